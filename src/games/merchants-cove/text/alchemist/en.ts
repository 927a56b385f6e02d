import {
  COLOUR,
  capital,
  coloured,
  count,
  countColoured,
  does,
  good,
  list,
  noun,
} from '../merchants/speech-en.ts'
import type { MerchantText } from '../merchants/index.ts'
import { ICHOR } from '../../engine/merchants/alchemist/decanter.ts'
import type { AlchemistShop, AlchemistWords } from '../../engine/merchants/alchemist/words.ts'

const MARBLE = noun('marble')
const GOODS = [noun('Potion'), noun('Elixir')] as const
const ROW = ['upper', 'middle', 'lower']

const marble = (which: number) => (which === ICHOR ? 'Ichor' : coloured(MARBLE, which))
const aMarble = (which: number) => (which === ICHOR ? '1 Ichor' : `a ${coloured(MARBLE, which)}`)
const marbles = (counts: readonly number[]) =>
  list(
    [1, 2, 3, 4, ICHOR]
      .filter(which => counts[which] > 0)
      .map(which =>
        which === ICHOR ? `${counts[which]} Ichor` : countColoured(counts[which], MARBLE, which),
      ),
  )
/** An arm by row and side. */
const arm = (index: number) =>
  `${ROW[Math.floor(index / 2)]} row, ${index % 2 === 0 ? 'left' : 'right'}`
const front = (shop: AlchemistShop, index: number) => {
  const [first] = shop.arms[index] ?? []
  return first === undefined ? arm(index) : `${marble(first)}, ${arm(index)}`
}

const tap = (row: number) => ({
  name: `Tap, ${ROW[row]} row`,
  does: `Announce a colour: both arms of the ${ROW[row]} row give their marbles from the front as long as they have this colour or are Ichor.`,
  closed: 'There is no marble in this row.',
})

export const text: MerchantText<AlchemistWords> = {
  name: 'Alchemist',
  blurb:
    'Let marbles run from the decanter: announce a colour, and each arm of the row gives what it has of it in front. Brew 2 marbles of a colour into a Potion, 3 into an Elixir. Ichor stands for any colour, but three of it in the Toxic Waste cost a Corruption card.',
  goods: GOODS,
  spaces: {
    'alc.tap1': tap(0),
    'alc.tap2': tap(1),
    'alc.tap3': tap(2),
    'alc.siphon': {
      name: 'Siphon',
      does: 'Take 1 or 2 marbles, each from the front of any arm.',
      closed: 'The decanter is empty.',
    },
    'alc.brew': {
      name: 'Brew',
      does: 'Make up to 4 Goods: a Potion of 2 marbles of its colour, an Elixir of 3; Ichor may stand in.',
      closed: 'The rack does not hold what any Good in your supply is brewed of.',
    },
  },
  staff: [
    { name: 'Ladler', does: 'Take the front marble of any arm.' },
    { name: 'Bottler', does: 'Brew 1 Potion or Elixir.' },
    {
      name: 'Transmuter',
      does: 'Up to twice: swap a coloured marble of the rack for another colour from the bag.',
    },
    {
      name: 'Taster',
      does: 'Immediate Sponsorship for the colour of a Good on your Sale Shelf: 1 Gold for each Adventurer in its Hall.',
    },
  ],
  shields: 'The first Elixir you brew of a colour activates its shield.',
  prompt(question) {
    switch (question.at) {
      case 'alc.announce':
        return {
          title: `${capital(ROW[question.row])} row: announce a colour`,
          hint: 'Ichor flows with any colour',
        }
      case 'alc.siphon.pick':
        return question.begun
          ? { title: 'Siphon another marble?', hint: 'from the front of any arm' }
          : { title: 'Siphon a marble', hint: `up to ${question.left}, from the front of any arm` }
      case 'alc.rack.return':
        return { title: 'The rack is overfull: return a marble', hint: 'to the ingredient bag' }
      case 'alc.brew.next':
        return question.begun
          ? { title: 'Brew another Good?', hint: `up to ${question.left} more` }
          : {
              title: 'Choose what to brew',
              hint: question.left === 1 ? 'one Good' : `up to ${question.left} Goods`,
            }
      case 'alc.ladle':
        return { title: 'Ladler: take a marble', hint: 'from the front of any arm' }
      case 'alc.transmute':
        return {
          title: 'Transmuter: swap a marble?',
          hint:
            question.left === 1
              ? 'once more, rack for bag'
              : `up to ${question.left} times, rack for bag`,
        }
      case 'alc.taste':
        return { title: 'Taster: choose a colour', hint: '1 Gold for each Adventurer in its Hall' }
    }
  },
  doing(question) {
    switch (question.at) {
      case 'alc.announce':
        return 'announces a colour at the decanter'
      case 'alc.siphon.pick':
      case 'alc.ladle':
        return 'takes marbles from the decanter'
      case 'alc.rack.return':
        return 'clears the rack'
      case 'alc.brew.next':
        return 'brews'
      case 'alc.transmute':
        return 'transmutes marbles'
      case 'alc.taste':
        return 'looks for a sponsor'
    }
  },
  move(move, shop) {
    switch (move.type) {
      case 'alc.announce':
        return `Announce ${COLOUR[move.colour]}`
      case 'alc.siphon.pick':
      case 'alc.ladle':
        return `Take ${front(shop, move.arm)}`
      case 'alc.rack.return':
        return `Return ${aMarble(move.marble)}`
      case 'alc.brew.next':
        return `Brew ${good(GOODS, move.good)}${move.ichor === 0 ? '' : ` with ${move.ichor} Ichor`}`
      case 'alc.transmute':
        return `${capital(COLOUR[move.give])} into ${COLOUR[move.take]}`
      case 'alc.taste':
        return `Sponsor for ${COLOUR[move.colour]}`
    }
  },
  stop(question) {
    return question.at === 'alc.brew.next' ? 'Let the fire go out' : 'Enough'
  },
  event(event, who) {
    switch (event.type) {
      case 'alc.tapped':
        return `${does(event.seat, who, 'announced')} ${COLOUR[event.colour]} at the ${ROW[event.row]} row: ${marbles(event.marbles)}`
      case 'alc.took':
        return `${does(event.seat, who, 'took')} ${aMarble(event.marble)} (${arm(event.arm)})`
      case 'alc.returned':
        return `${does(event.seat, who, 'returned')} ${aMarble(event.marble)} to the bag`
      case 'alc.refilled':
        return ''
      case 'alc.brewed': {
        const ichor = event.ichor === 0 ? '' : ` and ${event.ichor} Ichor`
        return `${does(event.seat, who, 'brewed')} a ${good(GOODS, event.good)} of ${count(event.marbles, MARBLE)}${ichor}`
      }
      case 'alc.flushed':
        return `The Toxic Waste is full: ${event.ichor} Ichor back to the bag`
      case 'alc.transmuted':
        return `${does(event.seat, who, 'turned')} ${aMarble(event.give)} into ${aMarble(event.take)}`
    }
  },
  refusals: {
    'alc-arm-empty': () => 'There is no marble in this arm.',
    'alc-ichor-missing': n => `Your rack does not hold ${n.count} Ichor.`,
    'alc-marbles-missing': n =>
      `Your rack does not hold ${countColoured(n.count, MARBLE, n.colour)}.`,
    'alc-none-flow': n => `No arm of this row has ${aMarble(n.colour)} or Ichor in front.`,
    'alc-not-in-bag': n => `The bag does not hold ${aMarble(n.marble)}.`,
    'alc-not-in-rack': n => `Your rack does not hold ${aMarble(n.marble)}.`,
    'alc-not-in-supply': n => `Every ${good(GOODS, n.good)} stands on your Sale Shelf already.`,
    'alc-not-on-shelf': n => `There is no ${COLOUR[n.colour]} Good on your Sale Shelf.`,
  },
}
