import type { Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { noCounts } from '../../../kit/counts.ts'
import { sound } from '../../../kit/play.fixture.ts'
import { COINS, contentSets, standard } from '../content/index.ts'
import { game } from './index.ts'
import { BLACK, coinsOn, holdingOf, WHITE } from './prices.ts'
import type { Coin, Options, State, Tile, Token } from './state.ts'

/*
 * Small positions made by hand, in the words of the rules: coins as 'G2 T1', tiles and tokens by
 * their ids. Every player has five coins of each real colour: what is not said to be elsewhere lies
 * in the purse, or, if all of the purse is said, on the character tile.
 */

const { tiles, allTokens, objects, perfumes } = contentSets.tables(contentSets.standard)
const ids = tiles.map(({ id }) => id)

export const tileOf = (id: string): Tile => {
  const tile = ids.indexOf(id)
  if (tile === -1) throw new Error(`No tile ${id}.`)
  return tile
}
export const idOf = (tile: Tile): string => ids[tile]

/** Equal tokens are the first of them. */
export const tokenOf = (id: string): Token => {
  const { move, self } =
    standard.privileges[standard.privileges.findIndex(token => token.id === id)]
  return standard.privileges.findIndex(token => token.move === move && same(token.self, self))
}
export const tokenId = (token: Token): string => standard.privileges[token].id

/** 'G2 T1' as counts. */
export function coins(words: string): number[] {
  const counts = noCounts(BLACK)
  for (const word of words.split(' ').filter(Boolean)) {
    counts[COINS.indexOf(word[0] as 'G') + 1] += Number(word.slice(1) || 1)
  }
  return counts
}
/** Counts as 'G2 T1', gold to black, with spaces between. */
export const said = (counts: readonly number[]): string =>
  COINS.flatMap((name, at) => (counts[at + 1] > 0 ? [`${name}${counts[at + 1]}`] : [])).join(' ')

export interface Setting extends Partial<
  Omit<
    State,
    | 'purses'
    | 'trays'
    | 'drawn'
    | 'edges'
    | 'display'
    | 'tokens'
    | 'played'
    | 'dropped'
    | 'token'
    | 'supply'
  >
> {
  /** How many play; 2 if nothing else says so. */
  readonly players?: number
  /** Whole purses; the real coins that are nowhere else lie on the character tile then. */
  readonly purses?: readonly string[]
  readonly trays?: readonly string[]
  /**
   * The black and white coins of purses that are not said whole; 5 black less those of the tray, no
   * white.
   */
  readonly blacks?: readonly number[]
  readonly whites?: readonly number[]
  readonly drawn?: string
  /** By tile: what each seat has there. */
  readonly edges?: { readonly [tile: string]: readonly string[] }
  /** Tiles that lie there, where they should: 'O01', 'F05'. Others fill the rest. */
  readonly display?: readonly string[]
  /** The whole draw stack of objects, or perfumes; the rest is discarded. */
  readonly objects?: readonly string[]
  readonly perfumes?: readonly string[]
  readonly tokens?: readonly (readonly string[])[]
  readonly token?: string
  /** The whole supply; the rest has been played. */
  readonly supply?: readonly string[]
  /** Seats in the order in which their markers came to their spaces, lowest first. */
  readonly arrived?: readonly Seat[]
}

export const OPTIONS: Options = {
  content: contentSets.standard,
  side: 'A',
  disc: 0,
  changer: 'complete',
  openPurses: true,
}

/** Cheap tiles without effects first. */
const FILLERS = ['O05', 'O16', 'O04', 'O23', 'F03', 'F09', ...ids]

function displayOf(wanted: readonly string[]): Tile[] {
  const shown = (first: string, count: number) =>
    [...wanted, ...FILLERS.filter(id => !wanted.includes(id))]
      .filter(id => id.startsWith(first))
      .slice(0, count)
  return [...shown('O', 4), ...shown('F', 2), 'M1', 'M2'].map(tileOf)
}

/** What is left of a list when these are taken out, each once. */
function without(list: readonly number[], taken: readonly number[]): number[] {
  const left = [...list]
  for (const one of taken) left.splice(left.indexOf(one), 1)
  return left
}

const lowFirst = (list: readonly number[]) => list.toSorted((a, b) => a - b)

/** The tiles of a draw stack and of its discard stack. */
function stacks(
  all: readonly Tile[],
  display: readonly Tile[],
  stack: readonly string[] | undefined,
) {
  const rest = all.filter(tile => !display.includes(tile))
  const drawn = stack ? lowFirst(stack.map(tileOf)) : rest
  return [drawn, rest.filter(tile => !drawn.includes(tile))]
}

/** How many markers of the same space came before. */
function heightsOf(progress: readonly number[], arrived: readonly Seat[]): number[] {
  const space = (seat: Seat) => progress[seat] % 30
  return progress.map(
    (_, seat) =>
      arrived.slice(0, arrived.indexOf(seat)).filter(other => space(other) === space(seat)).length,
  )
}

function coinsOf(
  setting: Setting,
  seat: Seat,
  onEdges: readonly number[],
  inHand: readonly number[],
) {
  const purse = setting.purses?.[seat]
  const tray = coins(setting.trays?.[seat] ?? '')
  const left = [1, 2, 3, 4].map(coin => 5 - onEdges[coin] - inHand[coin])
  if (purse !== undefined) {
    const there = coins(purse)
    return {
      purse: there,
      tray: tray.map((n, coin) => (coin >= 1 && coin <= 4 ? left[coin - 1] - there[coin] : n)),
    }
  }
  const rest = left.map((n, at) => n - tray[at + 1])
  return {
    purse: [0, ...rest, setting.whites?.[seat] ?? 0, setting.blacks?.[seat] ?? 5 - tray[BLACK]],
    tray,
  }
}

/** A sound position. */
export function position(setting: Setting = {}): State {
  const {
    players,
    purses: p,
    trays: t,
    blacks: _blacks,
    whites: _whites,
    edges: e = {},
    objects: o,
    perfumes: f,
    arrived,
    ...rest
  } = setting
  const lists = [p, t, setting.tokens, setting.progress, setting.seals, ...Object.values(e)]
  const count = players ?? Math.max(2, ...lists.map(list => list?.length ?? 0))
  const each = <A>(make: (seat: Seat) => A) =>
    Array.from({ length: count }, (_, seat) => make(seat))
  const turn = setting.turn ?? 0
  const starter = setting.starter ?? 0
  const drawn = coins(setting.drawn ?? '')
  const display = displayOf(setting.display ?? [])
  const edges = display.map(tile => each(seat => holdingOf(coins(e[idOf(tile)]?.[seat] ?? ''))))
  const placed = (seat: Seat) => edges.map(edge => coinsOn(edge[seat]))
  const heaps = each(seat => {
    const onEdges = placed(seat).reduce(
      (sum, heap) => sum.map((n, coin) => n + heap[coin]),
      noCounts(BLACK),
    )
    return coinsOf(setting, seat, onEdges, seat === turn ? drawn : noCounts(BLACK))
  })
  const all = (coin: Coin) =>
    [...heaps.flatMap(({ purse, tray }) => [purse, tray]), drawn, ...each(placed).flat()].reduce(
      (n, heap) => n + heap[coin],
      0,
    )
  const [objectStack, objectDiscard] = stacks(lowFirst([...Array(objects).keys()]), display, o)
  const [perfumeStack, perfumeDiscard] = stacks(
    [...Array(perfumes).keys()].map(i => i + objects),
    display,
    f,
  )
  const tokens = each(seat => lowFirst((setting.tokens?.[seat] ?? []).map(tokenOf)))
  const token = setting.token === undefined ? -1 : tokenOf(setting.token)
  const unseen = without(allTokens, [...tokens.flat(), ...(token === -1 ? [] : [token])])
  const supply = setting.supply ? lowFirst(setting.supply.map(tokenOf)) : unseen
  const progress = setting.progress ?? each(() => 0)
  const seals = setting.seals ?? each(() => 1)
  const state: State = {
    ...OPTIONS,
    phase: setting.drawn === undefined ? 'action' : 'placement',
    round: 1,
    extraTurns: 0,
    placed: 0,
    sealPile: 15 - seals.reduce((sum, n) => sum + n, 0),
    sold: [],
    sale: null,
    debts: each(() => 0),
    stirred: false,
    idleRounds: 0,
    ...rest,
    starter,
    turn,
    purses: heaps.map(({ purse }) => purse),
    trays: heaps.map(({ tray }) => tray),
    drawn,
    edges,
    whitePile: 14 - all(WHITE),
    blackPile: 38 - all(BLACK),
    seals: [...seals],
    display,
    objectStack,
    perfumeStack,
    objectDiscard,
    perfumeDiscard,
    supply,
    tokens,
    played: lowFirst([...without(unseen, supply), ...(token === -1 ? [] : [token])]),
    dropped: each(() => []),
    token,
    progress: [...progress],
    heights: heightsOf(progress, arrived ?? each(seat => (starter + count - 1 - seat) % count)),
  }
  return sound(game, state)
}
