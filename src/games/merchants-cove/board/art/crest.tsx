import type { GlyphName } from './glyphs.tsx'
import { Glyph } from './glyph.tsx'
import type { MerchantGoods } from './goods.tsx'

const CRESTS: { readonly [merchant in MerchantGoods]: GlyphName } = {
  alc: 'elixir',
  bla: 'anvil',
  cap: 'anchor',
  chr: 'hourglass',
}

/** The sign over a merchant's door. */
export function CrestOf({ merchant }: { merchant: MerchantGoods }) {
  return <Glyph name={CRESTS[merchant]} />
}
