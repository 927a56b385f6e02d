import type { Frozen, Refusal, Seat, PlyContext } from '../../../../../kernel/game.ts'
import { NO_MOVES, range, upTo } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask, DECLINED, type Moves } from '../../ask.ts'
import { refuse, UNKNOWN } from '../../refusals.ts'
import type { Event, State } from '../../state.ts'
import { STOP } from '../../stop.ts'
import { shopOf } from '../merchant.ts'
import { DICE, faceOf, FACES, isCoal } from './dice.ts'
import { fits, FURNACES, heatOf, insert, remove, type Room, roomIn, turnable } from './furnaces.ts'
import type { Die } from './words.ts'

/*
 * How dice come from the tray into the furnaces, and how the bellows change them there.
 */

const PLACE = range(1, DICE).map(die => ({ type: 'bla.place', die }) as const)
const FURNACE = upTo(FURNACES).map(furnace => ({ type: 'bla.furnace', furnace }) as const)
const isFace = (face: number) => face >= 1 && face <= FACES
/** `ADJUST[die - 1][furnace]`: up and down, as far as there are faces. */
const ADJUST = range(1, DICE).map(die => {
  const turns = ([1, -1] as const).filter(by => isFace(faceOf(die) + by))
  return upTo(FURNACES).map(furnace =>
    turns.map(by => ({ type: 'bla.adjust', furnace, die, by }) as const),
  )
})

/** What each furnace can still take. */
export function rooms({ bla }: Tables, state: Frozen<State>, seat: Seat): Room[] {
  return shopOf(state, seat, 'bla').furnaces.map(furnace => roomIn(bla, furnace))
}

/** Each die of the tray that a furnace can take. @rule COV-BLA-2 */
function placements(tables: Tables, state: Frozen<State>, seat: Seat): Moves<'bla.place'> {
  const { tray } = shopOf(state, seat, 'bla')
  // The hottest face that alloy and coal may have somewhere.
  let [alloy, coal] = [0, 0]
  for (const room of rooms(tables, state, seat)) {
    if (room.alloy > 0 && room.heat > alloy) alloy = room.heat
    if (room.coal > 0 && room.heat > coal) coal = room.heat
  }
  return PLACE.filter(({ die }) => tray[die] > 0 && faceOf(die) <= (isCoal(die) ? coal : alloy))
}

/** Each die of a furnace by 1 up or down; equal dice of one furnace once. @rule COV-BLA-6 */
function adjustments({ bla }: Tables, state: Frozen<State>, seat: Seat): Moves<'bla.adjust'> {
  const moves: Moves<'bla.adjust'> = []
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
export const canBlow = (tables: Tables, state: Frozen<State>, seat: Seat): boolean =>
  placements(tables, state, seat).length > 0 || adjustments(tables, state, seat).length > 0

/** Why a furnace cannot take a die. @rule COV-BLA-2 */
export function whyNotInto(
  tables: Tables,
  state: Frozen<State>,
  seat: Seat,
  furnace: number,
  die: Die,
): Refusal {
  const { maxHeat } = tables.bla
  const room = rooms(tables, state, seat)[furnace]
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

/** @rule COV-BLA-5 */
export const placeNext = (tables: Tables) =>
  ask<'bla.place' | 'stop'>('COV-BLA-5', {
    moves(state, { seat, must }) {
      const moves: Moves<'bla.place' | 'stop'> = placements(tables, state, seat)
      if (!must && moves.length > 0) moves.push(STOP)
      return moves
    },
    answers: {
      'bla.place': {
        play: (state, { seat, left }, { die }) =>
          push(state, { at: 'bla.furnace', seat, left, die }),
        refuse: (state, { seat }, { die }) =>
          shopOf(state, seat, 'bla').tray[die] === 0
            ? refuse('COV-BLA-5', 'bla-not-in-tray', { die })
            : refuse('COV-BLA-2', 'bla-no-furnace', { die }),
      },
      stop: DECLINED,
    },
  })

/** @rule COV-BLA-2 */
export const furnaceFor = (tables: Tables) =>
  ask<'bla.furnace'>('COV-BLA-2', {
    moves(state, { seat, die }) {
      if (shopOf(state, seat, 'bla').tray[die] === 0) return NO_MOVES
      const room = rooms(tables, state, seat)
      return FURNACE.filter((_, furnace) => fits(room[furnace], die))
    },
    answers: {
      'bla.furnace': {
        play(state, { seat, left, die }, { furnace }, ply) {
          placeFromTray(state, seat, furnace, die, ply)
          if (left > 1) push(state, { at: 'bla.place', seat, left: left - 1, must: false })
        },
        refuse: (state, { seat, die }, { furnace }) =>
          whyNotInto(tables, state, seat, furnace, die),
      },
    },
  })

/** Dice are turned, then placed; something has to be done. @rule COV-BLA-6 */
export const adjust = (tables: Tables) =>
  ask<'bla.adjust' | 'stop'>('COV-BLA-6', {
    moves(state, { seat, begun }) {
      const moves: Moves<'bla.adjust' | 'stop'> = adjustments(tables, state, seat)
      if (begun || placements(tables, state, seat).length > 0) moves.push(STOP)
      return moves
    },
    answers: {
      'bla.adjust': {
        play(state, { seat, left }, { furnace, die, by }, ply) {
          turn(state, seat, furnace, die, die + by, ply)
          if (left > 1) push(state, { at: 'bla.adjust', seat, left: left - 1, begun: true })
          else push(state, { at: 'bla.place', seat, left: tables.bla.bellows, must: false })
        },
        refuse(state, { seat }, { furnace, die, by }) {
          const dice = shopOf(state, seat, 'bla').furnaces[furnace]
          if (!isFace(faceOf(die) + by)) return UNKNOWN
          if (!dice.includes(die))
            return refuse('COV-BLA-6', 'bla-not-in-furnace', { die, furnace })
          const heat = heatOf(dice) + by
          return refuse('COV-BLA-2', 'bla-too-hot', { heat, bound: tables.bla.maxHeat })
        },
      },
      stop: {
        play: (state, { seat, begun }) =>
          push(state, { at: 'bla.place', seat, left: tables.bla.bellows, must: !begun }),
      },
    },
  })
