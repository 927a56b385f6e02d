import { AMBASSADOR, CROWD, GOVERNOR, LINES, NONE, PORTER } from '../content/index.ts'
import { preview, type Purchase } from '../engine/purchase.ts'
import { scores } from '../engine/scoring.ts'
import type { View } from '../engine/state.ts'
import type { Seat } from '../../../kernel/game.ts'
import { at } from './track.ts'

/** Kinds of tiles that matter when they stand between buyer and vendor. */
export const EFFECTS = {
  [CROWD]: 'crowd',
  [PORTER]: 'porter',
  [GOVERNOR]: 'governor',
  [AMBASSADOR]: 'ambassador',
} as const
export type Effect = (typeof EFFECTS)[keyof typeof EFFECTS]

/** Something a buyer could buy along its line. */
export interface Target {
  readonly colour: number
  readonly cell: number
  readonly tokens: number
  readonly purchase: Purchase
}

/** Why a buyer can buy nothing along its line, coin or no coin. */
export type Hindrance = 'crowd' | 'empty' | 'bound' | 'vain' | 'none'

/** What a buyer sees before it. */
export interface SightLine {
  readonly seat: Seat
  readonly buyer: number
  readonly coin: boolean
  /** The cells of its line, nearest first. */
  readonly line: readonly number[]
  /** What could be bought, nearest first. */
  readonly targets: readonly Target[]
  /** Why there is nothing; null if there is. */
  readonly hindrance: Hindrance | null
}

/** The effect of a kind of tile on goods that pass it, or null. */
export const effectOf = (kind: number): Effect | null =>
  kind === CROWD || kind === PORTER || kind === GOVERNOR || kind === AMBASSADOR
    ? EFFECTS[kind]
    : null

/** Looks along the line of a buyer. */
export function sightLine(view: View, seat: Seat, buyer: number): SightLine {
  const line = LINES[seat]?.[buyer] ?? []
  const mine = at(seat, buyer)
  const bound = view.colours[mine] ?? NONE
  const targets: Target[] = []
  let hindrance: Hindrance = 'none'
  for (const cell of line) {
    const colour = view.cells[cell] ?? NONE
    if (colour === CROWD) {
      if (hindrance === 'none') hindrance = 'crowd'
      break
    }
    if (colour < 0 || colour >= CROWD) continue
    const tokens = view.stock[colour] ?? 0
    const purchase = preview(view, seat, buyer, colour)
    if (purchase) targets.push({ colour, cell, tokens, purchase })
    else hindrance = tokens === 0 ? 'empty' : bound !== NONE && bound !== colour ? 'bound' : 'vain'
  }
  return {
    seat,
    buyer,
    coin: view.coins[mine] === 1,
    line,
    targets,
    hindrance: targets.length > 0 ? null : hindrance,
  }
}

/** How many points more this side has at once when it has bought there. */
export function worthOf(view: View, { seat, buyer }: SightLine, target: Target): number {
  const { colour, purchase } = target
  const mine = at(seat, buyer)
  const [before, after] = [
    view,
    {
      ...view,
      goods: view.goods.with(mine, (view.goods[mine] ?? 0) + purchase.gained),
      colours: view.colours.with(mine, colour),
      king: view.king.with(colour, (view.king[colour] ?? 0) + purchase.king),
    },
  ].map(table => scores(table)[seat]?.[0] ?? 0)
  return (after ?? 0) - (before ?? 0)
}

/**
 * The tiles of the line that would have their effect on a purchase: those nearer than the vendor,
 * or the crowd.
 */
export function between(
  view: View,
  { line, hindrance }: SightLine,
  target: Target | null,
): ReadonlyMap<number, Effect> {
  const found = new Map<number, Effect>()
  for (const cell of line) {
    if (cell === target?.cell) break
    const effect = effectOf(view.cells[cell] ?? NONE)
    if (effect && (target || effect === 'crowd' || hindrance === 'vain')) found.set(cell, effect)
    if (effect === 'crowd') break
  }
  return found
}
