/** The overview of a game on one page: its chapters, with a picture each. */
import { t } from '../../locale/index.svelte'
import { folded } from './rulesText'

export interface OverviewPart {
  id: string
  title: string
  text: string
}

const PARTS = ['turn', 'placing', 'scoring'] as const
const WITH_OVERVIEW = ['kingdom', 'ludwig', 'seasons']

/** The chapters of a game's overview; none for a game without one. */
export function overviewOf(game: string): readonly OverviewPart[] {
  if (!WITH_OVERVIEW.includes(game)) return []
  return PARTS.map((id) => ({
    id,
    title: t(`web-overview-${id}`),
    text: t(`web-${game}-overview-${id}`),
  }))
}

/** The chapters that contain every word of the query. */
export function searchOverview(parts: readonly OverviewPart[], query: string): readonly OverviewPart[] {
  const words = folded(query.trim()).split(/\s+/).filter(Boolean)
  return parts.filter((part) => words.every((word) => folded(`${part.title} ${part.text}`).includes(word)))
}
