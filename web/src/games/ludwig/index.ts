import type { GameFace } from '../../table/model'
import Facts from './Facts.svelte'

export const face: GameFace = { Board: Facts, Goals: Facts, Person: Facts }
