import type { Rng } from '../../../kernel/rng.ts'
import { noCounts } from '../../../kit/counts.ts'
import { upTo } from '../../../kit/moves.ts'
import type { Tasks } from '../../../kit/tasks.ts'
import type { Tables } from '../content/compile.ts'
import {
  BERTHS,
  BOATS,
  COLOURS,
  GOODS,
  GREY,
  MERCHANT_IDS,
  PIERS,
  type SetChoice,
  SLOTS,
  SQUARE,
} from './names.ts'
import { drawTownsperson } from './townsfolk/square.ts'
import type { Cove, Options, Player, State } from './state.ts'

/** The Townsfolk of the chosen sets, lowest first. @rule COV-3 */
export function townsfolkOf(tables: Tables, sets: SetChoice): number[] {
  return upTo(tables.townsfolk.length).filter(
    card => sets === 'all' || sets.includes(tables.townsfolk[card].set),
  )
}

function newPlayer(kinds: number): Player {
  return {
    merchant: null,
    shop: null,
    figures: [null],
    turns: 0,
    gold: 0,
    shelf: noCounts(GOODS),
    shields: new Array<boolean>(COLOURS + 1).fill(false),
    staff: new Array<null>(SLOTS).fill(null),
    corruption: noCounts(kinds),
    tossed: noCounts(kinds),
  }
}

/** @rule COV-2 to COV-15 */
export const setup =
  (tables: Tables, run: Tasks<Cove>['run']) =>
  (seats: number, options: Options, rng: Rng): State => {
    const state = newState(tables, seats, options, rng)
    for (let place = 0; place < SQUARE; place++) state.square.push(drawTownsperson(state, rng))
    assign(state, options.merchants, rng)
    run(state, { rng, emit: () => undefined })
    return state
  }

/** All that lies on the table before a card is drawn. */
function newState(tables: Tables, seats: number, options: Options, rng: Rng): State {
  const { content, rogue, townsfolk } = options
  const kinds = tables.corruption.length - 1
  const { lair, bag } = tables.rogues[rogue]
  const startBag = [...tables.startBag]
  startBag[GREY] = bag
  return {
    content,
    phase: 'merchants',
    round: 1,
    rogue,
    townsfolk,
    agenda: [{ at: 'open' }],
    players: upTo(seats).map(() => newPlayer(kinds)),
    bag: startBag,
    drawn: [],
    halls: [...tables.startHalls],
    lair,
    piers: upTo(PIERS).map(() => noCounts(GREY)),
    boats: upTo(BOATS).map(() => ({ aboard: noCounts(GREY), at: 'sea' })),
    berths: new Array<null>(BERTHS).fill(null),
    timepieces: new Array<number>(seats).fill(2 * tables.startHour[1]),
    stack: rng.shuffle(upTo(seats)),
    indicator: tables.marketHour,
    indicatorMoved: false,
    square: [],
    deck: townsfolkOf(tables, townsfolk),
    under: [],
    corruptionDeck: tables.corruption.map(kind => kind?.copies ?? 0),
    sold: new Array<boolean>(seats).fill(false),
  }
}

/**
 * Chance deals the merchants, or the players are asked: in seat order, or the last in turn order
 * first. @rule COV-R2
 */
function assign(state: State, how: Options['merchants'], rng: Rng): void {
  if (how === 'random') {
    const ids = rng.shuffle([...MERCHANT_IDS])
    state.players.forEach((player, seat) => (player.merchant = ids[seat]))
    return
  }
  const order = how === 'choose' ? upTo(state.players.length) : state.stack
  for (const seat of order.toReversed()) state.agenda.push({ at: 'chooseMerchant', seat })
}
