import type { Frozen, Seat } from '../../../../kernel/game.ts'
import { range, upTo } from '../../../../kit/moves.ts'
import { push } from '../../../../kit/tasks.ts'
import type { Tables } from '../../content/compile.ts'
import { ask, DECLINED, type Does, type Moves } from '../ask.ts'
import { isSailing, leave } from '../round/boats.ts'
import { gather } from '../round/clock.ts'
import { drawCorruption } from './corruption.ts'
import { colourOf } from './goods.ts'
import { MOST_ROGUES } from '../limits.ts'
import { BOATS, GOODS, GREY, ROUNDS } from '../names.ts'
import { refuse } from '../refusals.ts'
import { marketSponsorships } from '../townsfolk/sponsorship.ts'
import type { State } from '../state.ts'
import { STOP } from '../stop.ts'

const CONJURE = upTo(MOST_ROGUES + 1).map(rogues => ({ type: 'cultists.k', rogues }) as const)
const SELL = range(1, GOODS).map(good => ({ type: 'sell', good }) as const)

/**
 * Production is over: boats still Sailing leave, the stack is gathered. @rule COV-58, COV-59,
 * COV-60
 */
export const market =
  ({ piers }: Tables): Does<'market'> =>
  (state, _task, ply) => {
    for (let boat = 0; boat < BOATS; boat++)
      if (isSailing(state, boat)) leave(state, boat, 'market', ply)
    gather(state)
    state.phase = 'market'
    const { round, stack } = state
    ply.emit({ type: 'market', round, order: stack.toReversed(), reveals: true })
    push(state, { at: round < ROUNDS ? 'cleanup' : 'final' })
    push(state, { at: 'sponsors' })
    for (let pier = piers.length - 1; pier >= 0; pier--) {
      push(state, { at: 'toll', pier })
      push(state, { at: 'pier', pier })
    }
  }

/** All sell here, top of the stack first. @rule COV-65, COV-R41, COV-R46 */
export const openPier: Does<'pier'> = (state, { pier }, ply) => {
  ply.emit({ type: 'pier', pier })
  state.sold.fill(false)
  for (const seat of state.stack) {
    if (state.rogue === 'cultists') push(state, { at: 'cultists.k', seat, pier })
    else push(state, { at: 'sell', seat, pier, extra: 0, must: false })
  }
}

/** @rule COV-64, COV-R29 */
export const toll =
  ({ piers }: Tables): Does<'toll'> =>
  (state, { pier }, ply) => {
    const cards = piers[pier].toll
    if (cards === 0) return
    for (const seat of state.stack.toReversed())
      if (state.sold[seat]) drawCorruption(state, seat, cards, ply, 'toll')
  }

export const sponsors: Does<'sponsors'> = (state, _task, ply) => marketSponsorships(state, ply)

/** Customers of the Good's colour on the pier. @rule COV-66, COV-67, COV-104, COV-R5 */
function customersFor(state: Frozen<State>, pier: number, good: number, extra: number): number {
  return state.piers[pier][colourOf(good)] + extra
}

/** Whether the seat could sell this Good here. @rule COV-61, COV-62, COV-63, COV-67 */
function canSell(
  { piers }: Tables,
  state: Frozen<State>,
  seat: Seat,
  pier: number,
  good: number,
  extra: number,
): boolean {
  return (
    state.players[seat].shelf[good] > 0 &&
    piers[pier].takes[good] &&
    customersFor(state, pier, good, extra) > 0
  )
}

/**
 * Each Rogue that counts costs a Corruption card, and something must be sold then. @rule COV-104,
 * COV-R30
 */
export const cultists = (tables: Tables) =>
  ask<'cultists.k'>('COV-104', {
    moves(state, { seat, pier }) {
      const rogues = state.piers[pier][GREY]
      const any = rogues > 0 && SELL.some(({ good }) => canSell(tables, state, seat, pier, good, 1))
      return CONJURE.slice(0, any ? rogues + 1 : 1)
    },
    answers: {
      'cultists.k': {
        play(state, { seat, pier }, { rogues: extra }, ply) {
          push(state, { at: 'sell', seat, pier, extra, must: extra > 0 })
          if (extra === 0) return
          ply.emit({ type: 'conjured', seat, pier, rogues: extra })
          drawCorruption(state, seat, extra, ply, 'cultists')
        },
        refuse: () => refuse('COV-104', 'too-few-rogues'),
      },
    },
  })

/** One Good after the other, or no more. @rule COV-65 to COV-70 */
export const sell = (tables: Tables) =>
  ask<'sell' | 'stop'>('COV-66', {
    moves(state, { seat, pier, extra, must }) {
      const moves: Moves<'sell' | 'stop'> = SELL.filter(({ good }) =>
        canSell(tables, state, seat, pier, good, extra),
      )
      if (!must) moves.push(STOP)
      return moves
    },
    answers: {
      sell: {
        play(state, task, { good }, ply) {
          const { seat, pier, extra } = task
          const player = state.players[seat]
          const { merchant } = player
          if (merchant === null) return
          const customers = customersFor(state, pier, good, extra)
          const gold = customers * tables.prices[good]
          player.shelf[good]--
          player.gold += gold
          state.sold[seat] = true
          ply.emit({ type: 'sold', seat, merchant, pier, good, customers, rogues: extra, gold })
          push(state, { ...task, must: false })
        },
        refuse(state, { seat, pier }, { good }) {
          if (state.players[seat].shelf[good] === 0) return refuse('COV-33', 'not-on-shelf')
          if (tables.piers[pier].takes[good]) return refuse('COV-67', 'no-customer')
          return refuse(pier === 0 ? 'COV-61' : 'COV-62', 'wrong-size')
        },
      },
      stop: DECLINED,
    },
  })
