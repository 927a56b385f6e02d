import { total } from '../../../kit/counts.ts'
import type { Seat } from '../../../kernel/game.ts'
import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import { HEAD_MERCHANT } from '../content.ts'
import { ranking } from '../finals.ts'
import { WHITE } from '../prices.ts'
import { debtor } from '../sales.ts'
import type { Event, Mercado, Move, View } from '../state.ts'
import { symbolAt } from '../track.ts'
import { count, list, things } from './things-en.ts'
import { contentOf, goodsOf, isReason, isStandard, merchandiseOf, numbersOf, type Sentences } from './words.ts'

const { coin, coins, effect, symbol, theTile, tile, token } = things

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const name = (seat: Seat, who: Who) => (seat === who.me ? 'you' : who.name(seat))
const names = (seats: readonly Seat[], who: Who) => list(seats.map(seat => name(seat, who)))
const subject = (seat: Seat, who: Who) => capital(name(seat, who))
const whose = (seat: Seat, who: Who) => (seat === who.me ? 'your' : `${who.name(seat)}’s`)
const ORDINAL = ['', '1st', '2nd', '3rd', '4th']

function holds(view: View, seat: Seat): string {
  const purse = total(view.purses[seat])
  return `${count(purse, 'coin')} in your purse, ${total(view.trays[seat])} on your character tile`
}

function placementPrompt(view: View): Prompt {
  if (total(view.drawn) === 0) return { title: 'All placed: done?', hint: 'till then you may undo' }
  const rest = view.placed === 0 ? 'at least one, if any fits' : 'or done: the rest goes back'
  return { title: 'Place your coins', hint: `${coins(view.drawn)}; ${rest}` }
}

function myPrompt(view: View, me: Seat): Prompt {
  switch (view.phase) {
    case 'turnStart':
      return { title: 'Your turn: play a privilege?', hint: 'one at most, before you draw or take back' }
    case 'privilegeSymbol': {
      const under = symbolAt(view, me)
      return { title: 'Carry out the symbol of the space?', hint: under === null ? '' : symbol(under) }
    }
    case 'action':
      return { title: 'Draw coins, or take yours back', hint: holds(view, me) }
    case 'sealOffer':
      return {
        title: 'Pay a seal and draw more?',
        hint: `you drew ${total(view.drawn) === 0 ? 'nothing you can place' : coins(view.drawn)}`,
      }
    case 'placement':
      return placementPrompt(view)
    case 'saleOrder':
      return { title: 'You have completed several tiles', hint: 'which is sold first?' }
    case 'changerWhite':
      return { title: 'Where does the white coin go?', hint: 'the one you got from the Coin Changer' }
    default:
      return { title: 'Give up a privilege', hint: 'it leaves the game; nobody sees which it is' }
  }
}

function theirPrompt(view: View, who: Who): Prompt {
  if (view.phase === 'forcedDiscard') {
    return { title: `${who.name(debtor(view))} gives up a privilege`, hint: 'the sale waits for it' }
  }
  const title = `${who.name(view.turn)}’s turn`
  switch (view.phase) {
    case 'turnStart':
      return { title, hint: 'plays a privilege, or none' }
    case 'privilegeSymbol':
      return { title, hint: 'may carry out a symbol' }
    case 'action':
      return { title, hint: 'draws coins or takes them back' }
    case 'sealOffer':
      return { title, hint: 'may pay a seal' }
    case 'placement':
      return { title, hint: 'places coins' }
    case 'saleOrder':
      return { title, hint: 'sells several tiles' }
    default:
      return { title, hint: 'has a white coin to use' }
  }
}

function overPrompt(view: View, who: Who): Prompt {
  const order = ranking(view)
  const title = order[0] === who.me ? 'You win!' : `${who.name(order[0])} wins`
  return { title, hint: order.map(seat => `${name(seat, who)} ${view.progress[seat]}`).join(' · ') }
}

const PILE = {
  white: { one: '1 white coin', many: 'white coins' },
  black: { one: '1 black coin', many: 'black coins' },
  seal: { one: 'a seal', many: 'seals' },
} as const

function gainedText({ seat, what, n, wanted }: Extract<Event, { readonly type: 'gained' }>, who: Who): string {
  const { one, many } = PILE[what]
  if (n === 0) return `${subject(seat, who)} got no ${many}: there are none left`
  const short = n < wanted ? `: there were no more` : ''
  return `${subject(seat, who)} took ${n === 1 ? one : `${n} ${many}`}${short}`
}

function clearedText({ seat, purse, tray }: Extract<Event, { readonly type: 'cleared' }>, who: Who): string {
  if (purse + tray === 0) return `${subject(seat, who)} had no black coin to give back`
  const from = list([...(purse > 0 ? ['the purse'] : []), ...(tray > 0 ? ['the character tile'] : [])])
  return `${subject(seat, who)} gave back ${count(purse + tray, 'black coin')}, from ${from}`
}

function landedText({ seat, effect: at, outcome }: Extract<Event, { readonly type: 'landed' }>, who: Who): string {
  switch (outcome) {
    case 'done':
      return `The space has a symbol: ${symbol(at)}`
    case 'asked':
      return `The space has a symbol, to be carried out or not: ${symbol(at)}`
    case 'declined':
      return `${subject(seat, who)} left the symbol alone: ${symbol(at)}`
    case 'occupied':
      return `Another marker is there, so the symbol does nothing: ${symbol(at)}`
  }
}

function worthText({ seat, points, ...event }: Extract<Event, { readonly type: 'worth' }>, who: Who): string {
  const content = contentOf(who.options.content)
  const worth = merchandiseOf(content, event.tile)?.points.type
  if (event.drawn !== null) {
    return `Turned over for ${theTile(content, event.tile)}: ${theTile(content, event.drawn)}, ${count(points, 'point')}`
  }
  if (worth !== 'rank') return ''
  const place = seat === who.me ? 'you are' : `${who.name(seat)} is`
  return `It is worth ${whose(seat, who)} place: ${place} ${ORDINAL[points]}, so ${count(points, 'point')}`
}

/** Where paid coins go: real ones, white ones. */
function paidText({ seat, coins: all }: Extract<Event, { readonly type: 'paid' }>, who: Who): string {
  const white = all[WHITE]
  const real = coins(all.map((n, at) => (at === WHITE ? 0 : n)))
  const parts = [
    ...(real ? [`${real} to ${whose(seat, who)} character tile`] : []),
    ...(white > 0 ? [`${white} white back to the pile`] : []),
  ]
  return `Paid: ${parts.join(', ')}`
}

function consoledText({ seat, tile: of, coins: n, n: seals }: Extract<Event, { readonly type: 'consoled' }>, who: Who) {
  const why = `most coins of the others on ${theTile(contentOf(who.options.content), of)}, ${n}`
  return seals > 0 ? `${subject(seat, who)} took a seal: ${why}` : `No seal is left for ${name(seat, who)}: ${why}`
}

/** What befell the markers, piles and tokens. */
function outcomeText(event: Event, who: Who): string | null {
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'moved': {
      const steps = event.to - event.from
      return `${subject(event.seat, who)} advanced ${steps}, from ${event.from} to ${event.to}`
    }
    case 'landed':
      return landedText(event, who)
    case 'gained':
      return gainedText(event, who)
    case 'cleared':
      return clearedText(event, who)
    case 'tokenGained': {
      const which = event.token === null ? '' : `: ${token(content, event.token)}`
      return `${subject(event.seat, who)} took a privilege${which}`
    }
    case 'noTokens':
      return `${subject(event.seat, who)} got no privilege: there are none left`
    case 'extraTurn':
      return `${subject(event.seat, who)} won ${effect({ effect: 'extraTurn', n: event.n })}`
    case 'lastRound':
      return `${subject(event.seat, who)} reached the starting disc: this is the last round`
    default:
      return null
  }
}

/** What happens in a sale besides. */
function saleText(event: Event, who: Who): string | null {
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'sold':
      return `${subject(event.seat, who)} completed ${theTile(content, event.tile)} (${things.price(goodsOf(content, event.tile).price)})`
    case 'worth':
      return worthText(event, who)
    case 'changed': {
      if (event.slot === null) return `The white coin went into ${whose(event.seat, who)} purse`
      const where = event.slot === HEAD_MERCHANT ? 'on the Head Merchant' : 'on another tile'
      return `${subject(event.seat, who)} used the white coin at once, ${where}`
    }
    case 'mustDiscard':
      return `${capital(names(event.seats, who))} must give up ${event.n === 1 ? 'a privilege' : `${event.n} privileges`}`
    case 'discarded': {
      const which = event.token === null ? ', unseen' : `: ${token(content, event.token)}`
      return `${subject(event.seat, who)} gave up a privilege${which}`
    }
    case 'paid':
      return paidText(event, who)
    case 'consoled':
      return consoledText(event, who)
    case 'tookBack':
      return `${subject(event.seat, who)} took back ${coins(event.coins)} from ${theTile(content, event.tile)}`
    case 'reshuffled':
      return `The discarded ${event.kind}s were shuffled into a new stack of ${event.count}`
    case 'refilled':
      return event.old === event.tile
        ? `${capital(theTile(content, event.tile))} came straight back`
        : `New: ${tile(content, event.tile)}, for ${things.price(goodsOf(content, event.tile).price)}`
    default:
      return null
  }
}

function scoredText({ seat, seals, tokens, bonus }: Extract<Event, { readonly type: 'scored' }>, who: Who): string {
  if (seals === 0 && tokens.length === 0) return `${subject(seat, who)} had no seals or privileges left`
  const { privileges } = contentOf(who.options.content)
  const moves = tokens.map(of => String(privileges[of].move))
  const left = [
    ...(seals > 0 ? [count(seals, 'seal')] : []),
    ...(moves.length > 0 ? [`${moves.length === 1 ? 'a privilege' : 'privileges'} of ${list(moves)}`] : []),
  ]
  return `${subject(seat, who)} had ${list(left)} left: ${bonus} more`
}

function eventText(event: Event, who: Who): string {
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'turn':
      return event.extra
        ? `Extra turn for ${name(event.seat, who)}`
        : `Round ${event.round}: ${whose(event.seat, who)} turn`
    case 'privilege':
      return `${subject(event.seat, who)} played a privilege: ${token(content, event.token)}`
    case 'skipped':
      return `${subject(event.seat, who)} had no coins to draw or take back`
    case 'recovered':
      return `${subject(event.seat, who)} took back ${coins(event.coins)} from the character tile`
    case 'drew':
      return `${subject(event.seat, who)} ${event.seal ? 'paid a seal and ' : ''}drew ${coins(event.coins)}`
    case 'placed':
      return `${subject(event.seat, who)} placed ${coin(event.coin)} on ${theTile(content, event.tile)}`
    case 'returned':
      return total(event.coins) === 0 ? '' : `${subject(event.seat, who)} put ${coins(event.coins)} back into the purse`
    case 'deadlock':
      return `For ${count(event.rounds, 'round')} nobody placed a coin or played a privilege: the game ends`
    case 'scored':
      return scoredText(event, who)
    case 'ended':
      return `${subject(event.ranking[0], who)} won. In order: ${event.ranking.map(seat => name(seat, who)).join(', ')}`
    default:
      return outcomeText(event, who) ?? saleText(event, who) ?? ''
  }
}

function moveText(move: Move, view: View): string {
  const content = contentOf(view.content)
  const on = (slot: number) => theTile(content, view.display[slot])
  switch (move.type) {
    case 'privilege':
      return `Play ${token(content, move.token)}`
    case 'noPrivilege':
      return 'No privilege'
    case 'symbol': {
      const under = symbolAt(view, view.turn)
      return move.take ? `Carry it out${under === null ? '' : `: ${symbol(under)}`}` : 'Leave the symbol'
    }
    case 'draw': {
      const { baseDraw } = content.turn
      return `Draw ${count(Math.min(baseDraw, total(view.purses[view.turn])), 'coin')}`
    }
    case 'recover':
      return `Take back ${count(total(view.trays[view.turn]), 'coin')}`
    case 'seal': {
      const more = Math.min(content.turn.sealExtraDraw, total(view.purses[view.turn]))
      return move.pay ? `Pay a seal, draw ${more} more` : 'Keep the seal'
    }
    case 'place':
      return `${capital(coin(move.coin))} on ${on(move.slot)}`
    case 'done':
      return 'Done'
    case 'sell':
      return `Sell ${on(move.slot)}`
    case 'white':
      return `White coin on ${on(move.slot)}`
    case 'keepWhite':
      return 'White coin into the purse'
    case 'discard':
      return `Give up ${token(content, move.token)}`
  }
}

const sentences: Sentences = {
  'action-taken': () => 'You have already drawn coins in this turn, or taken them back.',
  black: () => 'Black coins are counterfeit: nobody takes them.',
  'colour-twice': n => `This price asks for different colours, and you have ${coin(n.coin)} there already.`,
  'empty-tray': () => 'There are no coins on your character tile to take back.',
  enough: n => `You have all the ${coin(n.coin)} there that this price asks for.`,
  full: () => 'Your price there is full.',
  'must-place': () => 'At least one of the coins you drew must be placed, and one fits.',
  'must-use': () => 'The white coin fits a tile, so at this table it must be placed.',
  'no-choice': () => 'There are no sales to choose from now.',
  'no-discard': () => 'You need not give up a privilege now.',
  'no-offer': () => 'There is no seal to be paid now: only after drawing, once a turn, with coins left in the purse.',
  'no-such-move': () => 'There is no such move in this game.',
  'no-such-token': () => 'You do not have such a privilege.',
  'no-symbol': () => 'There is no symbol to decide about.',
  'no-white': () => 'You have no white coin of the Coin Changer to use.',
  'not-completed': () => 'The white coin may be used at once only where it completes your price.',
  'not-complete': () => 'Your price there is not complete.',
  'not-drawn': n => `You have drawn no ${coin(n.coin)} coin that is still to be placed.`,
  'not-in-price': n => `This price has no use for ${coin(n.coin)}.`,
  'not-seated': () => 'You do not play in this game.',
  'not-your-turn': () => 'It is not for you to decide now.',
  'nothing-drawn': () => 'Coins are placed after drawing.',
  'only-white': () => 'Only a white coin is missing there.',
  over: () => 'The game is over.',
  'placing-over': () => 'You have finished placing coins in this turn.',
  'privilege-first': () => 'First decide whether you play a privilege.',
  'seal-first': () => 'First decide whether you pay a seal.',
  'second-colour': n => `This price asks for one colour only, and yours is not ${coin(n.coin)}.`,
  sold: () => 'This tile is sold; a new one comes at the end of the turn.',
  'symbol-first': () => 'First decide about the symbol of the space.',
  'too-few-coins': n => `With ${count(n.coins, 'coin')} in your purse you cannot draw: take your coins back.`,
  'too-late': () => 'Privileges are played before you draw or take back, one a turn.',
  waits: () => 'At this table the Coin Changer is sold only when its white coin completes another tile.',
}

export const text: GameText<Mercado> = {
  blurb:
    'Draw coins from your purse and pay for the finest goods by instalments, next to everybody else who wants them. Whoever completes a price first takes the goods and moves ahead.',
  steps: [
    'Draw three coins. Black ones are counterfeit and pile up on your character tile; place the others on tiles, on your own edge.',
    'When your price is complete you get the points and whatever else the tile does. White coins stand for any colour.',
    'The others get their coins back, and whoever of them had paid most takes a seal: it buys two more coins, once a turn.',
    'What you paid is on your character tile. Use a turn to take all of it back, black coins too.',
    'Symbols on the track help or hurt, unless somebody is there already. Privileges move you when it suits you.',
    'When somebody is once around, finish the round. Seals and privileges left over count as steps. The furthest wins.',
  ],
  ours: 'The rulebook we worked from had lost its pictures. Numbers of pieces, two objects, two perfumes’ effects and the market tiles come from its text, a few prices from reviews. The other prices, points and effects, the privileges, nearly all symbols of the track and all names are our own design. A host who has the game can put in a file with the values printed on that copy.',
  options: {
    content: {
      name: 'Printed values',
      help: 'Prices, points and symbols: ours, or a file that the host has added.',
      value: content => (isStandard(content) ? 'This site’s set' : `Set ${content.slice(0, 6)}`),
    },
    side: {
      name: 'Side of the board',
      help: 'Side B has symbols that concern all the others.',
      value: side => side,
    },
    disc: {
      name: 'Start on space',
      help: 'Where the starting disc lies, counted clockwise; 0 is the usual place.',
      value: String,
    },
    changer: {
      name: 'Coin Changer',
      help: 'The rules leave open what you may do with its white coin at once.',
      value: changer => CHANGER[changer],
    },
    openPurses: {
      name: 'Purses',
      help: 'Everybody could keep count anyway; this spares the effort.',
      value: open => (open ? 'Open to all' : 'Only your own'),
    },
  },
  prompt(view, who) {
    if (view.phase === 'over') return overPrompt(view, who)
    const asked = view.phase === 'forcedDiscard' ? debtor(view) : view.turn
    return asked === who.me ? myPrompt(view, asked) : theirPrompt(view, who)
  },
  move: moveText,
  event: eventText,
  refusal(refusal) {
    return isReason(refusal.why)
      ? sentences[refusal.why](numbersOf(refusal.with))
      : `Rule ${refusal.rule} forbids this.`
  },
}

const CHANGER = {
  complete: 'Complete another tile, or keep it',
  place: 'Place it anywhere, or keep it',
  must: 'It must be placed if it fits',
  wait: 'Sold only if it completes a tile',
} as const
