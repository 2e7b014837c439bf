/// <reference lib="webworker" />
/** Notices that the server has pushed: their words, what a tap opens, and subscriptions that the browser has changed. */
declare const self: ServiceWorkerGlobalScope
/** The build fills these in: for each language the general words of each kind of notice. */
declare const __WORDS__: Record<string, Record<string, string>>

/** What is pushed: a kind, and the table if it is about one. */
interface Pushed {
  kind: string
  table: string
}

/** What the server says about it, to the person who is logged in. */
interface Said {
  text: string
}

const NOTHING: Pushed = { kind: 'test', table: '' }

/** Shows a notice, unless the person is looking at the very table. */
export async function show(data: PushMessageData | null, language: string): Promise<void> {
  const pushed = { ...NOTHING, ...(data?.json() as Partial<Pushed> | undefined) }
  const url = pushed.table ? `/tables/${pushed.table}` : '/me'
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === url && pushed.table))
    return
  await self.registration.showNotification('Kastelan', {
    body: await words(pushed, language),
    lang: language,
    tag: pushed.table || pushed.kind,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url },
  })
}

/** The server's words, which name the game; without an answer, general ones. */
async function words({ kind, table }: Pushed, language: string): Promise<string> {
  const spoken = __WORDS__[language] ?? __WORDS__['en'] ?? {}
  const general = spoken[kind] ?? 'Kastelan'
  try {
    const query = new URLSearchParams({ kind, table })
    const answer = await fetch(`/api/me/push/words?${query}`, { signal: AbortSignal.timeout(4000) })
    return answer.ok ? ((await answer.json()) as Said).text : general
  } catch {
    return general
  }
}

/** Shows a page of this app: one that is open already, or else a new one. */
export async function open(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === url) ?? pages.find((page) => !busy(page))
  if (!there) return void (await self.clients.openWindow(url))
  await there.focus()
  if (new URL(there.url).pathname !== url) there.postMessage({ type: 'go', url })
}

/** Whether a page shows a table, which a notice about another one must not take away. */
function busy(page: Client): boolean {
  return /^\/(tables|learn|offline)\//.test(new URL(page.url).pathname)
}

/** The browser has replaced its subscription: the server gets the new one. */
export async function subscribeAgain(event: Event): Promise<void> {
  const { oldSubscription: old, newSubscription } = event as Event & {
    oldSubscription?: PushSubscription
    newSubscription?: PushSubscription
  }
  const options = old?.options ?? { userVisibleOnly: true }
  const made = newSubscription ?? (old && (await self.registration.pushManager.subscribe(options)))
  if (!made) return
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...written(made), old: old?.endpoint ?? null }),
  })
}

function written(subscription: PushSubscription): object {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }
}
