import { clone } from '../../../kernel/json.ts'
import { check } from './schema.ts'
import { standard } from './index.ts'

/** Any JSON, to be bent at will. */
// oxlint-disable-next-line typescript/no-explicit-any -- what is tried here has no form
export type Bent = any

/** What is said of the standard set after it was bent like this. */
export function problems(bend: (file: Bent) => unknown): readonly string[] {
  const file: Bent = clone(standard)
  bend(file)
  const checked = check(file)
  return checked.ok ? [] : checked.problems
}

export const [ALC, BLA, CAP, CHR] = [0, 1, 2, 3]
