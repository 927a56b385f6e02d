import { clone } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import { played, whyNot } from '../../../kit/play.fixture.ts'
import { COINS } from '../content/index.ts'
import type { Vector } from '../test/vectors.fixture.ts'
import { game } from './index.ts'
import { coinsOn } from './prices.ts'
import type { Event, Move, State } from './state.ts'
import { idOf, position, said, tileOf, tokenId, tokenOf, type Setting } from './table.fixture.ts'

/* Moves, offers and what happened, in the words of the rules. */

/**
 * A move in words: 'place G O01', 'sell M1', 'white O09', 'privilege PR06', 'symbol yes', 'seal
 * no', 'done'.
 */
export function moveOf(state: State, words: string): Move {
  const [type, first = '', second = ''] = words.split(' ')
  const slot = (id: string) => state.display.indexOf(tileOf(id))
  switch (type) {
    case 'place':
      return { type, coin: COINS.indexOf(first as 'G') + 1, slot: slot(second) }
    case 'sell':
    case 'white':
      return { type, slot: slot(first) }
    case 'privilege':
    case 'discard':
      return { type, token: tokenOf(first) }
    case 'symbol':
      return { type, take: first === 'yes' }
    case 'seal':
      return { type, pay: first === 'yes' }
    default:
      return { type } as Move
  }
}

/** Plays moves in words, each by the seat asked, and tells what happened. An illegal one throws. */
export function act(state: State, ...lines: readonly string[]): Event[] {
  return lines.flatMap((words, at) => {
    const [seat] = game.actors(state)
    return played(game, state, seat, moveOf(state, words), Rng.from(at + 1), words)
  })
}

/**
 * Why a move in words is refused: 'MER-12 black', or null if it is not. By the seat asked, if
 * nobody is named.
 */
export function refusal(
  state: State,
  words: string,
  seat = game.actors(state)[0] ?? 0,
): string | null {
  return whyNot(game, clone(state), seat, moveOf(state, words))
}

/** What is offered to the seat asked, in words. */
export function offers(state: State): string[] {
  return game.legal(state, game.actors(state)[0] ?? 0).map(move => {
    switch (move.type) {
      case 'place':
        return `place ${COINS[move.coin - 1]} ${idOf(state.display[move.slot])}`
      case 'sell':
      case 'white':
        return `${move.type} ${idOf(state.display[move.slot])}`
      case 'privilege':
      case 'discard':
        return `${move.type} ${tokenId(move.token)}`
      case 'symbol':
        return `symbol ${move.take ? 'yes' : 'no'}`
      case 'seal':
        return `seal ${move.pay ? 'yes' : 'no'}`
      default:
        return move.type
    }
  })
}

/** A position, and what the seats asked did in it. */
export const asked = (setting: Setting, ...lines: readonly string[]) => {
  const state = position(setting)
  act(state, ...lines)
  return state
}

/** One position for each question. */
export const QUESTIONS: { readonly [phase: string]: () => State } = {
  turnStart: () => position({ tokens: [['PR01'], []], phase: 'turnStart' }),
  privilegeSymbol: () =>
    asked({ tokens: [['PR01'], []], phase: 'turnStart', progress: [4, 0] }, 'privilege PR01'),
  action: () => position(),
  sealOffer: () => asked({}, 'draw'),
  placement: () => position({ drawn: 'G1' }),
  saleOrder: () =>
    asked(
      { drawn: 'G2', display: ['O05', 'O08'], edges: { O05: ['G1'], O08: ['G2'] } },
      'place G O05',
      'place G O08',
      'done',
    ),
  changerWhite: () =>
    asked(
      { drawn: 'C1', display: ['O09'], edges: { M2: ['C2'], O09: ['S2'] } },
      'place C M2',
      'done',
    ),
  forcedDiscard: () =>
    asked(
      { drawn: 'C1', display: ['F11'], edges: { F11: ['S2'] }, tokens: [[], ['PR06', 'PR15']] },
      'place C F11',
      'done',
    ),
}

/** Events of one kind. */
export function only<Type extends Event['type']>(events: readonly Event[], type: Type) {
  return events.filter(
    (event): event is Extract<Event, { readonly type: Type }> => event.type === type,
  )
}

/** Each seat's purse, or character tile, in words. */
export const pursesOf = (state: State) => state.purses.map(said)
export const traysOf = (state: State) => state.trays.map(said)
/** What each seat has on a tile that lies there. */
export const edgesOf = (state: State, id: string) =>
  state.edges[state.display.indexOf(tileOf(id))].map(holding => said(coinsOn(holding)))

/** Opens a test vector and does what it says. */
export function playVector({ setting, lines }: Vector): { state: State; events: Event[] } {
  const state = position(setting)
  return { state, events: act(state, ...lines) }
}

/**
 * A sale of one tile: the player to move, seat 0 if nothing is said, completes it with one coin.
 */
export function sale(id: string, held: string, coin: string, setting: Setting = {}) {
  const others = setting.edges?.[id]?.slice(1) ?? []
  const state = position({
    drawn: `${coin}1`,
    display: [id],
    ...setting,
    edges: { ...setting.edges, [id]: [held, ...others] },
  })
  return { state, events: act(state, `place ${coin} ${id}`, 'done') }
}

/**
 * A sale of one tile by seat 0, unless a setting says otherwise: nothing but its effects is looked
 * at.
 */
const PAID: { readonly [id: string]: readonly [held: string, coin: string] } = {
  F02: ['G2', 'G'],
  F06: ['W1 G1', 'S'],
  F07: ['W1', 'S'],
  F08: ['S1', 'C'],
  F10: ['G1', 'G'],
  F11: ['S2', 'C'],
  F12: ['C1', 'T'],
  O03: ['G2 C1', 'C'],
  O07: ['T1', 'T'],
  O09: ['S2', 'S'],
  O10: ['C2', 'C'],
  O13: ['S2 C1', 'C'],
  O18: ['C2', 'T'],
}
export function sell(id: string, setting: Setting = {}) {
  const [held, coin] = PAID[id]
  const state = position({
    progress: new Array<number>(setting.players ?? 2).fill(0),
    ...setting,
    display: [id],
    edges: { [id]: [held] },
    drawn: `${coin}1`,
  })
  return { state, events: act(state, `place ${coin} ${id}`, 'done') }
}
