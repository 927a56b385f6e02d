import { expect, test } from 'vitest'
import { faultsBy } from './faults.ts'

test('what is not so is told, in its order; a check that relies on another waits until all is so', () => {
  const check = (one: boolean, other: boolean, last: boolean) =>
    faultsBy(
      need => {
        need(one, 'One.')
        need(other, 'Other.')
      },
      need => need(last, 'Last.'),
    )
  expect(check(false, false, false)).toEqual(['One.', 'Other.'])
  expect(check(true, true, false)).toEqual(['Last.'])
  expect(check(true, true, true)).toEqual([])
})
