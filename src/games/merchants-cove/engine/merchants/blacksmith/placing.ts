import type { Frozen, Refusal, Seat, PlyContext } from '../../../../../kernel/game.ts'
import { contentSets } from '../../../content/index.ts'
import { intern, NO_MOVES, range, STOP, upTo } from '../../moves.ts'
import type { Event, Move, State } from '../../state.ts'
import { push, type Questions, refuse } from '../../steps.ts'
import { shopOf } from '../merchant.ts'
import { DICE, faceOf, FACES, isCoal } from './dice.ts'
import { fits, FURNACES, heatOf, insert, remove, type Room, roomIn, turnable } from './furnaces.ts'
import type { BlacksmithMove, BlacksmithTask, Die } from './words.ts'

/*
 * How dice come from the tray into the furnaces, and how the bellows change them there.
 */

type Place = Extract<BlacksmithMove, { readonly type: 'bla.place' }>
type Adjust = Extract<BlacksmithMove, { readonly type: 'bla.adjust' }>

const PLACE = range(1, DICE).map(die => intern<Place>({ type: 'bla.place', die }))
const FURNACE = upTo(FURNACES).map(furnace =>
  intern<BlacksmithMove>({ type: 'bla.furnace', furnace }),
)
/** `ADJUST[die - 1][furnace]`: up and down, as far as there are faces. */
const ADJUST = range(1, DICE).map(die => {
  const turns = ([1, -1] as const).filter(by => range(1, FACES).includes(faceOf(die) + by))
  return upTo(FURNACES).map(furnace =>
    turns.map(by => intern<Adjust>({ type: 'bla.adjust', furnace, die, by })),
  )
})

type PlacingTask = Extract<
  BlacksmithTask,
  { readonly at: 'bla.place' | 'bla.furnace' | 'bla.adjust' }
>

/** What each furnace can still take. */
export function rooms(state: Frozen<State>, seat: Seat): Room[] {
  const { bla } = contentSets.tables(state.content)
  return shopOf(state, seat, 'bla').furnaces.map(furnace => roomIn(bla, furnace))
}

/** Each die of the tray that a furnace can take. @rule COV-BLA-2 */
function placements(state: Frozen<State>, seat: Seat): Move[] {
  const { tray } = shopOf(state, seat, 'bla')
  // The hottest face that alloy and coal may have somewhere.
  let [alloy, coal] = [0, 0]
  for (const room of rooms(state, seat)) {
    if (room.alloy > 0 && room.heat > alloy) alloy = room.heat
    if (room.coal > 0 && room.heat > coal) coal = room.heat
  }
  return PLACE.filter(({ die }) => tray[die] > 0 && faceOf(die) <= (isCoal(die) ? coal : alloy))
}

/** Each die of a furnace by 1 up or down; equal dice of one furnace once. @rule COV-BLA-6 */
function adjustments(state: Frozen<State>, seat: Seat): Move[] {
  const { bla } = contentSets.tables(state.content)
  const moves: Move[] = []
  shopOf(state, seat, 'bla').furnaces.forEach((dice, furnace) => {
    const room = roomIn(bla, dice)
    dice.forEach((die, i) => {
      if (die === dice[i - 1]) return
      for (const move of ADJUST[die - 1][furnace])
        if (turnable(room, die, faceOf(die) + move.by)) moves.push(move)
    })
  })
  return moves
}

/** @rule COV-BLA-6 */
export const canBlow = (state: Frozen<State>, seat: Seat): boolean =>
  placements(state, seat).length > 0 || adjustments(state, seat).length > 0

/** Why a furnace cannot take a die. @rule COV-BLA-2 */
export function whyNotInto(state: Frozen<State>, seat: Seat, furnace: number, die: Die): Refusal {
  const { maxHeat } = contentSets.tables(state.content).bla
  const room = rooms(state, seat)[furnace]
  if (isCoal(die) && room.coal <= 0) return refuse('COV-BLA-2', 'bla-full-coal', { furnace })
  if (!isCoal(die) && room.alloy <= 0) return refuse('COV-BLA-2', 'bla-full-alloy', { furnace })
  return refuse('COV-BLA-2', 'bla-too-hot', {
    heat: maxHeat - room.heat + faceOf(die),
    bound: maxHeat,
  })
}

/** Puts a die that is nowhere else any more into a furnace; `ore` = it was in the ore cart. */
export function placeIn(
  state: State,
  seat: Seat,
  furnace: number,
  die: Die,
  ore: boolean,
  ply: PlyContext<Event>,
): void {
  const dice = shopOf(state, seat, 'bla').furnaces[furnace]
  insert(dice, die)
  ply.emit({ type: 'bla.placed', seat, furnace, die, heat: heatOf(dice), ore })
}

export function placeFromTray(
  state: State,
  seat: Seat,
  furnace: number,
  die: Die,
  ply: PlyContext<Event>,
): void {
  shopOf(state, seat, 'bla').tray[die]--
  placeIn(state, seat, furnace, die, false, ply)
}

/** Turns a die of a furnace, or (null) of the tray, to another face. */
export function turn(
  state: State,
  seat: Seat,
  furnace: number | null,
  die: Die,
  into: Die,
  ply: PlyContext<Event>,
): void {
  const { tray, furnaces } = shopOf(state, seat, 'bla')
  if (furnace === null) {
    tray[die]--
    tray[into]++
  } else {
    remove(furnaces[furnace], die)
    insert(furnaces[furnace], into)
  }
  ply.emit({ type: 'bla.turned', seat, furnace, die, into })
}

export const placingQuestions: Questions<PlacingTask> = {
  'bla.place': {
    rule: 'COV-BLA-5',
    moves(state, { seat, must }) {
      const moves = placements(state, seat)
      if (!must && moves.length > 0) moves.push(STOP)
      return moves
    },
    run(state, { seat, left }, move) {
      if (move.type !== 'stop') push(state, { at: 'bla.furnace', seat, left, die: move.die })
    },
    refuse: (state, { seat }, { die }) =>
      shopOf(state, seat, 'bla').tray[die] === 0
        ? refuse('COV-BLA-5', 'bla-not-in-tray', { die })
        : refuse('COV-BLA-2', 'bla-no-furnace', { die }),
  },

  'bla.furnace': {
    rule: 'COV-BLA-2',
    moves(state, { seat, die }) {
      if (shopOf(state, seat, 'bla').tray[die] === 0) return NO_MOVES
      const room = rooms(state, seat)
      return FURNACE.filter((_, furnace) => fits(room[furnace], die))
    },
    run(state, { seat, left, die }, move, ply) {
      if (move.type === 'stop') return
      placeFromTray(state, seat, move.furnace, die, ply)
      if (left > 1) push(state, { at: 'bla.place', seat, left: left - 1, must: false })
    },
    refuse: (state, { seat, die }, { furnace }) => whyNotInto(state, seat, furnace, die),
  },

  'bla.adjust': {
    rule: 'COV-BLA-6',
    moves(state, { seat, begun }) {
      const moves = adjustments(state, seat)
      if (begun || placements(state, seat).length > 0) moves.push(STOP)
      return moves
    },
    run(state, { seat, left, begun }, move, ply) {
      if (move.type !== 'stop') {
        const { furnace, die, by } = move
        turn(state, seat, furnace, die, die + by, ply)
        if (left > 1) return push(state, { at: 'bla.adjust', seat, left: left - 1, begun: true })
      }
      const { bellows } = contentSets.tables(state.content).bla
      push(state, { at: 'bla.place', seat, left: bellows, must: move.type === 'stop' && !begun })
    },
    refuse(state, { seat }, { furnace, die, by }) {
      const { maxHeat } = contentSets.tables(state.content).bla
      const dice = shopOf(state, seat, 'bla').furnaces[furnace]
      if (!dice.includes(die)) return refuse('COV-BLA-6', 'bla-not-in-furnace', { die, furnace })
      return refuse('COV-BLA-2', 'bla-too-hot', { heat: heatOf(dice) + by, bound: maxHeat })
    },
  },
}
