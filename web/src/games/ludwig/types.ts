/** What the server sends of ludwig. Made by `make client-types` from the server's structs; do not edit. */

/** What the presenter of this game sends. */
export interface Presented {
  board: Board
  catalogue: Catalogue
  ideas: Ideas
}

export type AddedReward = 'tower' | 'moat' | 'second'

/**
 * What the modules put beside the rooms.
 *
 * `moat` are the positions that are filled: 0 west, 1 north, 2 east. `bridge` is the state of the
 * drawbridge's door, null where it is walled up or not there. `outer` are the rooms that are outer gardens,
 * `lengths` the passages not placed yet.
 */
export interface Beside {
  barbican: boolean
  moat: readonly number[]
  bridge: DoorState | null
  outer: readonly number[]
  lengths: readonly Length[]
  passages: readonly Passage[]
}

/**
 * The table. Tiles, favours and cards are numbers of the catalogue, money is in marks.
 *
 * `hands` has the bonus cards of each seat, or how many they are. `extras` is null without modules. `money`
 * is -1 where it is hidden. `master` is null until all have foyers. `tile` is the one in hand. `rewards` are
 * those due, in the order of their words, and `room` is the downstairs room whose reward is being chosen.
 * `drawn` are the cards and `dug` the tiles that are looked at.
 */
export interface Board {
  scores: readonly number[]
  castles: readonly Castle[]
  market: readonly Stall[]
  slots: readonly number[]
  corridors: readonly PiledWare[]
  favours: readonly Standing[]
  hands: readonly (number | readonly HandCard[])[]
  stacks: readonly Stack[]
  solo: Solo | null
  extras: Extras | null
  step: Step
  turn: number
  master: number | null
  round: number
  last: boolean
  deck: number
  on_deck: readonly DeckTile[]
  extra: number
  money: readonly number[]
  score: readonly number[]
  tile: number | null
  rewards: readonly DueReward[]
  room: number | null
  drawn: readonly number[]
  dug: readonly number[]
}

/** A bonus card, with what it pays in words, and how its points were reconstructed, if they were. */
export interface BonusCard {
  id: string
  name: string
  type: Type | null
  rule: string
  about: string
  pays: string
  reconstructed: string | null
}

/**
 * A castle in cells; its foyer starts at 0, 0.
 *
 * `box` is around everything, `core` around the rooms and the barbican's wall; `beside` is null
 * without modules.
 */
export interface Castle {
  rooms: readonly Room[]
  box: readonly [number, number, number, number]
  core: readonly [number, number, number, number]
  courtyards: readonly (readonly (readonly [number, number])[])[]
  size: number
  completed: number
  entrances: number
  beside: Beside | null
}

/** Everything in the boxes; components are known by their numbers, money is in marks. */
export interface Catalogue {
  tiles: readonly Tile[]
  types: readonly RoomType[]
  favours: readonly Favour[]
  cards: readonly BonusCard[]
  stacks: readonly string[]
  prices: readonly number[]
  corridor_price: number
  favour_points: readonly number[]
  ranks: readonly Rank[]
  decrees: readonly Decree[]
  moat: Moat
  renovation_price: number
  passages: readonly PassageKind[]
  swans: Swans
  rewards: readonly Reward[]
  modules: readonly ModuleName[]
}

export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'white'

/** A tile on the room deck; its number is null where it is hidden. */
export interface DeckTile {
  size: number
  tile: number | null
}

/**
 * A royal decree and the module that it needs; the list is in the order of their numbers, from 1 on.
 *
 * `reconstructed` says how, if a figure is not read off the original card.
 */
export interface Decree {
  number: number
  id: string
  name: string
  about: string
  rule: string
  module: string | null
  reconstructed: string | null
}

/** The state of a door. */
export type DoorState = 'blocked' | 'doorway' | 'open'

/** The reward of a completed room; of type `tower`, `moat` or `second` with modules (DEC-35). */
export interface DueReward {
  room: number
  type: RewardType
}

/**
 * What the modules add. Lists by seat have an entry for each seat; money is in marks.
 *
 * For sale: `moat` is null where there are no moats; `renovations` stand in the order of their words;
 * `piles` is how many renovations each size has left.
 *
 * Swans: `lake` is how many tokens are left. `swans` are those of each seat, null where they are hidden
 * (DEC-07), and empty without swans; `swan_points` is what their sets are worth now. `to_sell` is how many
 * may still be sold in this turn, and `sale` the money for 0 to 5 at once.
 *
 * Favour tokens: `tokens` is how many are left in the stack; `held` has a number for each seat, or its
 * tokens where they may be seen.
 *
 * Decrees, by their numbers: `decrees` are the open ones by seat, and `used` those turned over (DEC-08).
 * `draft` are the decrees passed to this seat in the order of their words, or how many another one has.
 * `kept` are those kept in secret by seat, of others how many, and empty before the draft. `stored` is the
 * tile on decree 16 by seat; `model` the tile of decree 05, one's own or all at the end; `debt` and `banked`
 * belong to decrees 21 and 41.
 *
 * The decision: `order` are the seats that still have their turn in this round, the next first. `purse` are
 * the coins laid out so far, tile by tile in the order of the slots (DEC-10). `offered` is what is looked
 * at, in the order of the words: favours while tokens are chosen, decrees while they are drawn again, bonus
 * cards put away while one is swapped; of others only how many. `placed` is the room whose passages are
 * being laid. `recalled` are the sizes of the cards that lie face up on the deck, the next one first, and
 * `discards` those of all discarded cards. `doubled` is the own bonus card that counts twice.
 */
export interface Extras {
  modules: readonly string[]
  moat: PiledWare | null
  renovations: readonly Renovation[]
  piles: readonly number[]
  lake: number
  swans: readonly (Record<Colour, number> | null)[]
  swan_points: readonly (number | null)[]
  to_sell: number
  sale: readonly number[]
  tokens: number
  held: readonly (number | readonly Standing[])[]
  decrees: readonly (readonly number[])[]
  used: readonly number[]
  draft: number | readonly number[]
  kept: readonly (number | readonly number[])[]
  stored: readonly (number | null)[]
  model: readonly (number | null)[]
  debt: readonly number[]
  banked: readonly number[]
  order: readonly number[]
  shift: Shift | null
  purse: readonly number[]
  purchase: Purchase | null
  offered: number | readonly number[]
  placed: number | null
  recalled: readonly number[]
  discards: readonly number[]
  doubled: number | null
  hourglass: Hourglass | null
}

/** A favour, and the type of rooms that it is about, if any. */
export interface Favour {
  id: string
  name: string
  type: Type | null
  rule: string
  about: string
}

/** A bonus card, with what it counts and pays now. */
export interface HandCard {
  card: number
  points: number
  count: number
}

/** Whose hourglass runs for the master builder, and how long. */
export interface Hourglass {
  seat: number
  seconds: number
}

/**
 * What is for sale, and for each of these tiles and the one in hand all legal places, the best first.
 *
 * A place is its word, the points that it brings, and the rooms that it completes; the new room counts as
 * the one after the castle's last. Renovations and moat pieces have places too: `over5`, `west`. Passages
 * that could be laid with a tile are not counted.
 */
export interface Ideas {
  offers: readonly Offer[]
  places: Record<string, readonly (readonly [string, number, readonly number[]])[]>
}

export type Length = 'short' | 'medium' | 'long'

/** The moat, its wall and its drawbridge, in cells from the foyer's top left cell. */
export interface Moat {
  tile: number
  barbicans: readonly number[]
  price: number
  positions: readonly MoatPosition[]
  wall: readonly [number, number, number, number]
  bridge: readonly [number, number, number, number]
}

/** A place for a moat piece, with its word. */
export interface MoatPosition {
  word: string
  name: string
  box: readonly [number, number, number, number]
}

export interface ModuleName {
  id: string
  name: string
  about: string
}

/**
 * A tile for sale: what it costs the seat, the coins on it, and the most points that each seat could
 * place it for. `slot` is null outside the market.
 */
export interface Offer {
  tile: number
  slot: number | null
  price: number
  coins: number
  affordable: boolean
  best: readonly (number | null)[]
}

/** A passage between the doors of two rooms; its strip includes both ends. */
export interface Passage {
  kind: Length
  room: number
  door: number
  other: number
  other_door: number
  strip: readonly [number, number, number, number]
}

/** A length of passages; the gap is that between the two rooms, and may have been reconstructed. */
export interface PassageKind {
  kind: Length
  name: string
  gap: number
  reconstructed: string | null
}

/** Hallways, stairs or moat pieces: `left` of them are in their stack. */
export interface PiledWare {
  tile: number
  price: number
  word: string
  pays?: readonly number[]
  left: number
}

/**
 * A way to lie: its box in cells, then everything else in fortieths of a cell.
 *
 * `inside` is the outline moved inwards: the golden line of completed rooms. A door is x, y, the direction
 * that it faces (north is 0) and the type whose floor runs through it. `seal` is where the seal lies.
 */
export interface Pose {
  turn: number
  dark: boolean
  width: number
  height: number
  outline: string
  inside: string
  floor: Type
  doors: readonly (readonly [number, number, number, Type])[]
  front: readonly (readonly [number, number, number, number])[]
  seal: readonly [number, number]
}

/** What is being bought: its slot or place in the row, its tile, its price and the coins on it. */
export interface Purchase {
  kind: WareKind
  place: number
  tile: number
  price: number
  coins: number
}

/** A title for a solo game, and the fewest points for it. */
export interface Rank {
  name: string
  least: number
}

/** A renovation for sale, with its place in the row and the swan token on it. */
export interface Renovation {
  tile: number
  price: number
  word: string
  pays?: readonly number[]
  place: number
  swan: Colour | null
}

/** A reward besides those of the eight types: of a tower, of the moat, or a second one. */
export interface Reward {
  id: AddedReward
  name: string
  reward: string
  rule: string
}

export type RewardType = 'activity' | 'corridor' | 'downstairs' | 'food' | 'living' | 'outdoor' | 'sleeping' | 'utility' | 'tower' | 'moat' | 'second'

/**
 * A room, in cells from the foyer's top left cell.
 *
 * `tile` is its foundation, which decides shape, doors, fence and level; `covers` are the renovations on it,
 * the topmost last; `face` is the tile that is seen. `beside` is the older room that it is connected to, if
 * any, and `side` on which side of that it lies.
 */
export interface Room {
  tile: number
  covers: readonly number[]
  face: number
  x: number
  y: number
  turn: number
  dark: boolean
  completed: boolean
  doors: readonly DoorState[]
  connected: readonly number[]
  beside: number | null
  side: Side | null
}

/** A type of rooms, and the reward for completing one. */
export interface RoomType {
  id: Type
  name: string
  reward: string
  rule: string
  about: string
}

/** A slot of the market with another price in this round (DEC-09). */
export interface Shift {
  slot: number
  price: number
}

export type Side = 'north-west' | 'north' | 'north-east' | 'west' | 'east' | 'south-west' | 'south' | 'south-east'

/** The points of a solo game as it would end now, and their rank (LUD-SOLO-5). */
export interface Solo {
  points: number
  rank: number
}

/**
 * A stack: the tiles left, those that may be in it, and how many of its tiles each castle has.
 *
 * `points` is what one of these tiles scores if the stack is empty at the end. `used` is false where the
 * stack is not in play.
 */
export interface Stack {
  left: number
  used: boolean
  unseen: readonly number[]
  owned: readonly number[]
  points: number
}

/**
 * A slot of the market; `lay` is the word that gives its tile this price. With modules `swan` is the
 * token on the tile.
 */
export interface Stall {
  tile: number | null
  price: number
  word: string
  pays?: readonly number[]
  slot: number
  coins: number
  lay: string
  swan?: Colour | null
}

/**
 * What each castle has of what a favour asks for, and the points if the game ended now (LUD-END-4).
 *
 * A count is null where it is hidden; before castles stand there are no counts.
 */
export interface Standing {
  favour: number
  counts: readonly (number | null)[]
  points: readonly number[]
}

export type Step = 'foyer' | 'choosing' | 'pricing' | 'buying' | 'placing' | 'rewards' | 'free-corridor' | 'any-reward' | 'stack' | 'digging' | 'keeping' | 'over' | 'drafting' | 'redrawing' | 'ready' | 'model' | 'swapping' | 'remembering' | 'recalling' | 'counting' | 'shifting' | 'queuing' | 'returning' | 'borrowing' | 'collecting' | 'passing' | 'printed' | 'tokens' | 'moat-stack' | 'moat-tile' | 'turn-end' | 'repaying' | 'clearing' | 'doubling' | 'selling'

export interface SwanColour {
  id: Colour
  name: string
}

/**
 * The colours of swan tokens, the money for selling 0 to 5 at once, and the points of sets of 0 to 5.
 *
 * `reconstructed` says how, if the number of each colour is not read off original tokens.
 */
export interface Swans {
  colours: readonly SwanColour[]
  sale: readonly number[]
  sets: readonly number[]
  reconstructed: string | null
}

/** Points for rooms of certain types that are connected, adjacent or anywhere. */
export interface Symbol {
  kind: SymbolKind
  points: number
  types: readonly Type[]
}

export type SymbolKind = 'connected' | 'adjacent' | 'anywhere'

/**
 * A tile: `leaf` if its doors can be shut, `swan` if it has the symbol of the swans; `spoken` is the tile
 * in sentences. `reconstructed` says how, if its figures are not read off an original tile.
 * Pictures of it are asked for with its `components`.
 */
export interface Tile {
  id: string
  components: string
  name: string
  types: readonly Type[]
  points: number
  size: number
  stack: number | null
  room: boolean
  fence: boolean
  leaf: boolean
  swan: boolean
  symbol: Symbol | null
  spoken: string
  reconstructed: string | null
  poses: readonly Pose[]
}

export type Type = 'activity' | 'corridor' | 'downstairs' | 'food' | 'living' | 'outdoor' | 'sleeping' | 'utility'

export type WareKind = 'tile' | 'corridor' | 'moat' | 'renovation'
