import { describe, expect, test } from 'vitest'
import type { Fairness } from '../wire/types'
import { check, commitmentOf, freshNonce, hashOf, type Remembered, sealOf, witnessed } from './proof'

const SECRET = '1606938044258990275541962092341162602522202993782792835301383'
const NONCES = ['11'.repeat(32), '22'.repeat(32)] as const

/** What an honest server shows after a game, with the derivation written out once more. */
async function honest(nonces: readonly (string | null)[] = NONCES): Promise<Fairness> {
  const commitments = await Promise.all(NONCES.map((nonce) => hashOf(`kastelan-nonce:${nonce}`)))
  const seats = nonces.map((nonce, seat) => ({ commitment: commitments[seat] ?? null, nonce }))
  const lines = seats.map(({ commitment, nonce }, seat) => `${'AB'[seat]} ${commitment} ${nonce ?? '-'}`)
  const seed = BigInt(`0x${await hashOf(`kastelan-fair-seed:1\n${SECRET}\n${lines.join('\n')}`)}`).toString()
  return { promise: await hashOf(`kastelan-seed:${SECRET}`), sealed: false, seats, secret: SECRET, seed }
}
async function memory(): Promise<Remembered> {
  const shown = await honest()
  const seal = await sealOf(shown.promise, shown.seats)
  return { promise: shown.promise, nonce: NONCES[0], seal, taken: true }
}

test('the seed is the one that the server derives', async () => {
  expect((await honest()).seed).toBe('114490135246533857995167828528067859201259525660715905087576761280659701358555')
})

describe('the check of a finished game', () => {
  test('agrees with an honest server, as far as this browser can say', async () => {
    const own = await memory()
    expect(await check(await honest(), own)).toEqual({ proven: 'proven', numbers: 2, missing: 0 })
    expect(await check(await honest(), null)).toEqual({ proven: 'others', numbers: 2, missing: 0 })
    const away = { promise: own.promise, nonce: own.nonce }
    expect(await check(await honest([null, NONCES[1]]), away)).toEqual({ proven: 'away', numbers: 1, missing: 1 })
  })

  test('says when others kept their numbers back', async () => {
    const shown = await honest([NONCES[0], null])
    expect(await check(shown, await memory())).toEqual({ proven: 'partly', numbers: 1, missing: 1 })
  })

  test('says when nobody added anything', async () => {
    const seats = [0, 1].map(() => ({ commitment: null, nonce: null }))
    const plain = { ...(await honest()), seats, seed: SECRET }
    expect(await check(plain, null)).toEqual({ proven: 'promised', numbers: 0, missing: 0 })
    expect(await check(plain, await memory())).toEqual({ broken: 'left-out' })
  })

  test('finds another secret, number, order or seed', async () => {
    const fair = await honest()
    const [first, second] = fair.seats as [Fairness['seats'][0], Fairness['seats'][0]]
    expect(await check({ ...fair, secret: '5' }, null)).toEqual({ broken: 'promise' })
    expect(await check({ ...fair, seed: '5' }, null)).toEqual({ broken: 'seed' })
    expect(await check({ ...fair, seats: [second, first] }, null)).toEqual({ broken: 'seed' })
    const forged = { ...second, nonce: '33'.repeat(32) }
    expect(await check({ ...fair, seats: [first, forged] }, null)).toEqual({ broken: 'number' })
  })

  test('finds a server that chose the seed after all', async () => {
    const own = await memory()
    expect(await check(await honest(), { ...own, promise: '5' })).toEqual({ broken: 'other-promise' })
    expect(await check(await honest(), { ...own, seal: '5' })).toEqual({ broken: 'seal' })
    expect(await check(await honest(), { ...own, nonce: freshNonce() })).toEqual({ broken: 'left-out' })
    expect(await check(await honest([null, NONCES[1]]), own)).toEqual({ broken: 'left-out' })
  })
})

test('the saved proof holds what this browser remembers', async () => {
  const own = await memory()
  expect(await witnessed('[Game "kingdom"]', null)).toBe('[Game "kingdom"]')
  expect((await witnessed('[Game "kingdom"]', own)).split('\n')).toEqual([
    `[SeenPromise "${own.promise}"]`,
    `[SeenCommitment "${await commitmentOf(NONCES[0])}"]`,
    `[SeenSeal "${own.seal}"]`,
    `[SeenNonce "${NONCES[0]}"]`,
    '[Game "kingdom"]',
  ])
})
