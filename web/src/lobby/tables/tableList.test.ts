import { describe, expect, test } from 'vitest'
import { Refusal } from '../../wire/refusal'
import type { TableState } from '../requests'
import { TableList } from './tableList.svelte'

const table = (id: string, created = 1) => ({ id, created }) as TableState
const away = () => new Refusal(0, { kind: 'Offline', message: 'offline', facts: {}, text: 'away' })

describe('a list of tables', () => {
  test('keeps what it had when the server is away, and says so', async () => {
    let there = true
    const list = new TableList(() => (there ? Promise.resolve([table('a')]) : Promise.reject(away())))
    await list.refresh()
    there = false
    await list.refresh()
    expect(list.list.map((each) => each.id)).toEqual(['a'])
    expect(list.refusal?.text).toBe('away')
  })

  test('shows the newest answer, in whatever order answers come', async () => {
    const waiting: ((found: TableState[]) => void)[] = []
    const list = new TableList(() => new Promise((resolve) => waiting.push(resolve)))
    const [first, second] = [list.refresh(), list.refresh()]
    waiting[1]?.([table('new')])
    waiting[0]?.([table('old')])
    await Promise.all([first, second])
    expect(list.list.map((each) => each.id)).toEqual(['new'])
  })

  test('follows the lobby, whose list ends all trouble', async () => {
    const list = new TableList(() => Promise.reject(away()))
    await list.refresh()
    list.hear({ type: 'tables', tables: [table('a', 1), table('b', 2)] })
    expect(list.refusal).toBeNull()
    list.hear({ type: 'gone', id: 'b' })
    expect(list.list.map((each) => each.id)).toEqual(['a'])
  })
})
