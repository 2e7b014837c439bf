import { expect, test } from 'vitest'
import { counted, isIdle, whenIdle } from './inFlight'

test('a page waits until everything sent has been answered', async () => {
  let answer = () => {}
  let refuse = () => {}
  const first = counted(new Promise<void>((done) => (answer = done)))
  const second = counted(new Promise<void>((_, fail) => (refuse = () => fail(new Error('refused')))))
  let idle = false
  const waited = whenIdle().then(() => (idle = true))
  expect(isIdle()).toBe(false)
  answer()
  await first
  expect(idle).toBe(false)
  refuse()
  await expect(second).rejects.toThrow('refused')
  await waited
  expect(isIdle()).toBe(true)
  await whenIdle()
})
