import type { Player, State } from '../engine/state.ts'
import type { Appraisal } from '../insight/appraisal.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'

/** What a judgement looks at: one seat of a position whose merchant is known. */
export interface Scene {
  readonly state: Frozen<State>
  readonly seat: Seat
  readonly player: Frozen<Player>
  /** Filled for this seat: what things are worth, and what it is likely to end with. */
  readonly appraisal: Appraisal
}

/** Inputs that belong together, and who fills them in. */
export interface Inputs {
  readonly names: readonly string[]
  /** Fills `out[at]` and those after it, one a name. Reads nothing that is hidden of others. */
  fill(scene: Scene, out: Float32Array, at: number): void
}

/** As numbers: 1 = yes. */
export const flag = (is: boolean): number => (is ? 1 : 0)
