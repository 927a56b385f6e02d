import { expect, test } from 'vitest'
import { keptHere } from '../../storage.fixture.ts'
import { shelf } from '../local/local-record.ts'
import { twoSeats } from '../session.fixture.ts'
import { isNewHere, knowsGame, progress } from './progress.ts'

test('how far one has come is kept; what is no number counts as nothing', () => {
  keptHere({ 'tianguis:lesson:nim/odd': 'seven' })
  progress.write('nim', 'first', 3)
  expect(progress.read('nim', 'first')).toBe(3)
  progress.write('nim', 'first', 'done')
  expect(progress.read('nim', 'first')).toBe('done')
  expect(progress.read('nim', 'odd')).toBe(0)
  expect(progress.read('nim', 'never')).toBe(0)
})

test('somebody is new to a game until they say that they know it', () => {
  keptHere()
  expect(isNewHere('progress-said')).toBe(true)
  knowsGame('progress-said')
  expect(isNewHere('progress-said')).toBe(false)
})

test('or until one match is over, also when another has begun since', () => {
  keptHere()
  const game = 'progress-played'
  shelf.save(game, twoSeats())
  expect(isNewHere(game)).toBe(true)
  shelf.save(game, { ...twoSeats(), over: true })
  expect(isNewHere(game)).toBe(false)
  shelf.save(game, twoSeats())
  expect(isNewHere(game)).toBe(false)
})
