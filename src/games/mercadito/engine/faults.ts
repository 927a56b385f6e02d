import { same } from '../../../kernel/json.ts'
import { faultsBy, type Need } from '../../../kit/define-game.ts'
import { isBelowLimit, limitOf } from './cards.ts'
import { CARDS, MAX_ROUNDS, OFFERS } from '../content/index.ts'
import { canBeSent, wantable } from './draft.ts'
import { keepsOpen } from './final.ts'
import { chooseCard, declare } from './choosing.ts'
import type { Card, Commitment, State } from './state.ts'

/** Every card is in exactly one place. @rule MTO-2, MTO-3 */
function cardFaults(s: State, need: Need): void {
  const all = [...s.hands.flat(), ...s.deck, ...s.market, ...s.discard, ...s.removed].filter(
    card => card !== null,
  )
  need(
    all.length === CARDS.length && new Set(all).size === CARDS.length,
    `Each of the ${CARDS.length} cards is in one place (MTO-2).`,
  )
  s.hands.forEach((hand, seat) => {
    need(
      hand.length <= limitOf(s),
      `hands: seat ${seat} holds more than ${limitOf(s)} cards (MTO-3).`,
    )
    need(
      s.known[seat].every(card => hand.includes(card)),
      `known: seat ${seat} does not hold all of it.`,
    )
  })
  need(
    s.round <= MAX_ROUNDS[s.hands.length],
    `round: at most ${MAX_ROUNDS[s.hands.length]} (MTO-3).`,
  )
}

/** The answer is one that was open to this seat before it was given. */
function isOpenTo(s: State, seat: number, answer: Commitment): boolean {
  const before = {
    ...s,
    committed: s.committed.map((said, other) => (other === seat ? null : said)),
  }
  const open = s.phase === 'choose' ? chooseCard.moves(before, seat) : declare.moves(before, seat)
  return open.some(move => same(move, answer))
}

const belowLimit = (s: State) => s.hands.flatMap((_, seat) => (isBelowLimit(s, seat) ? [seat] : []))

/** Who chooses, and whether it can go on. @rule MTO-8, MTO-10, MTO-25, MTO-26 */
function choiceFaults(s: State, need: Need): void {
  const choosing = s.phase === 'choose'
  const below = belowLimit(s)
  const most = s.hands.length - s.wave + 1
  const fighting = s.conflicts.flatMap(({ seats }) => seats)
  need(choosing === s.choosers.length > 0, 'choosers: some in choose, none elsewhere (MTO-8).')
  need(
    s.choosers.every(seat => below.includes(seat)),
    'choosers: all below the limit (MTO-8).',
  )
  need(
    !choosing || s.wave > 1 || s.choosers.length === below.length,
    'choosers: in wave 1 all below the limit (MTO-8).',
  )
  need(
    s.choosers.length <= most && fighting.length + s.ceders.length <= most,
    'wave: fewer choose each time (MTO-26).',
  )
  need(
    !choosing || s.choosers.some(seat => s.committed[seat] === null),
    'committed: somebody is missing (MTO-10).',
  )
  need(
    !choosing || s.market.some(card => card !== null),
    'market: there is something to choose (MTO-25).',
  )
}

/** Who is in conflict over what, and what has been said. @rule MTO-9, MTO-13, MTO-17, MTO-25 */
function conflictFaults(s: State, need: Need): void {
  const calling = s.phase === 'call'
  const below = belowLimit(s)
  const involved = [...s.conflicts.flatMap(({ seats }) => seats), ...s.ceders]
  const cards = s.conflicts.map(({ card }) => card)
  need(calling === s.conflicts.length > 0, 'conflicts: some in call, none elsewhere (MTO-13).')
  need(calling || s.ceders.length === 0, 'ceders: only in call (MTO-25).')
  need(new Set(involved).size === involved.length, 'A seat is in one conflict.')
  need(new Set(cards).size === cards.length, 'conflicts: each over another card.')
  for (const { card, seats } of s.conflicts) {
    need(s.market.includes(card), 'conflicts: their cards lie in the market (MTO-13).')
    need(
      seats.length > 1 && seats.every(seat => below.includes(seat)),
      'conflicts: of two or more (MTO-13).',
    )
    need(
      seats.some(seat => s.committed[seat] === null),
      'committed: somebody is missing in each conflict (MTO-17).',
    )
  }
  s.committed.forEach((answer, seat) => {
    need(
      answer === null || isOpenTo(s, seat, answer),
      `committed: seat ${seat} could not say that (MTO-9, MTO-17).`,
    )
  })
}

/** Offers, drafts, votes and what was shown. @rule MTO-34 to MTO-47 */
function finalFaults(s: State, need: Need): void {
  const rounds = s.phase === 'choose' || s.phase === 'call'
  const spent = s.offersLeft.reduce((sum, left) => sum + OFFERS - left, 0)
  const fresh = spent === 0 && s.nextOffer === 1 && !s.votes.includes(true)
  need(!rounds || fresh, 'votes, offersLeft, nextOffer: untouched before the final phase (MTO-27).')
  need(
    rounds || s.market.every(card => card === null),
    'market: empty in the final phase (MTO-32).',
  )
  need(
    rounds || s.openMemory || s.known.every(known => known.length === 0),
    'known: forgotten after the round.',
  )
  const quiet =
    s.offers.length === 0 && s.shown.length === 0 && s.drafts.every(draft => draft === null)
  need(s.phase === 'final' || quiet, 'offers, drafts, shown: only in the final phase (MTO-34).')
  need(s.nextOffer - 1 <= spent, 'nextOffer: no more offers than were spent (MTO-42).')
  const open = s.hands.some((_, seat) => keepsOpen(s, seat))
  need(s.phase !== 'final' || open, 'final: the game is over (MTO-47).')
  offerFaults(s, need)
  s.shown.forEach(({ card, to, open: all }, i) => {
    const holder = s.hands.findIndex(hand => hand.includes(card))
    need(
      holder !== -1 && to.length > 0 && !to.includes(holder),
      'shown: cards in a hand, to somebody else (MTO-43).',
    )
    need(!all || to.length === s.hands.length - 1, 'shown: what is open all have seen (MTO-43).')
    need(i === 0 || s.shown[i - 1].card < card, 'shown: lowest first.')
  })
}

/** @rule MTO-34, MTO-35, MTO-36, MTO-41, MTO-42 */
function offerFaults(s: State, need: Need): void {
  const holds = (seat: number, cards: readonly Card[]) =>
    cards.every(card => s.hands[seat].includes(card))
  s.offers.forEach(({ id, from, to, give, want }, i) => {
    const { least, most } = wantable(s, from, to, give.length)
    const fits = want.length >= least && want.length <= most
    const fair =
      give.length > 0 && holds(from, give) && !want.some(card => s.hands[from].includes(card))
    need(from !== to && fair && fits, `offers: offer ${id} could not be made (MTO-34, MTO-35).`)
    need(
      id < s.nextOffer && (i === 0 || s.offers[i - 1].id < id),
      'offers: oldest first, before nextOffer.',
    )
    need(
      !s.offers.some(other => other.id !== id && other.from === from && other.to === to),
      'offers: one a pair (MTO-36).',
    )
  })
  s.drafts.forEach((draft, seat) => {
    if (draft === null) return
    const { to, give, want, answers } = draft
    const whole = to !== seat && (give.length > 0 || want.length === 0) && canBeSent(s, seat, draft)
    need(whole, `drafts: that of seat ${seat} leads to no offer (MTO-34, MTO-35).`)
    const known =
      answers === 0 ||
      s.offers.some(offer => offer.id === answers && offer.from === to && offer.to === seat)
    need(known, `drafts: seat ${seat} answers an open offer, or none (MTO-41).`)
  })
  s.offersLeft.forEach((left, seat) => {
    const made = s.offers.filter(({ from }) => from === seat).length
    need(made <= OFFERS - left, `offersLeft: seat ${seat} has made ${made} (MTO-42).`)
  })
}

/** Broken invariants of a state that has the right shape, each in a sentence. */
export const invariants = (s: State): readonly string[] =>
  faultsBy(need => {
    cardFaults(s, need)
    choiceFaults(s, need)
    conflictFaults(s, need)
    finalFaults(s, need)
  })
