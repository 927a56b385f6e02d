import { describe, expect, test } from 'vitest'
import { compareScores } from '../../../kernel/rank.ts'
import { Rng } from '../../../kernel/rng.ts'
import { playOut } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import { act, offers, only, playVector, refusal } from './play.fixture.ts'
import { OPTIONS, position, type Setting } from './table.fixture.ts'
import { VECTORS } from '../test/vectors.fixture.ts'

/** Seat `turn` ends its turn: it takes back its coins and nothing else happens. */
const TAKING_BACK: Setting = { trays: ['B1', 'B1', 'B1', 'B1'], seals: [0, 0, 0, 0] }
const endTurn = (setting: Setting) => {
  const state = position({ ...TAKING_BACK, ...setting })
  return { state, events: act(state, 'recover') }
}

test('TV-9 MER-78, MER-79, MER-R43, MER-R44 final scoring', () => {
  const { state, events } = playVector(VECTORS['TV-9'])
  expect(state.phase).toBe('over')
  expect(only(events, 'scored').map(({ seat, bonus }) => [seat, bonus])).toEqual([
    [2, 1],
    [3, 0],
    [0, 0],
    [1, 5],
  ])
  // 37 is index 7, three spaces further: ignored. Neither is the seal, nor the white coins of
  // blue's tokens, taken.
  expect(state.progress).toEqual([12, 37, 37, 20])
  expect([state.heights, state.seals, state.purses[1][5]]).toEqual([[0, 1, 0, 0], [0, 2, 1, 0], 0])
  expect(only(events, 'ended')[0].ranking).toEqual([1, 2, 3, 0])
  expect(game.scores(state)).toEqual([
    [12, 0],
    [37, 1],
    [37, 0],
    [20, 0],
  ])
  expect(only(events, 'landed')).toEqual([])
})

describe('TV-10 the last round', () => {
  const three = { players: 3, starter: 0, round: 9 }

  test('MER-75, MER-76 is triggered on the disc or beyond it, and the round is finished', () => {
    const { state, events } = playVector(VECTORS['TV-10'])
    expect(only(events, 'lastRound')).toMatchObject([{ seat: 1 }])
    expect([state.turn, state.round, state.phase]).toEqual([2, 9, 'action'])
    act(state, 'recover')
    expect([state.phase, state.round]).toEqual(['over', 9])
    expect([offers(state), game.actors(state), refusal(state, 'draw')]).toEqual([
      [],
      [],
      'MER-79 over',
    ])
  })

  test('MER-76 by the last player: scoring follows at once', () => {
    const state = position({
      ...three,
      progress: [3, 5, 28],
      turn: 2,
      drawn: 'G1',
      display: ['O05'],
      edges: { O05: ['', '', 'G1'] },
    })
    act(state, 'place G O05', 'done')
    expect([state.phase, state.progress[2]]).toEqual(['over', 32])
  })

  test('MER-75 short of the disc the game goes on', () => {
    const { state } = endTurn({
      players: 3,
      ...TAKING_BACK,
      starter: 0,
      turn: 2,
      progress: [29, 29, 29],
      trays: ['B1', 'B1', 'B1'],
      seals: [0, 0, 0],
    })
    expect([state.round, state.turn, state.phase]).toEqual([2, 0, 'action'])
  })

  test('MER-68, MER-76, MER-R40 an extra turn belongs to the round, also to the last one, also of who triggered it', () => {
    const { state } = endTurn({
      players: 2,
      starter: 0,
      turn: 1,
      progress: [4, 31],
      extraTurns: 1,
      trays: ['', 'B1'],
      seals: [0, 0],
    })
    expect([state.phase, state.turn, state.round]).toEqual(['action', 1, 1])
    act(state, 'draw')
    act(state, ...offers(state).slice(0, 1))
    act(state, 'done')
    expect(state.phase).toBe('over')
  })
})

describe('final scoring', () => {
  const finish = (setting: Setting) =>
    endTurn({ starter: 0, turn: 1, seals: [0, 0], trays: ['', 'B1'], ...setting })

  test('MER-78 seals and the numbers of tokens, nothing else of them; they stay with their owners', () => {
    const { state, events } = finish({
      progress: [30, 2],
      seals: [2, 3],
      tokens: [
        ['PR18', 'PR16'],
        ['PR01', 'PR02', 'PR17'],
      ],
    })
    expect(only(events, 'scored').map(({ bonus }) => bonus)).toEqual([4, 10])
    expect([state.progress, state.seals, state.purses[1][6]]).toEqual([[34, 12], [2, 3], 5])
  })

  test('MER-78, MER-79 in turn order, so a later player lands on top and wins', () => {
    const { state } = finish({ progress: [30, 29], seals: [1, 2] })
    expect([state.progress, state.heights]).toEqual([
      [31, 31],
      [0, 1],
    ])
    expect(compareScores(game.scores(state)[1], game.scores(state)[0])).toBeGreaterThan(0)
  })

  test('MER-R43 who has nothing left over is not lifted; no symbol counts, not even before the disc', () => {
    const { state } = finish({ progress: [30, 30], arrived: [0, 1] })
    expect(state.heights).toEqual([0, 1])
    const early = finish({ progress: [30, 4], seals: [0, 1] })
    expect([early.state.progress[1], early.state.blackPile]).toEqual([5, 28])
    expect(only(early.events, 'lastRound')).toEqual([])
  })

  test('MER-79, MER-R44 no two are level, whatever happens', () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = game.setup(2 + (seed % 3), OPTIONS, Rng.from(seed))
      playOut(game, state, Rng.from(seed))
      const said = game.scores(state).map(score => score.join())
      expect(new Set(said).size).toBe(said.length)
    }
  })
})

describe('deadlock', () => {
  const stuck = VECTORS.Deadlock.setting

  test('MER-R48 ten rounds in which no coin is placed and no token played end the game', () => {
    expect(position(stuck).trays.flat()).toEqual(new Array(14).fill(0))
    const { state, events } = playVector(VECTORS.Deadlock)
    expect(state.phase).toBe('over')
    expect(only(events, 'deadlock')).toEqual([{ type: 'deadlock', rounds: 10 }])
    expect([state.round, only(events, 'turn').length]).toEqual([10, 19])
    expect(only(events, 'placed')).toEqual([])
    expect(only(events, 'scored')).toHaveLength(2)
  })

  test('MER-R48 a coin placed, or a token played, begins the count anew', () => {
    const state = position({
      ...stuck,
      idleRounds: 9,
      turn: 1,
      tokens: [[], ['PR01']],
      phase: 'turnStart',
    })
    const other = structuredClone(state)
    act(state, 'privilege PR01', 'draw', 'done')
    expect([state.phase, state.idleRounds, state.round]).toEqual(['action', 0, 2])
    act(other, 'noPrivilege', 'draw', 'done')
    expect(other.phase).toBe('over')
    const placing = position({ starter: 0, turn: 1, idleRounds: 9, drawn: 'G1' })
    act(placing, 'place G O05', 'done')
    expect([placing.phase, placing.idleRounds]).toEqual(['action', 0])
  })
})
