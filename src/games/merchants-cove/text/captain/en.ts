import { capital, COLOUR, count, does, good, list, noun } from '../merchants/speech-en.ts'
import type { MerchantText } from '../merchants/index.ts'
import { colourOfZone, kindOf } from '../../engine/merchants/captain/chart.ts'
import type {
  CaptainEvent,
  CaptainShop,
  CaptainTask,
  CaptainWords,
  Zone,
} from '../../engine/merchants/captain/words.ts'

const GOODS = [noun('Catch', 'Catches'), noun('Treasure')] as const
const STEP = noun('step')
const KIND = {
  harbour: 'Harbour',
  shallows: 'Shallows',
  fishing: 'Fishing Ground',
  isle: 'Isle',
} as const

/** "Harbour", "red Shallows". */
const zone = (which: Zone) =>
  kindOf(which) === 'harbour'
    ? KIND.harbour
    : `${COLOUR[colourOfZone(which)]} ${KIND[kindOf(which)]}`
const the = (which: Zone) => `the ${zone(which)}`
const colours = (all: readonly number[]) => list(all.map(colour => COLOUR[colour]))

function movePrompt({ steps, ships, moved }: Extract<CaptainTask, { readonly at: 'cap.move' }>) {
  if (ships === null)
    return { title: 'Move a ship', hint: `${count(steps, STEP)} left for the fleet` }
  if (moved !== null)
    return { title: 'Deckhands: move another ship?', hint: `up to ${count(steps, STEP)}` }
  return ships === 1
    ? { title: 'Helmsman: move a ship?', hint: `up to ${count(steps, STEP)}` }
    : {
        title: 'Deckhands: move a ship?',
        hint: `${ships} different ships, up to ${count(steps, STEP)} each`,
      }
}

/** What the compass shows; from the second spin on also the sum. */
function spun({ sector, steps }: Extract<CaptainEvent, { readonly type: 'cap.spun' }>): string {
  if (sector === 0) return 'Storm!'
  return sector === steps ? `${sector}` : `${sector}, ${count(steps, STEP)} in all`
}

export const text: MerchantText<CaptainWords> = {
  name: 'Captain',
  blurb:
    'Send four ships out from the Harbour: a Fishing Ground holds a Catch, a Treasure Isle behind it a Treasure. The compass says how far they sail, unless it points at a Storm. Goods come ashore only when you recall the ships.',
  goods: GOODS,
  spaces: {
    'cap.row': { name: 'Row out', does: 'Move ships 2 steps in all.', closed: '' },
    'cap.sail': {
      name: 'Set sail',
      does: 'Spin the compass, and once more if you like; then move ships as many steps as it shows in all. A Storm drives a ship home empty or costs a Corruption card.',
      closed: '',
    },
    'cap.recall': {
      name: 'Recall the fleet',
      does: 'Bring any ships home: from a Fishing Ground with a Catch, from a Treasure Isle with its Treasure.',
      closed: 'All your ships lie in the Harbour.',
    },
    'cap.smuggle': {
      name: 'Smuggle ashore',
      does: 'Bring home one ship with its Catch or Treasure.',
      closed: 'None of your ships lies where a Good can be gained.',
    },
  },
  staff: [
    { name: 'Helmsman', does: 'Move one ship up to 2 steps.' },
    {
      name: 'Netmaker',
      does: 'Take the Catch of a ship on a Fishing Ground; the ship falls back to the Shallows of that colour.',
    },
    { name: 'Deckhands', does: 'Move up to two different ships 1 step each.' },
    { name: 'Quartermaster', does: 'Bring home one ship with its Catch or Treasure.' },
  ],
  shields: 'Goods of 3 or more colours in one Recall activate the shield of one of these colours.',
  prompt(question, shop) {
    switch (question.at) {
      case 'cap.storm':
        return {
          title: 'Storm! Which ship turns back?',
          hint: 'it comes home empty; or draw a Corruption card',
        }
      case 'cap.spinAgain':
        return { title: 'Spin the compass again?', hint: `${count(question.steps, STEP)} so far` }
      case 'cap.move':
        return movePrompt(question)
      case 'cap.recall.next':
        return question.first
          ? { title: 'Recall a ship', hint: 'one after the other, as many as you like' }
          : {
              title: 'Recall another ship?',
              hint:
                question.landed.length === 0 ? '' : `colours so far: ${colours(question.landed)}`,
            }
      case 'cap.shield':
        return {
          title: 'Choose a shield',
          hint: `for Goods of ${count(question.landed.length, noun('colour'))}`,
        }
      case 'cap.smuggle':
        return { title: 'Bring a ship home with its Good', hint: treasuresHint(shop) }
      case 'cap.net':
        return { title: 'Netmaker: take a Catch', hint: 'the ship falls back to the Shallows' }
    }
  },
  doing(question) {
    switch (question.at) {
      case 'cap.storm':
        return 'weathers a Storm'
      case 'cap.spinAgain':
        return 'watches the compass'
      case 'cap.move':
        return 'moves ships'
      case 'cap.recall.next':
        return 'recalls the fleet'
      case 'cap.shield':
        return 'chooses a shield'
      case 'cap.smuggle':
        return 'brings a ship home'
      case 'cap.net':
        return 'hauls in the nets'
    }
  },
  move(move) {
    switch (move.type) {
      case 'cap.storm':
        return move.zone === null
          ? 'Draw a Corruption card'
          : `Ship comes home from ${the(move.zone)}`
      case 'cap.spinAgain':
        return move.again ? 'Spin again' : 'Keep what it shows'
      case 'cap.move':
        return `${capital(zone(move.from))} to ${zone(move.to)}`
      case 'cap.recall.next':
        return `Recall from ${the(move.zone)}`
      case 'cap.shield':
        return `${capital(COLOUR[move.colour])} shield`
      case 'cap.smuggle':
        return `Bring home from ${the(move.zone)}`
      case 'cap.net':
        return `Take the ${good(GOODS, colourOfZone(move.zone))}`
    }
  },
  stop(question) {
    if (question.at === 'cap.recall.next') return 'Leave the others out'
    return question.at === 'cap.move' ? 'Drop anchor' : ''
  },
  event(event, who) {
    switch (event.type) {
      case 'cap.spun':
        return `${does(event.seat, who, 'spun')} the compass: ${spun(event)}`
      case 'cap.weathered':
        return event.zone === null
          ? `${does(event.seat, who, 'kept')} every ship out in the Storm, for a Corruption card`
          : `The Storm drove ${event.seat === who.me ? 'one of your ships' : `one of ${who.name(event.seat)}’s ships`} home from ${the(event.zone)}`
      case 'cap.sailed':
        return `${does(event.seat, who, 'moved')} a ship from ${the(event.from)} to ${the(event.to)}`
      case 'cap.landed': {
        const load = event.good === null ? 'an empty ship' : `a ${good(GOODS, event.good)}`
        return `${does(event.seat, who, 'brought')} ${load} home from ${the(event.zone)}`
      }
      case 'cap.netted':
        return `${does(event.seat, who, 'hauled')} in a ${good(GOODS, event.good)}; the ship fell back to the Shallows`
      case 'cap.restocked':
        return `New treasure on ${event.seat === who.me ? 'your' : `${who.name(event.seat)}’s`} Isles: ${colours(event.colours)}`
    }
  },
  refusals: {
    'cap-moved': () => 'This ship has moved already; another one may.',
    'cap-no-ship': n => `You have no ship at ${the(n.zone)}.`,
    'cap-no-treasure': n => `The treasure of ${the(n.zone)} is gone until Cleanup.`,
    'cap-no-yield': n => `There is no Good at ${the(n.zone)}.`,
    'cap-not-fishing': n => `${capital(the(n.zone))} is no Fishing Ground.`,
    'cap-not-in-supply': n => `Every ${good(GOODS, n.good)} stands on your Sale Shelf already.`,
    'cap-not-landed': n => `This Recall brought no ${COLOUR[n.colour]} Good.`,
    'cap-occupied': n => `Only one ship may stop at ${the(n.zone)}.`,
    'cap-shield-active': n => `The ${COLOUR[n.colour]} shield is active already.`,
    'cap-too-far': n => `That is ${count(n.count, STEP)} away; you have ${n.bound}.`,
  },
}

/** Which Isles still have their token. */
function treasuresHint({ treasures }: CaptainShop): string {
  const left = treasures.flatMap((there, colour) => (there ? [colour] : []))
  return left.length === 0 ? 'no treasures are left' : `treasures left: ${colours(left)}`
}
