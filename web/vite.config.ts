import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { serviceWorker } from './serviceWorkerBuild.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env['KASTELAN_SERVER'] ?? 'http://127.0.0.1:8000'

/** The words of one language: a chunk that the budget does not count. */
const isLocale = (ids: readonly string[]) => ids.some((id) => /src\/locale\/(en|cs|ru)\.ts$/.test(id))

/** Letters that every screen shows: they are on their way before the styles ask for them. */
const FIRST_FONTS = /(fira-sans-condensed-latin-400|alegreya-latin-700)-normal.*\.woff2$/

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => FIRST_FONTS.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
        })),
  }
}

export default defineConfig({
  plugins: [svelte(), preloadFonts(), serviceWorker()],
  // Scripts and styles name their files relative to themselves: the same build also lies in other folders.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  worker: { format: 'es' },
  resolve: { alias: { $src: here('./src'), $locale: here('../src/kastelan/locale') } },
  build: {
    outDir: here('../src/kastelan/server/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page allows no data: scripts, styles or fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => `assets/${isLocale(chunk.moduleIds) ? 'locale-' : ''}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'shell', test: /node_modules|src\/(parts|wire|theme|locale\/(index|words)|router)/, priority: 2 },
            { name: 'lobby', test: /src\/lobby\/(parts|[^/]+$)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
      '/art': { target: server, changeOrigin: true },
      '/schema': { target: server, changeOrigin: true },
    },
  },
})
