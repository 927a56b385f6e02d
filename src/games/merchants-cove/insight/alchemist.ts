import { ARMS_PER_ROW, flowing, ICHOR, ROWS } from '../engine/merchants/alchemist/decanter.ts'
import type { AlchemistShop } from '../engine/merchants/alchemist/words.ts'
import { shopOf } from '../engine/merchants/merchant.ts'
import type { MerchantTask } from '../engine/merchants/words.ts'
import { colourOf, isLarge } from '../engine/market/goods.ts'
import { COLOURS, GOODS } from '../engine/names.ts'
import type { Move } from '../engine/state.ts'
import type { Frozen } from '../../../kernel/game.ts'
import { range } from '../../../kit/moves.ts'
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

/** The colours of marbles that Goods are made of. */
const PAINTED = range(1, COLOURS)

/** A rack, and what it is judged by. */
interface Outlook {
  readonly plan: Plan
  readonly appraisal: Appraisal
}

/** Alchemist: fill the rack with what the harbour asks for, brew four at a time. */
export function alchemist(): Keeper {
  const plan = newPlan()
  /** The rack as it is in this shop, when so many hours are left. */
  function outlook(shop: Frozen<AlchemistShop>, appraisal: Appraisal, left: number): Outlook {
    prepare(plan, appraisal, left)
    take(plan, shop)
    return { plan, appraisal }
  }
  return {
    stock(state, seat, appraisal, left) {
      return inRack(outlook(shopOf(state, seat, 'alc'), appraisal, left))
    },

    space(state, seat, space, appraisal, left) {
      const shop = shopOf(state, seat, 'alc')
      const now = outlook(shop, appraisal, left)
      const { brew, siphon } = appraisal.harbour.tables.alc
      if (space < ROWS) return Math.max(0, ...PAINTED.map(each => tapped(now, shop, space, each)))
      if (space > ROWS) return brewed(now, brew)
      let best = inRack(now)
      for (let i = 0; i < siphon; i++) best = pick(now, shop)
      return best
    },

    staff(state, seat, slot, appraisal) {
      const shop = shopOf(state, seat, 'alc')
      const now = outlook(shop, appraisal, appraisal.left)
      const before = inRack(now)
      if (slot === 0) return pick(now, shop) - before
      if (slot === 1) return brewed(now, 1) - before
      if (slot === 2) return swapped(now) - before
      const { shelf } = state.players[seat]
      const sold = PAINTED.filter(colour => shelf[colour] + shelf[colour + COLOURS] > 0)
      return Math.max(0, ...sold.map(colour => state.halls[colour]))
    },

    gain(state, seat, task, move, appraisal) {
      if (move.type === 'alc.taste') return state.halls[move.colour]
      const shop = shopOf(state, seat, 'alc')
      return answerGain(outlook(shop, appraisal, appraisal.left - 1), shop, task, move)
    },
  }
}

/** What an answer gains, compared with the others. */
function answerGain(
  now: Outlook,
  shop: Frozen<AlchemistShop>,
  task: Frozen<MerchantTask>,
  move: Move,
): number {
  const { plan, appraisal } = now
  const before = inRack(now)
  switch (move.type) {
    case 'alc.announce':
      return task.at === 'alc.announce' ? tapped(now, shop, task.row, move.colour) : 0
    case 'alc.siphon.pick':
    case 'alc.ladle':
      plan.rack[shop.arms[move.arm][0]]++
      return inRack(now) - before
    case 'alc.rack.return':
      plan.rack[move.marble]--
      return inRack(now) - before
    case 'alc.transmute':
      plan.rack[move.give]--
      plan.rack[move.take]++
      return inRack(now) - before
    case 'alc.brew.next':
      use(plan, move.good, move.ichor, appraisal)
      return (
        brewWorth(move.good, appraisal) + inRack(now) - before - ichorCost(move.ichor, appraisal)
      )
    default:
      return 0
  }
}

const ichorCost = (ichor: number, { card, harbour }: Appraisal) =>
  (ichor * card) / harbour.tables.alc.flush

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
function inRack({ plan, appraisal }: Outlook): number {
  const { hour, card, harbour } = appraisal
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
function tapped(now: Outlook, shop: Frozen<AlchemistShop>, row: number, colour: number): number {
  const { plan } = now
  take(plan, shop)
  for (let arm = ARMS_PER_ROW * row; arm < ARMS_PER_ROW * (row + 1); arm++) {
    const marbles = shop.arms[arm]
    for (let i = flowing(marbles, colour) - 1; i >= 0; i--) plan.rack[marbles[i]]++
  }
  return inRack(now)
}

/** Takes the best of the front marbles to the rack: what it promises then. */
function pick(now: Outlook, shop: Frozen<AlchemistShop>): number {
  const { rack } = now.plan
  let best = -1
  let found = 0
  for (const [marble] of shop.arms) {
    if (marble === undefined) continue
    rack[marble]++
    const promised = inRack(now)
    rack[marble]--
    if (promised > best) {
      best = promised
      found = marble
    }
  }
  if (found > 0) rack[found]++
  return inRack(now)
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
function brewed(now: Outlook, goods: number): number {
  const { plan, appraisal } = now
  const { recipe } = appraisal.harbour.tables.alc
  let shielded = 0
  const worthOf = (good: number) =>
    brewWorth(good, appraisal) - (shielded === good ? appraisal.shields[colourOf(good)] : 0)
  const ichorFor = (good: number) => Math.max(0, recipe[good] - plan.rack[colourOf(good)])
  let sum = 0
  for (let i = 0; i < goods; i++) {
    let found = 0
    let best = inRack(now)
    for (let good = 1; good <= GOODS; good++) {
      const ichor = ichorFor(good)
      if (plan.rack[colourOf(good)] === 0 || ichor > plan.rack[ICHOR]) continue
      use(plan, good, ichor, appraisal)
      const promised = worthOf(good) + inRack(now) - ichorCost(ichor, appraisal)
      giveBack(plan, good, ichor, recipe[good])
      if (promised > best) {
        best = promised
        found = good
      }
    }
    if (found === 0) break
    const ichor = ichorFor(found)
    sum += worthOf(found) - ichorCost(ichor, appraisal)
    use(plan, found, ichor, appraisal)
    if (isLarge(found)) shielded = found
  }
  return sum + inRack(now)
}

function giveBack(plan: Plan, good: number, ichor: number, marbles: number): void {
  plan.rack[colourOf(good)] += marbles - ichor
  plan.rack[ICHOR] += ichor
}

/** What the rack promises after the best exchange of one marble. */
function swapped(now: Outlook): number {
  const { rack } = now.plan
  let best = inRack(now)
  for (let give = 1; give <= COLOURS; give++) {
    if (rack[give] === 0) continue
    rack[give]--
    for (let get = 1; get <= COLOURS; get++) {
      rack[get]++
      best = Math.max(best, inRack(now))
      rack[get]--
    }
    rack[give]++
  }
  return best
}
