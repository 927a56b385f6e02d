import type { Prompt, Who } from '../../../kit/text.ts'
import { capital, list } from './merchants/speech-en.ts'
import type { CoreQuestion } from '../engine/tasks.ts'
import type { View } from '../engine/state.ts'
import { things } from './things-en.ts'
import { standings, townspersonAt } from './words.ts'

const { boat, folk, oclock, person, pier, someone } = things

const SENDS = {
  pier: 'Send whom to a pier?',
  hall: 'Send whom to a Hall?',
  bag: 'Send whom back into the bag?',
  boat: 'Move whom to another boat?',
} as const

/** Where one stands in time; of two figures also which one moves. */
function timeHint(view: View, seat: number): string {
  const { figures, turns } = view.players[seat]
  const time = `you are at ${oclock(view.timepieces[seat])}, the market is at ${view.indicator}`
  return figures.length === 1 ? time : `${things.figures[turns % 2]}; ${time}`
}

/** What the player who is asked reads. */
export function prompt(question: CoreQuestion, view: View): Prompt {
  switch (question.at) {
    case 'chooseMerchant':
      return { title: 'Choose your merchant', hint: 'or leave it to chance' }
    case 'chooseSpace':
      return { title: 'Your turn: choose an action', hint: timeHint(view, question.seat) }
    case 'recruit.card':
      return { title: 'Recruit: choose a card', hint: 'you pay what stands beneath it' }
    case 'recruit.discard':
      return {
        title: question.optional ? 'Discard a Corruption card?' : 'Discard a Corruption card',
        hint: question.left > 1 ? `up to ${question.left}` : 'the others do not see which',
      }
    case 'recruit.take':
      return { title: SENDS[question.to], hint: 'from a boat that still sails' }
    case 'recruit.pier':
      return {
        title: `To which pier goes the ${person(question.adventurer)}?`,
        hint: 'any of the three',
      }
    case 'recruit.boat':
      return {
        title: `To which boat goes the ${person(question.adventurer)}?`,
        hint: 'another one with room',
      }
    case 'recruit.slot': {
      const card = townspersonAt(view, question.place)
      return {
        title: card
          ? `Where does the ${things.townsperson(card)} work?`
          : 'Choose a place on your Staff board',
        hint: 'whoever works there makes room',
      }
    }
    case 'staff.next':
      return { title: 'Put whom of your staff to work?', hint: 'each once, in any order' }
    case 'clock.route':
      return {
        title: 'Which way round the clock?',
        hint: 'a Clock Hand: a card for you, but no load',
      }
    case 'load.pick':
      return { title: 'Whom do you place first?', hint: list(view.drawn.map(someone)) }
    case 'load.boat': {
      const rest = view.drawn.slice(1)
      return {
        title: `Place the ${person(view.drawn[0] ?? 0)} on a boat`,
        hint: rest.length > 0 ? `then ${list(rest.map(someone))}` : '',
      }
    }
    case 'robbers.use':
      return {
        title: 'Robbers: move a Customer?',
        hint: `from ${boat(question.boat)}, for a Corruption card`,
      }
    case 'dock.berth':
      return {
        title: `Where does ${boat(question.boat)} dock?`,
        hint: folk(view.boats[question.boat].aboard),
      }
    case 'cultists.k':
      return {
        title: `${pier(question.pier)}: count Rogues in?`,
        hint: 'a Corruption card for each',
      }
    case 'sell':
      return {
        title: `Sell at the ${pier(question.pier)}${question.must ? '' : '?'}`,
        hint: question.must ? 'at least one Good' : folk(view.piers[question.pier]),
      }
  }
}

/** What the others read meanwhile, after a name. */
export function doing(question: CoreQuestion, view: View): string {
  switch (question.at) {
    case 'chooseMerchant':
      return 'chooses a merchant'
    case 'chooseSpace':
      return `chooses an action at ${oclock(view.timepieces[question.seat])}`
    case 'recruit.card':
    case 'recruit.slot':
      return 'hires somebody from the Town Square'
    case 'recruit.discard':
      return 'may discard Corruption cards'
    case 'recruit.take':
    case 'recruit.pier':
    case 'recruit.boat':
      return 'sends an Adventurer elsewhere'
    case 'staff.next':
      return 'puts staff to work'
    case 'clock.route':
      return 'chooses the way round the clock'
    case 'load.pick':
    case 'load.boat':
      return `places ${list(view.drawn.map(someone))}`
    case 'robbers.use':
      return 'may move a Customer'
    case 'dock.berth':
      return `docks ${boat(question.boat)}`
    case 'cultists.k':
    case 'sell':
      return `sells at the ${pier(question.pier)}`
  }
}

/** Everybody's Gold, the best first. */
export function over(view: View, who: Who): Prompt {
  const { order, winners } = standings(view)
  const name = (seat: number) => (seat === who.me ? 'you' : who.name(seat))
  const [first] = winners
  const hint = order.map(seat => `${name(seat)} ${view.players[seat].gold}`).join(' · ')
  if (winners.length > 1) return { title: `${capital(list(winners.map(name)))} win together`, hint }
  return { title: first === who.me ? 'You win!' : `${who.name(first)} wins`, hint }
}
