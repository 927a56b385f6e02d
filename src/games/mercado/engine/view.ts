import type { Frozen, Seat, Viewer } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Tables } from '../content/compile.ts'
import { drawFrom, insert, remove } from './draws.ts'
import type { Event, State, Token, View } from './state.ts'

/*
 * The only secrets of this game are privilege tokens: in the supply, in hands, and those given up.
 * Purses and draw stacks have no order, and what is in them anybody could deduce. @rule MER-R7,
 * MER-R36, MER-R47
 */

/** The fields that everybody knows; nothing of it is shared with the original. */
function common(
  from: Frozen<Omit<State, 'supply' | 'tokens' | 'dropped'>>,
): Omit<State, 'supply' | 'tokens' | 'dropped'> {
  return {
    content: from.content,
    side: from.side,
    disc: from.disc,
    changer: from.changer,
    openPurses: from.openPurses,
    phase: from.phase,
    round: from.round,
    starter: from.starter,
    turn: from.turn,
    extraTurns: from.extraTurns,
    purses: from.purses.map(coins => [...coins]),
    trays: from.trays.map(coins => [...coins]),
    drawn: [...from.drawn],
    placed: from.placed,
    edges: from.edges.map(edges => [...edges]),
    whitePile: from.whitePile,
    blackPile: from.blackPile,
    sealPile: from.sealPile,
    seals: [...from.seals],
    display: [...from.display],
    objectStack: [...from.objectStack],
    perfumeStack: [...from.perfumeStack],
    objectDiscard: [...from.objectDiscard],
    perfumeDiscard: [...from.perfumeDiscard],
    played: [...from.played],
    token: from.token,
    progress: [...from.progress],
    heights: [...from.heights],
    sold: [...from.sold],
    sale: from.sale && { slot: from.sale.slot, done: from.sale.done },
    debts: [...from.debts],
    stirred: from.stirred,
    idleRounds: from.idleRounds,
  }
}

/** @rule MER-R38 */
export function view(state: Frozen<State>, viewer: Viewer, open = false): View {
  const shown = open || state.phase === 'over'
  return {
    ...common(state),
    viewer,
    tokens: state.tokens.map((hand, seat) => (shown || seat === viewer ? [...hand] : [])),
    tokenCounts: state.tokens.map(hand => hand.length),
    dropped: viewer === null ? [] : [...state.dropped[viewer]],
    ...(open && { allDropped: state.dropped.map(tokens => [...tokens]) }),
    droppedCounts: state.dropped.map(tokens => tokens.length),
    supplySize: state.supply.length,
  }
}

/** Which token was gained or given up, only its owner knows. @rule MER-66, MER-R38 */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'tokenGained':
    case 'discarded':
      return event.seat === viewer ? event : { ...event, token: null }
    default:
      return event
  }
}

/** What is seen of the tokens that a seat gave up. */
function droppedBy({ viewer, dropped, allDropped }: Frozen<View>, seat: Seat): readonly Token[] {
  return allDropped ? allDropped[seat] : seat === viewer ? dropped : []
}

/**
 * Deals the tokens that the viewer has not seen to the others' hands, to what they gave up, and to
 * the supply.
 */
export function determinize({ allTokens }: Tables, view: Frozen<View>, rng: Rng): State {
  const unseen = [...allTokens]
  const dropped = view.droppedCounts.map((_, seat) => droppedBy(view, seat))
  for (const seen of [...view.tokens, ...dropped, view.played])
    for (const token of seen) remove(unseen, token)
  const deal = (seen: readonly Token[], count: number) => {
    const tokens = [...seen]
    while (tokens.length < count) insert(tokens, drawFrom(unseen, rng))
    return tokens
  }
  return {
    ...common(view),
    tokens: view.tokens.map((seen, seat) => deal(seen, view.tokenCounts[seat])),
    dropped: view.droppedCounts.map((count, seat) => deal(dropped[seat], count)),
    supply: unseen,
  }
}
