/** Tables in a list by their hosts, so that nobody fills it with tables of their own. */
import type { TableState } from '../requests'

/** The newest table of a host, and the host's others. */
export interface HostTables {
  table: TableState
  others: readonly TableState[]
}

/** Groups in the order of their newest tables; the list has the newest first. */
export function byHost(tables: readonly TableState[]): HostTables[] {
  const found = new Map<string, TableState[]>()
  for (const table of tables) found.set(table.host, [...(found.get(table.host) ?? []), table])
  return [...found.values()].flatMap(([table, ...others]) => (table ? [{ table, others }] : []))
}
