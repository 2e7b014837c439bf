/** The second worker: bots think here, and pictures are drawn. */
import { type Callable, loadPython } from './python'
import type { FromHelper, Reply, ToHelper } from './protocol'
import { scope } from './scope'

/** No legal move has this word, so the table plays another one for the bot. */
const NO_WORD = ''
const NO_PICTURE: Reply = { status: 500, type: 'text/plain', body: '' }

/** What the work returns; null after an error, which must not keep others waiting. */
function attempted<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    console.error(error)
    return null
  }
}

const say = (message: FromHelper) => scope.postMessage(message)

export async function help(base: string): Promise<void> {
  const waiting: ToHelper[] = []
  scope.onmessage = ({ data }: MessageEvent<ToHelper>) => waiting.push(data)
  try {
    const python = await loadPython(base)
    const helper = python.pyimport('kastelan.offline.helper') as Callable<'choose' | 'picture'>
    const answer = (asked: ToHelper) => {
      if (asked.type === 'choose') {
        const choose = () => helper.choose(asked.bot, asked.position, asked.seat, asked.luck)
        say({ type: 'chosen', word: attempted(choose) ?? NO_WORD })
      } else if (asked.type === 'picture') {
        const drawn = attempted(() => JSON.parse(helper.picture(asked.url)) as Reply)
        say({ type: 'picture', id: asked.id, reply: drawn ?? NO_PICTURE })
      }
    }
    say({ type: 'ready' })
    for (const asked of waiting) answer(asked)
    scope.onmessage = ({ data }: MessageEvent<ToHelper>) => answer(data)
  } catch (error) {
    say({ type: 'failed', reason: String(error) })
  }
}
