import { contentSets, type Price } from '../../content/index.ts'
import type { TileFacts } from '../../content/compile.ts'
import type { Tile, View } from '../../engine/state.ts'

/** What is printed on a tile: the facts the rules use, and the price in its parts. */
export interface Good {
  readonly facts: TileFacts
  readonly price: Price
  /** Whether the others get no seals when it is sold. @rule MER-49 */
  readonly noSeals: boolean
}

/** A tile of the set of printed values that the match is played with. */
export function goodOf({ content }: Pick<View, 'content'>, tile: Tile): Good {
  const { objects, perfumes, market } = contentSets.content(content)
  const printed = [...objects, ...perfumes, ...market][tile]
  const facts = contentSets.tables(content).tiles[tile]
  if (!printed || !facts) throw new Error(`No tile ${tile} in this set of printed values.`)
  return { facts, price: printed.price, noSeals: facts.kind !== 'market' && !facts.consoles }
}

/** The tile in a slot. */
export const goodAt = (view: Pick<View, 'content' | 'display'>, slot: number): Good =>
  goodOf(view, view.display[slot] ?? 0)
