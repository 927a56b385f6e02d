import { merchants } from './merchants/en.ts'
import { count, good, list, noun } from './merchants/speech-en.ts'
import type { Label } from './merchants/index.ts'
import type { MerchantId } from '../engine/names.ts'
import type { Things } from './words.ts'

/** By colour: those who come with the boats, 5 the Rogues. */
const FOLK = [noun(''), noun('Warrior'), noun('Bard'), noun('Wizard'), noun('Noble'), noun('Rogue')]
const CARD = noun('Corruption card')
const HOUR = noun('hour')
const SIDE = ['left', 'right']
const PIER = ['Bazaar', 'Grand Plaza', 'Black Market']
const BERTH = [
  'berth of the Bazaar',
  'left berth of the Grand Plaza',
  'right berth of the Grand Plaza',
  'berth of the Black Market',
]

const cards = (n: number) => count(n, CARD)
const hours = (n: number) => count(n, HOUR)
const someone = (adventurer: number) => `${FOLK[adventurer].article} ${FOLK[adventurer].one}`
const oneGood = (merchant: MerchantId, which: number) => good(merchants[merchant].goods, which)
const aSizedGood = (merchant: MerchantId, which: number) =>
  `a ${which > 4 ? 'large' : 'small'} ${oneGood(merchant, which)}`

/** What the core's things are called in English. */
export const things: Things = {
  someone,
  person: adventurer => FOLK[adventurer].one,
  folk: counts => list(counts.flatMap((n, colour) => (n > 0 ? [count(n, FOLK[colour])] : []))),
  hall: colour => `Hall of the ${FOLK[colour].many}`,
  gold: n => `${n} Gold`,
  cards,
  hours,
  cost: ({ hours: time, corruption }) =>
    corruption > 0 ? `${hours(time)} + ${cards(corruption)}` : hours(time),
  oclock(position) {
    const hour = ((Math.floor(position / 2) - 1) % 12) + 1
    return position % 2 === 0 ? `${hour} o’clock` : `${hour}:30`
  },
  boat: boat => `${SIDE[boat < 3 ? 0 : 1]} boat ${(boat % 3) + 1}`,
  berth: berth => BERTH[berth],
  pier: pier => PIER[pier],
  merchant: id => merchants[id].name,
  figures: ['Wizard', 'Assistant'],
  good: oneGood,
  aSizedGood,
  space({ boards }, merchant, space) {
    const { spaces, recruit, staff } = boards[merchant]
    if (space === recruit) return { name: 'Recruit', does: 'Hire somebody from the Town Square.' }
    if (space === staff) return { name: 'Staff', does: 'Put each of your staff to work once.' }
    const labels: { readonly [id: string]: Label } = merchants[merchant].spaces
    const { id } = spaces[space]
    return labels[id] ?? { name: id, does: '' }
  },
  staff: (merchant, slot) => merchants[merchant].staff[slot],
  townsperson: ({ name }) => name,
  ability({ ability }, merchant) {
    switch (ability.type) {
      case 'discard':
        return ability.optional
          ? `discard up to ${cards(ability.count)}`
          : `discard ${cards(ability.count)}`
      case 'gain':
        return `gain ${aSizedGood(merchant, ability.good)}`
      case 'bagToBoat':
        return 'an Adventurer from the bag onto a boat'
      case 'boatToPier':
        return 'an Adventurer from a boat onto a pier'
      case 'customerToHall':
        return 'a Customer from a boat into the Hall'
      case 'boatToBag':
        return 'an Adventurer from a boat into the bag'
      case 'boatToBoat':
        return 'an Adventurer from a boat to another'
    }
  },
  icons: ({ factions, corruption }) =>
    list([
      ...(corruption > 0 ? [count(corruption, noun('Corruption icon'))] : []),
      ...factions.flatMap((n, colour) =>
        n > 0 ? [count(n, noun(`${FOLK[colour].one} icon`))] : [],
      ),
    ]),
  sets: { locals: 'Local', mercenaries: 'Mercenary', sailors: 'Sailor' },
  setChoices: {
    'locals-mercenaries': 'Locals and Mercenaries',
    'locals-sailors': 'Locals and Sailors',
    'mercenaries-sailors': 'Mercenaries and Sailors',
    all: 'All three',
  },
  rogues: {
    criminals: { name: 'Criminals', does: 'Rogues only take up room.' },
    cultists: {
      name: 'Cultists',
      does: 'For a Corruption card each, Rogues on a pier count as Customers of every colour.',
    },
    robbers: {
      name: 'Robbers',
      does: 'Whoever places a Rogue on a boat may draw a Corruption card and move a Customer from it.',
    },
  },
}
