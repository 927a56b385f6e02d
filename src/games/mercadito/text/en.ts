import type { Seat } from '../../../kernel/game.ts'
import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import { CALLS, MAX_CARDS, MAX_ROUNDS } from '../content.ts'
import type { Card, Event, Mercadito, Move, SeenOffer, View } from '../state.ts'
import {
  conflictFor,
  isAsked,
  isReason,
  namesIn,
  numbersOf,
  offerBy,
  offerToMe,
  result,
  type Said,
  type Sentences,
  stillOpen,
} from './words.ts'

const lists = new Intl.ListFormat('en-GB')
const list = (parts: readonly string[]) => lists.format(parts)
const card = namesIn('en')
const cards = (all: readonly Card[]) => list(all.map(card))
const count = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const name = (seat: Seat, who: Who) => (seat === who.me ? 'you' : who.name(seat))
const names = (seats: readonly Seat[], who: Who) => list(seats.map(seat => name(seat, who)))
const subject = (seat: Seat, who: Who) => capital(name(seat, who))
const subjects = (seats: readonly Seat[], who: Who) => capital(names(seats, who))
/** The right form of a verb: for you, or several, and for one other. */
const verb = (seats: readonly Seat[], who: Who, many: string, one: string) =>
  seats.length > 1 || seats[0] === who.me ? many : one

const SAID: { readonly [said in Said]: string } = {
  pick: 'picked',
  pass: 'passed',
  hold: 'hold',
  cede: 'cede',
  leave: 'leave it',
  juice: 'give the Juice',
}

/** What changes hands, as far as it is known to the reader. */
function exchange(give: readonly Card[] | null, want: readonly Card[] | null, gives: number, wants: number): string {
  const given = give === null ? count(gives, 'card') : cards(give)
  if (wants === 0) return `${given} as a gift`
  return `${given} for ${want === null ? count(wants, 'card') : cards(want)}`
}
const contents = ({ give, want, gives, wants }: SeenOffer) => exchange(give, want, gives, wants)

function mineText(view: View): string {
  const { mine } = view
  if (mine === null) return 'your turn is over in this round'
  return mine.type === 'pick' ? `you picked ${card(mine.card)}` : `you said: ${SAID[mine.type]}`
}

function choosePrompt(view: View): Prompt {
  const round = `round ${view.round} of ${MAX_ROUNDS[view.sizes.length]}`
  if (isAsked(view)) {
    return view.wave === 1
      ? { title: 'Pick a card, or pass', hint: `in secret; ${round}` }
      : { title: 'Pick another card, or pass', hint: 'what is still face up' }
  }
  if (view.viewer === null) return { title: 'The players choose', hint: round }
  const full = view.sizes[view.viewer] === MAX_CARDS[view.sizes.length]
  return { title: 'The others are choosing', hint: full ? 'your hand is full' : mineText(view) }
}

function callPrompt(view: View, who: Who): Prompt {
  const conflict = conflictFor(view)
  if (conflict === undefined) return { title: 'Conflict', hint: '' }
  const what = card(conflict.card)
  const others = conflict.seats.filter(seat => seat !== who.me)
  if (isAsked(view)) {
    const last = conflict.call === CALLS ? 'last call' : `call ${conflict.call} of ${CALLS}`
    return { title: `${what}: hold, cede or leave it?`, hint: `${last}, with ${names(others, who)}` }
  }
  const hint = view.viewer === null ? '' : view.ceders.includes(view.viewer) ? 'then you pick again' : mineText(view)
  return { title: `Conflict over ${what}: ${names(conflict.seats, who)}`, hint }
}

function draftPrompt(view: View, who: Who): Prompt | null {
  const { draft } = view
  if (draft === null) return null
  const title = `Your offer to ${who.name(draft.to)}`
  if (draft.give.length === 0) return { title, hint: 'what do you give?' }
  const wants = draft.want.length === 0 ? 'what do you want?' : `for ${cards(draft.want)}`
  return { title, hint: `${cards(draft.give)}; ${wants}` }
}

function finalPrompt(view: View, who: Who): Prompt {
  const draft = draftPrompt(view, who)
  if (draft) return draft
  const open = stillOpen(view).filter(seat => seat !== who.me)
  const waiting = open.length === 0 ? '' : `not voted: ${names(open, who)}`
  if (view.viewer === null) return { title: 'Final phase: free trading', hint: waiting }
  const offer = offerToMe(view)
  if (offer) return { title: `${who.name(offer.from)} offers ${contents(offer)}`, hint: 'accept, decline or counter' }
  if (view.votes[view.viewer]) return { title: 'You voted to end the game', hint: waiting }
  return { title: 'Trade, reveal or vote to end', hint: count(view.offersLeft[view.viewer] ?? 0, 'offer') + ' left' }
}

function overPrompt(view: View, who: Who): Prompt {
  const { winners, points } = result(view)
  const [first] = winners
  const title =
    winners.length > 1
      ? `${subjects(winners, who)} share the victory`
      : first === who.me
        ? 'You win!'
        : `${who.name(first ?? 0)} wins`
  return { title, hint: list(points.map((n, seat) => `${name(seat, who)} ${n}`)) }
}

function eventText(event: Event, who: Who): string {
  switch (event.type) {
    case 'committed':
    case 'again':
      return ''
    case 'chose': {
      const passed = event.choices.filter(choice => choice.card === null).map(({ seat }) => seat)
      return passed.length === 0 ? 'All have chosen' : `${subjects(passed, who)} passed`
    }
    case 'took':
      return `${subject(event.seat, who)} took ${card(event.card)}`
    case 'clashed':
      return `${subjects(event.seats, who)} ${event.seats.length === 2 ? 'both' : 'all'} want ${card(event.card)}`
    case 'called': {
      const said = event.declarations.map(({ seat, said: word }) => `${name(seat, who)}: ${SAID[word]}`)
      return `${card(event.card)}, call ${event.call}: ${said.join(', ')}`
    }
    case 'juiced':
      return `${subject(event.from, who)} gave ${name(event.to, who)} the Juice: ${name(event.to, who)} must cede`
    case 'left':
      return `${card(event.card)} was left and discarded`
    case 'destroyed':
      return `No agreement: ${card(event.card)} is out of the game`
    case 'closed':
      return event.cards.length === 0 ? '' : `Discarded: ${cards(event.cards)}`
    case 'reshuffled':
      return 'The discard pile was shuffled into a new deck'
    case 'dealt':
      return `Round ${event.round}: ${cards(event.cards)}`
    case 'finalPhase':
      return 'Final phase: trade freely, then vote to end the game'
    case 'offered': {
      const what = exchange(event.give, event.want, event.gives, event.wants)
      const how = event.answers > 0 ? 'countered' : 'offered'
      return `${subject(event.from, who)} ${how} ${name(event.to, who)} ${what}`
    }
    case 'declined':
      return `${subject(event.to, who)} declined ${name(event.from, who) === 'you' ? 'your' : `${who.name(event.from)}’s`} offer`
    case 'cancelled':
      return `${subject(event.from, who)} took back the offer to ${name(event.to, who)}`
    case 'traded': {
      const what = exchange(event.give, event.want, event.gives, event.wants)
      return `${subject(event.to, who)} accepted from ${name(event.from, who)}: ${what}`
    }
    case 'revealed': {
      const what = event.card === null ? 'a card' : card(event.card)
      return `${subject(event.seat, who)} showed ${event.to === 'all' ? 'everybody' : name(event.to, who)} ${what}`
    }
    case 'voted':
      return `${subject(event.seat, who)} voted to end the game`
    case 'unvoted':
      return event.paid ? `${subject(event.seat, who)} withdrew the vote` : ''
    case 'ended':
      return `${subjects(event.winners, who)} ${verb(event.winners, who, 'win', 'wins')}: ${list(
        event.points.map((points, seat) => `${name(seat, who)} ${points}`),
      )}`
  }
}

const player = (seat: Seat) => `player ${seat + 1}`
const offered = (view: View, id: number) => {
  const offer = offerBy(view, id)
  return offer === undefined ? `offer ${id}` : contents(offer)
}

function moveText(move: Move, view: View): string {
  switch (move.type) {
    case 'pick':
      return `Pick ${card(move.card)}`
    case 'pass':
      return 'Pass'
    case 'hold':
      return 'Hold: I want it'
    case 'cede':
      return 'Cede: pick another'
    case 'leave':
      return 'Leave it, if all agree'
    case 'juice':
      return `Give the Juice to ${player(move.to)}`
    case 'address':
      return `Make ${player(move.to)} an offer`
    case 'counter':
      return `Counter: ${offered(view, move.offer)}`
    case 'give':
      return `Give ${card(move.card)}`
    case 'want':
      return `Want ${card(move.card)}`
    case 'send':
      return 'Make this offer'
    case 'drop':
      return 'Forget this offer'
    case 'accept':
      return `Accept: ${offered(view, move.offer)}`
    case 'decline':
      return `Decline: ${offered(view, move.offer)}`
    case 'cancel':
      return `Take back: ${offered(view, move.offer)}`
    case 'reveal':
      return `Show ${move.to === 'all' ? 'everybody' : player(move.to)} ${card(move.card)}`
    case 'vote':
      return 'Vote to end the game'
    case 'unvote':
      return 'Withdraw my vote'
  }
}

const sentences: Sentences = {
  'conflict-first': () => 'First the conflict has to be settled: hold, cede or leave the card.',
  final: () => 'You have already chosen, and a choice is final.',
  'finish-draft': () => 'Make or forget the offer you have begun first.',
  full: () => 'Your hand is full: you take no more cards.',
  'give-first': () => 'Cards to give are named before cards you want.',
  'give-something': () => 'An offer gives at least one card.',
  'low-first': () => 'Cards of an offer are named in the order of the card list.',
  'no-conflict': () => 'You are in no conflict: pick a card of the market, or pass.',
  'no-draft': () => 'Say first to whom you make an offer.',
  'no-juice': () => 'You do not have the Juice.',
  'no-offers-left': () => 'You have used all your offers.',
  'no-reveal-yet': () => 'Cards can be shown in the final phase only.',
  'no-such-move': () => 'There is no such move.',
  'no-such-player': () => 'There is no such player.',
  'no-trade-yet': () => 'Cards are traded in the final phase only.',
  'no-vote-yet': () => 'Votes are taken in the final phase only.',
  'nobody-new': n => `${card(n.card)} would be shown to nobody who has not seen it.`,
  'not-contestant': () => 'The Juice goes to another player in your conflict.',
  'not-held': n => `You do not have ${card(n.card)}, which is asked for.`,
  'not-in-conflict': () => 'You are in no conflict now.',
  'not-in-hand': n => `You do not have ${card(n.card)}.`,
  'not-in-market': n => `${card(n.card)} does not lie in the market.`,
  'not-open': n => `Offer ${n.offer} is not open.`,
  'not-seated': () => 'You are not playing.',
  'not-to-you': () => 'That offer was made to somebody else.',
  'not-voted': () => 'You have not voted.',
  'not-yours': () => 'That offer is not yours to take back.',
  'nothing-to-give': () => 'You have no card to give.',
  over: () => 'The game is over.',
  'over-limit': () => 'You would hold too many cards.',
  'own-card': n => `You already have ${card(n.card)}.`,
  'rounds-over': () => 'The rounds are over: now cards are traded.',
  'their-hand-full': n => `Their hand would be too full: ask for ${count(n.count, 'more card')}.`,
  'to-yourself': () => 'That has to go to another player.',
  'turn-over': () => 'Your turn is over in this round.',
  twice: n => `${card(n.card)} is already part of the offer.`,
  voted: () => 'You have already voted.',
  'want-lower-first': n => `You need to want ${count(n.count, 'more card')}, and too few come after this one.`,
  'wants-too-many': n => `They hold only ${count(n.count, 'card')}.`,
}

export const text: GameText<Mercadito> = {
  blurb:
    'Go shopping on a budget before the neighbours take your things. Pick cards in secret, argue over what two of you want, and trade at the end.',
  steps: [
    'Each round five cards lie in the market. Everybody secretly picks one, or passes.',
    'Alone on a card, you take it. With others on it, you are in conflict: hold, cede and pick another, or leave it.',
    'If all hold on for three calls, the card is gone for good. The Juice, given away, makes another player cede.',
    'When all hands are full or the rounds are over, trade: offer cards, show cards, vote to end.',
    'Lists want their ingredients, fruit wants fruit. Every coin above the budget costs 2 points. Most points win.',
  ],
  ours: 'The author’s list of the 26 cards is not public. All cards here but the Juice, their prices, points and the budget are our own set, made for this site; so are the three calls, the 20 offers and the clocks.',
  options: {
    openMemory: {
      name: 'Open memory',
      help: 'Whether everybody is reminded of who took what in earlier rounds.',
      value: open => (open ? 'All rounds' : 'This round'),
    },
  },
  prompt(view, who) {
    switch (view.phase) {
      case 'choose':
        return choosePrompt(view)
      case 'call':
        return callPrompt(view, who)
      case 'final':
        return finalPrompt(view, who)
      case 'over':
        return overPrompt(view, who)
    }
  },
  move: moveText,
  event: eventText,
  refusal(refusal) {
    return isReason(refusal.why) ? sentences[refusal.why](numbersOf(refusal.with)) : `Rule ${refusal.rule} forbids it.`
  },
}
