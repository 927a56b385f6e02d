import { expect, test } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { follow, type Placed, UNPLACED, useFollowed, type Wanted } from './follow.ts'

const start = follow(UNPLACED, [
  ['hand', 'fish', 2],
  ['market', 'fish', 1],
  ['market', 'coin', 1],
])

test('each piece has a name of its own', () => {
  expect(start.get('hand')).toEqual(['fish.0', 'fish.1'])
  expect(start.get('market')).toEqual(['fish.2', 'coin.0'])
})

test('the piece that is missing here is the one that lies there', () => {
  const after = follow(start, [
    ['hand', 'fish', 1],
    ['market', 'fish', 2],
    ['market', 'coin', 1],
  ])
  expect(after.get('hand')).toEqual(['fish.0'])
  expect(after.get('market')).toEqual(['fish.2', 'coin.0', 'fish.1'])
})

test('pieces that can stay do so, wherever they stand in the list', () => {
  const after = follow(start, [
    ['market', 'coin', 1],
    ['market', 'fish', 1],
    ['hand', 'fish', 2],
  ])
  expect([...after.values()].flat().toSorted()).toEqual([...start.values()].flat().toSorted())
  expect(after.get('hand')).toEqual(start.get('hand'))
})

test('a piece that comes from nowhere is a new one, never one that has just gone', () => {
  const gone = follow(start, [['hand', 'fish', 2]])
  const back = follow(gone, [
    ['hand', 'fish', 2],
    ['market', 'coin', 1],
    ['market', 'fish', 1],
  ])
  expect(new Set([...back.values()].flat()).size).toBe(4)
  expect(back.get('hand')).toEqual(['fish.0', 'fish.1'])
})

test('the same position drawn again moves nothing; the next one goes on from it', async () => {
  const wanted = ({ hand }: { hand: number }): Wanted[] => [
    ['hand', 'fish', hand],
    ['market', 'fish', 2 - hand],
  ]
  const seen: Placed[] = []
  function Board({ view }: { view: { hand: number } }) {
    seen.push(useFollowed(view, wanted))
    return null
  }
  const view = { hand: 2 }
  const { show } = await screen(<Board view={view} />)
  await show(<Board view={view} />)
  await show(<Board view={{ hand: 1 }} />)
  expect(seen[1]).toBe(seen[0])
  expect(seen[2]?.get('hand')).toEqual(['fish.0'])
  expect(seen[2]?.get('market')).toEqual(['fish.1'])
})
