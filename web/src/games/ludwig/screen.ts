import { t } from '../../locale/index.svelte'
import type { GameScreen } from '../../table/model'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import { draftOf } from './draft.svelte'
import Goals from './Goals.svelte'
import { askedBy } from './modules/panels'
import Person from './Person.svelte'
import type { Scene } from './scene'
import './stalls.css'
import { tileOf } from './tiles'
import type { Presented } from './types'

/** With a tile in hand its place is asked for; prices are set all at once. */
function question(scene: Scene): string | null {
  const draft = draftOf(scene)
  if (draft.picked) return t('web-ludwig-ask-place', { tile: tileOf(scene, draft.picked.tile).name })
  return draft.pricing ? t('web-ludwig-ask-prices') : askedBy(scene)
}

export const screen: GameScreen<Presented> = { Board, Goals, Person, Actions, question }
