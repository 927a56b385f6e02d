import { clone } from '../../kernel/json.ts'
import type { ContentSchema } from './schema.ts'

/** Any JSON, to be bent at will. */
// oxlint-disable-next-line typescript/no-explicit-any -- what is tried here has no form
export type Bent = any

/** Tells what is wrong with a sound file once it was bent. */
export const problemsWith =
  ({ check }: Pick<ContentSchema, 'check'>, sound: object) =>
  (bend: (file: Bent) => unknown): readonly string[] => {
    const file: Bent = clone(sound)
    bend(file)
    const checked = check(file)
    return checked.ok ? [] : checked.problems
  }
