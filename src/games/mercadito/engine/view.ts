import type { Frozen, Seat, Viewer } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { dealAround, insert } from './cards.ts'
import { CARDS } from '../content/index.ts'
import { chooseCard, declare } from './choosing.ts'
import type {
  Card,
  Commitment,
  Conflict,
  Draft,
  Event,
  Offer,
  SeenOffer,
  Shown,
  State,
  View,
} from './state.ts'

/*
 * Everything that is secret in this game is kept here: the deck, the hands, answers until the last
 * is in, drafts, and what two players offer, trade or show each other.
 */

const copyConflict = ({ card, seats, call }: Frozen<Conflict>): Conflict => ({
  card,
  seats: [...seats],
  call,
})
const copyAnswer = (answer: Frozen<Commitment> | null): Commitment | null => answer && { ...answer }
const copyDraft = (draft: Frozen<Draft> | null): Draft | null =>
  draft && { ...draft, give: [...draft.give], want: [...draft.want] }
const copyShown = ({ card, to, open }: Frozen<Shown>): Shown => ({ card, to: [...to], open })

/** @rule MTO-R24, MTO-R25, MTO-R28 */
export function view(state: Frozen<State>, viewer: Viewer, open = false): View {
  const mine = viewer === null ? null : state.committed[viewer]
  const draft = viewer === null ? null : state.drafts[viewer]
  const shown = state.hands.map((hand, seat) =>
    state.shown
      .filter(({ card }) => hand.includes(card))
      .flatMap(each => (open ? copyShown(each) : seenBy(each, seat, viewer))),
  )
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    wave: state.wave,
    openMemory: state.openMemory,
    hands: state.hands.map((hand, seat) =>
      open || seat === viewer || state.phase === 'over'
        ? [...hand]
        : shown[seat].map(({ card }) => card),
    ),
    sizes: state.hands.map(hand => hand.length),
    known: state.known.map(known => [...known]),
    deckSize: state.deck.length,
    market: [...state.market],
    discard: [...state.discard],
    removed: [...state.removed],
    choosers: [...state.choosers],
    committed: state.committed.map(answer => answer !== null),
    mine: copyAnswer(mine),
    conflicts: state.conflicts.map(copyConflict),
    ceders: [...state.ceders],
    votes: [...state.votes],
    offersLeft: [...state.offersLeft],
    offers: state.offers.map(offer => seenOffer(offer, viewer, open)),
    nextOffer: state.nextOffer,
    draft: copyDraft(draft),
    ...(open && { answers: state.committed.map(copyAnswer), drafts: state.drafts.map(copyDraft) }),
    shown: shown.flat().sort((a, b) => a.card - b.card),
  }
}

/**
 * A revealed card as the viewer knows it: its holder knows who has seen it, others only that they
 * have.
 */
function seenBy(shown: Frozen<Shown>, holder: Seat, viewer: Viewer): Shown[] {
  if (shown.open || viewer === holder) return [copyShown(shown)]
  return viewer !== null && shown.to.includes(viewer)
    ? [{ card: shown.card, to: [viewer], open: false }]
    : []
}

function seenOffer(
  { id, from, to, give, want }: Frozen<Offer>,
  viewer: Viewer,
  open: boolean,
): SeenOffer {
  const inside = open || viewer === from || viewer === to
  const numbers = { id, from, to, gives: give.length, wants: want.length }
  return { ...numbers, give: inside ? [...give] : null, want: inside ? [...want] : null }
}

/** @rule MTO-R28, MTO-43 */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'offered':
    case 'traded':
      return viewer === event.from || viewer === event.to
        ? event
        : { ...event, give: null, want: null }
    case 'revealed':
      return event.to === 'all' || viewer === event.to || viewer === event.seat
        ? event
        : { ...event, card: null }
    default:
      return event
  }
}

const ALL = CARDS.map((_, card) => card)

/** Of each hand, what the viewer knows to be in it: seen, remembered, or offered to the viewer. */
function placedCards(view: Frozen<View>): Card[][] {
  return view.hands.map((hand, seat) => {
    const offered = view.offers.flatMap(({ from, give }) =>
      from === seat && give !== null ? give : [],
    )
    return sorted(new Set([...hand, ...view.known[seat], ...offered]))
  })
}

/** Of each hand, what the viewer knows not to be in it: nobody wants a card that they hold. @rule MTO-34 */
function absentCards(view: Frozen<View>): Card[][] {
  return view.hands.map((_, seat) =>
    view.offers.flatMap(({ from, want }) => (from === seat && want !== null ? want : [])),
  )
}

/** Deals the unseen cards to hands and deck, and imagines what others keep to themselves. */
export function determinize(view: Frozen<View>, rng: Rng): State {
  const hands = placedCards(view)
  const seen = new Set<Card | null>([
    ...view.market,
    ...view.discard,
    ...view.removed,
    ...hands.flat(),
  ])
  const unseen = rng.shuffle(ALL.filter(card => !seen.has(card)))
  const missing = hands.map((hand, seat) => view.sizes[seat] - hand.length)
  const dealt = dealAround(unseen, [...missing, view.deckSize], [...absentCards(view), []])
  hands.forEach((hand, seat) => dealt[seat].forEach(card => insert(hand, card)))
  const state: State = {
    phase: view.phase,
    round: view.round,
    wave: view.wave,
    openMemory: view.openMemory,
    hands,
    known: view.known.map(known => [...known]),
    deck: sorted(dealt[hands.length]),
    stacked: [],
    market: [...view.market],
    discard: [...view.discard],
    removed: [...view.removed],
    choosers: [...view.choosers],
    committed: view.committed.map(() => null),
    conflicts: view.conflicts.map(copyConflict),
    ceders: [...view.ceders],
    votes: [...view.votes],
    offersLeft: [...view.offersLeft],
    offers: view.offers.map(offer => imaginedOffer(offer, hands, rng)),
    nextOffer: view.nextOffer,
    drafts: view.sizes.map((_, seat) => copyDraft(knownOf(view, seat, view.drafts, view.draft))),
    shown: view.shown.map(copyShown),
  }
  view.committed.forEach((given, seat) => {
    if (given) state.committed[seat] = imaginedAnswer(state, view, seat, rng)
  })
  return state
}

const sorted = (cards: Iterable<Card>) => [...cards].sort((a, b) => a - b)

/**
 * What a seat keeps to itself, where the view shows it: in an open one everybody's, else the
 * viewer's own.
 */
function knownOf<A>(
  { viewer }: Frozen<View>,
  seat: Seat,
  all: readonly (A | null)[] | undefined,
  own: A | null,
): A | null {
  return all ? all[seat] : seat === viewer ? own : null
}

/** What a seat has answered: as it is known, or any answer it could have given. */
function imaginedAnswer(
  state: Frozen<State>,
  view: Frozen<View>,
  seat: Seat,
  rng: Rng,
): Commitment {
  const known = knownOf(view, seat, view.answers, view.mine)
  if (known) return { ...known }
  const open: readonly Commitment[] = (state.phase === 'choose' ? chooseCard : declare).moves(
    state,
    seat,
  )
  return rng.pick(open)
}

/** The offer as it is, or any that fits what is seen of it. */
function imaginedOffer(offer: Frozen<SeenOffer>, hands: readonly Card[][], rng: Rng): Offer {
  const { id, from, to, gives, wants } = offer
  const others = ALL.filter(card => !hands[from].includes(card))
  return {
    id,
    from,
    to,
    give: offer.give ? [...offer.give] : sorted(rng.shuffle([...hands[from]]).slice(0, gives)),
    want: offer.want ? [...offer.want] : sorted(rng.shuffle(others).slice(0, wants)),
  }
}
