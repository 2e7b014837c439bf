/** Screen sizes. The styles of parts use the first of these conditions too. */
import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('(max-width: 719px), (max-height: 499px)')
const low = new MediaQuery('(max-height: 499px) and (min-width: 560px)')
const tall = new MediaQuery('(max-aspect-ratio: 9/10)')
const wide = new MediaQuery('(min-width: 1024px)')

export const layout = {
  /** a small screen: board, question and tabs, in one column unless it is low */
  get phone(): boolean {
    return phone.current
  },
  /** a phone on its side, or a page at 200 %: everything but the board is in a panel beside it */
  get low(): boolean {
    return low.current
  },
  /** a tablet held upright: goals and log below the board */
  get tall(): boolean {
    return tall.current && !phone.current
  },
  /** people beside the board instead of above it */
  get wide(): boolean {
    return wide.current && !phone.current && !tall.current
  },
}
