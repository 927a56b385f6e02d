import { colourOf, isLarge } from '../../engine/market/goods.ts'
import type { GlyphName } from './glyphs.tsx'
import { Faction, Glyph } from './glyph.tsx'

export type MerchantGoods = 'alc' | 'bla' | 'cap' | 'chr'

/** What each merchant makes: small, large. */
const WARES: {
  readonly [merchant in MerchantGoods]: readonly [small: GlyphName, large: GlyphName]
} = {
  alc: ['potion', 'elixir'],
  bla: ['weapon', 'armour'],
  cap: ['fish', 'treasure'],
  chr: ['trinket', 'relic'],
}

/**
 * A Good: small ones on a round label, large ones on a square one; in a corner whose customers buy
 * it.
 */
export function Ware({ merchant, good }: { merchant: MerchantGoods; good: number }) {
  const large = isLarge(good)
  const colour = colourOf(good)
  return (
    <span class={large ? 'cv-ware large' : 'cv-ware'} data-colour={colour} aria-hidden="true">
      <Glyph name={WARES[merchant][large ? 1 : 0]} />
      <i>
        <Faction colour={colour} />
      </i>
    </span>
  )
}
