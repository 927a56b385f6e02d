import { findGame } from '../../games/index.ts'
import type { GameMeta } from '../../kit/meta.ts'

/** A stall that is announced and not open yet. */
export interface ClosedStall {
  readonly id: string
  readonly title: string
  readonly author: string
  readonly accent: GameMeta['accent']
}

const PLANNED: readonly ClosedStall[] = [
  { id: 'merchants-cove', title: 'Merchants Cove', author: 'C. Van Ostrand, J. Pac, D. Villareal', accent: 'sea' },
]

/** The stalls still closed: those planned that the registry does not have. */
export const CLOSED: readonly ClosedStall[] = PLANNED.filter(stall => !findGame(stall.id))
