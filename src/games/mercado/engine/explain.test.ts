import { describe, expect, test } from 'vitest'
import { game } from './index.ts'
import { asked, QUESTIONS, refusal } from './play.fixture.ts'
import { position } from './table.fixture.ts'

/** What each move is told when another question is asked. */
const TOLD: readonly (readonly [move: string, phases: readonly string[], refused: string])[] = [
  [
    'noPrivilege',
    ['action', 'sealOffer', 'placement', 'saleOrder', 'changerWhite', 'forcedDiscard'],
    'MER-16 too-late',
  ],
  ['privilege PR01', ['action', 'placement'], 'MER-16 too-late'],
  ['symbol no', ['turnStart', 'action', 'saleOrder'], 'MER-61 no-symbol'],
  ['draw', ['turnStart'], 'MER-15 privilege-first'],
  ['recover', ['sealOffer', 'placement', 'changerWhite'], 'MER-15 action-taken'],
  ['seal yes', ['turnStart', 'action', 'placement'], 'MER-22 no-offer'],
  ['place G M2', ['turnStart', 'action'], 'MER-25 nothing-drawn'],
  ['done', ['sealOffer'], 'MER-R2 seal-first'],
  ['done', ['saleOrder', 'changerWhite', 'forcedDiscard'], 'MER-38 placing-over'],
  ['sell M2', ['action', 'placement', 'changerWhite'], 'MER-40 no-choice'],
  ['keepWhite', ['action', 'placement', 'saleOrder'], 'MER-54 no-white'],
  ['discard PR01', ['turnStart', 'action', 'saleOrder'], 'MER-69 no-discard'],
  ['draw', ['privilegeSymbol'], 'MER-61 symbol-first'],
]

describe('why a move is not possible', () => {
  test.each(Object.keys(QUESTIONS))(
    'MER-15 in %s one question is asked, and nobody else',
    phase => {
      const state = QUESTIONS[phase]()
      expect(state.phase).toBe(phase)
      const [seat] = game.actors(state)
      for (const move of game.legal(state, seat)) expect(game.explain(state, seat, move)).toBe(null)
      expect([game.legal(state, 1 - seat), refusal(state, 'draw', 1 - seat)]).toEqual([
        [],
        'MER-15 not-your-turn',
      ])
    },
  )

  test.each(TOLD)(
    'MER-15, MER-16, MER-22, MER-25, MER-38, MER-R2 "%s" in %j: %s',
    (move, phases, refused) => {
      for (const phase of phases) expect(refusal(QUESTIONS[phase](), move)).toBe(refused)
    },
  )

  test('MER-1 who does not sit at the table, and MER-79 when the game is over', () => {
    expect(refusal(position(), 'draw', 3)).toBe('MER-1 not-seated')
    const over = asked({ starter: 0, turn: 1, progress: [30, 2], trays: ['', 'B1'] }, 'recover')
    for (const seat of [0, 1]) expect(refusal(over, 'draw', seat)).toBe('MER-79 over')
  })

  test('MER-37, MER-69 with what it is about', () => {
    expect(game.explain(QUESTIONS.saleOrder(), 0, { type: 'sell', slot: 7 })).toMatchObject({
      rule: 'MER-37',
      with: { slot: 7 },
    })
    expect(
      game.explain(position({ drawn: 'G1' }), 0, { type: 'place', coin: 2, slot: 7 }),
    ).toMatchObject({
      with: { coin: 2 },
    })
  })
})
