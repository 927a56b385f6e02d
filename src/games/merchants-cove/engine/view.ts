import type { Frozen, Viewer } from '../../../kernel/game.ts'
import { copyOf } from '../../../kernel/json.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { type Counts, noCounts, total } from '../../../kit/counts.ts'
import { take } from './bag.ts'
import type { Tables } from '../content/compile.ts'
import type { Event, Player, SeenPlayer, State, View } from './state.ts'

/*
 * The only secrets of this game are Corruption cards: in others' hands, among what others
 * discarded, and so in the deck. All other chance is not decided before it falls, and everything
 * else is open. @rule COV-36, COV-R47
 */

/** What is open of a state, view or world to be imagined, copied. */
function common(state: Frozen<State | View>): Omit<View, 'viewer' | 'players' | 'corruptionDeck'> {
  return {
    content: state.content,
    phase: state.phase,
    round: state.round,
    rogue: state.rogue,
    townsfolk: state.townsfolk,
    agenda: copyOf(state.agenda) as View['agenda'],
    bag: [...state.bag],
    drawn: [...state.drawn],
    halls: [...state.halls],
    lair: state.lair,
    piers: state.piers.map(pier => [...pier]),
    boats: state.boats.map(({ aboard, at }) => ({ aboard: [...aboard], at })),
    berths: [...state.berths],
    timepieces: [...state.timepieces],
    stack: [...state.stack],
    indicator: state.indicator,
    indicatorMoved: state.indicatorMoved,
    square: [...state.square],
    deck: [...state.deck],
    under: [...state.under],
    sold: [...state.sold],
  }
}

/** What is open of a player, copied. */
function openPlayer(player: Frozen<Player | SeenPlayer>): Omit<Player, 'corruption' | 'tossed'> {
  return {
    merchant: player.merchant,
    shop: copyOf(player.shop) as Player['shop'],
    figures: [...player.figures],
    turns: player.turns,
    gold: player.gold,
    shelf: [...player.shelf],
    shields: [...player.shields],
    staff: [...player.staff],
  }
}

/**
 * The cards of a hand are shown to its owner, and to all when the game is over. @rule COV-36,
 * COV-89
 */
function seen(player: Frozen<Player>, knows: boolean, over: boolean): SeenPlayer {
  return {
    ...openPlayer(player),
    cards: total(player.corruption),
    corruption: knows || over ? [...player.corruption] : null,
    discards: total(player.tossed),
    tossed: knows ? [...player.tossed] : null,
  }
}

export function view(state: Frozen<State>, viewer: Viewer, open = false): View {
  return {
    viewer,
    ...common(state),
    players: state.players.map((player, seat) =>
      seen(player, open || seat === viewer, state.phase === 'over'),
    ),
    corruptionDeck: total(state.corruptionDeck),
  }
}

/** Kinds of cards drawn and discarded are for their owner only. @rule COV-36, COV-R47 */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'corrupted':
      return event.seat === viewer ? event : { ...event, cards: null }
    case 'discarded':
      return event.seat === viewer ? event : { ...event, card: null }
    default:
      return event
  }
}

/** So many of a multiset, at random. */
function deal(from: Counts, count: number, rng: Rng): Counts {
  const cards = noCounts(from.length - 1)
  for (let i = 0; i < count; i++) cards[take(from, rng)]++
  return cards
}

/** Deals the unseen Corruption cards to hands, discards and deck. */
export const determinize =
  ({ corruption: kinds }: Tables) =>
  (seenBy: Frozen<View>, rng: Rng): State => {
    const unseen = kinds.map(kind => kind?.copies ?? 0)
    for (const { corruption, tossed } of seenBy.players) {
      for (const known of [corruption, tossed])
        if (known) known.forEach((count, kind) => (unseen[kind] -= count))
    }
    const cardsOf = (known: readonly number[] | null, count: number) =>
      known ? [...known] : deal(unseen, count, rng)
    const players = seenBy.players.map(player => ({
      ...openPlayer(player),
      corruption: cardsOf(player.corruption, player.cards),
      tossed: cardsOf(player.tossed, player.discards),
    }))
    return { ...common(seenBy), players, corruptionDeck: unseen }
  }
