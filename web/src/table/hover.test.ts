import { expect, it } from 'vitest'
import { stub } from '../testing/stub'
import { hoverOf } from './hover.svelte'
import type { Preview, Scene } from './model'

it('shows the preview of the last look, even if an earlier answer arrives later', async () => {
  const answers: ((preview: Preview) => void)[] = []
  const scene = stub<Scene>({ preview: () => new Promise<Preview>((resolve) => answers.push(resolve)) })
  const hover = hoverOf(scene)
  const looks = [hover.look('a'), hover.look('b')]
  answers[1]?.({ points: [2], events: [] })
  answers[0]?.({ points: [1], events: [] })
  await Promise.all(looks)
  expect([hover.word, hover.preview?.points]).toEqual(['b', [2]])
  await hover.look()
  expect([hover.word, hover.preview]).toEqual([null, null])
  expect(hoverOf(scene)).toBe(hover)
})
