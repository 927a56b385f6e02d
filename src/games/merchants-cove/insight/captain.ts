import { HARBOUR, hasGood, kindOf, ZONES } from '../engine/merchants/captain/chart.ts'
import { goodOfZone } from '../engine/merchants/captain/fleet.ts'
import type { CaptainShop, CaptainTask } from '../engine/merchants/captain/words.ts'
import { shopOf } from '../engine/merchants/merchant.ts'
import { colourOf } from '../engine/market/goods.ts'
import type { MerchantTask } from '../engine/merchants/words.ts'
import { COLOURS } from '../engine/names.ts'
import type { Move, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { finishing, madeWith, type Appraisal, type Keeper } from './appraisal.ts'

/** What one step costs in Hours. */
const STEP = 0.47
/** Ships that one Recall brings home, as a rule. */
const RECALLED = 3.5
/** The spaces. */
const [ROW, SAIL, RECALL] = [0, 1, 2]

/** The fleet as it may become. Scratch space: `prepare` fills it. */
interface Fleet {
  /** By zone: ships, what a ship could bring home, whether one is to go there. */
  readonly ships: Int8Array
  readonly goods: Float64Array
  readonly taken: Uint8Array
  /** Colours whose Goods ships lie at. */
  readonly colours: Uint8Array
  /** Steps that the fleet would need to get to the best places, as `atSea` found. */
  missing: number
}

const newFleet = (): Fleet => ({
  ships: new Int8Array(ZONES),
  goods: new Float64Array(ZONES),
  taken: new Uint8Array(ZONES),
  colours: new Uint8Array(COLOURS + 1),
  missing: 0,
})

/** A fleet, and what it is judged by when so many hours are left. */
interface Outlook {
  readonly fleet: Fleet
  readonly appraisal: Appraisal
  readonly left: number
}

/** Captain: ships to where Goods of worth are, home together with three colours. */
export function captain(): Keeper {
  const fleet = newFleet()
  function outlook(state: Frozen<State>, seat: Seat, appraisal: Appraisal, left: number): Outlook {
    prepare(fleet, shopOf(state, seat, 'cap'), appraisal, left)
    return { fleet, appraisal, left }
  }
  return {
    stock(state, seat, appraisal, left) {
      return atSea(outlook(state, seat, appraisal, left))
    },

    space(state, seat, space, appraisal, left) {
      const now = outlook(state, seat, appraisal, left)
      if (space === ROW || space === SAIL) {
        const before = atSea(now)
        const { rowSteps, extraSpins, compass } = appraisal.harbour.tables.cap
        const steps = space === ROW ? rowSteps : spinSteps(compass) * (1 + extraSpins)
        return before + STEP * appraisal.hour * Math.min(steps, fleet.missing)
      }
      return space === RECALL ? recalled(now, shopOf(state, seat, 'cap')) : smuggled(now)
    },

    staff(state, seat, slot, appraisal) {
      const now = outlook(state, seat, appraisal, appraisal.left)
      const before = atSea(now)
      if (slot === 0 || slot === 2) return STEP * appraisal.hour * Math.min(2, fleet.missing)
      if (slot === 3) return Math.max(0, smuggled(now) - before)
      let best = 0
      for (let zone = 1; zone < ZONES; zone++) {
        if (fleet.ships[zone] > 0 && kindOf(zone) === 'fishing')
          best = Math.max(best, moved(now, zone, zone - 1) + fleet.goods[zone] - before)
      }
      return best
    },

    gain(state, seat, task, move, appraisal) {
      return answerGain(outlook(state, seat, appraisal, appraisal.left - 1), task, move)
    },
  }
}

/** What an answer gains, compared with the others. */
function answerGain(now: Outlook, task: Frozen<MerchantTask>, move: Move): number {
  const { fleet, appraisal } = now
  const before = atSea(now)
  switch (move.type) {
    case 'cap.storm':
      return move.zone === null ? -appraisal.card : moved(now, move.zone, HARBOUR) - before
    case 'cap.spinAgain':
      return move.again
        ? STEP *
            appraisal.hour *
            Math.min(
              spinSteps(appraisal.harbour.tables.cap.compass),
              Math.max(0, fleet.missing - stepsOf(task)),
            ) -
            STORM
        : 0
    case 'cap.move':
      return moved(now, move.from, move.to) - before
    case 'cap.recall.next':
      return landed(now, move.zone) - before + colourful(now, task, move.zone)
    case 'cap.smuggle':
      return landed(now, move.zone) - before
    case 'cap.net':
      return fleet.goods[move.zone] + moved(now, move.zone, move.zone - 1) - before
    case 'cap.shield':
      return appraisal.shields[move.colour]
    default:
      return 0
  }
}

/** Steps of one spin, on average. */
const spinSteps = (compass: readonly number[]) =>
  compass.reduce((sum, steps) => sum + steps, 0) / compass.length

/** What a Storm costs, times how likely it is. */
const STORM = 0.25

const stepsOf = (task: Frozen<{ readonly at: string; readonly steps?: number }>) => task.steps ?? 0

/** Where the ships are, and what one could bring home from each zone. */
function prepare(
  fleet: Fleet,
  { ships, treasures }: Frozen<CaptainShop>,
  appraisal: Appraisal,
  left: number,
): void {
  for (let zone = 0; zone < ZONES; zone++) {
    fleet.ships[zone] = ships[zone]
    const good = goodOfZone(zone)
    const there = good > 0 && (kindOf(zone) !== 'isle' || treasures[colourOf(good)] || left <= 0)
    fleet.goods[zone] = there ? madeWith(appraisal, good, left) : 0
  }
}

/**
 * What the fleet promises: each ship, from the outermost inwards, goes to the best place that is
 * left.
 */
function atSea({ fleet, appraisal, left }: Outlook): number {
  const { distance } = appraisal.harbour.tables.cap
  const finish = finishing(appraisal, left, RECALLED)
  const step = STEP * appraisal.hour
  fleet.taken.fill(0)
  fleet.colours.fill(0)
  fleet.missing = 0
  let sum = 0
  for (let from = ZONES - 1; from >= 0; from--) {
    for (let copy = 0; copy < fleet.ships[from]; copy++) {
      let best = 0
      let target = -1
      for (let zone = 1; zone < ZONES; zone++) {
        if (
          fleet.goods[zone] === 0 ||
          fleet.taken[zone] === 1 ||
          (fleet.ships[zone] > 0 && zone !== from)
        )
          continue
        const way = distance[from][zone]
        if (way > 0 && left <= 1 && appraisal.harbour.rounds === 0) continue
        const worth = fleet.goods[zone] - finish - step * way
        if (worth > best) {
          best = worth
          target = zone
        }
      }
      if (target === -1) continue
      fleet.taken[target] = 1
      sum += best
      fleet.missing += distance[from][target]
      if (distance[from][target] === 0) fleet.colours[colourOf(goodOfZone(target))] = 1
    }
  }
  return sum + gathered(coloursIn(fleet), appraisal)
}

const coloursIn = ({ colours }: Fleet) => colours[1] + colours[2] + colours[3] + colours[4]

/**
 * What so many colours promise, waiting to be recalled, for the shield that enough of them bring.
 */
function gathered(many: number, appraisal: Appraisal): number {
  const part = Math.min(1, many / appraisal.harbour.tables.cap.sponsorColours)
  return 0.9 * part * part * bestShield(appraisal)
}

const bestShield = ({ shields }: Appraisal) =>
  Math.max(shields[1], shields[2], shields[3], shields[4])

function moved(now: Outlook, from: number, to: number): number {
  const { fleet } = now
  fleet.ships[from]--
  fleet.ships[to]++
  const promised = atSea(now)
  fleet.ships[from]++
  fleet.ships[to]--
  return promised
}

function landed(now: Outlook, zone: number): number {
  return now.fleet.goods[zone] + moved(now, zone, HARBOUR)
}

/** One more colour for the shield that three of them bring. */
function colourful(
  { fleet, appraisal }: Outlook,
  task: Frozen<{ readonly at: string }>,
  zone: number,
): number {
  const { landed: before } = task as CaptainTask & { readonly at: 'cap.recall.next' }
  const good = goodOfZone(zone)
  if (good === 0 || fleet.goods[zone] === 0 || before.includes(colourOf(good))) return 0
  return gathered(before.length + 1, appraisal) - gathered(before.length, appraisal)
}

/** All ships that lie with Goods come home. */
function recalled(now: Outlook, shop: Frozen<CaptainShop>): number {
  const { fleet, appraisal } = now
  let sum = 0
  fleet.colours.fill(0)
  for (let zone = 1; zone < ZONES; zone++) {
    if (fleet.ships[zone] === 0 || !hasGood(shop, zone)) continue
    const good = goodOfZone(zone)
    sum += appraisal.make[good]
    fleet.colours[colourOf(good)] = 1
    fleet.ships[zone]--
    fleet.ships[HARBOUR]++
  }
  const shield = coloursIn(fleet) >= appraisal.harbour.tables.cap.sponsorColours
  let best = 0
  for (let colour = 1; colour <= COLOURS; colour++)
    if (fleet.colours[colour] === 1) best = Math.max(best, appraisal.shields[colour])
  return sum + (shield ? best : 0) + atSea(now)
}

/** The best ship alone comes home. */
function smuggled(now: Outlook): number {
  const { fleet, appraisal } = now
  let best = 0
  for (let zone = 1; zone < ZONES; zone++) {
    if (fleet.ships[zone] === 0 || goodOfZone(zone) === 0) continue
    best = Math.max(best, appraisal.make[goodOfZone(zone)] + moved(now, zone, HARBOUR))
  }
  return best
}
