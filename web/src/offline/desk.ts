/** The first worker: answers the page with Python, and keeps what is to be kept before anything is sent. */
import { type AtOnce, Bots } from './bots'
import { type Callable, loadPython } from './python'
import type { Effects, FromDesk, Reply, ToDesk } from './protocol'
import { scope } from './scope'
import { Vault } from './vault'

const CHANGES = 'kastelan-offline'
const FAILED: Reply = { status: 500, type: 'application/json', body: '{}' }
/** The close code of a server that has failed. */
const SERVER_ERROR = 1011
const say = (message: FromDesk) => scope.postMessage(message)

type Method = 'load' | 'request' | 'conflict' | 'open' | 'hear' | 'close' | 'bot_word' | 'time_up'

export class Desk {
  readonly #base: string
  readonly #bots: Bots
  /** other tabs with the same tables */
  readonly #tabs = new BroadcastChannel(CHANGES)
  #vault!: Vault
  #desk!: Callable<Method>
  #atOnce!: AtOnce
  /** everything is done in the order in which it was asked for */
  #turn: Promise<void>
  #begun: () => void = () => {}

  constructor(base: string) {
    this.#base = base
    this.#bots = new Bots(
      base,
      (task, word) => this.#later(() => this.#carryOut(this.#desk.bot_word(task.table, task.seq, task.seat, word))),
      (thinking) => say({ type: 'thinking', thinking }),
    )
    this.#turn = new Promise((resolve) => (this.#begun = resolve))
  }

  async begin(): Promise<void> {
    scope.onmessage = ({ data }: MessageEvent<ToDesk>) => this.#heard(data)
    try {
      const [python, vault] = await Promise.all([loadPython(this.#base), Vault.open()])
      this.#vault = vault
      this.#desk = python.runPython('from kastelan.offline.desk import Desk; Desk()') as Callable<Method>
      const helper = python.pyimport('kastelan.offline.helper') as Callable<'choose'>
      this.#atOnce = (task) => helper.choose('greedy', task.position, task.seat, task.luck)
      this.#tabs.onmessage = ({ data }: MessageEvent<string[]>) => void this.#later(() => this.#reload(data))
      for (const { key, text } of await vault.all()) this.#desk.load(key, text)
    } catch (error) {
      return say({ type: 'failed', reason: String(error) })
    }
    this.#begun()
    say({ type: 'ready' })
    this.#bots.start()
  }

  /** Does something after all that was asked for before; done when it is done. */
  #later(work: () => Promise<unknown>): Promise<void> {
    this.#turn = this.#turn.then(work).then(
      () => undefined,
      (error: unknown) => console.error(error),
    )
    return this.#turn
  }

  #heard(message: ToDesk): void {
    if (message.type === 'hurry') void this.#bots.hurry(this.#atOnce)
    else if (message.type === 'request' && message.url.startsWith('/art/'))
      void this.#bots.draw(message.url).then((reply) => say({ type: 'reply', id: message.id, reply }))
    else void this.#later(() => this.#answer(message))
  }

  /** After an error in Python the page gets an answer all the same, as from a server. */
  async #answer(message: ToDesk): Promise<void> {
    try {
      await this.#answered(message)
    } catch (error) {
      console.error(error)
      if (message.type === 'request') say({ type: 'reply', id: message.id, reply: FAILED })
      else if (message.type === 'frame' || message.type === 'open')
        say({ type: 'closed', socket: message.socket, code: SERVER_ERROR })
    }
  }

  async #answered(message: ToDesk): Promise<void> {
    if (message.type === 'request') await this.#request(message.id, message)
    else if (message.type === 'open') {
      say({ type: 'opened', socket: message.socket })
      await this.#carryOut(this.#desk.open(message.socket, message.url))
    } else if (message.type === 'frame') await this.#carryOut(this.#desk.hear(message.socket, message.text))
    else if (message.type === 'close') await this.#carryOut(this.#desk.close(message.socket))
  }

  async #request(id: number, { method, url, body }: { method: string; url: string; body: string }): Promise<void> {
    const effects = await this.#carryOut(this.#desk.request(method, url, body))
    const reply = effects?.reply ?? (JSON.parse(this.#desk.conflict(url)) as { reply: Reply }).reply
    say({ type: 'reply', id, reply })
  }

  /** Keeps and sends what a call has brought about; null if nothing may come of it, because another tab was faster. */
  async #carryOut(raw: string): Promise<Effects | null> {
    const effects = JSON.parse(raw) as Effects
    const keys = effects.kept?.map(({ key }) => key) ?? []
    if (effects.kept?.length) {
      if (!(await this.#keep(effects.kept))) {
        await this.#reload(keys)
        return null
      }
      this.#tabs.postMessage(keys)
    }
    for (const [socket, text] of effects.frames ?? []) say({ type: 'frame', socket, text })
    for (const [socket, code] of effects.closed ?? []) say({ type: 'closed', socket, code })
    for (const task of effects.bots ?? []) this.#bots.think(task)
    for (const { table, key, seconds } of effects.timers ?? [])
      setTimeout(() => void this.#later(() => this.#carryOut(this.#desk.time_up(table, key))), 1000 * seconds)
    return effects
  }

  async #keep(kept: NonNullable<Effects['kept']>): Promise<boolean> {
    try {
      return await this.#vault.keep(kept)
    } catch (error) {
      console.error(error) // no room, for instance: the table stays as it was
      return false
    }
  }

  /** Takes over what is kept, after another tab has changed it. */
  async #reload(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const found = await this.#vault.get(key)
      await this.#carryOut(this.#desk.load(key, found?.text ?? null))
    }
  }
}
