import { upTo } from '../../../../../kit/moves.ts'
import { isLarge } from '../../market/goods.ts'
import { GOODS } from '../../names.ts'
import { componentsOf, type MerchantContent, spaceOf } from '../board.ts'

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
    siphon: spaceOf(content, 'alc.siphon').take ?? 0,
    brew: spaceOf(content, 'alc.brew').maxGoods ?? 0,
  }
}
