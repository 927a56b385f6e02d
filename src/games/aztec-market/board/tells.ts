import { AMBASSADOR, CROWD, GOVERNOR, KING, MESSENGER, NONE, PORTER } from '../content/index.ts'
import { goods, nameOf, type Speech } from '../text/index.ts'

/** The kinds of tiles that are no vendors, as messages call them. */
export const EFFECTS = {
  [CROWD]: 'crowd',
  [PORTER]: 'porter',
  [GOVERNOR]: 'governor',
  [AMBASSADOR]: 'ambassador',
  [MESSENGER]: 'messenger',
  [KING]: 'king',
} as const

const isEffect = (kind: number): kind is keyof typeof EFFECTS => kind in EFFECTS

/** What a tile of the market, or the hole, is and does: "Porter. Between buyer and vendor …". */
export function tileTells(say: Speech, kind: number): string {
  if (kind === NONE) return `${say('board.hole')}. ${say('board.legend.hole')}`
  const does = isEffect(kind)
    ? say(`board.legend.${EFFECTS[kind]}`)
    : say('board.tells.vendor', { goods: goods(0, kind) })
  return `${nameOf(say, kind)}. ${does}`
}
