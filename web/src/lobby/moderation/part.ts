/** What each part of the page of operators gets. */
import type { Deed } from './deeds.svelte'

export interface PartProps {
  /** rises when something was done, so that the part reads its list again */
  done: number
  /** asks for the reason of a deed, and carries it out */
  act: (deed: Deed) => void
}
