import { expect, test } from 'vitest'
import type { Entry } from './ledger.ts'
import { turningPoint } from './turned.ts'

/**
 * A match for two, with these chances of the first one after every ten plies, of which it knows all
 * but so much.
 */
const course = (winner: readonly number[], secret: number) =>
  winner.map((chance, at) => {
    const real = [chance, 1 - chance]
    return { ply: at * 10, known: [chance - secret, 1 - chance], real }
  })
const turned = (chances: readonly number[], { skill = 0, drawn = 0, secret = 0 } = {}) => {
  const entry: Entry = { ply: 1, seat: 0, skill: [skill, 0], drawn: [drawn, 0] }
  return turningPoint(
    course(chances, secret),
    chances.map(() => [entry]),
    2,
  )
}

test('a match turned where the winner took the lead for good, unless that was by next to nothing, or at once', () => {
  expect(turned([0.3, 0.4, 0.6, 1])).toMatchObject({ ply: 20, forGood: true })
  expect(turned([0.3, 0.49, 0.52, 1])).toMatchObject({ ply: 30, forGood: false })
  const early = [0.3, 0.6, ...Array<number>(10).fill(0.6), 1]
  expect(turned(early)).toMatchObject({ ply: 120, forGood: false })
})

test('a match that nobody won alone did not turn, nor one that was won from the first', () => {
  expect(turned([1, 1, 1])).toBeNull()
  expect(turned([0.3, 0.5, 0.5])).toBeNull()
})

test.each([
  ['decision', 0.2, 0.1],
  ['chance', 0.1, 0.2],
  ['chance', 0.15, 0.15],
  ['hidden', 0, 0],
  ['hidden', 0, 0.1],
])('a match turned by %s, of skill %d and draws %d', (by, skill, drawn) => {
  expect(turned([0.3, 0.6, 1], { skill, drawn, secret: 0.1 })?.by).toBe(by)
})

test('where nothing was hidden, a match turned by no secret but by good play', () => {
  expect(turned([0.3, 0.6, 1])?.by).toBe('play')
})

test('partners win together, and their match turns as one between two does', () => {
  const entry: Entry = { ply: 1, seat: 0, skill: [0, 0, 0, 0], drawn: [0, 0, 0, 0] }
  const pairs = course([0.3, 0.4, 0.6, 1], 0).map(({ ply, real, known }) => ({
    ply,
    known: [...known, ...known],
    real: [...real, ...real],
  }))
  const found = turningPoint(
    pairs,
    pairs.map(() => [entry]),
    2,
  )
  expect(found).toMatchObject({ ply: 20, winner: 0, from: 0.4, to: 0.6, forGood: true })
})
