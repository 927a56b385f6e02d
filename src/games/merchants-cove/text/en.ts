import { sayIn } from '../../../kit/messages.ts'
import type { GameText } from '../../../kit/text.ts'
import { merchants } from './merchants/en.ts'
import type { Cove } from '../engine/state.ts'
import { event } from './events-en.ts'
import { move, stop } from './moves-en.ts'
import { doing, over, prompt } from './prompts-en.ts'
import { speaker } from './speaker.ts'
import { things } from './things-en.ts'
import { isStandard, type Sentences } from './words.ts'

const refusals: Sentences = {
  'hand-away': 'This Clock Hand is not on your way.',
  mouse: 'A mouse sits on this Clock Hand.',
  'must-choose': 'This must be decided: you cannot leave it.',
  'no-card': 'Nobody works in this place of your Staff board.',
  'no-customer': 'No Customer of this colour is on the pier.',
  'no-hall': 'Rogues have no Hall.',
  'no-such-move': 'There is no such move in this game.',
  'no-such-space': 'Your board has no such action.',
  'not-aboard': 'Nobody of this colour is on that boat.',
  'not-drawn': 'You have not drawn an Adventurer of this colour.',
  'not-on-shelf': 'This Good is not on your Sale Shelf.',
  'not-sailing': 'Only a boat that still sails, with room, will do.',
  'not-seated': 'You do not play in this game.',
  'not-your-card': 'You have no such Corruption card.',
  'not-your-turn': 'It is not for you to decide now.',
  occupied: 'A figure stands there: it must go to another action.',
  'other-question': 'Something else is to be decided first.',
  'other-side': 'A boat docks on its own side, at a free berth.',
  over: 'The game is over.',
  'same-boat': 'It must be another boat.',
  taken: 'Somebody else plays this merchant.',
  'too-few-rogues': 'So many Rogues cannot count here for you.',
  used: 'This one has already worked for you in this turn.',
  'wrong-size': 'This pier does not take Goods of this size.',
}

export const text: GameText<Cove> = {
  say: sayIn('en', {}),
  blurb:
    'Four merchants, each with a game of its own to make goods in, share one harbour. Time is what you pay with, and it brings the customers: whoever loads a boat decides who will come to which pier.',
  steps: [
    'Whoever is farthest back on the clock is next: choose an action on your own board. It costs hours, and sometimes Corruption cards.',
    'Alchemist, Blacksmith, Captain and Chronomancer make small and large Goods, each in another way.',
    'Whoever passes an indicator on the clock draws an Adventurer and places it on a boat. A full boat docks at a pier of its side.',
    'At the market the Bazaar takes large Goods, the Grand Plaza small ones, the Black Market all. A Good earns its price for each Customer of its colour there.',
    'Boats that come too late send their passengers to the Halls. Shields, Townsfolk and sponsors turn full Halls into Gold.',
    'After three days every Corruption icon costs as much Gold as there are Rogues in the Lair. The most Gold wins.',
  ],
  ours: 'We worked from the common rulebook; its pictures and the merchants’ own rulebooks are lost. So the four merchants’ boards, actions, staff and numbers are our own design after what players have published of them, and so are the names and values of the Townsfolk and Corruption cards, the costs in the Town Square, the numbers of Rogues and some places on the clock. Phases, prices and piers are the rulebook’s. A host who has the game can put in a file with the values printed on that copy.',
  options: {
    content: {
      name: 'Printed values',
      help: 'Cards, costs and numbers: ours, or a file that the host has added.',
      value: content => (isStandard(content) ? 'This site’s set' : `Set ${content.slice(0, 6)}`),
    },
    merchants: {
      name: 'Merchants',
      help: 'In a draft, whoever will be last to move chooses first.',
      value: merchants => MERCHANTS[merchants],
    },
    townsfolk: {
      name: 'Townsfolk',
      help: 'Locals remove Corruption, Mercenaries bring Goods, Sailors move Adventurers.',
      value: choice => things.setChoices[choice],
    },
    rogue: {
      name: 'Rogues',
      help: 'What the grey Adventurers do, and how many there are.',
      value: rogue => things.rogues[rogue].name,
    },
  },
  ...speaker({
    merchants,
    prompt,
    turn: name => `${name}’s turn`,
    doing,
    over,
    move,
    stop,
    event,
    refusals,
    noEffect: 'This action could do nothing now.',
    forbidden: rule => `Rule ${rule} forbids this.`,
  }),
}

const MERCHANTS = {
  random: 'Drawn at random',
  choose: 'Chosen in seat order',
  draft: 'Drafted',
} as const
