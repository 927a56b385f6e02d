import { isWhole, listOf, type Test } from '../../../kit/shape.ts'

/** Passes whatever has been tested elsewhere. */
export const ANY: Test = () => true

/** A multiset of values 1 to `values`: see `Counts`. */
export const isCounts =
  (values: number): Test =>
  value =>
    listOf(isWhole, values + 1)(value) && (value as number[])[0] === 0
