import type { Seat } from '../../../kernel/game.ts'
import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import type { Event, Goldfish, Move, View } from '../engine/state.ts'
import {
  canBeat,
  canBeOutnumbered,
  cards,
  fewWords,
  isReason,
  numbersOf,
  type Sentences,
  standing,
  worth,
} from './words.ts'

const lists = new Intl.ListFormat('en-GB')
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

const list = (parts: readonly (string | number)[]) => lists.format(parts.map(String))
const place = (n: number) => `${n}${ENDINGS[ordinals.select(n)] ?? 'th'}`
const a = (value: number) => (value === 8 || value === 11 ? `an ${value}` : `a ${value}`)
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const number = (n: number) => NUMBERS[n] ?? String(n)
/** "a single 5", "a pair of 5s", "three 5s" */
const set = (value: number, count: number) =>
  count === 1
    ? `a single ${value}`
    : count === 2
      ? `a pair of ${value}s`
      : `${number(count)} ${value}s`
/** The same, once it lies there. */
const theSet = (value: number, count: number) =>
  count === 1
    ? `the ${value}`
    : count === 2
      ? `the pair of ${value}s`
      : `the ${number(count)} ${value}s`
const several = (count: number) =>
  count === 1 ? 'one card' : count === 2 ? 'a pair' : `${number(count)} of a kind`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const name = (seat: Seat, who: Who) => (seat === who.me ? 'you' : who.name(seat))
const subject = (seat: Seat, who: Who) => capital(name(seat, who))
const owner = (seat: Seat, who: Who) => (seat === who.me ? 'yours' : `${who.name(seat)}’s`)
const places = (ranking: readonly Seat[], who: Who) =>
  list(ranking.map((seat, i) => `${place(i + 1)} ${name(seat, who)}`))

function followPrompt(view: View): Prompt {
  const { value, count } = view
  if (!canBeat(view)) {
    return {
      title: 'Your turn: pass',
      hint: `nothing of yours beats ${theSet(value, count)}; you may swap`,
    }
  }
  const more = canBeOutnumbered(view)
    ? `, or ${number(count + 1)} ${value}s${count === 1 ? ' or more' : ''}`
    : ''
  return {
    title: `Your turn: beat ${theSet(value, count)}, or pass`,
    hint: `${several(count)} higher than ${value}${more}`,
  }
}

function myPrompt(view: View): Prompt {
  const given = worth(view.exchange?.given ?? [])
  switch (view.phase) {
    case 'give':
      return given === 0
        ? { title: 'Swap: choose what to give', hint: 'worth 14 at most, or pass without swapping' }
        : { title: `Swap: you give ${given}`, hint: 'add to it, or take as much from the market' }
    case 'take':
      return {
        title: `Swap: take cards worth ${given}`,
        hint: `${view.exchange?.owed ?? 0} still to take`,
      }
    case 'collect':
      return { title: 'All passed: take one fish, or none', hint: 'then you lead' }
    default:
      return view.count === 0
        ? { title: 'Your turn: lead anything', hint: 'one card, or several of one value' }
        : followPrompt(view)
  }
}

function theirPrompt(view: View, who: Who): Prompt {
  const title = `${who.name(view.turn)}’s turn`
  const mine = view.viewer === null ? -1 : view.out.indexOf(view.viewer)
  if (mine >= 0) return { title, hint: `you are out: ${place(mine + 1)}` }
  if (view.phase === 'collect')
    return { title, hint: 'all passed: may take one fish from the market' }
  return {
    title,
    hint:
      view.count === 0 ? 'leads a new trick' : `to beat ${theSet(view.value, view.count)}, or pass`,
  }
}

function overPrompt(view: View, who: Who): Prompt {
  const ranking = standing(view)
  const [first, ...rest] = ranking
  const title = first === who.me ? 'You win!' : `${who.name(first)} wins`
  const hint = list(rest.map((seat, i) => `${place(i + 2)} ${name(seat, who)}`))
  return { title, hint: view.limit ? `${hint} · stopped by the limit of turns` : hint }
}

function eventText(event: Event, who: Who): string {
  switch (event.type) {
    case 'played':
      return `${subject(event.seat, who)} ${event.lead ? 'led' : 'played'} ${event.lead ? set(event.value, event.count) : cards(event.value, event.count)}`
    case 'passed':
      return event.gave.length === 0
        ? `${subject(event.seat, who)} passed`
        : `${subject(event.seat, who)} passed, gave ${list(event.gave.toReversed())}, took ${list(event.took.toReversed())}`
    case 'wentOut':
      return `${subject(event.seat, who)} ${event.seat === who.me ? 'are' : 'is'} out of cards: ${place(event.place)} place`
    case 'allPassed':
      return `All passed: the trick is ${owner(event.seat, who)}`
    case 'collected':
      return `${subject(event.seat, who)} took ${event.value === 0 ? 'no card' : `${a(event.value)} from the market`} and ${event.seat === who.me ? 'lead' : 'leads'}`
    case 'swept':
      return `To the market: ${event.cards.join(' ')}`
    case 'seeded':
      return event.seat === who.me
        ? `The market puts ${a(event.value)} into play in your stead`
        : `The market puts ${a(event.value)} into play in ${who.name(event.seat)}’s stead`
    case 'cleared':
      return `Nobody swapped: ${name(event.seat, who)} ${event.seat === who.me ? 'lead' : 'leads'} anew`
    case 'gameOver': {
      const points =
        event.game > 1
          ? `. Points: ${list(event.ranking.map(seat => `${name(seat, who)} ${event.points[seat]}`))}`
          : ''
      return `Game over${event.limit ? ' by the limit of turns' : ''}: ${places(event.ranking, who)}${points}`
    }
    case 'dealt':
      return `Game ${event.game}: new cards, ${name(event.start, who)} ${event.start === who.me ? 'start' : 'starts'}`
  }
}

function moveText(move: Move): string {
  switch (move.type) {
    case 'play':
      return `Play ${fewWords(move.value, move.count)}`
    case 'pass':
      return 'Pass'
    case 'keep':
      return 'Pass without swapping'
    case 'give':
      return `Give ${move.value}`
    case 'enough':
      return 'Enough given'
    case 'take':
      return `Take ${move.value}`
    case 'collect':
      return `Take ${a(move.value)}`
    case 'decline':
      return 'Take none'
  }
}

const sentences: Sentences = {
  'collect-first': () => 'You won the trick: first take one market card, or none.',
  'does-not-add-up': n =>
    `With ${a(n.value)} the rest could not add up: exactly ${n.owed} must be taken.`,
  'exchange-begun': () => 'You have begun to give: finish the swap, or undo.',
  'finish-exchange': n => `Finish the swap first: cards worth ${n.owed} are still to be taken.`,
  'finish-pass': () => 'You have passed: swap with the market, or pass without swapping.',
  'give-first': () => 'First choose what you give; then take cards worth the same.',
  'higher-and-more': n =>
    `More cards must be of the same value: beat ${theSet(n.value, n.count)} with ${several(n.count)} of a higher value, or with more ${n.value}s.`,
  'highest-first': n => `Cards of a swap are named from high to low: nothing above ${n.last} now.`,
  'market-cannot-pay': n => `The market has no cards that add up to ${n.sum}.`,
  'more-copies': n =>
    `With the same value you need more cards: at least ${number(n.count + 1)} ${n.value}s.`,
  'must-lead': () => 'Nothing is in play: you must lead and cannot pass.',
  'no-such-move': () => 'On your turn you play cards or pass; this is neither.',
  'no-trick-won': () =>
    'A market card is taken like this only after everybody passed on your cards.',
  'none-given': () => 'You have given nothing yet.',
  'none-to-give': n => `You have no ${n.value} to give.`,
  'not-higher': n => `The cards must be higher than ${n.value}.`,
  'not-in-hand': n =>
    n.have === 0
      ? `You have no ${n.value}.`
      : `You have only ${number(n.have)} of the ${n.value}s.`,
  'not-in-market': n => `There is no ${n.value} in the market.`,
  'not-your-turn': () => 'It is not your turn.',
  out: () => 'You are out of cards and have no more turns.',
  over: () => 'The game is over.',
  'over-limit': n => `A swap is worth 14 at most; this would make ${n.sum}.`,
  'pass-first': () => 'Cards are swapped only when you pass.',
  'same-number': n =>
    `It takes exactly ${n.count === 1 ? 'one card' : `${number(n.count)} cards`} of a value higher than ${n.value}.`,
  'same-value': n =>
    `You are giving ${a(n.value)}, so you cannot take one: it would change nothing.`,
  'too-much': n => `${capital(a(n.value))} is more than the ${n.owed} still to be taken.`,
}

export const text: GameText<Goldfish> = {
  blurb:
    'Sell your goldfish faster than the others: singles and sets, each higher than the last. Pass, and the market swaps you a big fish for small ones, or small fry for a big one.',
  steps: [
    'You hold goldfish worth 1 to 14. Whoever gets rid of all of them first wins.',
    'The leader plays one card, or several of one value.',
    'Beat it with as many cards of a higher value, or with more cards of the same value. Or pass.',
    'When you pass you may swap with the market: cards for cards of the same sum, 14 at most.',
    'When all others pass, you may take one market card. The played cards go to the market, and you lead.',
  ],
  ours: '',
  options: {
    games: {
      name: 'Length',
      help: 'In three games every place earns points; the highest total wins.',
      value: games => (games === 1 ? 'One game' : `${capital(number(games))} games`),
    },
    start: {
      name: 'First player',
      help: 'Who leads in the first game.',
      value: seat => (seat === 'random' ? 'By chance' : `Seat ${seat + 1}`),
    },
    maxTurns: {
      name: 'Limit of turns',
      help: 'A game that lasts longer is stopped and ranked by cards left.',
      value: turns => (turns === 0 ? 'None' : turns.toLocaleString('en')),
    },
  },
  prompt(view, who) {
    if (view.phase === 'over') return overPrompt(view, who)
    return view.turn === who.me ? myPrompt(view) : theirPrompt(view, who)
  },
  move: moveText,
  event: eventText,
  refusal(refusal) {
    return isReason(refusal.why)
      ? sentences[refusal.why](numbersOf(refusal.with))
      : `Rule ${refusal.rule} forbids this.`
  },
}
