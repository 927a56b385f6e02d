import { describe, expect, test } from 'vitest'
import { contentSets, standard } from '../../content/index.ts'
import { game } from '../index.ts'
import { act, offers, only, playVector, pursesOf, refusal, sell, traysOf } from '../play.fixture.ts'
import { position, type Setting, tokenOf } from '../table.fixture.ts'
import { VECTORS } from '../../test/vectors.fixture.ts'

/** Seat 0 plays a token from where its move ends on a blank space. */
function play(id: string, setting: Setting = {}) {
  const state = position({
    progress: [9, 0],
    ...setting,
    tokens: [[id], ...(setting.tokens ?? [])],
    phase: 'turnStart',
  })
  return { state, events: act(state, `privilege ${id}`) }
}
const blacks = (state: ReturnType<typeof position>) => state.purses.map(purse => purse[6])

describe('TV-7, TV-8 the symbol rows of the rulebook', () => {
  test('TV-7 MER-45, MER-49, MER-66, MER-67, MER-69 a seal and a privilege; no consolation; others give up a privilege', () => {
    const { state, events } = playVector(VECTORS['TV-7'])
    expect([state.seals, state.tokens.map(hand => hand.length)]).toEqual([
      [2, 1, 1],
      [1, 0, 0],
    ])
    expect(only(events, 'discarded')).toMatchObject([{ seat: 1 }])
    expect([state.dropped[1], state.played]).toEqual([[tokenOf('PR06')], []])
  })

  test('TV-8 MER-45, MER-64, MER-68 others take two black coins; the buyer has another turn', () => {
    const { state, events } = playVector(VECTORS['TV-8'])
    expect([blacks(state), state.seals, state.turn]).toEqual([[5, 7, 7], [1, 1, 1], 0])
    expect(only(events, 'turn')).toMatchObject([{ seat: 0, extra: true, round: 1 }])
  })
})

describe('symbols', () => {
  test('MER-63 white coins go into the purse', () => {
    const { state } = sell('O03', { progress: [5, 5] })
    expect([state.purses[0][5], state.whitePile]).toEqual([3, 11])
  })

  test('MER-65, MER-R41 black coins are returned from the purse, then from the character tile, then not at all', () => {
    const from = (setting: Setting) =>
      pursesOf(sell('F12', setting).state)[0].slice(-2) +
      traysOf(sell('F12', setting).state)[0].slice(-2)
    expect(from({ blacks: [3, 5], trays: ['B2'] })).toBe('B2B2')
    expect(from({ blacks: [0, 5], trays: ['B2'] }).endsWith('B1')).toBe(true)
    const { state, events } = sell('F08', { blacks: [1, 5], trays: ['B3'] })
    expect(only(events, 'cleared')).toMatchObject([{ purse: 1, tray: 1, wanted: 2 }])
    expect([state.purses[0][6], state.trays[0][6]]).toEqual([0, 2])
    const none = sell('F08', { blacks: [0, 5], trays: [''] })
    expect(only(none.events, 'cleared')).toMatchObject([{ purse: 0, tray: 0 }])
  })

  test('MER-66, MER-R36, MER-R37 a token gained is one of the supply, and of no use in this turn', () => {
    const { state, events } = sell('O10', { supply: ['PR18'], progress: [0, 3] })
    expect(state.tokens[0]).toEqual([tokenOf('PR18')])
    expect(only(events, 'tokenGained')).toEqual([
      { type: 'tokenGained', seat: 0, token: tokenOf('PR18'), why: 'tile' },
    ])
    const onSpace = position({ progress: [8, 0], tokens: [['PR01']], phase: 'turnStart' })
    act(onSpace, 'privilege PR01', 'symbol yes')
    expect([onSpace.tokens[0].length, onSpace.phase]).toEqual([1, 'action'])
    expect(refusal(onSpace, 'noPrivilege')).toBe('MER-16 too-late')
  })

  test('MER-R37 a seal gained by a token may be paid in the same turn', () => {
    const { state } = play('PR07', { seals: [0, 1], purses: ['G5'], progress: [8, 0] })
    act(state, 'draw')
    expect(offers(state)).toEqual(['seal yes', 'seal no'])
  })

  test('MER-66, MER-R35 without tokens in the supply nothing is gained', () => {
    const { state, events } = sell('F06', { supply: ['PR02'] })
    expect([
      state.tokens[0].length,
      only(events, 'tokenGained').length,
      only(events, 'noTokens').length,
    ]).toEqual([1, 1, 1])
  })

  test('MER-68, MER-R39 two symbols are two turns, one after another', () => {
    // The perfume moves one space, on to the extra turn of the board.
    const { state } = sell('F07', { progress: [18, 0], seals: [0, 0] })
    expect([state.turn, state.extraTurns]).toEqual([0, 1])
    act(state, 'recover')
    expect([state.turn, state.extraTurns]).toEqual([0, 0])
    act(state, 'draw')
    expect(state.turn).toBe(0)
  })

  test('MER-68 an extra turn has its own privilege, action and seal', () => {
    const { state } = sell('F07', { tokens: [['PR01'], []], progress: [5, 0] })
    expect([state.phase, state.turn]).toEqual(['turnStart', 0])
    act(state, 'privilege PR01', 'draw')
    expect(state.phase).toBe('sealOffer')
  })

  test.each([
    ['MER-70 a black coin', 10, 6, [5, 6, 6]],
    ['MER-71 a white coin', 3, 5, [0, 1, 1]],
  ])('%s for every other player, on side B', (_, from, coin, counts) => {
    const state = position({
      side: 'B',
      players: 3,
      progress: [from - 1 + (coin === 5 ? 1 : 0), 0, 0],
      tokens: [['PR01'], [], []],
      phase: 'turnStart',
    })
    act(state, 'privilege PR01', 'symbol yes')
    expect(state.purses.map(purse => purse[coin])).toEqual(counts)
  })

  test('MER-72, MER-R19 an empty pile gives nothing, a short one what it has, one by one clockwise', () => {
    const short = sell('F02', { players: 4, blacks: [5, 5, 5, 19], turn: 0 })
    expect(blacks(short.state)).toEqual([5, 7, 6, 20])
    expect(only(short.events, 'gained')).toMatchObject([
      { seat: 1, n: 2 },
      { seat: 2, n: 1 },
      { seat: 3, n: 1 },
    ])
    const empty = sell('O03', { whites: [7, 7], progress: [5, 5] })
    expect(only(empty.events, 'gained')).toMatchObject([{ n: 0, wanted: 3 }])
    const two = sell('O03', { whites: [6, 6], progress: [5, 5] })
    expect(only(two.events, 'gained')).toMatchObject([{ n: 2, wanted: 3 }])
    const seals = sell('O07', { seals: [8, 7], progress: [4, 4] })
    expect([seals.state.seals[0], only(seals.events, 'gained')[0].n]).toEqual([8, 0])
  })

  test('MER-45, MER-R42 an advantage for the others is carried out for each of them', () => {
    const { state, events } = sell('O13', {
      players: 3,
      blacks: [5, 0, 5],
      trays: ['', 'B1', ''],
      progress: [3, 3, 3],
    })
    expect(only(events, 'cleared')).toMatchObject([
      { seat: 1, purse: 0, tray: 1 },
      { seat: 2, purse: 1, tray: 0 },
    ])
    expect(state.blackPile).toBe(38 - 9)
  })

  test('MER-R33 no printed effect moves the marker of another', () => {
    const { objects, perfumes, privileges, board } = standard
    const others = [...objects, ...perfumes]
      .flatMap(tile => tile.others)
      .map(({ effect }) => effect)
    expect(others).not.toContain('forward')
    expect(privileges.flatMap(token => token.self).map(({ effect }) => effect)).not.toContain(
      'forward',
    )
    const spaces = [...board.A.spaces, ...board.B.spaces].flatMap(({ effect }) => effect ?? [])
    expect(
      spaces.filter(({ effect, target }) => effect === 'forward' && target !== 'self'),
    ).toEqual([])
  })
})

describe('privilege tokens', () => {
  test.each([
    ['PR01', 3, {}],
    ['PR06', 2, {}],
    ['PR07', 2, { seals: 1 }],
    ['PR09', 2, { whites: 1 }],
    ['PR11', 2, { blacks: -1 }],
    ['PR13', 1, { whites: 1, seals: 1 }],
    ['PR15', 1, { whites: 2 }],
    ['PR16', 1, { seals: 2 }],
    ['PR17', 1, { blacks: -2 }],
    ['PR18', 1, { turns: 1 }],
  ])(
    'MER-73, MER-R35 %s moves %i and gives %j, then leaves the game face up',
    (id, move, gains: { [name: string]: number }) => {
      const { state } = play(id, { progress: [13 - move + 1, 13 + 1] })
      expect(state.progress[0]).toBe(14)
      expect([
        state.seals[0] - 1,
        state.purses[0][5],
        state.purses[0][6] - 5,
        state.extraTurns,
      ]).toEqual(['seals', 'whites', 'blacks', 'turns'].map(name => gains[name] ?? 0))
      expect([state.played, state.tokens[0]]).toEqual([[tokenOf(id)], []])
      expect(game.view(state, 1).played).toEqual([tokenOf(id)])
    },
  )

  test('MER-73, MER-R34 the move with its symbol first, then the rest', () => {
    const state = position({
      progress: [3, 0],
      tokens: [['PR09']],
      phase: 'turnStart',
      whites: [0, 0],
    })
    act(state, 'privilege PR09')
    expect([state.progress[0], state.phase, state.purses[0][5]]).toEqual([5, 'privilegeSymbol', 0])
    const events = act(state, 'symbol yes')
    expect(only(events, 'gained').map(({ what, why }) => [what, why])).toEqual([
      ['black', 'space'],
      ['white', 'token'],
    ])
  })

  test('MER-74 a player may hold any number of them', () => {
    const all = standard.privileges.map(({ id }) => id)
    const state = position({ tokens: [all], phase: 'turnStart' })
    expect(state.tokens[0]).toHaveLength(18)
    expect(offers(state)).toHaveLength(11)
    expect(contentSets.tables(state.content).allTokens).toEqual(state.tokens[0])
  })
})
