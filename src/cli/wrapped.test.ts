import { expect, test } from 'vitest'
import { wrapped } from './wrapped.ts'

const at = (columns: number, ...lines: string[]) => wrapped(lines.join('\n'), { columns })

test('a line is broken between words where the terminal ends, and left alone in a pipe', () => {
  expect(at(22, 'one two three four five six')).toBe('one two three four\nfive six')
  expect(at(22, '  one two three four five six')).toBe('  one two three four\n  five six')
  expect(wrapped('one two three', {})).toBe('one two three')
})

test('what belongs to a number, a mark or a hint stands below it', () => {
  expect(at(26, '  1  Sun brooch, 3 points, costs 2 gold')).toBe(
    '  1  Sun brooch, 3 points,\n     costs 2 gold',
  )
  expect(at(30, '· Ana drew one coin of silver and one of gold')).toBe(
    '· Ana drew one coin of silver\n  and one of gold',
  )
  expect(at(32, 'Hint: 1. Keep the seal: more coins for later')).toBe(
    'Hint: 1. Keep the seal: more\n         coins for later',
  )
  expect(at(40, 'Piles: 14 white, 28 black, 13 seals, 18 privileges')).toBe(
    'Piles: 14 white, 28 black, 13 seals, 18\nprivileges',
  )
})

test('columns stay columns, colours go on, and very narrow terminals have whole words', () => {
  expect(at(30, '  ◎    ·    S    ·')).toBe('  ◎    ·    S    ·')
  expect(at(26, '\u001B[2m  1  Sun brooch, 3 points, new\u001B[22m')).toBe(
    '\u001B[2m  1  Sun brooch, 3 points,\n     new\u001B[22m',
  )
  expect(at(12, '  1  one two three')).toBe('  1  one two\n three')
})
