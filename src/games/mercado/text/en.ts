import { sayIn } from '../../../kit/messages.ts'
import type { GameText } from '../../../kit/text.ts'
import { debtor } from '../engine/sales.ts'
import type { Mercado } from '../engine/state.ts'
import { eventText } from './events-en.ts'
import { moveText } from './moves-en.ts'
import { myPrompt, overPrompt, theirPrompt } from './prompts-en.ts'
import { count, things } from './things-en.ts'
import { isReason, isStandard, numbersOf, type Sentences } from './words.ts'

const { coin } = things

const sentences: Sentences = {
  'action-taken': () => 'You have already drawn coins in this turn, or taken them back.',
  black: () => 'Black coins are counterfeit: nobody takes them.',
  'colour-twice': n =>
    `This price asks for different colours, and you have ${coin(n.coin)} there already.`,
  'empty-tray': () => 'There are no coins on your character tile to take back.',
  enough: n => `You have all the ${coin(n.coin)} there that this price asks for.`,
  full: () => 'Your price there is full.',
  'must-place': () => 'At least one of the coins you drew must be placed, and one fits.',
  'must-use': () => 'The white coin fits a tile, so at this table it must be placed.',
  'no-choice': () => 'There are no sales to choose from now.',
  'no-discard': () => 'You need not give up a privilege now.',
  'no-offer': () =>
    'There is no seal to be paid now: only after drawing, once a turn, with coins left in the purse.',
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
  'too-few-coins': n =>
    `With ${count(n.coins, 'coin')} in your purse you cannot draw: take your coins back.`,
  'too-late': () => 'Privileges are played before you draw or take back, one a turn.',
  waits: () =>
    'At this table the Coin Changer is sold only when its white coin completes another tile.',
}

export const text: GameText<Mercado> = {
  say: sayIn('en', {}),
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
