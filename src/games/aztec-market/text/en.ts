import type { Seat, Viewer } from '../../../kernel/game.ts'
import { sayIn } from '../../../kit/messages.ts'
import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import type { Aztec, Event, Move, View } from '../engine/state.ts'
import { endOf, isReason, numbersOf, placeOf, present, type Sentences } from './words.ts'

const lists = new Intl.ListFormat('en-GB')
const list = (parts: readonly string[]) => lists.format(parts)

const VENDOR = ['pottery', 'fabric', 'jewel', 'herb']
/** A commodity by its token, as the table calls it: one, several. */
const ONE = ['pot', 'cloth', 'jewel', 'herb']
const MANY = ['pots', 'cloths', 'jewels', 'herbs']
const TILE = [
  ...VENDOR.map(goods => `${goods} vendor`),
  'crowd',
  'porter',
  'governor',
  'ambassador',
  'messenger',
  'king',
]
/** Of these there are several. */
const SEVERAL = ['crowd', 'porter', 'governor']
const article = (name: string) => (name.startsWith('a') ? 'an' : 'a')
const the = (tile: number) =>
  SEVERAL.includes(TILE[tile]) ? `${article(TILE[tile])} ${TILE[tile]}` : `the ${TILE[tile]}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const name = (seat: Seat, who: Who) => (seat === who.me ? 'you' : who.name(seat))
const subject = (seat: Seat, who: Who) => capital(name(seat, who))
const tokens = (count: number, colour: number) => `${count} ${(count === 1 ? ONE : MANY)[colour]}`
const mixed = (counts: readonly number[]) =>
  list(present(counts).map(({ colour, count }) => tokens(count, colour)))
const buyer = (index: number) => `buyer ${index + 1}`
/** As whoever reads it sees the market: his own side is below. */
const where = (cell: number, viewer: Viewer) => {
  const { row, column } = placeOf(cell, viewer)
  return `row ${row}, column ${column}`
}

function myPrompt(view: View): Prompt {
  switch (view.phase) {
    case 'choose':
      return { title: 'Set up: choose a tile to place', hint: 'anything not placed yet' }
    case 'place':
      return { title: `Set up: place the ${TILE[view.holding]}`, hint: 'in any empty cell' }
    case 'purse':
      return { title: 'Your first coin: choose a buyer', hint: 'who has a coin can buy' }
    case 'turn':
      return {
        title: 'Your turn: pass or play',
        hint: 'pass: new goods, two moves, a coin · play: buy',
      }
    case 'first':
      return { title: 'Pass: move a tile into the hole', hint: 'any tile; then another one' }
    case 'second':
      return { title: 'Pass: move another tile', hint: 'any but the one you have just moved' }
    case 'coin':
      return { title: 'Pass: take a coin', hint: 'for a buyer who has none' }
    case 'king':
      return {
        title: 'Pass: a token for the king?',
        hint: 'from a vendor in his row or column, or none',
      }
    case 'paid':
      return { title: 'Paid: move a tile into the hole', hint: 'any but the one moved last' }
    default:
      return view.bought
        ? {
            title: 'Play: go on, or end your turn',
            hint: 'buy, pay for a move, move the messenger',
          }
        : {
            title: 'Play: buy from a vendor',
            hint: 'or first move: a coin a tile, the messenger for free',
          }
  }
}

function theirPrompt(view: View, who: Who): Prompt {
  const title = `${who.name(view.turn)}’s turn`
  switch (view.phase) {
    case 'choose':
    case 'place':
      return { title, hint: 'places a tile' }
    case 'purse':
      return { title, hint: 'gives a buyer the first coin' }
    case 'turn':
      return { title, hint: 'passes or plays' }
    case 'play':
    case 'paid':
      return { title, hint: 'plays' }
    default:
      return { title, hint: 'passes' }
  }
}

function overPrompt(view: View, who: Who): Prompt {
  const { points, winners } = endOf(view)
  const mine = who.me !== null && winners.includes(who.me)
  const names = list(winners.map(seat => (seat === who.me ? 'you' : who.name(seat))))
  const title =
    mine && winners.length === 1
      ? 'You win!'
      : mine
        ? 'Your side wins!'
        : `${names} ${winners.length === 1 ? 'wins' : 'win'}`
  return { title, hint: points.map((n, seat) => `${name(seat, who)} ${n}`).join(' · ') }
}

/** "bought 2 jewels with buyer 1 (1 back to the vendor, 1 to the king; the coin stays)" */
function boughtText({
  buyer: index,
  colour,
  gained,
  back,
  king,
  kept,
}: Extract<Event, { type: 'bought' }>): string {
  const shares = [
    ...(back > 0 ? [`${back} back to the vendor`] : []),
    ...(king > 0 ? [`${king} to the king`] : []),
  ]
  const asides = [
    ...(shares.length > 0 ? [shares.join(', ')] : []),
    ...(kept ? ['the coin stays'] : []),
  ]
  const aside = asides.length > 0 ? ` (${asides.join('; ')})` : ''
  return `bought ${gained === 0 ? `from the ${VENDOR[colour]} vendor but gained nothing` : tokens(gained, colour)} with ${buyer(index)}${aside}`
}

function eventText(event: Event, who: Who): string {
  switch (event.type) {
    case 'placed':
      return `${subject(event.seat, who)} placed ${the(event.tile)} in ${where(event.cell, who.me)}`
    case 'coin':
      return `${subject(event.seat, who)} put a coin on ${buyer(event.buyer)}`
    case 'passed':
      return `${subject(event.seat, who)} passed`
    case 'drew':
      return `New goods: ${mixed(event.tokens)}`
    case 'moved':
      return `${subject(event.seat, who)} moved ${the(event.tile)} to ${where(event.to, who.me)}`
    case 'crowned':
      return `${subject(event.seat, who)} gave the king ${tokens(1, event.colour)}`
    case 'played':
      return `${subject(event.seat, who)} ${event.seat === who.me ? 'play' : 'plays'}`
    case 'paid':
      return `${subject(event.seat, who)} paid for a move with the coin of ${buyer(event.buyer)}`
    case 'bought':
      return `${subject(event.seat, who)} ${boughtText(event)}`
    case 'handed':
      return ''
    case 'gameOver': {
      const points = list(event.points.map((n, seat) => `${name(seat, who)} ${n}`))
      const removed =
        present(event.removed).length > 0 ? `. Left out of this game: ${mixed(event.removed)}` : ''
      return `Game over: ${points}${removed}`
    }
  }
}

function moveText(move: Move, view: View): string {
  switch (move.type) {
    case 'tile':
      return capital(TILE[move.tile])
    case 'place':
      return `Place in ${where(move.cell, view.viewer)}`
    case 'coin':
      return `Coin on ${buyer(move.buyer)}`
    case 'pass':
      return 'Pass'
    case 'play':
      return 'Play'
    case 'move':
      return `Move the ${TILE[view.cells[move.cell]] ?? 'tile'} in ${where(move.cell, view.viewer)}`
    case 'king':
      return `A ${ONE[move.colour]} for the king`
    case 'leave':
      return 'Nothing for the king'
    case 'buy':
      return `Buy ${MANY[move.colour]} with ${buyer(move.buyer)}`
    case 'pay':
      return `Pay with ${buyer(move.buyer)}`
    case 'end':
      return 'End turn'
  }
}

const sentences: Sentences = {
  'cannot-buy': () => 'You cannot play: with your coins no purchase is within reach this turn.',
  'cell-taken': () => 'A tile lies in this cell already.',
  'choose-cell': () => 'First place the tile you have chosen.',
  'choose-tile': () => 'The market is being laid out: choose a tile to place.',
  crowd: n => `A crowd blocks the way to the ${VENDOR[n.colour]} vendor.`,
  'first-coin': () => 'First choose the buyer who starts with a coin.',
  'has-coin': () => 'This buyer has a coin already; a buyer never holds two.',
  hole: () => 'There is no tile in the hole to be moved.',
  'just-moved': n => `The ${TILE[n.tile]} was moved last: first move another tile, or buy.`,
  'king-first': () => 'First choose a token for the king, or none.',
  'messenger-free': () =>
    'The messenger moves without a coin: with this one move another tile, or undo.',
  'move-another': () => 'Your pass goes on: move a second tile.',
  'move-paid': () => 'You have paid: first move a tile.',
  'move-tile': () => 'You have passed: first move a tile.',
  'must-buy': () => 'Who plays must buy at least once.',
  'no-coin': () => 'This buyer has no coin, so it cannot buy.',
  'no-coin-to-pay': () => 'This buyer has no coin to pay with.',
  'no-coins': () => 'You cannot play: none of your buyers has a coin.',
  'no-such-move': () => 'There is no such move in this game.',
  'none-left': n => `No ${TILE[n.tile]} is left to be placed.`,
  'none-to-take': n => `The ${VENDOR[n.colour]} vendor has nothing for the king.`,
  'not-facing-king': n =>
    `The ${VENDOR[n.colour]} vendor is neither in the king’s row nor in his column.`,
  'not-in-column': n => `The ${VENDOR[n.colour]} vendor is not in this buyer’s column.`,
  'not-your-turn': () => 'It is not your turn.',
  'nothing-left': () =>
    'The porters would take everything back and the ambassador would save your coin: nothing would be bought.',
  'other-colour': n => `This buyer holds ${MANY[n.bound]}, so it cannot buy ${MANY[n.colour]}.`,
  'out-of-reach': () => 'After this you could not buy any more this turn, and who plays must buy.',
  over: () => 'The game is over.',
  'pass-or-play': () => 'First decide: pass or play.',
  'pay-first': () => 'Only the messenger moves for free: first pay with a buyer’s coin.',
  playing: () => 'You are playing: buy, pay for a move, move the messenger, or end your turn.',
  'sold-out': n => `The ${VENDOR[n.colour]} vendor has nothing to sell.`,
  'take-coin': () => 'First put your coin on a buyer.',
}

export const text: GameText<Aztec> = {
  say: sayIn('en', {}),
  blurb:
    'The market of Tlatelolco changes every day: push its people about until your buyers reach the vendors. What you bought is worth what the king likes of it, and you have a say in that.',
  steps: [
    'Your four buyers stand at your side of the market; each buys in the line before it.',
    'Pass: four new tokens come to the vendors, you move two tiles, take a coin, and may give the king a token.',
    'Play: a buyer with a coin takes everything from a vendor in its line. Crowds block; other people on the way take a share.',
    'While you play, a coin moves a tile, and the messenger moves for free.',
    'In the end each of your tokens counts as many points as the king has tokens of that colour.',
  ],
  ours: '',
  options: {
    removal: {
      name: 'Tokens left out',
      help: 'Drawn unseen, so that nobody knows what is missing, or as many of each colour.',
      value: removal => (removal === 'random' ? 'Unseen' : 'Equally'),
    },
    removed: {
      name: 'How many are left out',
      help: 'The more, the shorter the game: every four are one draw less.',
      value: count => (count === 0 ? 'None' : String(count)),
    },
    market: {
      name: 'Setting up',
      help: 'The players place the tiles one by one, or chance does.',
      value: market => (market === 'players' ? 'By the players' : 'By chance'),
    },
    start: {
      name: 'First player',
      help: 'Who places the first tile and takes the first turn.',
      value: seat => (seat === 'random' ? 'By chance' : `Seat ${seat + 1}`),
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
