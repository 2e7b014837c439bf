/** Whether a game is being analysed here. The part that does it comes when it is wanted for the first time. */
import { t } from '../locale/index.svelte'
import { toasts } from '../parts/toasts.svelte'
import type { TableState } from '../wire/types'
import type { GameAnalysis } from './analysis'
import type { Replay } from './replay.svelte'
import { viewerWord } from './source'

type Part = typeof import('./analysis')

export class AnalysisLoader {
  readonly table: TableState | null
  open = $state(false)
  part = $state.raw<Part | null>(null)
  study = $state.raw<GameAnalysis | null>(null)
  #replay: Replay

  constructor(replay: Replay, table: TableState | null) {
    this.#replay = replay
    this.table = table
  }

  /** Only games of this server that are over. */
  get possible(): boolean {
    return this.table?.status === 'finished'
  }

  async show(): Promise<void> {
    if (!this.possible) return
    this.open = true
    try {
      this.part ??= await import('./analysis')
      this.study ??= new this.part.GameAnalysis(this.#replay)
    } catch {
      this.open = false
      toasts.say(t('web-error-offline'), { kind: 'refused' })
    }
  }

  close(): void {
    this.open = false
    this.#replay.lookBack()
  }

  toggle(): void {
    if (this.open) this.close()
    else void this.show()
  }
}

/** The address of what is shown: the step, whose viewer, and whether it is analysed. */
export function addressOf(replay: Replay, analysing: AnalysisLoader): string {
  return `${location.pathname}?as=${viewerWord(replay.viewer)}${analysing.open ? '&analysis=1' : ''}#${replay.at}`
}
