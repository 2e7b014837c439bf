/** The state of the table screen: plan, tab, open dialog. Shared by its components. */
import { getContext, setContext } from 'svelte'
import { offline } from '../wire/transport'
import type { GameScreen, Scene } from './model'
import { stage } from './playback/staging'
import { Advisor } from './advisor.svelte'
import { Plan } from './plan.svelte'
import type { Table } from './table.svelte'

const ALL_TABS = ['play', 'goals', 'people', 'log', 'chat'] as const
export type Tab = (typeof ALL_TABS)[number]
/** without a server there is nobody to chat with */
export const TABS = ALL_TABS.filter((tab) => tab !== 'chat' || !offline)
export type Opened = 'ending' | 'keys' | 'typed' | 'scoring' | 'fairness' | 'menu' | 'legend' | null

export class TableUi {
  readonly table: Table
  readonly screen: GameScreen
  readonly advisor: Advisor
  plan = $state.raw<Plan | null>(null)
  tab = $state<Tab>('play')
  opened = $state<Opened>(null)
  /** the number of the last chat message that was read */
  read = $state(0)
  /** increases when the last move should be highlighted */
  pointed = $state(0)
  veiled = $state(true)

  constructor(table: Table, screen: GameScreen) {
    this.table = table
    this.screen = screen
    this.advisor = new Advisor(table)
    stage(table, screen)
  }

  /** What the board shows: the plan, or the table. */
  get scene(): Scene {
    return this.plan ?? this.table
  }
  get unread(): number {
    return this.table.chat.filter((said) => said.number > this.read && said.user !== this.table.me?.id).length
  }
  /** Whether a bot may be asked for advice. */
  get canAsk(): boolean {
    return this.table.sheet.hints && !this.plan && this.table.asked !== null && !this.table.over
  }
  get canPlan(): boolean {
    return this.table.seat !== null && !this.table.over && !this.table.scoring && this.table.position !== undefined
  }

  async togglePlan(): Promise<void> {
    if (this.plan) return this.dropPlan()
    if (!this.canPlan) return
    const plan = new Plan(this.table)
    this.plan = plan // at once, so that no click meant for it makes a real move
    if (!(await plan.begin()) && this.plan === plan) this.plan = null
  }

  dropPlan(): void {
    this.plan = null
  }

  /** Plays the plan; if it is refused, it stays. */
  async sendPlan(): Promise<void> {
    const plan = this.plan
    if (!plan?.words.length) return
    const seq = this.table.position?.seq
    await plan.send()
    if (this.table.position?.seq !== seq) this.dropPlan()
  }

  async undo(turn = false): Promise<void> {
    if (this.plan) return this.plan.back()
    if (this.table.position?.can_undo) await this.table.undo(turn)
  }

  show(tab: Tab): void {
    this.tab = this.tab === tab ? 'play' : tab
  }

  pointToLast(): void {
    this.tab = 'log'
    this.pointed += 1
  }
}

const KEY = Symbol('table ui')

export const provideTableUi = (ui: TableUi): TableUi => setContext(KEY, ui)
export const useTableUi = (): TableUi => getContext<TableUi>(KEY)
