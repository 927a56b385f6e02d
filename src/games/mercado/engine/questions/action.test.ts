import { describe, expect, test } from 'vitest'
import { Rng } from '../../../../kernel/rng.ts'
import { total } from '../../../../kit/counts.ts'
import { game } from '../index.ts'
import { act, edgesOf, offers, only, pursesOf, refusal, traysOf } from '../play.fixture.ts'
import { coins, position, said } from '../table.fixture.ts'

/** Nobody can pay with a seal: the action is told in one step. */
const NO_SEALS = { seals: [0, 0] }

describe('a turn', () => {
  test('MER-15, MER-16 privilege, action, sales, new tiles, and then the next player', () => {
    const state = position({
      tokens: [['PR01'], []],
      phase: 'turnStart',
      display: ['O05'],
      edges: { O05: ['G1', ''] },
      purses: ['G3', 'G5 S5 C5 T5 B5'],
      ...NO_SEALS,
    })
    const events = act(state, 'privilege PR01', 'draw', 'place G O05', 'done')
    const told = [
      'privilege',
      'moved',
      'drew',
      'placed',
      'returned',
      'sold',
      'worth',
      'moved',
      'paid',
      'refilled',
      'turn',
    ]
    expect(events.map(({ type }) => type)).toEqual(told)
    expect([state.turn, state.phase, state.round]).toEqual([1, 'action', 1])
    act(state, 'draw')
    expect(refusal(state, 'draw', 0)).toBe('MER-15 not-your-turn')
  })

  test('MER-16, MER-74 one token at most, and only before the action', () => {
    const state = position({ tokens: [['PR01', 'PR06', 'PR02', 'PR18'], []], phase: 'turnStart' })
    expect(offers(state)).toEqual([
      'privilege PR01',
      'privilege PR06',
      'privilege PR18',
      'noPrivilege',
    ])
    expect(refusal(state, 'draw')).toBe('MER-15 privilege-first')
    expect(refusal(state, 'privilege PR09')).toBe('MER-16 no-such-token')
    act(state, 'privilege PR01')
    expect(state.tokens[0]).toHaveLength(3)
    expect(refusal(state, 'privilege PR06')).toBe('MER-16 too-late')
  })

  test('MER-16 who has no token is not asked, who plays none goes on', () => {
    expect(position().phase).toBe('action')
    const state = position({ tokens: [[], ['PR01']], ...NO_SEALS })
    act(state, 'draw', ...placeAll(state))
    expect([state.turn, state.phase]).toEqual([1, 'turnStart'])
    act(state, 'noPrivilege')
    expect(state.phase).toBe('action')
    expect(state.tokens[1]).toHaveLength(1)
  })
})

/** What it takes to end the placing after a draw: known only then. */
function placeAll(state: Parameters<typeof offers>[0]): string[] {
  const copy = structuredClone(state)
  act(copy, 'draw')
  const [first] = offers(copy)
  return first === 'done' ? ['done'] : [first, 'done']
}

describe('which action', () => {
  test.each([
    ['G1 S1 C1', 'B1', ['draw', 'recover']],
    ['B3', '', ['draw', 'recover']],
    ['G1 S1', '', ['recover']],
    ['', '', ['recover']],
  ])(
    'MER-17, MER-18, MER-20 with %s in the purse and %s on the character tile: %s',
    (purse, tray, both) => {
      expect(offers(position({ purses: [purse], trays: [tray] }))).toEqual(both)
    },
  )

  test('MER-17, MER-18, MER-20 both are refused by their own rules', () => {
    expect(refusal(position({ purses: ['G1 S1'] }), 'draw')).toBe('MER-17 too-few-coins')
    expect(offers(position())).toEqual(['draw'])
    expect(refusal(position(), 'recover')).toBe('MER-18 empty-tray')
  })

  /** All real coins of a player on tiles, up to what is still in the purse. */
  const spread = {
    O21: ['G2 W1'],
    O12: ['G1 S2'],
    O13: ['S1 C2'],
    O15: ['C1 T2'],
    F01: ['S1 C1 T1'],
    F05: ['T1'],
    M1: ['G1 S1'],
    M2: ['C1 W1'],
  }
  const display = Object.keys(spread).slice(0, 6)
  const purse = { display, edges: spread, ...NO_SEALS }

  test('MER-R1 with one or two coins in the purse and none on the character tile, all of them are drawn', () => {
    const state = position({ ...purse, purses: ['G1 T1', 'G5 S5 C5 T5 B5'] })
    expect(traysOf(state)[0]).toBe('')
    expect(offers(state)).toEqual(['draw'])
    act(state, 'draw')
    expect(said(state.drawn)).toBe('G1 T1')
  })

  test('MER-R1 with nothing at all the action is skipped, though a privilege may be played', () => {
    const nothing = {
      ...purse,
      edges: { ...spread, O21: ['G3'], F05: ['T2'] },
      purses: ['', 'G5 S5 C5 T5 B5'],
    }
    const bare = () => position({ ...nothing, tokens: [['PR01'], []], phase: 'turnStart' })
    const idle = bare()
    expect(act(idle, 'noPrivilege').map(({ type }) => type)).toEqual(['skipped', 'turn'])
    const playing = bare()
    act(playing, 'privilege PR01')
    expect([playing.progress[0], playing.turn]).toEqual([3, 1])
  })
})

describe('action B', () => {
  test('MER-19 all coins of the character tile, black ones too, go to the purse, and nothing else happens', () => {
    const state = position({ trays: ['G2 T1 B3'], blacks: [2, 5] })
    const events = act(state, 'recover')
    expect(pursesOf(state)[0]).toBe('G5 S5 C5 T5 B5')
    expect(traysOf(state)[0]).toBe('')
    expect(events.map(({ type }) => type)).toEqual(['recovered', 'turn'])
    expect(said(only(events, 'recovered')[0].coins)).toBe('G2 T1 B3')
  })
})

describe('action A', () => {
  test('MER-21, MER-24, MER-R7 three coins are drawn for all to see, black ones go to the character tile', () => {
    const state = position({ purses: ['G1 T1 B1'], ...NO_SEALS })
    const before = said(state.trays[0])
    const [drew] = only(act(state, 'draw'), 'drew')
    expect([said(drew.coins), drew.seal]).toEqual(['G1 T1 B1', false])
    expect([said(state.drawn), said(state.purses[0])]).toEqual(['G1 T1', ''])
    expect(said(state.trays[0])).toBe(`${before} B1`)
    expect(game.view(state, null).drawn).toEqual(state.drawn)
  })

  test('MER-21 blindly: each coin of the purse is as likely as another', () => {
    const counts = coins('')
    for (let seed = 0; seed < 3000; seed++) {
      const state = position({ purses: ['G1 S2 W1 B4'], whites: [1] })
      const rng = Rng.from(seed)
      game.play(
        state,
        0,
        { type: 'draw' },
        { rng, emit: e => e.type === 'drew' && e.coins.forEach((n, c) => (counts[c] += n)) },
      )
    }
    // 3 of 8 coins each time: 1125 of every single one.
    expect(total(counts)).toBe(9000)
    for (const [coin, copies] of [
      [1, 1],
      [2, 2],
      [5, 1],
      [6, 4],
    ]) {
      expect(Math.abs(counts[coin] - 1125 * copies)).toBeLessThan(150 * copies)
    }
  })

  test('MER-22, MER-23, MER-R2 one seal, after the three coins are seen and before any is placed', () => {
    const state = position({ purses: ['G2 T3'], seals: [4, 1] })
    act(state, 'draw')
    expect(offers(state)).toEqual(['seal yes', 'seal no'])
    expect(refusal(state, 'place G O05')).toBe('MER-R2 seal-first')
    const [drew] = only(act(state, 'seal yes'), 'drew')
    expect([total(drew.coins), drew.seal]).toEqual([2, true])
    expect([total(state.drawn), state.seals[0], state.sealPile]).toEqual([5, 3, 11])
    expect(refusal(state, 'seal yes')).toBe('MER-22 no-offer')
  })

  test('MER-22 or none is paid', () => {
    const state = position({ purses: ['G2 T3'], seals: [1, 1] })
    act(state, 'draw', 'seal no')
    expect([total(state.drawn), state.seals[0], state.phase]).toEqual([3, 1, 'placement'])
  })

  test('MER-R3 with one coin left in the purse it is drawn alone; with none, or without a seal, nothing is offered', () => {
    const one = position({ purses: ['G1 T3'] })
    act(one, 'draw', 'seal yes')
    expect(total(one.drawn)).toBe(4)
    for (const setting of [{ purses: ['G1 T2'] }, { purses: ['G1 T3'], ...NO_SEALS }]) {
      const state = position(setting)
      act(state, 'draw')
      expect(state.phase).toBe('placement')
    }
  })
})

describe('placing', () => {
  test('MER-25, MER-27, MER-28 on any tiles, split in any way; what is not placed goes back, what is placed stays', () => {
    const state = position({ drawn: 'G2 T1 W1', display: ['O01', 'O05'] })
    const events = act(state, 'place G O01', 'place G M2', 'place W O05', 'done')
    expect(
      [edgesOf(state, 'O01'), edgesOf(state, 'M2'), edgesOf(state, 'O05')].map(edges => edges[0]),
    ).toEqual(['G1', 'G1', 'W1'])
    expect(said(only(events, 'returned')[0].coins)).toBe('T1')
    expect(pursesOf(state)[0]).toBe('G3 S5 C5 T5 B5')
    const all = position({ drawn: 'G2', display: ['O08'] })
    act(all, 'place G O08', 'place G O08', 'done')
    expect(edgesOf(all, 'O08')).toEqual(['G2', ''])
  })

  test('MER-26, MER-R4 one of all drawn coins must be placed if any fits anywhere, even a lone white one', () => {
    const state = position({ drawn: 'W1' })
    expect(offers(state)).not.toContain('done')
    expect(refusal(state, 'done')).toBe('MER-26 must-place')
    const five = position({ drawn: 'G3 S1 T1' })
    act(five, 'place S M1')
    expect(offers(five)).toContain('done')
  })

  test('MER-26 if none fits, all go back, which is asked all the same', () => {
    const state = position({ purses: ['B3'], ...NO_SEALS })
    act(state, 'draw')
    expect(offers(state)).toEqual(['done'])
    act(state, 'done')
    expect(state.turn).toBe(1)
  })

  test('MER-12, MER-25, MER-33 what cannot be placed is refused by its rule', () => {
    const state = position({
      drawn: 'G2 S1 W1',
      display: ['O01', 'O05', 'O08'],
      edges: { O01: ['G2'], M2: ['T1'], M1: ['G1'] },
    })
    expect(refusal(state, 'place B O01')).toBe('MER-12 black')
    expect(refusal(state, 'place C M1')).toBe('MER-25 not-drawn')
    expect(refusal(state, 'place S O05')).toBe('MER-33 not-in-price')
    expect(refusal(state, 'place G O01')).toBe('MER-33 enough')
    expect(refusal(state, 'place G M2')).toBe('MER-30 second-colour')
    expect(refusal(state, 'place G M1')).toBe('MER-31 colour-twice')
    expect(refusal(state, 'place W M2')).toBe(null)
    act(state, 'place G O05', 'place G O05')
    expect(refusal(state, 'place W O05')).toBe('MER-33 full')
  })

  test('MER-14, MER-32 the white slot of a perfume takes a white coin only', () => {
    const state = position({ drawn: 'S1 W1', display: ['F05', 'F07'], edges: { F05: ['S2'] } })
    expect(refusal(state, 'place S F05')).toBe('MER-32 only-white')
    expect(refusal(state, 'place W F05')).toBe(null)
    act(state, 'place S F07', 'place W F07', 'done')
    expect(edgesOf(state, 'F05')[0]).toBe('S2')
    expect(state.progress[0]).toBe(1)
  })

  test('TV-4 MER-34, MER-35 what others have there, and their colour, binds nobody else', () => {
    const edges = { O21: ['S3', 'G2', 'S2'] }
    for (const turn of [0, 1, 2]) {
      const colour = ['S', 'G', 'S'][turn]
      const state = position({ players: 3, display: ['O21'], edges, turn, drawn: `${colour}1` })
      expect(offers(state)).toContain(`place ${colour} O21`)
    }
    expect(position({ players: 3, display: ['O21'], edges }).phase).toBe('action')
  })

  test('MER-36, MER-R6 a price may be paid over several turns, and nothing is taken back', () => {
    const state = position({ drawn: 'G1', display: ['O08'], ...NO_SEALS })
    act(state, 'place G O08', 'done')
    act(state, 'draw', ...placeAll(state))
    expect(edgesOf(state, 'O08')[0]).toBe('G1')
    expect(state.turn).toBe(0)
  })
})
