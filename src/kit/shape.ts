/*
 * Checks of the shape of any JSON, composed from small tests. Games run them first on positions
 * from outside.
 */

export type Test = (value: unknown) => boolean
export type Fields = { readonly [name: string]: unknown }

/** A whole number, both ends included. Not −0: JSON has no such number. */
export const from =
  (low: number, high: number): Test =>
  value =>
    Number.isInteger(value) &&
    (value as number) >= low &&
    (value as number) <= high &&
    !Object.is(value, -0)

/** A whole number, 0 or more. */
export const isWhole = from(0, Infinity) as (value: unknown) => value is number

export const isFlag: Test = value => typeof value === 'boolean'
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const orNull =
  (test: Test): Test =>
  value =>
    value === null || test(value)

export const oneOf =
  (values: readonly unknown[]): Test =>
  value =>
    values.includes(value)

/** A list of this many items that pass the test; of any length up to 100 if not given. */
export const listOf =
  (test: Test, length?: number): Test =>
  value =>
    Array.isArray(value) &&
    (length === undefined ? value.length <= 100 : value.length === length) &&
    value.every(test)

/** Numbers that do not fall. */
export const sorted =
  (test: Test): Test =>
  value =>
    listOf(test)(value) &&
    (value as number[]).every((item, i, all) => i === 0 || all[i - 1] <= item)

export const distinct =
  (test: Test): Test =>
  value =>
    listOf(test)(value) && new Set(value as unknown[]).size === (value as unknown[]).length

/** Numbers that rise: each once, in the one order. */
export const rising =
  (test: Test): Test =>
  value =>
    sorted(test)(value) && distinct(test)(value)

/** An object with these fields and no others. */
export const object =
  (tests: { readonly [name: string]: Test }): Test =>
  value =>
    isFields(value) &&
    Object.keys(value).length === Object.keys(tests).length &&
    Object.entries(tests).every(([name, test]) => Object.hasOwn(value, name) && test(value[name]))

/** For every field of a state: the test it must pass, and what it must be in words. */
export type Shape<State> = { readonly [name in keyof State]: readonly [Test, string] }

/** The fields that are missing or of the wrong kind, each in a sentence. */
function fieldFaults<State>(value: Fields, shape: Shape<State>): string[] {
  const fields = Object.entries<readonly [Test, string]>(shape)
  const wrong = fields.filter(([name, [test]]) => !Object.hasOwn(value, name) || !test(value[name]))
  return wrong.map(([name, [, words]]) => `${name}: ${words}.`)
}

/**
 * What a state must look like that has a list with a place for each seat, or so many for each of
 * them: the length of that field says how many seats there are, and they what the other fields are.
 */
export const shapeBySeats =
  <State>(
    field: keyof State & string,
    shapeFor: (seats: number, state: Fields) => Shape<State>,
    places = 1,
  ) =>
  (state: Fields, [least, most]: readonly [number, number]): readonly string[] => {
    const list = state[field]
    const seats = Array.isArray(list) ? list.length / places : 0
    return from(least, most)(seats)
      ? fieldFaults(state, shapeFor(seats, state))
      : [`${field}: a list for ${least} to ${most} seats.`]
  }
