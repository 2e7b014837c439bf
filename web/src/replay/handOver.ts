/** The edition without a server hands a record over to the server that it was loaded from, where `/replay` opens it. */
import { OFFLINE_EDITION } from '../app/offlineEdition'
import { offline, transport } from '../wire/transport'

const HANDED = 'kastelan-handed-record'

/** Whether this page was loaded from a server of games; other hosts have only its files. */
export const cameFromServer = offline && new URL('./', document.baseURI).pathname === OFFLINE_EDITION

export async function handOver(table: string): Promise<void> {
  const record = await transport.request(`/api/tables/${encodeURIComponent(table)}/record`, {})
  sessionStorage.setItem(HANDED, await record.text())
  location.assign('/replay')
}

/** The record that was handed over, once. */
export function handedOver(): string | null {
  const record = offline ? null : sessionStorage.getItem(HANDED)
  if (record !== null) sessionStorage.removeItem(HANDED)
  return record
}
