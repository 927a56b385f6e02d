import { Bust, type Look } from './bust.tsx'
import { lookOf } from './folk.ts'
import type { MerchantGoods } from './goods.tsx'

const MERCHANTS: { readonly [merchant in MerchantGoods]: Look } = {
  alc: { skin: 'pale', cut: 'curls', hair: 'grey', coat: 'leaf', beard: 'moustache' },
  bla: { skin: 'brown', cut: 'bald', hair: 'black', coat: 'cream', beard: 'full' },
  cap: { skin: 'tan', cut: 'long', hair: 'red', coat: 'turquoise', hat: ['tricorn', 'indigo'] },
  chr: {
    skin: 'dark',
    cut: 'bald',
    hair: 'grey',
    coat: 'indigo',
    hat: ['pointed', 'indigo'],
    beard: 'chin',
  },
}

/** The face of a merchant, with what only they wear and carry. */
export const MerchantFace = ({ merchant }: { merchant: MerchantGoods }) => (
  <Bust look={{ ...MERCHANTS[merchant], merchant }} />
)

/** The face of somebody of the Townsfolk. */
export function FolkFace({ name, card }: { name: string; card: number }) {
  const look = lookOf(name, card)
  return look ? <Bust look={look} /> : null
}
