import { upTo } from '../../../../kit/moves.ts'
import { BLACK, coinsOn, holdingOf, WEIGHT, WHITE } from '../../engine/prices.ts'
import type { Event, View } from '../../engine/state.ts'
import { goodAt } from '../market/goods.ts'

/** A view on its way from one position to the next; what is not shown may lag behind. */
type Scene = View

const with_ = <A>(list: readonly A[], at: number, change: (was: A) => A): A[] =>
  list.map((was, index) => (index === at ? change(was) : was))
const plus = (counts: readonly number[], more: readonly number[], sign = 1): number[] =>
  counts.map((n, coin) => n + sign * (more[coin] ?? 0))
const only = (coin: number, n: number): number[] => upTo(BLACK + 1).map(at => (at === coin ? n : 0))

function inPurse(scene: Scene, seat: number, coins: readonly number[], sign = 1): Scene {
  return { ...scene, purses: with_(scene.purses, seat, purse => plus(purse, coins, sign)) }
}
const onTray = (scene: Scene, seat: number, coins: readonly number[], sign = 1): Scene => ({
  ...scene,
  trays: with_(scene.trays, seat, tray => plus(tray, coins, sign)),
})
function onEdge(
  scene: Scene,
  slot: number,
  seat: number,
  change: (holding: number) => number,
): Scene {
  return { ...scene, edges: with_(scene.edges, slot, edge => with_(edge, seat, change)) }
}
const inTokens = (scene: Scene, seat: number, n: number): Scene => ({
  ...scene,
  tokenCounts: with_(scene.tokenCounts, seat, count => count + n),
})

const inHand = (scene: Scene, seat: number, change: (hand: number[]) => number[]): Scene =>
  seat === scene.viewer ? { ...scene, tokens: with_(scene.tokens, seat, change) } : scene
const fromHand = (scene: Scene, coin: number): Scene => ({
  ...scene,
  drawn: plus(scene.drawn, only(coin, 1), -1),
})
const byNumber = (a: number, b: number) => a - b

/** A marker comes to a space, on top of those that are there already. */
export function moved(scene: Scene, seat: number, to: number, spaces: number): Scene {
  const space = (progress: number) => (scene.disc + progress) % spaces
  const from = scene.progress[seat] ?? 0
  const above = scene.heights[seat] ?? 0
  const left = scene.heights.map((height, other) =>
    other !== seat && space(scene.progress[other] ?? 0) === space(from) && height > above
      ? height - 1
      : height,
  )
  const beneath = scene.progress.filter(
    (progress, other) => other !== seat && space(progress) === space(to),
  ).length
  return {
    ...scene,
    progress: with_(scene.progress, seat, () => to),
    heights: with_(left, seat, () => beneath),
  }
}

/**
 * What the table looks like after one more event, given what it looked like before it: so a sale
 * can be watched as it goes on, though the position is already its end. `spaces`: how many the
 * track has.
 */
export function perform(scene: Scene, event: Event, spaces: number): Scene {
  switch (event.type) {
    case 'turn':
      return { ...scene, turn: event.seat, round: event.round }
    case 'moved':
      return moved(scene, event.seat, event.to, spaces)
    case 'gained':
      return gained(scene, event)
    case 'cleared': {
      const back = { ...scene, blackPile: scene.blackPile + event.purse + event.tray }
      return onTray(
        inPurse(back, event.seat, only(BLACK, event.purse), -1),
        event.seat,
        only(BLACK, event.tray),
        -1,
      )
    }
    case 'privilege':
      return dropToken(scene, event.seat, event.token)
    case 'tokenGained': {
      const taken = inTokens({ ...scene, supplySize: scene.supplySize - 1 }, event.seat, 1)
      return inHand(taken, event.seat, hand =>
        event.token === null ? hand : [...hand, event.token].toSorted(byNumber),
      )
    }
    case 'discarded':
      return dropToken(scene, event.seat, event.token)
    case 'sold':
      return { ...scene, sale: { slot: event.slot, done: 0 } }
    case 'consoled':
      return gained(scene, { seat: event.seat, what: 'seal', n: event.n })
    case 'refilled':
      return { ...scene, display: with_(scene.display, event.slot, () => event.tile) }
    default:
      return withCoins(scene, event)
  }
}

/** The same for events that move coins between purse, hand, tray and tiles. */
function withCoins(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'recovered':
      return inPurse(onTray(scene, event.seat, event.coins, -1), event.seat, event.coins)
    case 'drew': {
      const [black, rest] = [only(BLACK, event.coins[BLACK] ?? 0), event.coins.with(BLACK, 0)]
      const drawn = inPurse(
        { ...scene, drawn: plus(scene.drawn, rest) },
        event.seat,
        event.coins,
        -1,
      )
      return onTray(event.seal ? paySeal(drawn, event.seat) : drawn, event.seat, black)
    }
    case 'placed':
      return onEdge(
        fromHand(scene, event.coin),
        event.slot,
        event.seat,
        holding => holding + (WEIGHT[event.coin] ?? 0),
      )
    case 'returned':
      return inPurse(
        { ...scene, drawn: plus(scene.drawn, event.coins, -1) },
        event.seat,
        event.coins,
      )
    case 'changed':
      // On a tile it is told as a coin placed.
      return event.slot === null
        ? inPurse(fromHand(scene, WHITE), event.seat, only(WHITE, 1))
        : scene
    case 'paid': {
      const real = event.coins.with(WHITE, 0)
      const paid = onEdge(
        scene,
        event.slot,
        event.seat,
        holding => holding - holdingOf(event.coins),
      )
      return onTray(
        { ...paid, whitePile: paid.whitePile + (event.coins[WHITE] ?? 0) },
        event.seat,
        real,
      )
    }
    case 'tookBack':
      return inPurse(
        onEdge(scene, event.slot, event.seat, () => 0),
        event.seat,
        event.coins,
      )
    default:
      return scene
  }
}

/**
 * The Coin Changer's coin lies in the hand until it is decided about; all else goes where it
 * belongs.
 */
function gained(
  scene: Scene,
  { seat, what, n }: Pick<Extract<Event, { type: 'gained' }>, 'seat' | 'what' | 'n'>,
): Scene {
  if (what === 'seal') {
    return {
      ...scene,
      sealPile: scene.sealPile - n,
      seals: with_(scene.seals, seat, seals => seals + n),
    }
  }
  if (what === 'black')
    return inPurse({ ...scene, blackPile: scene.blackPile - n }, seat, only(BLACK, n))
  const taken = { ...scene, whitePile: scene.whitePile - n }
  const change =
    scene.sale &&
    goodAt(scene, scene.sale.slot).facts.self.some(({ effect }) => effect === 'changerWhite')
  return change
    ? { ...taken, drawn: plus(taken.drawn, only(WHITE, n)) }
    : inPurse(taken, seat, only(WHITE, n))
}

function paySeal(scene: Scene, seat: number): Scene {
  return {
    ...scene,
    sealPile: scene.sealPile + 1,
    seals: with_(scene.seals, seat, seals => seals - 1),
  }
}

function dropToken(scene: Scene, seat: number, token: number | null): Scene {
  return inHand(inTokens(scene, seat, -1), seat, hand =>
    token !== null && hand.includes(token) ? hand.toSpliced(hand.indexOf(token), 1) : hand,
  )
}

/** What lies on an edge, coin by coin counted. */
export const onEdgeOf = ({ edges }: View, slot: number, seat: number): number[] =>
  coinsOn(edges[slot]?.[seat] ?? 0)
