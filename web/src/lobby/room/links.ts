/** The address that invites people to a table. */
import { tables, type TableState } from '../requests'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Whether an address leads only to the computer that it is opened on. */
export function onlyHere(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

/** The origin for links: the page's own, or the first one that others reach as well. */
export async function originForOthers(page: Location): Promise<string> {
  if (!onlyHere(page.hostname)) return page.origin
  const others = await tables.addresses().catch(() => [])
  return others[0] ?? page.origin
}

/** The link to a table; the host's contains the invitation. */
export function invitationTo(table: Pick<TableState, 'id' | 'invite'>, origin: string): string {
  return `${origin}/room/${table.id}${table.invite ? `?invite=${encodeURIComponent(table.invite)}` : ''}`
}
