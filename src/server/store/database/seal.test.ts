import { expect, test } from 'vitest'
import { makeSeal } from './seal.ts'

test('what one process seals, another with the same secret opens, and nobody else', () => {
  const [ours, theirs] = [makeSeal('secret'), makeSeal('another secret')]
  const sealed = ours.seal('the hidden hand: ¡7♠!', 'table 12')
  expect(makeSeal('secret').unseal(sealed, 'table 12')).toBe('the hidden hand: ¡7♠!')
  expect(theirs.unseal(sealed, 'table 12')).toBeNull()
  expect(sealed).not.toContain('hidden')
})

test('it opens only about what it was sealed for, whole and as it was', () => {
  const ours = makeSeal('secret')
  const sealed = ours.seal('a change', 'table 12')
  expect(ours.unseal(sealed, 'table 13')).toBeNull()
  const other = sealed.startsWith('A') ? 'B' : 'A'
  expect(ours.unseal(`${other}${sealed.slice(1)}`, 'table 12')).toBeNull()
  expect(ours.unseal(sealed.slice(0, -8), 'table 12')).toBeNull()
  expect(ours.unseal('', 'table 12')).toBeNull()
})
