/** Saves what the worker answers as a file: browsers do not pass downloads through a service worker. */
import { locale } from '../locale/index.svelte'
import type { WorkerTransport } from './transport'

/** Takes over links that download something from `/api`. */
export function answerDownloads(desk: WorkerTransport): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null
      if (!link?.pathname.startsWith('/api/')) return
      event.preventDefault()
      void save(desk, link)
    },
    { capture: true },
  )
}

async function save(desk: WorkerTransport, link: HTMLAnchorElement): Promise<void> {
  const query = new URLSearchParams(link.search)
  if (!query.has('language')) query.set('language', locale.language)
  const reply = await desk.ask('GET', `${link.pathname}?${query}`)
  if (reply.status !== 200) return
  const made = document.createElement('a')
  made.href = URL.createObjectURL(new Blob([reply.body], { type: reply.type }))
  made.download = link.download || reply.file || 'kastelan.txt'
  made.click()
  URL.revokeObjectURL(made.href)
}
