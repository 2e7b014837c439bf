/** What the person is about to report; null while the dialog is closed. */
import type { NewReport } from '../../wire/types'

export interface Reported extends Pick<NewReport, 'kind' | 'person' | 'table' | 'message'> {
  name: string
  /** the words of a message */
  text?: string
}

class Reporting {
  about = $state.raw<Reported | null>(null)
}

export const reporting = new Reporting()
