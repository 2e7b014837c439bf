/** The build of the service worker: one classic script at the root, which knows the files of this version and general words for notices. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { NOTICE_WORDS } from './src/worker/noticeWords.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const SCRIPT = 'service-worker.js'
/** Files without a hash that the app needs: the page itself, and icons. */
const FIXED = ['index.html', 'icon.svg', 'icon-turn.svg', 'icons/icon-192.png', 'icons/badge-96.png']
const LANGUAGES = ['en', 'cs', 'ru']

/** Whether a file is fetched with the app. The words of a language and most fonts are kept when they are first used. */
const isShell = (name: string) => /^assets\/.*\.(js|css)$/.test(name) && !name.startsWith('assets/locale-')

/** The general words of notices, by language and kind. */
function noticeWords(): Record<string, Record<string, string>> {
  const said = (language: string) => {
    const text = readFileSync(here(`../src/kastelan/locale/${language}/web-app.ftl`), 'utf8')
    const words = (id: string) => {
      const found = new RegExp(`^${id} = (.*)$`, 'm').exec(text)?.[1]
      if (!found) throw new Error(`${language} has no ${id}`)
      return found
    }
    return Object.fromEntries(Object.entries(NOTICE_WORDS).map(([kind, id]) => [kind, words(id)]))
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, said(language)]))
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = [...FIXED, ...Object.keys(bundle).filter(isShell).sort()]
      const hash = createHash('sha256').update(files.join())
      for (const name of FIXED) hash.update(readFileSync(join(dir, name)))
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __FILES__: JSON.stringify(files.map((name) => `/${name}`)),
          __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 12)),
          __WORDS__: JSON.stringify(noticeWords()),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          reportCompressedSize: false,
          rolldownOptions: {
            input: here('./src/worker/serviceWorker.ts'),
            output: { format: 'iife', entryFileNames: SCRIPT },
          },
        },
      })
    },
  }
}
