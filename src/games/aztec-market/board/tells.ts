import { AMBASSADOR, CROWD, GOVERNOR, KING, MESSENGER, NONE, PORTER } from '../content/index.ts'
import { nameOf, type Speech } from '../text/index.ts'

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
  const does = isEffect(kind) ? EFFECTS[kind] : 'vendors'
  return `${nameOf(say, kind)}. ${say(`board.legend.${does}`)}`
}
