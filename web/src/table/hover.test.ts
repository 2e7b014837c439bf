import { expect, it } from 'vitest'
import { stub } from '../testing/stub'
import { hoverOf } from './hover.svelte'
import type { Foretold, Scene } from './model'

it('shows the last preview, even if earlier answers come later', async () => {
  const answers: ((foretold: Foretold) => void)[] = []
  const scene = stub<Scene>({ preview: () => new Promise<Foretold>((resolve) => answers.push(resolve)) })
  const hover = hoverOf(scene)
  const looks = [hover.look('a'), hover.look('b')]
  answers[1]?.({ points: [2], events: [] })
  answers[0]?.({ points: [1], events: [] })
  await Promise.all(looks)
  expect([hover.word, hover.foretold?.points]).toEqual(['b', [2]])
  await hover.look()
  expect([hover.word, hover.foretold]).toEqual([null, null])
  expect(hoverOf(scene)).toBe(hover)
})
