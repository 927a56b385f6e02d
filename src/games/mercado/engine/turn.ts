import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import { contentSets, OBJECT_SLOTS } from '../content/index.ts'
import { discardTile, drawCoins, drawTile, insert, remove } from './draws.ts'
import { after, give } from './effects.ts'
import { scoreAll } from './finals.ts'
import { BLACK, WHITE } from './prices.ts'
import { carryOut, isEnding, moveMarker, openSymbol, spaceOf, symbolAt } from './track.ts'
import type { Event, State, Token } from './state.ts'

/*
 * A turn but for its sales. What may end a turn without a question answers true if it has.
 */

/** So many rounds without a coin placed or a token played end the game. @rule MER-R48 */
export const IDLE_ROUNDS = 10

/** @rule MER-17, MER-R1 */
export function canDraw(state: Frozen<State>): boolean {
  const coins = total(state.purses[state.turn])
  return coins >= contentSets.tables(state.content).leastToDraw || (coins > 0 && !canRecover(state))
}

/** @rule MER-18 */
export function canRecover(state: Frozen<State>): boolean {
  return total(state.trays[state.turn]) > 0
}

/**
 * A turn begins: a privilege token first. True if there is nothing to ask in it. @rule MER-15,
 * MER-16
 */
export function beginTurn(state: State): boolean {
  if (state.tokens[state.turn].length === 0) return beginAction(state)
  state.phase = 'turnStart'
  return false
}

/** True if no action is possible. @rule MER-20, MER-R1 */
export function beginAction(state: State): boolean {
  state.phase = 'action'
  return !canDraw(state) && !canRecover(state)
}

/**
 * Plays a token. True if there is nothing more to ask in this turn. @rule MER-73, MER-R34, MER-R35
 */
export function playToken(state: State, token: Token, ply: PlyContext<Event>): boolean {
  const seat = state.turn
  remove(state.tokens[seat], token)
  insert(state.played, token)
  state.token = token
  state.stirred = true
  ply.emit({ type: 'privilege', seat, token })
  moveMarker(state, seat, contentSets.tables(state.content).tokens[token].move, 'token', ply)
  return offerSymbol(state, ply)
}

/** A token's move is over: the symbol there may be carried out or not. @rule MER-61, MER-R29 */
function offerSymbol(state: State, ply: PlyContext<Event>): boolean {
  const effect = openSymbol(state, state.turn, ply)
  if (effect === null) return finishToken(state, ply)
  ply.emit({
    type: 'landed',
    seat: state.turn,
    space: spaceOf(state, state.turn),
    effect,
    outcome: 'asked',
  })
  state.phase = 'privilegeSymbol'
  return false
}

/** @rule MER-61, MER-R29 */
export function answerSymbol(state: State, take: boolean, ply: PlyContext<Event>): boolean {
  const seat = state.turn
  const effect = symbolAt(state, seat)
  if (effect === null) throw new Error('There is no symbol to answer.')
  if (take)
    return carryOut(state, seat, effect, ply) ? offerSymbol(state, ply) : finishToken(state, ply)
  ply.emit({ type: 'landed', seat, space: spaceOf(state, seat), effect, outcome: 'declined' })
  return finishToken(state, ply)
}

/** The extras of a token, after its move. @rule MER-73, MER-R34 */
function finishToken(state: State, ply: PlyContext<Event>): boolean {
  for (const effect of contentSets.tables(state.content).tokens[state.token].self) {
    give(state, state.turn, effect, 'token', ply)
  }
  state.token = -1
  return beginAction(state)
}

/** Draws coins, the black ones to the character tile. @rule MER-21, MER-22, MER-24 */
function drawTo(state: State, wanted: number, seal: boolean, ply: PlyContext<Event>): void {
  const seat = state.turn
  const coins = drawCoins(state.purses[seat], wanted, ply.rng)
  state.trays[seat][BLACK] += coins[BLACK]
  for (let coin = 1; coin <= WHITE; coin++) state.drawn[coin] += coins[coin]
  ply.emit({ type: 'drew', seat, coins, seal })
}

/** Action A. @rule MER-21, MER-22, MER-R2, MER-R3 */
export function draw(state: State, ply: PlyContext<Event>): void {
  drawTo(state, contentSets.tables(state.content).draws, false, ply)
  const offered = state.seals[state.turn] > 0 && total(state.purses[state.turn]) > 0
  state.phase = offered ? 'sealOffer' : 'placement'
}

/** @rule MER-22, MER-23 */
export function answerSeal(state: State, pay: boolean, ply: PlyContext<Event>): void {
  state.phase = 'placement'
  if (!pay) return
  state.seals[state.turn]--
  state.sealPile++
  drawTo(state, contentSets.tables(state.content).sealDraws, true, ply)
}

/** Coins that are not placed go back. @rule MER-27 */
export function endPlacing(state: State, ply: PlyContext<Event>): void {
  const seat = state.turn
  const coins = [...state.drawn]
  for (let coin = 1; coin <= WHITE; coin++) {
    state.purses[seat][coin] += coins[coin]
    state.drawn[coin] = 0
  }
  state.placed = 0
  ply.emit({ type: 'returned', seat, coins })
}

/** Action B. @rule MER-19 */
export function recover(state: State, ply: PlyContext<Event>): void {
  const seat = state.turn
  const coins = [...state.trays[seat]]
  for (let coin = 1; coin <= BLACK; coin++) {
    state.purses[seat][coin] += coins[coin]
    state.trays[seat][coin] = 0
  }
  ply.emit({ type: 'recovered', seat, coins })
}

/**
 * All sold tiles are discarded, then their slots filled in the order of sale. @rule MER-51,
 * MER-R15, MER-R16
 */
function refill(state: State, ply: PlyContext<Event>): void {
  if (state.sold.length === 0) return
  const sold = state.sold
  state.sold = []
  for (const slot of sold) discardTile(state, state.display[slot])
  for (const slot of sold) {
    const old = state.display[slot]
    const tile = drawTile(state, slot < OBJECT_SLOTS ? 'object' : 'perfume', ply)
    state.display[slot] = tile
    ply.emit({ type: 'refilled', slot, old, tile })
  }
}

/**
 * Ends a turn and begins the next, if there is one. True if there is nothing to ask in it. @rule
 * MER-15, MER-51, MER-68
 */
export function nextTurn(state: State, ply: PlyContext<Event>): boolean {
  refill(state, ply)
  const extra = state.extraTurns > 0
  if (extra) state.extraTurns--
  else {
    const next = after(state, state.turn)
    if (next === state.starter && endRound(state, ply)) return false
    state.turn = next
  }
  return startTurn(state, state.turn, extra, ply)
}

function startTurn(state: State, seat: Seat, extra: boolean, ply: PlyContext<Event>): boolean {
  ply.emit({ type: 'turn', seat, round: state.round, extra, reveals: true })
  return beginTurn(state)
}

/** True if it was the last round. @rule MER-75, MER-76, MER-R40, MER-R48 */
function endRound(state: State, ply: PlyContext<Event>): boolean {
  state.idleRounds = state.stirred ? 0 : state.idleRounds + 1
  state.stirred = false
  const stuck = state.idleRounds === IDLE_ROUNDS
  if (stuck) ply.emit({ type: 'deadlock', rounds: IDLE_ROUNDS })
  if (stuck || isEnding(state)) {
    scoreAll(state, ply)
    return true
  }
  state.round++
  return false
}
