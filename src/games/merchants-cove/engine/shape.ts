import type { Seat } from '../../../kernel/game.ts'
import {
  distinct,
  from,
  isFields,
  isFlag,
  isWhole,
  listOf,
  object,
  oneOf,
  orNull,
  rising,
  type Shape,
  shapeBySeats,
  type Test,
} from '../../../kit/shape.ts'
import type { Tables } from '../content/compile.ts'
import { MOST_AT_ONCE, MOST_HOURS, MOST_SPACES } from './limits.ts'
import type { Merchants } from './merchants/index.ts'
import {
  BERTHS,
  BOATS,
  COLOURS,
  GOODS,
  GREY,
  MERCHANT_IDS,
  PIERS,
  ROGUES,
  ROUNDS,
  SET_CHOICES,
  SLOTS,
  SQUARE,
} from './names.ts'
import { ANY, isCounts, isTaskOf } from './shapes.ts'
import { type Boat, PHASES, type Player, type State } from './state.ts'
import type { CoreTask } from './tasks.ts'

/*
 * Whether something has the shape of a state, whatever it says: without it nothing else can be
 * asked.
 */

const PLACES: readonly Boat['at'][] = ['sea', 'docked', 'gone']

const isBoat = from(0, BOATS - 1)
const isPier = from(0, PIERS - 1)
const isHours = from(1, MOST_HOURS)
const isAdventurer = from(1, GREY)

type Seated = Extract<CoreTask, { readonly seat: Seat }>['at']

const isSeated = isTaskOf<Seated>({
  chooseMerchant: {},
  chooseSpace: {},
  'recruit.card': {},
  'recruit.discard': { left: from(1, MOST_AT_ONCE), optional: isFlag },
  'recruit.take': { to: oneOf(['pier', 'hall', 'bag', 'boat']) },
  'recruit.pier': { boat: isBoat, adventurer: isAdventurer },
  'recruit.boat': { boat: isBoat, adventurer: isAdventurer },
  'recruit.slot': { place: from(0, SQUARE - 1) },
  'staff.next': { used: distinct(from(0, SLOTS - 1)) },
  'clock.route': { hours: isHours },
  'load.pick': {},
  'load.boat': {},
  'robbers.use': { boat: isBoat },
  'dock.berth': { boat: isBoat },
  'cultists.k': { pier: isPier },
  sell: { pier: isPier, extra: isWhole, must: isFlag },
  pay: { hours: isHours, corruption: from(0, MOST_AT_ONCE) },
  load: { draws: from(1, MOST_AT_ONCE) },
  place: {},
  dock: { boat: isBoat },
})
/** Tasks that belong to no seat. */
const isSeatless = isTaskOf<Exclude<CoreTask['at'], Seated>>(
  {
    open: {},
    arrive: {},
    nextTurn: {},
    refill: {},
    market: {},
    pier: { pier: isPier },
    toll: { pier: isPier },
    sponsors: {},
    cleanup: {},
    final: {},
  },
  { at: ANY },
)

/** A task of the core, or of any merchant. */
function isTask(merchants: Merchants, seats: number): Test {
  const isSeat = from(0, seats - 1)
  return value => {
    if (!isFields(value) || typeof value.at !== 'string') return false
    const task = { ...value, at: value.at }
    if (!isSeat(value.seat)) return isSeatless(task)
    return isSeated(task) || MERCHANT_IDS.some(id => merchants[id].taskShape(task))
  }
}

function isPlayer(tables: Tables, merchants: Merchants): Test {
  const kinds = isCounts(tables.corruption.length - 1)
  const figure = orNull(from(0, MOST_SPACES - 1))
  const fields: { readonly [name in keyof Player]: Test } = {
    merchant: orNull(oneOf(MERCHANT_IDS)),
    shop: orNull(shop => MERCHANT_IDS.some(id => merchants[id].shape(shop))),
    figures: value => listOf(figure, 1)(value) || listOf(figure, 2)(value),
    turns: from(0, 1000),
    gold: Number.isInteger,
    shelf: isCounts(GOODS),
    shields: listOf(isFlag, COLOURS + 1),
    staff: listOf(orNull(from(0, tables.townsfolk.length - 1)), SLOTS),
    corruption: kinds,
    tossed: kinds,
  }
  return object(fields)
}

function shapeFor(tables: Tables, merchants: Merchants, seats: number): Shape<State> {
  const adventurers = isCounts(GREY)
  const isCard = from(0, tables.townsfolk.length - 1)
  const perSeat = (test: Test) => listOf(test, seats)
  return {
    content: [ANY, 'a known digest'],
    phase: [oneOf(PHASES), `one of ${PHASES.join(', ')}`],
    round: [from(1, ROUNDS), '1 to 3'],
    rogue: [oneOf(ROGUES), `one of ${ROGUES.join(', ')}`],
    townsfolk: [oneOf(SET_CHOICES), `one of ${SET_CHOICES.join(', ')}`],
    agenda: [listOf(isTask(merchants, seats)), 'a list of tasks'],
    players: [perSeat(isPlayer(tables, merchants)), 'for each seat {merchant, shop, figures, …}'],
    bag: [adventurers, 'Adventurers by colour'],
    drawn: [listOf(isAdventurer), 'colours of Adventurers'],
    halls: [isCounts(COLOURS), 'Customers by colour'],
    lair: [isWhole, 'a number of Rogues'],
    piers: [listOf(adventurers, PIERS), 'Adventurers by colour, for each pier'],
    boats: [
      listOf(object({ aboard: adventurers, at: oneOf(PLACES) }), BOATS),
      'for each boat {aboard, at}',
    ],
    berths: [listOf(orNull(isBoat), BERTHS), 'for each berth a boat or null'],
    timepieces: [perSeat(from(2, 4 * MOST_HOURS)), 'a position for each seat, in half hours'],
    stack: [value => perSeat(from(0, seats - 1))(value) && distinct(ANY)(value), 'each seat once'],
    indicator: [from(1, MOST_HOURS), 'an hour'],
    indicatorMoved: [isFlag, 'true or false'],
    square: [listOf(orNull(isCard), SQUARE), `${SQUARE} cards or nulls`],
    deck: [rising(isCard), 'Townsfolk cards, lowest first'],
    under: [distinct(isCard), 'different Townsfolk cards'],
    corruptionDeck: [isCounts(tables.corruption.length - 1), 'Corruption cards by kind'],
    sold: [perSeat(isFlag), 'true or false for each seat'],
  }
}

/** What a state must look like. @rule COV-R1 */
export const shapeWith = (tables: Tables, merchants: Merchants) =>
  shapeBySeats<State>('players', seats => shapeFor(tables, merchants, seats))
