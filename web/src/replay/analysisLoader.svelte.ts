/** Opens and closes the analysis of a replay; its chunk is loaded when it is first opened. */
import { t } from '../locale/index.svelte'
import { toasts } from '../parts/toasts.svelte'
import { router } from '../router.svelte'
import { offline } from '../wire/transport'
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

  /** Only finished games of this server can be analysed. */
  get possible(): boolean {
    return !offline && this.table?.status === 'finished'
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
    this.#replay.showPlayed()
  }

  toggle(): void {
    if (this.open) this.close()
    else void this.show()
  }
}

/** The address of the page: the step, the viewer, and whether the analysis is open. */
export function addressOf(replay: Replay, analysing: AnalysisLoader): string {
  return `${router.path}?as=${viewerWord(replay.viewer)}${analysing.open ? '&analysis=1' : ''}#${replay.at}`
}
