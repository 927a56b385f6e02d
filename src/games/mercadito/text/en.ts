import { sayIn } from '../../../kit/messages.ts'
import type { GameText } from '../../../kit/text.ts'
import type { Mercadito } from '../engine/state.ts'
import { eventText } from './events-en.ts'
import { moveText } from './moves-en.ts'
import { card, count } from './phrases-en.ts'
import { callPrompt, choosePrompt, finalPrompt, overPrompt } from './prompts-en.ts'
import { isReason, numbersOf, type Sentences } from './words.ts'

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
  'want-lower-first': n =>
    `You need to want ${count(n.count, 'more card')}, and too few come after this one.`,
  'wants-too-many': n => `They hold only ${count(n.count, 'card')}.`,
}

export const text: GameText<Mercadito> = {
  say: sayIn('en', {}),
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
    return isReason(refusal.why)
      ? sentences[refusal.why](numbersOf(refusal.with))
      : `Rule ${refusal.rule} forbids it.`
  },
}
