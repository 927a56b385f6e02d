import { faceOf, isCoal, metalOf } from '../../engine/merchants/blacksmith/dice.ts'
import { merchants } from '../../text/merchants/en.ts'
import { capital, COLOUR } from '../../text/merchants/speech-en.ts'
import { things } from '../../text/things-en.ts'

const n = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
const SIDES = ['left', 'right']
const TAKES = ['large Goods', 'small Goods', 'all Goods, for a Corruption card']
const marble = (kind: number) => (kind === 5 ? 'Ichor' : (COLOUR[kind] ?? ''))
const die = (which: number) => `${isCoal(which) ? 'coal' : COLOUR[metalOf(which)]} ${faceOf(which)}`
const water = (zone: number) =>
  zone === 0
    ? 'Harbour'
    : `${['Shallows', 'Fishing Ground', 'Treasure Isle'][(zone - 1) % 3]}, ${COLOUR[Math.ceil(zone / 3)]}`
const line = (which: number) =>
  which < 3
    ? `${['upper', 'middle', 'lower'][which]} row`
    : `${['left', 'middle', 'right'][which - 3]} column`

/** What the board itself says in English; the other languages say the same or do not compile. */
export const en = {
  merchants,
  things,
  places: { shop: 'Shop', cove: 'Cove', clock: 'Clock', square: 'Square', market: 'Market' },
  placesLabel: 'Places of the table',
  asks: 'you are asked here',
  can: 'can be chosen',
  chosen: 'chosen',
  firstWhat: 'First choose what is to go there.',
  notNow: (mine: boolean): string =>
    mine ? 'Something else is asked now: see the line at the top.' : 'It is not your turn.',
  theirs: (name: string) => `This is the shop of ${name}.`,
  // The cove
  boat: (which: number, aboard: readonly number[], at: 'sea' | 'docked' | 'gone') =>
    `${capital(things.boat(which))}: ${at === 'docked' ? 'docked' : at === 'gone' ? 'gone' : things.folk(aboard) || 'empty'}`,
  aboard: (colour: number, which: number) =>
    `${things.person(colour)} on the ${things.boat(which)}`,
  berth: (berth: number, which: number | null) =>
    `${capital(things.berth(berth))}: ${which === null ? 'free' : things.boat(which)}`,
  pier: (which: number, on: readonly number[]) =>
    `${things.pier(which)}, takes ${TAKES[which]}: ${things.folk(on) || 'nobody yet'}`,
  takes: ['large', 'small', 'all'],
  hall: (colour: number, count: number) => `${things.hall(colour)}: ${count}`,
  lair: (count: number) => `Lair: ${n(count, 'Rogue')}`,
  bag: (count: number) => `${count} in the bag`,
  drawn: (adventurers: readonly number[]) =>
    `Drawn: ${adventurers.map(each => things.person(each)).join(', ')}`,
  // The clock
  round: (round: number) => `Day ${round} of 3`,
  order: 'Next to move',
  marketOrder: 'Order of the market',
  timepiece: (name: string, position: number) => `${name}: ${things.oclock(position)}`,
  marketAt: (hour: number) => `Market at ${things.oclock(2 * hour)}`,
  loads: (position: number, draws: number) =>
    `${things.oclock(position)}: load ${n(draws, 'Adventurer')}`,
  hand: (position: number, free: boolean) =>
    `Hand at ${things.oclock(position)}: ${free ? 'free, a way round for a Corruption card' : 'a mouse sits on it'}`,
  // What an action costs, before it is done
  leads: (to: number) => `your Timepiece goes to ${things.oclock(to)}`,
  brings: (draws: number) => (draws === 0 ? 'no load' : `you load ${n(draws, 'Adventurer')}`),
  overHand: (to: number, card: number, draws: number) =>
    `or over a hand to ${things.oclock(to)}: ${things.cards(card)}, ${draws === 0 ? 'no load' : n(draws, 'load')}`,
  hires: (name: string, ability: string) => `${name}: ${ability}.`,
  costsOfCard: 'Costs what is written under the card you hire.',
  onward: 'Do it',
  hireIt: 'Hire',
  // The Town Square and my own cards
  square: 'Town Square',
  noCard: 'No card',
  squareCard: (name: string, set: string, ability: string, icons: string, cost: string) =>
    `${name}, ${set}: ${ability}${icons ? `; ${icons}` : ''}; costs ${cost}`,
  abilityShort: {
    discard: (count: number, optional: boolean) => (optional ? `0–${count}` : `${count}`),
    gain: '+',
    bagToBoat: 'bag ▸ boat',
    boatToPier: 'boat ▸ pier',
    customerToHall: 'boat ▸ hall',
    boatToBag: 'boat ▸ bag',
    boatToBoat: 'boat ▸ boat',
  },
  myStaff: 'My staff',
  staffOf: (name: string) => `Staff of ${name}`,
  slot: (slot: number, ability: string, card: string | null) =>
    `Slot ${slot + 1}, ${ability}: ${card === null ? 'nobody' : card}`,
  myCorruption: 'My Corruption cards',
  corruption: 'Corruption',
  vice: (count: number, icons: string) => `${count} × Corruption card with ${icons}`,
  tossed: (count: number, icons: string) => `discarded: ${count} × Corruption card with ${icons}`,
  noVice: 'no Corruption cards',
  // Shops
  shops: 'Whose shop',
  shopOf: (name: string, merchant: string) => `${name}: ${merchant}`,
  yours: 'Yours',
  actions: 'Actions',
  space: (name: string, does: string, cost: string, figure: string) =>
    `${name}: ${does} Costs ${cost}${figure ? `; ${figure} stands here` : ''}`,
  figure: 'the figure',
  figures: ['the Wizard', 'the Assistant'],
  varies: 'as much as is written under the card',
  shield: (colour: number, won: boolean, hall: number) =>
    `${things.person(colour)} shield: ${won ? `won, ${things.gold(hall)} in each market` : 'not won yet'}`,
  shelf: 'Sale Shelf',
  emptyShelf: 'nothing on the Sale Shelf',
  shelfGood: (name: string, count: number, price: number) =>
    `${count} × ${name}, ${price} Gold for each Customer`,
  chooseMerchant: 'Choose your merchant',
  random: 'Surprise me',
  taken: (name: string) => `played by ${name}`,
  alchemist: {
    rack: 'Rack',
    rackHolds: (count: number, most: number) => `The rack holds ${count} of ${most} marbles`,
    inRack: (count: number, kind: number) => `${count} ${marble(kind)} in the rack`,
    waste: 'Toxic Waste',
    wasteHolds: (count: number, most: number) =>
      `Toxic Waste: ${count} Ichor; at ${most} it costs a Corruption card`,
    arm: (arm: number, marbles: readonly number[]) =>
      `${['Upper', 'Middle', 'Lower'][Math.floor(arm / 2)]} row, ${SIDES[arm % 2]} arm, from the front: ${marbles.map(marble).join(', ') || 'empty'}`,
  },
  blacksmith: {
    tray: 'Tray',
    inTray: (which: number) => `${die(which)} in the tray`,
    die,
    inCart: (count: number, colour: number) =>
      `Ore cart: ${n(count, `${COLOUR[colour]} die`, `${COLOUR[colour]} dice`)}`,
    furnace: (furnace: number, dice: readonly number[], heat: number, makes: string) =>
      `Furnace ${furnace + 1}: ${dice.length === 0 ? 'cold' : `${dice.map(die).join(', ')}, heat ${heat}`}${makes === '' ? '' : makes === 'large' ? ', ready for Armour' : ', ready for a Weapon'}`,
  },
  captain: {
    compass: (sector: number | null) =>
      sector === null ? 'Compass' : sector === 0 ? 'Storm!' : n(sector, 'step'),
    zone: (zone: number, ships: number, treasure: boolean) =>
      `${water(zone)}: ${ships === 0 ? 'no ship' : n(ships, 'ship')}${treasure ? ', treasure' : ''}`,
  },
  chronomancer: {
    gate: 'Gate',
    gateHolds: (colour: number) => `Gate: ${COLOUR[colour]} tile`,
    cell: (cell: number, colour: number, frayed: boolean) =>
      `Row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}: ${COLOUR[colour]}, ${frayed ? 'frayed' : 'bright'}`,
    edge: (which: number, end: number) =>
      `${line(which)}, from ${which < 3 ? ['the left', 'the right'][end] : ['above', 'below'][end]}`,
    hourglasses: (count: number, most: number) => `${count} of ${most} Hourglasses`,
    pile: (pile: number, discard: number) => `Pile ${pile} · used ${discard}`,
  },
  // The market
  market: 'The market',
  soFar: 'What the Goods would earn if the market were now',
  wares: 'Goods',
  earns: (name: string, count: number, which: number, customers: number, price: number) =>
    `Sell ${name} (${count} left) at the ${things.pier(which)}: ${customers} × ${price} = ${things.gold(customers * price)}`,
  earned: 'Earned',
  sponsors: 'Sponsors',
  total: 'Sum',
  noGoods: 'The Sale Shelf is empty.',
  // The end
  result: {
    title: 'How the Gold came about',
    before: 'Gold from three days',
    icons: (icons: number, colour: number, hall: number) =>
      `${n(icons, `${things.person(colour)} icon`)} × ${hall} in the Hall`,
    guilt: (icons: number, lair: number) =>
      `${n(icons, 'Corruption icon')} × ${n(lair, 'Rogue')} in the Lair`,
    sum: 'Sum',
    unsold: (count: number) => n(count, 'unsold Good'),
  },
  seat: {
    holds: (merchant: string, sum: number, goods: number, vices: number) =>
      `${merchant}: ${things.gold(sum)}, ${n(goods, 'Good')}, ${things.cards(vices)}`,
    short: (sum: number) => `${sum} G`,
    sold: (sum: number) => `sold for ${things.gold(sum)}`,
    loaded: 'loaded',
  },
  acts: 'What to do',
  keys: [
    { key: '1 – 5', does: 'go to shop, cove, clock, square, market' },
    { key: 'E', does: 'enough, no more' },
    { key: 'Enter', does: 'do what is chosen' },
    { key: 'Esc', does: 'let go of what is chosen' },
  ],
}

export type BoardText = typeof en
