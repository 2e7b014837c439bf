/** The second worker: bots think here, and pictures are drawn. */
import { type Callable, loadPython } from './python'
import type { FromHelper, Reply, ToHelper } from './protocol'
import { scope } from './scope'

const say = (message: FromHelper) => scope.postMessage(message)

export async function help(base: string): Promise<void> {
  const waiting: ToHelper[] = []
  scope.onmessage = ({ data }: MessageEvent<ToHelper>) => waiting.push(data)
  try {
    const python = await loadPython(base)
    const helper = python.pyimport('kastelan.offline.helper') as Callable<'choose' | 'picture'>
    const answer = (asked: ToHelper) => {
      if (asked.type === 'choose')
        say({ type: 'chosen', word: helper.choose(asked.bot, asked.position, asked.seat, asked.luck) })
      else if (asked.type === 'picture')
        say({ type: 'picture', id: asked.id, reply: JSON.parse(helper.picture(asked.url)) as Reply })
    }
    say({ type: 'ready' })
    for (const asked of waiting) answer(asked)
    scope.onmessage = ({ data }: MessageEvent<ToHelper>) => answer(data)
  } catch (error) {
    say({ type: 'failed', reason: String(error) })
  }
}
