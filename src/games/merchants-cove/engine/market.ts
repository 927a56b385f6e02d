import type { Frozen, Seat } from '../../../kernel/game.ts'
import { isSailing, leave } from './boats.ts'
import { gather } from './clock.ts'
import { contentSets } from '../content/index.ts'
import { drawCorruption } from './corruption.ts'
import { colourOf } from './goods.ts'
import type { CoreErrand, CoreQuestion } from './tasks.ts'
import { intern, range, STOP, upTo } from './moves.ts'
import { BOATS, GOODS, GREY, ROUNDS } from './names.ts'
import { marketSponsorships } from './sponsorship.ts'
import type { Move, State } from './state.ts'
import { type Errand, push, type Question, refuse } from './steps.ts'

type Asked<At> = Question<Extract<CoreQuestion, { readonly at: At }>>
type Done<At> = Errand<Extract<CoreErrand, { readonly at: At }>>

/** More Rogues there cannot be. */
export const MOST_ROGUES = 20
const CONJURE = upTo(MOST_ROGUES + 1).map(rogues => intern({ type: 'cultists.k', rogues }))
const SELL = range(1, GOODS).map(good => intern({ type: 'sell', good }))

/**
 * Production is over: boats still Sailing leave, the stack is gathered. @rule COV-58, COV-59,
 * COV-60
 */
export const market: Done<'market'> = (state, _task, ply) => {
  for (let boat = 0; boat < BOATS; boat++)
    if (isSailing(state, boat)) leave(state, boat, 'market', ply)
  gather(state)
  state.phase = 'market'
  ply.emit({ type: 'market', round: state.round, order: state.stack.toReversed(), reveals: true })
  push(state, { at: state.round < ROUNDS ? 'cleanup' : 'final' })
  push(state, { at: 'sponsors' })
  const { piers } = contentSets.tables(state.content)
  for (let pier = piers.length - 1; pier >= 0; pier--) {
    push(state, { at: 'toll', pier })
    push(state, { at: 'pier', pier })
  }
}

/** All sell here, top of the stack first. @rule COV-65, COV-R41, COV-R46 */
export const pier: Done<'pier'> = (state, { pier: which }, ply) => {
  ply.emit({ type: 'pier', pier: which })
  state.sold.fill(false)
  for (const seat of state.stack) {
    if (state.rogue === 'cultists') push(state, { at: 'cultists.k', seat, pier: which })
    else push(state, { at: 'sell', seat, pier: which, extra: 0, must: false })
  }
}

/** @rule COV-64, COV-R29 */
export const toll: Done<'toll'> = (state, { pier: which }, ply) => {
  const cards = contentSets.tables(state.content).piers[which].toll
  if (cards === 0) return
  for (const seat of state.stack.toReversed())
    if (state.sold[seat]) drawCorruption(state, seat, cards, ply, 'toll')
}

export const sponsors: Done<'sponsors'> = (state, _task, ply) => marketSponsorships(state, ply)

/** Customers of the Good's colour on the pier. @rule COV-66, COV-67, COV-104, COV-R5 */
function customersFor(state: Frozen<State>, which: number, good: number, extra: number): number {
  return state.piers[which][colourOf(good)] + extra
}

/** Whether the seat could sell this Good here. @rule COV-61, COV-62, COV-63, COV-67 */
function canSell(
  state: Frozen<State>,
  seat: Seat,
  which: number,
  good: number,
  extra: number,
): boolean {
  return (
    state.players[seat].shelf[good] > 0 &&
    contentSets.tables(state.content).piers[which].takes[good] &&
    customersFor(state, which, good, extra) > 0
  )
}

/**
 * Each Rogue that counts costs a Corruption card, and something must be sold then. @rule COV-104,
 * COV-R30
 */
export const cultists: Asked<'cultists.k'> = {
  rule: 'COV-104',
  moves(state, { seat, pier: which }) {
    const rogues = state.piers[which][GREY]
    const any = rogues > 0 && SELL.some(({ good }) => canSell(state, seat, which, good, 1))
    return CONJURE.slice(0, any ? rogues + 1 : 1)
  },
  run(state, { seat, pier: which }, move, ply) {
    if (move.type === 'stop') return
    const extra = move.rogues
    push(state, { at: 'sell', seat, pier: which, extra, must: extra > 0 })
    if (extra === 0) return
    ply.emit({ type: 'conjured', seat, pier: which, rogues: extra })
    drawCorruption(state, seat, extra, ply, 'cultists')
  },
  refuse: () => refuse('COV-104', 'too-few-rogues'),
}

/** One Good after the other, or no more. @rule COV-65 to COV-70 */
export const sell: Asked<'sell'> = {
  rule: 'COV-66',
  moves(state, { seat, pier: which, extra, must }) {
    const moves: Move[] = SELL.filter(({ good }) => canSell(state, seat, which, good, extra))
    if (!must) moves.push(STOP)
    return moves
  },
  run(state, task, move, ply) {
    const { seat, pier: which, extra } = task
    const player = state.players[seat]
    const { merchant } = player
    if (move.type === 'stop' || merchant === null) return
    const { good } = move
    const customers = customersFor(state, which, good, extra)
    const gold = customers * contentSets.tables(state.content).prices[good]
    player.shelf[good]--
    player.gold += gold
    state.sold[seat] = true
    ply.emit({ type: 'sold', seat, merchant, pier: which, good, customers, rogues: extra, gold })
    push(state, { ...task, must: false })
  },
  refuse(state, { seat, pier: which }, { good }) {
    if (state.players[seat].shelf[good] === 0) return refuse('COV-33', 'not-on-shelf')
    if (contentSets.tables(state.content).piers[which].takes[good])
      return refuse('COV-67', 'no-customer')
    return refuse(which === 0 ? 'COV-61' : 'COV-62', 'wrong-size')
  },
}
