/** The choices of the modules as cards. */
import { n, t } from '../../../locale/index.svelte'
import { explained, signed } from '../../../parts/reconstructed'
import type { Choice } from '../../../table/model'
import type { Scene } from '../scene'
import { tileOf } from '../tiles'
import { decreeOf, extrasOf, offeredTo } from './extras'
import { roomName, roomTile, legalPassages } from './ownCastle'
import { type Option, type Shown, card, tile, whole } from './option'

const FACES = ['south', 'west', 'north', 'east'] as const
const SMALL = 10
/** the number of the decree that banks money */
const BANK = 41

/** A choice that declines an offer. */
function quiet(title: string): Shown {
  return (_, choice) => ({ word: choice.word, title: t(title), quiet: true })
}

function plain(title: string): Shown {
  return (_, choice) => ({ word: choice.word, title: t(title) })
}

function barbican(_: Scene, choice: Choice): Option {
  const [doors, turn] = [whole(choice, 'doors'), whole(choice, 'turn')]
  const title = t('web-ludwig-foyer', { doors })
  const facing = FACES[turn]
  const note = doors > 3 || !facing ? {} : { note: t(`web-choice-barbican-${facing}`) }
  return { word: choice.word, title, barbican: [doors, turn], ...note }
}

function token(scene: Scene, choice: Choice): Option | null {
  const favour = scene.catalogue.favours[offeredTo(scene)[whole(choice, 'token')] ?? -1]
  return favour ? { word: choice.word, title: favour.name, note: favour.about, type: favour.type ?? undefined } : null
}

function passage(scene: Scene, choice: Choice): Option | null {
  const passage = legalPassages(scene).find((one) => one.word === choice.word)
  if (!passage) return null
  const kind = scene.catalogue.passages.find((one) => one.kind === passage.kind)
  const names = { from: roomName(scene, passage.from.room), to: roomName(scene, passage.to.room) }
  return {
    word: choice.word,
    title: signed(kind?.name ?? passage.kind, kind?.reconstructed),
    note: t('web-choice-passage-ends', names),
    about: explained(kind?.reconstructed),
    then: ['no-passage'],
  }
}

function stored(scene: Scene, choice: Choice): Option | null {
  return tile(scene, choice.word, extrasOf(scene)?.stored[scene.seat ?? 0])
}

function printed(title: string): Shown {
  return (scene, choice) => {
    const { placed = null, moat } = extrasOf(scene) ?? {}
    const number = (placed === null ? null : roomTile(scene, placed)) ?? moat?.tile ?? 0
    const { points } = tileOf(scene, number)
    return { word: choice.word, title: t(title, { points, money: n(1000 * points) }) }
  }
}

export const MODULE_OPTIONS: Record<string, Shown> = {
  ChooseBarbican: barbican,
  KeepToken: token,
  TakeTile: (scene, choice) => tile(scene, choice.word, scene.board.dug[whole(choice, 'tile')]),
  LayPassage: passage,
  NoPassage: quiet('web-choice-no-passage'),
  NoSwap: quiet('web-choice-no-swap'),
  NoCoins: quiet('web-choice-no-coins'),
  Recall: plain('web-choice-recall'),
  NoRecall: quiet('web-choice-not-now'),
  RecallCard: (scene, choice) => {
    const number = whole(choice, 'card')
    const size = number < SMALL ? (scene.catalogue.stacks[number] ?? '') : '325'
    const cards = extrasOf(scene)?.discards.filter((one) => String(one) === size).length ?? 0
    return { word: choice.word, title: size, note: t('web-ludwig-card-count', { cards }) }
  },
  NoShift: quiet('web-choice-no-shift'),
  AsPoints: printed('web-choice-as-points'),
  AsMoney: printed('web-choice-as-money'),
  PutInBank: (scene, choice) => ({
    word: choice.word,
    title: t('web-choice-bank'),
    note: decreeOf(scene, BANK)?.about ?? '',
  }),
  Unpack: (scene, choice) => {
    const shown = stored(scene, choice)
    return shown && { ...shown, note: t('web-choice-unpack') }
  },
  EndTurn: (scene, choice) => ({
    word: choice.word,
    title: t(scene.board.step === 'repaying' ? 'web-choice-repaid' : 'web-choice-end-turn'),
    quiet: true,
  }),
  NoDiscard: quiet('web-choice-no-discard'),
  NoDouble: quiet('web-choice-no-double'),
  DoubleCard: (scene, choice) => {
    const hand = scene.board.hands[scene.seat ?? 0]
    const own = typeof hand === 'object' ? hand[whole(choice, 'card')] : undefined
    return card(scene, choice.word, own?.card, own?.points)
  },
}
