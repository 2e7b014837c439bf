/** Starts a page without a server: the service worker, which keeps its files, and the worker, which answers it. */
import { useTransport } from '../wire/transport'
import type { FromDesk, Reply, ToDesk } from './protocol'
import { answerDownloads } from './save'
import { status } from './status.svelte'
import { WorkerTransport } from './transport'

/** How long the first page waits for its service worker; it can be played without. */
const PATIENCE_MS = 4000

export async function startOffline(): Promise<void> {
  const base = new URL('./', document.baseURI).href
  await serviceWorker(base)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const post = (message: ToDesk) => worker.postMessage(message)
  const desk = new WorkerTransport(post, {
    onReady: () => ready(),
    onFailed: (reason) => {
      status.phase = 'failed'
      status.reason = reason
    },
    onThinking: (thinking) => (status.thinking = thinking),
  })
  worker.onmessage = ({ data }: MessageEvent<FromDesk>) => desk.hear(data)
  worker.onerror = (event) => {
    status.phase = 'failed'
    status.reason = event.message
  }
  status.hurry = () => post({ type: 'hurry' })
  useTransport(desk)
  answerFiles(desk)
  answerDownloads(desk)
  post({ type: 'begin', base })
}

function ready(): void {
  status.phase = 'ready'
  void keepAll().then((kept) => (status.kept = kept))
  // So that the browser does not throw the games away when its disk gets full.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Has the service worker keep the files that this page has not needed yet; whether all are kept. */
async function keepAll(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return false
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data)
  })
  worker.postMessage('keep all', [port2])
  return answer
}

/** Registers the service worker and waits until it serves this page. */
async function serviceWorker(base: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const served = new Promise<void>((resolve) => {
    if (navigator.serviceWorker.controller) resolve()
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, PATIENCE_MS)
  })
  try {
    await navigator.serviceWorker.register(`${base}sw.js`, { scope: base })
    await served
  } catch (error) {
    console.warn(error) // a host without HTTPS, for instance
  }
}

/** Pictures and files are asked for by elements of the page; the service worker passes their requests on to here. */
function answerFiles(desk: WorkerTransport): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports: [port] }: MessageEvent<string>) => {
    void desk.ask('GET', data).then((reply: Reply) => port?.postMessage(reply))
  })
  navigator.serviceWorker?.startMessages()
}
