import { ARMS_PER_ROW, flowing, ICHOR, ROWS } from '../engine/merchants/alchemist/decanter.ts'
import type { AlchemistShop } from '../engine/merchants/alchemist/words.ts'
import { shopOf } from '../engine/merchants/merchant.ts'
import { colourOf, isLarge } from '../engine/market/goods.ts'
import { COLOURS, GOODS } from '../engine/names.ts'
import type { Frozen } from '../../../kernel/game.ts'
import { finishing, madeWith, type Appraisal, type Keeper } from './appraisal.ts'

/** A marble whose partners are still to come is worth this part of its share of the Good. */
const ALONE = 0.45
/** Marbles for more than one Brew promise less. */
const SURPLUS = 0.4
/** What a wild marble that has nothing to go with is worth, in Hours. */
const WILD = 0.5
/** No more marbles of one colour ever lie in the rack. */
const MOST = 24

/** The rack as it may become, and what it promises. Scratch space: `take` and `prepare` fill it. */
interface Plan {
  /** `promise[colour * (MOST + 1) + n]`: what n marbles of a colour promise. */
  readonly promise: Float64Array
  /** The same for one colour, without shields. */
  readonly plain: Float64Array
  readonly rack: Float64Array
}

const newPlan = (): Plan => ({
  promise: new Float64Array((COLOURS + 1) * (MOST + 1)),
  plain: new Float64Array(MOST + 1),
  rack: new Float64Array(ICHOR + 1),
})

const PLAIN = [0, 1, 2, 3, 4, 5] as const

/** Alchemist: fill the rack with what the harbour asks for, brew four at a time. */
export function alchemist(): Keeper {
  const plan = newPlan()
  return {
    stock(state, seat, appraisal, left) {
      prepare(plan, appraisal, left)
      take(plan, shopOf(state, seat, 'alc'))
      return inRack(plan, appraisal)
    },

    space(state, seat, space, appraisal, left) {
      const shop = shopOf(state, seat, 'alc')
      prepare(plan, appraisal, left)
      if (space < ROWS) {
        let best = 0
        for (let colour = 1; colour <= COLOURS; colour++)
          best = Math.max(best, tapped(plan, shop, space, colour, appraisal))
        return best
      }
      take(plan, shop)
      if (space > ROWS) return brewed(plan, appraisal, appraisal.harbour.tables.alc.brew)
      let best = inRack(plan, appraisal)
      for (let i = 0; i < appraisal.harbour.tables.alc.siphon; i++)
        best = pick(plan, shop, appraisal)
      return best
    },

    staff(state, seat, slot, appraisal) {
      const shop = shopOf(state, seat, 'alc')
      prepare(plan, appraisal, appraisal.left)
      take(plan, shop)
      const before = inRack(plan, appraisal)
      if (slot === 0) return pick(plan, shop, appraisal) - before
      if (slot === 1) return brewed(plan, appraisal, 1) - before
      if (slot === 2) return swapped(plan, appraisal) - before
      return Math.max(
        ...PLAIN.map(colour => tasted(state.halls, state.players[seat].shelf, colour)),
      )
    },

    gain(state, seat, task, move, appraisal) {
      const shop = shopOf(state, seat, 'alc')
      prepare(plan, appraisal, appraisal.left - 1)
      if (move.type === 'alc.announce' && task.at === 'alc.announce')
        return tapped(plan, shop, task.row, move.colour, appraisal)
      if (move.type === 'alc.taste') return state.halls[move.colour]
      take(plan, shop)
      const before = inRack(plan, appraisal)
      if (move.type === 'alc.siphon.pick' || move.type === 'alc.ladle')
        plan.rack[shop.arms[move.arm][0]]++
      else if (move.type === 'alc.rack.return') plan.rack[move.marble]--
      else if (move.type === 'alc.transmute') {
        plan.rack[move.give]--
        plan.rack[move.take]++
      } else if (move.type === 'alc.brew.next') {
        const worth = brewWorth(move.good, appraisal)
        use(plan, move.good, move.ichor, appraisal)
        return (
          worth +
          inRack(plan, appraisal) -
          before -
          (move.ichor * appraisal.card) / appraisal.harbour.tables.alc.flush
        )
      }
      return inRack(plan, appraisal) - before
    },
  }
}

function tasted(halls: readonly number[], shelf: readonly number[], colour: number): number {
  return colour >= 1 && colour <= COLOURS && shelf[colour] + shelf[colour + COLOURS] > 0
    ? halls[colour]
    : 0
}

/** What marbles promise when so many hours are left. */
function prepare(plan: Plan, appraisal: Appraisal, left: number): void {
  const { alc } = appraisal.harbour.tables
  const finish = finishing(appraisal, left, alc.brew)
  for (let colour = 1; colour <= COLOURS; colour++) {
    const small = Math.max(0, madeWith(appraisal, colour, left) - finish)
    const large = Math.max(0, madeWith(appraisal, colour + COLOURS, left) - finish)
    const [few, many] = [alc.recipe[colour], alc.recipe[colour + COLOURS]]
    const alone = ALONE * Math.max(small / few, large / many)
    const shield = left > 0 || appraisal.harbour.rounds > 0 ? appraisal.shields[colour] : 0
    const row = colour * (MOST + 1)
    plan.plain[0] = 0
    for (let n = 1; n <= MOST; n++) {
      let best = plan.plain[n - 1] + (n === 1 ? alone : n < few + many ? alone * 0.6 : 0)
      if (n >= few) best = Math.max(best, plan.plain[n - few] + small)
      if (n >= many) best = Math.max(best, plan.plain[n - many] + large)
      plan.plain[n] = best
      plan.promise[row + n] =
        n >= many
          ? Math.max(best, plan.plain[n - many] + large + shield)
          : best + (n === 2 ? 0.2 * shield : 0)
    }
  }
}

function take(plan: Plan, shop: Frozen<AlchemistShop>): void {
  for (let marble = 1; marble <= ICHOR; marble++) plan.rack[marble] = shop.rack[marble]
}

/** What the rack promises: each Ichor goes with the colour that it helps most. */
function inRack(plan: Plan, { hour, card, harbour }: Appraisal): number {
  let sum = 0
  let marbles = plan.rack[ICHOR]
  for (let colour = 1; colour <= COLOURS; colour++) {
    sum += plan.promise[colour * (MOST + 1) + plan.rack[colour]]
    marbles += plan.rack[colour]
  }
  let [a, b, c, d] = [plan.rack[1], plan.rack[2], plan.rack[3], plan.rack[4]]
  const toxic = card / harbour.tables.alc.flush
  for (let ichor = plan.rack[ICHOR]; ichor > 0; ichor--) {
    const [inA, inB, inC, inD] = [
      more(plan, 1, a),
      more(plan, 2, b),
      more(plan, 3, c),
      more(plan, 4, d),
    ]
    const best = Math.max(inA, inB, inC, inD)
    if (best <= toxic) {
      sum +=
        ichor *
        WILD *
        hour *
        (sum > 0 ? 1 : 0.3) *
        Math.sign(plan.promise[COLOURS * (MOST + 1) + 2])
      break
    }
    sum += best - toxic
    if (best === inA) a++
    else if (best === inB) b++
    else if (best === inC) c++
    else d++
  }
  const useful = harbour.tables.alc.rack - 1
  return marbles <= useful ? sum : (sum * (useful + SURPLUS * (marbles - useful))) / marbles
}

const more = (plan: Plan, colour: number, n: number) =>
  n === 0 || n >= MOST
    ? 0
    : plan.promise[colour * (MOST + 1) + n + 1] - plan.promise[colour * (MOST + 1) + n]

/** What the rack promises after a colour was announced at a row. */
function tapped(
  plan: Plan,
  shop: Frozen<AlchemistShop>,
  row: number,
  colour: number,
  appraisal: Appraisal,
): number {
  take(plan, shop)
  for (let arm = ARMS_PER_ROW * row; arm < ARMS_PER_ROW * (row + 1); arm++) {
    const marbles = shop.arms[arm]
    for (let i = flowing(marbles, colour) - 1; i >= 0; i--) plan.rack[marbles[i]]++
  }
  return inRack(plan, appraisal)
}

/** Takes the best of the front marbles to the rack: what it promises then. */
function pick(plan: Plan, shop: Frozen<AlchemistShop>, appraisal: Appraisal): number {
  let best = -1
  let found = 0
  for (const [marble] of shop.arms) {
    if (marble === undefined) continue
    plan.rack[marble]++
    const promised = inRack(plan, appraisal)
    plan.rack[marble]--
    if (promised > best) {
      best = promised
      found = marble
    }
  }
  if (found > 0) plan.rack[found]++
  return inRack(plan, appraisal)
}

const brewWorth = (good: number, { make, shields }: Appraisal) =>
  make[good] + (isLarge(good) ? shields[colourOf(good)] : 0)

function use(plan: Plan, good: number, ichor: number, { harbour }: Appraisal): void {
  plan.rack[colourOf(good)] -= harbour.tables.alc.recipe[good] - ichor
  plan.rack[ICHOR] -= ichor
}

/**
 * Brews up to so many Goods, the best first: what they are worth and what the rack promises then.
 */
function brewed(plan: Plan, appraisal: Appraisal, goods: number): number {
  const { recipe, flush } = appraisal.harbour.tables.alc
  let sum = 0
  let shielded = 0
  for (let i = 0; i < goods; i++) {
    let found = 0
    let best = inRack(plan, appraisal)
    for (let good = 1; good <= GOODS; good++) {
      const own = plan.rack[colourOf(good)]
      const ichor = Math.max(0, recipe[good] - own)
      if (own === 0 || ichor > plan.rack[ICHOR]) continue
      const worth =
        brewWorth(good, appraisal) - (shielded === good ? appraisal.shields[colourOf(good)] : 0)
      use(plan, good, ichor, appraisal)
      const promised = worth + inRack(plan, appraisal) - (ichor * appraisal.card) / flush
      giveBack(plan, good, ichor, recipe[good])
      if (promised > best) {
        best = promised
        found = good
      }
    }
    if (found === 0) break
    const ichor = Math.max(0, recipe[found] - plan.rack[colourOf(found)])
    sum +=
      brewWorth(found, appraisal) -
      (shielded === found ? appraisal.shields[colourOf(found)] : 0) -
      (ichor * appraisal.card) / flush
    use(plan, found, ichor, appraisal)
    if (isLarge(found)) shielded = found
  }
  return sum + inRack(plan, appraisal)
}

function giveBack(plan: Plan, good: number, ichor: number, marbles: number): void {
  plan.rack[colourOf(good)] += marbles - ichor
  plan.rack[ICHOR] += ichor
}

/** What the rack promises after the best exchange of one marble. */
function swapped(plan: Plan, appraisal: Appraisal): number {
  let best = inRack(plan, appraisal)
  for (let give = 1; give <= COLOURS; give++) {
    if (plan.rack[give] === 0) continue
    plan.rack[give]--
    for (let get = 1; get <= COLOURS; get++) {
      plan.rack[get]++
      best = Math.max(best, inRack(plan, appraisal))
      plan.rack[get]--
    }
    plan.rack[give]++
  }
  return best
}
