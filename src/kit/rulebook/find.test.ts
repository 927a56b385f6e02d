import { expect, test } from 'vitest'
import { find, passagesOf } from './find.ts'

const PASSAGES = passagesOf(`# Rules

## Play

![A pond.](picture:pond)

You may **pass**. [TST-1] Or play a *card*. [TST-2] It stays.
- Más de ocho cartas no caben. [TST-3]

| Good | Small |
|---|---|
| Fish | 3 | [TST-4] |

## The cards

| Card | Price | Points |
|---|---|---|
| Piñata | 5 | 9 |
| Rice | | 1 |
`)

test('every rule has the words before its number, and what follows stands under it', () => {
  expect(PASSAGES.slice(0, 5)).toEqual([
    { at: 'TST-1', under: 'TST-1', says: 'You may pass.' },
    { at: 'TST-2', under: 'TST-2', says: 'Or play a card.' },
    { at: 'TST-2', under: 'TST-2', says: 'It stays.' },
    { at: 'TST-3', under: 'TST-3', says: 'Más de ocho cartas no caben.' },
    { at: 'TST-4', under: 'TST-4', says: 'Fish · 3' },
  ])
})

test('a row of a table without a number stands under its chapter, and names its columns', () => {
  expect(PASSAGES.slice(5)).toEqual([
    { at: 'the-cards', under: 'The cards', says: 'Piñata · Price: 5 · Points: 9' },
    { at: 'the-cards', under: 'The cards', says: 'Rice · Points: 1' },
  ])
})

test('a sentence that goes on behind a number is told as the rest of one', () => {
  const [, rest] = passagesOf('You may swap [TST-1], or pass. [TST-2]')
  expect(rest?.says).toBe('… or pass.')
})

test('what is found has all words asked for, without regard to accents and capitals', () => {
  expect(find(PASSAGES, 'CARTAS mas')).toEqual([PASSAGES[3]])
  expect(find(PASSAGES, 'pinata')).toEqual([PASSAGES[5]])
  expect(find(PASSAGES, 'Price: “Piñata”')).toEqual([PASSAGES[5]])
  expect(find(PASSAGES, 'tst-3')).toEqual([PASSAGES[3]])
  expect(find(PASSAGES, 'rice')).toEqual([PASSAGES[6]])
  expect(find(PASSAGES, 'pass fish')).toEqual([])
  expect(find(PASSAGES, '  ')).toEqual([])
})

test('other forms of a word are found too, after the word itself', () => {
  const passages = passagesOf(`Los peones avanzan. [TST-1] Un peón avanza. [TST-2]
Quien vende cambia monedas. [TST-3] Hay que vender. [TST-4] He swaps coins. [TST-5]`)
  const rules = (question: string) => find(passages, question).map(({ at }) => at)
  expect(rules('peones')).toEqual(['TST-1', 'TST-2'])
  expect(rules('avanzar')).toEqual(['TST-1', 'TST-2'])
  expect(rules('vender')).toEqual(['TST-4', 'TST-3'])
  expect(rules('cambiar moneda')).toEqual(['TST-3'])
  expect(rules('swaps coin')).toEqual(['TST-5'])
})
