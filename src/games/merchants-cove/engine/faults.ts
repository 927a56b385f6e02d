import { total } from '../../../kit/counts.ts'
import { faultsBy, type Need } from '../../../kit/define-game.ts'
import { nextTask, type Tasks } from '../../../kit/tasks.ts'
import type { Tables } from '../content/compile.ts'
import { agendaFaults } from './agenda.ts'
import { isHandFree } from './round/clock.ts'
import type { Merchants } from './merchants/index.ts'
import { BERTHS, BOATS, COLOUR_NAMES, GOODS, GREY, sideOfBerth, sideOfBoat } from './names.ts'
import { townsfolkOf } from './setup.ts'
import type { Cove, State } from './state.ts'

/** Every meeple is in one place. @rule COV-6, COV-7, COV-9 */
function meepleFaults(tables: Tables, s: State, need: Need): void {
  const { startBag, startHalls, rogues } = tables
  for (let colour = 1; colour <= GREY; colour++) {
    const places = [s.bag, ...s.piers, ...s.boats.map(({ aboard }) => aboard)]
    const drawn = s.drawn.filter(each => each === colour).length
    const home = colour === GREY ? s.lair : s.halls[colour]
    const there = places.reduce((sum, place) => sum + place[colour], home + drawn)
    const all =
      colour === GREY
        ? rogues[s.rogue].lair + rogues[s.rogue].bag
        : startBag[colour] + startHalls[colour]
    need(
      there === all,
      `There are ${all} ${COLOUR_NAMES[colour - 1] ?? 'grey'} Adventurers, not ${there} (COV-7).`,
    )
  }
}

/** Every card is in one place. @rule COV-3, COV-5 */
function cardFaults(tables: Tables, s: State, need: Need): void {
  const hired = s.players.flatMap(({ staff }) => staff)
  const cards = [...s.square, ...hired, ...s.deck, ...s.under].filter(card => card !== null)
  const all = townsfolkOf(tables, s.townsfolk)
  const whole = cards.length === all.length && all.every(card => cards.includes(card))
  need(whole, `Each of the ${all.length} Townsfolk cards is in one place (COV-3).`)
  tables.corruption.forEach((kind, index) => {
    const copies = kind?.copies ?? 0
    const held = s.players.reduce(
      (sum, { corruption, tossed }) => sum + corruption[index] + tossed[index],
      0,
    )
    need(
      held + s.corruptionDeck[index] === copies,
      `There are ${copies} Corruption cards of kind ${index} (COV-5).`,
    )
  })
}

/** Boats and berths fit each other. @rule COV-52, COV-54, COV-55 */
function harbourFaults(tables: Tables, s: State, need: Need): void {
  const { capacity, marketHour } = tables
  s.boats.forEach(({ aboard, at }, boat) => {
    const berths = s.berths.flatMap((there, berth) => (there === boat ? [berth] : []))
    need(
      (at === 'docked') === (berths.length === 1) && berths.length < 2,
      `boats: ${boat} is docked in one berth.`,
    )
    need(
      berths.every(berth => sideOfBerth(berth) === sideOfBoat(boat)),
      `berths: boat ${boat} docks on its own side (COV-52).`,
    )
    need(
      total(aboard) <= (at === 'sea' ? capacity : 0),
      `boats: too many aboard boat ${boat} (COV-53, COV-R3).`,
    )
  })
  for (const side of [0, 1]) {
    const berths = Array.from({ length: BERTHS }, (_, berth) => berth).filter(
      berth => sideOfBerth(berth) === side,
    )
    const open = berths.some(berth => s.berths[berth] === null)
    const boats = Array.from({ length: BOATS }, (_, boat) => boat).filter(
      boat => sideOfBoat(boat) === side,
    )
    const sailing = boats.some(boat => s.boats[boat].at === 'sea')
    const gone = boats.some(boat => s.boats[boat].at === 'gone')
    need(open || !sailing, 'boats: none sails beside two occupied berths (COV-54).')
    need(
      !open || s.phase === 'market' || s.phase === 'over' || !gone,
      'boats: none leaves an open side (COV-54).',
    )
    need(s.phase !== 'market' || !sailing, 'boats: none sails in the Market Phase (COV-59).')
  }
  need(
    s.indicatorMoved === !s.berths.includes(null),
    'indicatorMoved: exactly with four berths occupied (COV-55).',
  )
  need(
    s.indicatorMoved || s.indicator === marketHour,
    `indicator: at ${marketHour} until it moves (COV-11).`,
  )
  need(s.indicator <= marketHour, `indicator: never beyond ${marketHour} (COV-R10).`)
}

/** @rule COV-45, COV-58, COV-79, COV-R51 */
function clockFaults(tables: Tables, s: State, need: Need): void {
  const { hands, startHour } = tables
  for (const position of s.timepieces) {
    const onHand = hands.some(
      ({ hour }, hand) => position === 2 * hour + 1 && isHandFree(tables, s, hand),
    )
    need(position % 2 === 0 || onHand, 'timepieces: between hours only on a free hand (COV-45).')
    need(
      position >= 2 * startHour[s.round],
      'timepieces: none before the start of the round (COV-79).',
    )
    need(
      s.phase !== 'market' || position === 2 * s.indicator,
      'timepieces: at the indicator in the market (COV-58).',
    )
  }
}

/** @rule COV-15, COV-27, COV-32, COV-CHR-3 */
function playerFaults(
  tables: Tables,
  merchants: Merchants,
  s: State,
  seat: number,
  need: Need,
): void {
  const { merchant, shop, figures, turns, shields, shelf, gold } = s.players[seat]
  const choosing = s.phase === 'merchants'
  need(
    gold >= 0 || s.phase === 'over',
    `gold: that of seat ${seat} falls below 0 only at the very end (COV-R26).`,
  )
  need(!shields[0], 'shields: begin with false (COV-73).')
  need(
    (merchant === null || choosing) === (shop === null),
    `shop: seat ${seat} has one when all have chosen (COV-15).`,
  )
  need(
    figures.every((there, i) => (there === null) === i >= turns),
    `figures: those of seat ${seat} that have moved are on the board (COV-R20).`,
  )
  if (merchant === null || shop === null) {
    need(choosing && figures.length === 1, `merchant: seat ${seat} has none (COV-15).`)
    need(total(shelf) === 0, `shelf: seat ${seat} has no Goods before all have chosen (COV-15).`)
    return
  }
  const { spaces, supply } = tables.boards[merchant]
  need(shop.merchant === merchant, `shop: that of seat ${seat} is another merchant's (COV-15).`)
  const standing = figures.filter(each => each !== null)
  const free =
    new Set(standing).size === standing.length && standing.every(space => space < spaces.length)
  need(
    free && figures.length === merchants[merchant].figures,
    `figures: those of seat ${seat} (COV-27).`,
  )
  for (let good = 1; good <= GOODS; good++) {
    need(
      shelf[good] <= supply[good],
      `shelf: seat ${seat} has ${supply[good]} Goods of kind ${good} at most (COV-32).`,
    )
  }
  if (shop.merchant !== merchant) return
  // Each merchant looks at their own shop, which the compiler cannot follow.
  for (const fault of merchants[merchant].faults(shop as never)) need(false, fault)
}

/** Broken invariants of a state that has the right shape, each in a sentence; [] = sound. */
export const invariants =
  (tables: Tables, merchants: Merchants, isAsking: Tasks<Cove>['isAsking']) =>
  (s: State): readonly string[] =>
    faultsBy(
      need => {
        const played = s.players.flatMap(({ merchant }) => (merchant === null ? [] : [merchant]))
        need(new Set(played).size === played.length, 'merchant: nobody plays the same (COV-R2).')
        meepleFaults(tables, s, need)
        cardFaults(tables, s, need)
        harbourFaults(tables, s, need)
        clockFaults(tables, s, need)
        s.players.forEach((_, seat) => playerFaults(tables, merchants, s, seat, need))
      },
      // The agenda can be asked only about a table that is sound itself, answers only if it fits.
      need => agendaFaults(tables, s, need),
      need =>
        need(nextTask(s) === undefined || isAsking(s), 'agenda: there is something to decide.'),
    )
