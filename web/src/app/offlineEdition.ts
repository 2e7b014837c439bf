/** The edition that plays without a server, at `/offline/`. Its service worker has that scope, and keeps its files. */
export const OFFLINE_EDITION = '/offline/'

/** Whether it is kept in this browser, so that it opens without a network. */
export async function hasOfflineEdition(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration(OFFLINE_EDITION).catch(() => undefined)
  return Boolean(registration?.active && new URL(registration.scope).pathname === OFFLINE_EDITION)
}
