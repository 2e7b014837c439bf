/** Screen sizes. */
import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('(max-width: 719px), (max-height: 479px)')
const wide = new MediaQuery('(min-width: 1024px)')

export const layout = {
  /** one column, with a bottom sheet */
  get phone(): boolean {
    return phone.current
  },
  /** people beside the board instead of above it */
  get wide(): boolean {
    return wide.current && !phone.current
  },
}
