import { ARMS_PER_ROW, flowing, ICHOR, ROWS } from '../engine/merchants/alchemist/decanter.ts'
import type { AlchemistShop } from '../engine/merchants/alchemist/words.ts'
import { shopOf } from '../engine/merchants/merchant.ts'
import { colourOf, isLarge } from '../engine/goods.ts'
import { COLOURS, GOODS } from '../engine/names.ts'
import type { Frozen } from '../../../kernel/game.ts'
import type { Keeper } from './merchant-insight.ts'
import { finishing, madeWith, type Outlook } from './outlook.ts'

/** A marble whose partners are still to come is worth this part of its share of the Good. */
const ALONE = 0.45
/** Marbles for more than one Brew promise less. */
const SURPLUS = 0.4
/** What a wild marble that has nothing to go with is worth, in Hours. */
const WILD = 0.5
/** No more marbles of one colour ever lie in the rack. */
const MOST = 24

/** `PROMISE[colour * (MOST + 1) + n]`: what n marbles of a colour promise. */
const promise = new Float64Array((COLOURS + 1) * (MOST + 1))
const plain = new Float64Array(MOST + 1)
const rack = new Float64Array(ICHOR + 1)
const PLAIN = [0, 1, 2, 3, 4, 5] as const

/** Alchemist: fill the rack with what the harbour asks for, brew four at a time. */
export const alchemist: Keeper = {
  stock(state, seat, outlook, left) {
    prepare(outlook, left)
    take(shopOf(state, seat, 'alc'))
    return inRack(outlook)
  },

  space(state, seat, space, outlook, left) {
    const shop = shopOf(state, seat, 'alc')
    prepare(outlook, left)
    if (space < ROWS) {
      let best = 0
      for (let colour = 1; colour <= COLOURS; colour++)
        best = Math.max(best, tapped(shop, space, colour, outlook))
      return best
    }
    take(shop)
    if (space > ROWS) return brewed(outlook, outlook.harbour.tables.alc.brew)
    let best = inRack(outlook)
    for (let i = 0; i < outlook.harbour.tables.alc.siphon; i++) best = pick(shop, outlook)
    return best
  },

  staff(state, seat, slot, outlook) {
    const shop = shopOf(state, seat, 'alc')
    prepare(outlook, outlook.left)
    take(shop)
    const before = inRack(outlook)
    if (slot === 0) return pick(shop, outlook) - before
    if (slot === 1) return brewed(outlook, 1) - before
    if (slot === 2) return swapped(outlook) - before
    return Math.max(...PLAIN.map(colour => tasted(state.halls, state.players[seat].shelf, colour)))
  },

  gain(state, seat, task, move, outlook) {
    const shop = shopOf(state, seat, 'alc')
    prepare(outlook, outlook.left - 1)
    if (move.type === 'alc.announce' && task.at === 'alc.announce')
      return tapped(shop, task.row, move.colour, outlook)
    if (move.type === 'alc.taste') return state.halls[move.colour]
    take(shop)
    const before = inRack(outlook)
    if (move.type === 'alc.siphon.pick' || move.type === 'alc.ladle') rack[shop.arms[move.arm][0]]++
    else if (move.type === 'alc.rack.return') rack[move.marble]--
    else if (move.type === 'alc.transmute') {
      rack[move.give]--
      rack[move.take]++
    } else if (move.type === 'alc.brew.next') {
      const worth = brewWorth(move.good, outlook)
      use(move.good, move.ichor, outlook)
      return (
        worth +
        inRack(outlook) -
        before -
        (move.ichor * outlook.card) / outlook.harbour.tables.alc.flush
      )
    }
    return inRack(outlook) - before
  },
}

function tasted(halls: readonly number[], shelf: readonly number[], colour: number): number {
  return colour >= 1 && colour <= COLOURS && shelf[colour] + shelf[colour + COLOURS] > 0
    ? halls[colour]
    : 0
}

/** What marbles promise when so many hours are left. */
function prepare(outlook: Outlook, left: number): void {
  const { alc } = outlook.harbour.tables
  const finish = finishing(outlook, left, alc.brew)
  for (let colour = 1; colour <= COLOURS; colour++) {
    const small = Math.max(0, madeWith(outlook, colour, left) - finish)
    const large = Math.max(0, madeWith(outlook, colour + COLOURS, left) - finish)
    const [few, many] = [alc.recipe[colour], alc.recipe[colour + COLOURS]]
    const alone = ALONE * Math.max(small / few, large / many)
    const shield = left > 0 || outlook.harbour.rounds > 0 ? outlook.shields[colour] : 0
    const row = colour * (MOST + 1)
    plain[0] = 0
    for (let n = 1; n <= MOST; n++) {
      let best = plain[n - 1] + (n === 1 ? alone : n < few + many ? alone * 0.6 : 0)
      if (n >= few) best = Math.max(best, plain[n - few] + small)
      if (n >= many) best = Math.max(best, plain[n - many] + large)
      plain[n] = best
      promise[row + n] =
        n >= many
          ? Math.max(best, plain[n - many] + large + shield)
          : best + (n === 2 ? 0.2 * shield : 0)
    }
  }
}

function take(shop: Frozen<AlchemistShop>): void {
  for (let marble = 1; marble <= ICHOR; marble++) rack[marble] = shop.rack[marble]
}

/** What the rack promises: each Ichor goes with the colour that it helps most. */
function inRack({ hour, card, harbour }: Outlook): number {
  let sum = 0
  let marbles = rack[ICHOR]
  for (let colour = 1; colour <= COLOURS; colour++) {
    sum += promise[colour * (MOST + 1) + rack[colour]]
    marbles += rack[colour]
  }
  let [a, b, c, d] = [rack[1], rack[2], rack[3], rack[4]]
  const toxic = card / harbour.tables.alc.flush
  for (let ichor = rack[ICHOR]; ichor > 0; ichor--) {
    const [inA, inB, inC, inD] = [more(1, a), more(2, b), more(3, c), more(4, d)]
    const best = Math.max(inA, inB, inC, inD)
    if (best <= toxic) {
      sum +=
        ichor * WILD * hour * (sum > 0 ? 1 : 0.3) * Math.sign(promise[COLOURS * (MOST + 1) + 2])
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

const more = (colour: number, n: number) =>
  n === 0 || n >= MOST ? 0 : promise[colour * (MOST + 1) + n + 1] - promise[colour * (MOST + 1) + n]

/** What the rack promises after a colour was announced at a row. */
function tapped(
  shop: Frozen<AlchemistShop>,
  row: number,
  colour: number,
  outlook: Outlook,
): number {
  take(shop)
  for (let arm = ARMS_PER_ROW * row; arm < ARMS_PER_ROW * (row + 1); arm++) {
    const marbles = shop.arms[arm]
    for (let i = flowing(marbles, colour) - 1; i >= 0; i--) rack[marbles[i]]++
  }
  return inRack(outlook)
}

/** Takes the best of the front marbles to the rack: what it promises then. */
function pick(shop: Frozen<AlchemistShop>, outlook: Outlook): number {
  let best = -1
  let found = 0
  for (const [marble] of shop.arms) {
    if (marble === undefined) continue
    rack[marble]++
    const promised = inRack(outlook)
    rack[marble]--
    if (promised > best) {
      best = promised
      found = marble
    }
  }
  if (found > 0) rack[found]++
  return inRack(outlook)
}

const brewWorth = (good: number, { make, shields }: Outlook) =>
  make[good] + (isLarge(good) ? shields[colourOf(good)] : 0)

function use(good: number, ichor: number, { harbour }: Outlook): void {
  rack[colourOf(good)] -= harbour.tables.alc.recipe[good] - ichor
  rack[ICHOR] -= ichor
}

/**
 * Brews up to so many Goods, the best first: what they are worth and what the rack promises then.
 */
function brewed(outlook: Outlook, goods: number): number {
  const { recipe, flush } = outlook.harbour.tables.alc
  let sum = 0
  let shielded = 0
  for (let i = 0; i < goods; i++) {
    let found = 0
    let best = inRack(outlook)
    for (let good = 1; good <= GOODS; good++) {
      const own = rack[colourOf(good)]
      const ichor = Math.max(0, recipe[good] - own)
      if (own === 0 || ichor > rack[ICHOR]) continue
      const worth =
        brewWorth(good, outlook) - (shielded === good ? outlook.shields[colourOf(good)] : 0)
      use(good, ichor, outlook)
      const promised = worth + inRack(outlook) - (ichor * outlook.card) / flush
      giveBack(good, ichor, recipe[good])
      if (promised > best) {
        best = promised
        found = good
      }
    }
    if (found === 0) break
    const ichor = Math.max(0, recipe[found] - rack[colourOf(found)])
    sum +=
      brewWorth(found, outlook) -
      (shielded === found ? outlook.shields[colourOf(found)] : 0) -
      (ichor * outlook.card) / flush
    use(found, ichor, outlook)
    if (isLarge(found)) shielded = found
  }
  return sum + inRack(outlook)
}

function giveBack(good: number, ichor: number, marbles: number): void {
  rack[colourOf(good)] += marbles - ichor
  rack[ICHOR] += ichor
}

/** What the rack promises after the best exchange of one marble. */
function swapped(outlook: Outlook): number {
  let best = inRack(outlook)
  for (let give = 1; give <= COLOURS; give++) {
    if (rack[give] === 0) continue
    rack[give]--
    for (let get = 1; get <= COLOURS; get++) {
      rack[get]++
      best = Math.max(best, inRack(outlook))
      rack[get]--
    }
    rack[give]++
  }
  return best
}
