import { isLarge } from '../../goods.ts'
import { GOODS } from '../../names.ts'
import { intern, upTo } from '../../moves.ts'
import { componentsOf, type MerchantContent, spaceOf } from '../board.ts'
import type { AlchemistMove } from './words.ts'

export type Brew = Extract<AlchemistMove, { readonly type: 'alc.brew.next' }>

export interface AlchemistContent extends MerchantContent {
  readonly layout: {
    readonly armLength: number
    readonly rackCapacity: number
    readonly toxicWasteFlush: number
  }
  readonly recipes: readonly { readonly size: 'small' | 'large'; readonly marbles: number }[]
}

/** What the Alchemist's rules need of the printed values. */
export interface AlchemistNumbers {
  /** All marbles by colour 1 to 4, 5 = Ichor. */
  readonly marbles: readonly number[]
  readonly armLength: number
  readonly rack: number
  /** How much Ichor the Toxic Waste holds before it is emptied. @rule COV-ALC-11 */
  readonly flush: number
  /** How many marbles each Good takes, by Good 1 to 8. @rule COV-ALC-8 */
  readonly recipe: readonly number[]
  /** By Good and how much of it is Ichor: never all. @rule COV-ALC-8 */
  readonly brews: readonly (readonly Brew[])[]
  /** Marbles of a Siphon, Goods of a Brew. */
  readonly siphon: number
  readonly brew: number
}

export function compileAlchemist(content: AlchemistContent): AlchemistNumbers {
  const { layout, recipes } = content
  const marblesFor = (size: 'small' | 'large') =>
    recipes.find(recipe => recipe.size === size)?.marbles ?? 0
  const [potion, elixir] = [marblesFor('small'), marblesFor('large')]
  const recipe = upTo(GOODS + 1).map(good => (good === 0 ? 0 : isLarge(good) ? elixir : potion))
  return {
    marbles: componentsOf(content, ['marble']),
    armLength: layout.armLength,
    rack: layout.rackCapacity,
    flush: layout.toxicWasteFlush,
    recipe,
    brews: recipe.map((marbles, good) =>
      upTo(marbles).map(ichor => intern({ type: 'alc.brew.next', good, ichor })),
    ),
    siphon: spaceOf(content, 'alc.siphon').take ?? 0,
    brew: spaceOf(content, 'alc.brew').maxGoods ?? 0,
  }
}
