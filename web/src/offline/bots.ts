/** Bots think in a second worker, one after the other. A thought can be stopped; pictures are drawn there too. */
import type { BotTask, FromHelper, Reply, Thinking, ToHelper } from './protocol'
import { scope } from './scope'

/** plays a word at the table; done when it is shown */
type Chosen = (task: BotTask, word: string) => Promise<void>

/** What a helper plays who does not think. */
export type AtOnce = (task: BotTask) => string

export class Bots {
  readonly #base: string
  readonly #chosen: Chosen
  readonly #shown: (thinking: Thinking | null) => void
  #helper: Worker | undefined
  #task: BotTask | undefined
  #waiting: BotTask[] = []
  #pictures = new Map<number, { url: string; answer: (reply: Reply) => void }>()
  #numbers = 0

  constructor(base: string, chosen: Chosen, shown: (thinking: Thinking | null) => void) {
    this.#base = base
    this.#chosen = chosen
    this.#shown = shown
  }

  /** Starts the helper, and repeats what an earlier one has not answered. */
  start(): void {
    const helper = new Worker(scope.location.href, { type: 'module' })
    helper.onmessage = ({ data }: MessageEvent<FromHelper>) => this.#heard(data)
    this.#helper = helper
    this.#ask({ type: 'help', base: this.#base })
    for (const [id, { url }] of this.#pictures) this.#ask({ type: 'picture', id, url })
    if (this.#task) this.#ask({ type: 'choose', ...this.#task })
  }

  /** Lets a bot think. Only the newest task of a table counts. */
  think(task: BotTask): void {
    this.#waiting = this.#waiting.filter((other) => other.table !== task.table)
    this.#waiting.push(task)
    this.#next()
  }

  draw(url: string): Promise<Reply> {
    return new Promise((answer) => {
      const id = this.#numbers++
      this.#pictures.set(id, { url, answer })
      this.#ask({ type: 'picture', id, url })
    })
  }

  /** Stops the bot that thinks; it plays what comes to its mind at once. Only then another helper is started,
   * because that takes the processor for a second or two. */
  async hurry(atOnce: AtOnce): Promise<void> {
    const task = this.#task
    if (!task) return
    this.#helper?.terminate()
    this.#helper = undefined
    this.#task = undefined
    this.#shown(null)
    await this.#chosen(task, atOnce(task))
    this.start()
  }

  #next(): void {
    const task = this.#task ? undefined : this.#waiting.shift()
    if (!task) return
    this.#task = task
    this.#shown({ table: task.table, seat: task.seat })
    this.#ask({ type: 'choose', ...task })
  }

  #ask(message: ToHelper): void {
    this.#helper?.postMessage(message)
  }

  #heard(message: FromHelper): void {
    if (message.type === 'picture') {
      this.#pictures.get(message.id)?.answer(message.reply)
      this.#pictures.delete(message.id)
    } else if (message.type === 'chosen' && this.#task) {
      const task = this.#task
      this.#task = undefined
      this.#shown(null)
      void this.#chosen(task, message.word)
      this.#next()
    }
  }
}
