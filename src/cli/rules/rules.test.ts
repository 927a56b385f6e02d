import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { LANGUAGES } from '../../kit/meta.ts'
import { rulesOf } from '../../kit/rulebook/rules-of.ts'
import { tianguisHere } from '../cli.fixture.ts'
import { printed } from './rules.ts'

const same = (text: string) => text
const marked = { strong: (text: string) => `<${text}>`, faint: same, bright: same }

test('a rulebook is printed without the signs of Markdown, its headings and names strong', () => {
  const source = `# Nim

## Play

![A heap.](picture:heap)

Take **one** or **two**. [NIM-1]

| Heap | Worth |
|---|---|
| small | 3 |`
  expect(printed(source, marked)).toEqual([
    '<Nim>',
    '',
    '<Play>',
    '',
    'Take <one> or <two>. [NIM-1]',
    '',
    '  Heap · Worth',
    '  small · 3',
  ])
})

describe.each(GAMES)('$meta.id', entry => {
  test('names its rulebook if it has one, so that the terminal finds what the page finds', () => {
    const rules = new URL(`../../games/${entry.meta.id}/rules`, import.meta.url)
    expect(entry.rulebook !== undefined).toBe(existsSync(rules))
  })

  test.each(LANGUAGES)('has a rulebook that a terminal can show (%s)', async language => {
    const lines = printed(await rulesOf(entry, language), marked)
    expect(lines).not.toEqual([])
    expect(lines.filter(line => /\*\*|^#|^!\[|^\||picture:/.test(line))).toEqual([])
  })
})

test('the rules in which all words stand are printed with their numbers', async () => {
  const { code, out, err } = await tianguisHere(['rules', 'mercadito', 'juice', 'refuse'])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^The Juice, .+ \(MTO-18\)\n/)
  expect((await tianguisHere(['rules', 'mercadito', 'jiuce', 'refuse'])).out).toBe(out)
  const one = await tianguisHere(['rules', 'mercadito', 'mto-18', '--lang', 'es'])
  expect(one.out).toMatch(/^[^\n]+ \(MTO-18\)\n$/)
})

test('words that stand nowhere are answered with a sentence, and a failure', async () => {
  const { code, out, err } = await tianguisHere(['rules', 'mercado', 'xyzzy'])
  expect([code, out, err]).toEqual([1, '', 'The rules of mercado have nothing about "xyzzy".\n'])
})
