import type { GameScreen } from '../../table/model'
import Actions from './Actions.svelte'
import Board from './Board.svelte'
import Goals from './Goals.svelte'
import Person from './Person.svelte'
import './pieces.css'
import type { Presented } from './types'

export const screen: GameScreen<Presented> = { Board, Goals, Person, Actions }
