import { describe, expect, test } from 'vitest'
import { clone } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import { game } from './index.ts'
import { after, offers, OPTIONS, position, wander } from './table.fixture.ts'

describe('what is seen', () => {
  test('AZT-R24 everything, by everybody alike: partners have nothing to hide from anybody', () => {
    for (const state of wander(4, 5)) {
      for (const viewer of [null, 0, 1, 2, 3])
        expect(game.view(state, viewer)).toEqual({ ...state, viewer })
    }
  })

  test('AZT-16 and nothing of the tokens removed unseen, for nobody has decided them', () => {
    const states = [1, 2, 3].map(seed =>
      game.setup(2, { ...OPTIONS, start: 0, market: 'players' }, Rng.from(seed)),
    )
    for (const state of states) expect(state).toEqual(states[0])
  })

  test('AZT-18 tokens removed openly', () => {
    const state = game.setup(2, { ...OPTIONS, removal: 'equal', removed: 8 }, Rng.from(1))
    expect(game.view(state, null).aside).toEqual([2, 2, 2, 2])
  })
})

test('AZT-16, AZT-20 removing first and drawing then is drawing from all: the same chances', () => {
  // Of 8 red and 8 blue tokens 4 are left out at random: either way the first draw has k red ones
  // as often.
  const rng = Rng.from(11)
  const games = 4000
  const [early, late] = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]
  const unseen = position({ king: 'black 20, green 20, red 12, blue 12', bag: 12 })
  for (let i = 0; i < games; i++) {
    const bag = rng.shuffle('rrrrrrrrbbbbbbbb'.split('')).slice(4)
    early[bag.slice(0, 4).filter(token => token === 'r').length]++
    const state = clone(unseen)
    game.play(state, 0, { type: 'pass' }, { rng, emit: () => undefined })
    late[state.stock[2]]++
  }
  for (let k = 0; k <= 4; k++)
    expect(Math.abs(early[k] - late[k])).toBeLessThan(4 * Math.sqrt(games / 4))
  expect(offers(after(unseen, 'pass'))).toHaveLength(15)
})
