import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { brokenBy } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import { MERCHANT_IDS, ROGUES, SET_CHOICES } from './names.ts'
import type { State } from './state.ts'
import { content, position } from './table.fixture.ts'

const BOATS = [{ red: 2 }, { green: 1 }, { blue: 2 }, {}, {}, {}]
const table = () => position({ merchants: ['cap', 'bla'], boats: BOATS, round: 2, hours: [5, 8] })

/** Says what is wrong with a position once this has been done to it. */
const after = (change: (state: State) => unknown) => brokenBy(game, table(), change).join(' ')

describe('faults', () => {
  test('COV-7, COV-5, COV-3 a meeple or card too many or too few', () => {
    expect(after(s => s.bag[1]++)).toMatch(/red Adventurers/)
    expect(after(s => s.lair++)).toMatch(/grey Adventurers/)
    expect(after(s => s.drawn.push(3))).toMatch(/blue Adventurers/)
    expect(after(s => s.corruptionDeck[1]--)).toMatch(/COV-5/)
    expect(after(s => s.deck.pop())).toMatch(/COV-3/)
  })

  test('COV-32, COV-27 more Goods than there are, two figures on one space', () => {
    expect(after(s => (s.players[0].shelf[5] = 4))).toMatch(/COV-32/)
    expect(after(s => (s.players[0].figures = [9]))).toMatch(/figures/)
  })

  test('COV-52, COV-54, COV-55 boats and berths that do not fit', () => {
    expect(after(s => (s.berths[0] = 3))).toMatch(/docked|side/)
    expect(after(s => (s.boats[2].at = 'gone'))).toMatch(/COV-5[34]/)
    expect(after(s => (s.indicatorMoved = true))).toMatch(/COV-55/)
    expect(after(s => (s.indicator = 9))).toMatch(/COV-11/)
  })

  test('COV-45, COV-79 a Timepiece where none can be', () => {
    expect(after(s => (s.timepieces[1] = 15))).toMatch(/COV-45/)
    expect(after(s => (s.timepieces[1] = 13))).toBe('')
    expect(after(s => (s.timepieces[1] = 19))).toMatch(/COV-45/)
    expect(after(s => (s.timepieces[1] = 2))).toMatch(/COV-79/)
  })

  test('COV-23, COV-26 what is to happen must be able to', () => {
    expect(after(s => (s.agenda = []))).toMatch(/agenda/)
    expect(after(s => (s.agenda = [{ at: 'chooseSpace', seat: 1 }]))).toMatch(/COV-23/)
    expect(after(s => s.agenda.push({ at: 'load.boat', seat: 0 }))).toMatch(/agenda/)
    expect(after(s => (s.agenda = [{ at: 'nextTurn' }, { at: 'load.boat', seat: 0 }]))).toMatch(
      /drawn/,
    )
    expect(after(s => (s.agenda = [{ at: 'nextTurn' }, { at: 'alc.refill', seat: 0 }]))).toMatch(
      /agenda/,
    )
    expect(
      after(
        s =>
          (s.agenda = [
            { at: 'nextTurn' },
            { at: 'pay', seat: 0, hours: 1, corruption: 0 },
            { at: 'alc.taste', seat: 0 },
          ]),
      ),
    ).toMatch(/own merchant/)
    expect(
      after(s => (s.agenda = [{ at: 'nextTurn' }, { at: 'dock.berth', seat: 0, boat: 0 }])),
    ).toMatch(/COV-52/)
    expect(after(s => (s.phase = 'market'))).toMatch(/market/)
  })

  test('COV-26, COV-81, COV-86 tasks lie in the order in which they come about', () => {
    const [pay, slot] = [
      { at: 'pay', seat: 0, hours: 1, corruption: 0 },
      { at: 'recruit.slot', seat: 0, place: 0 },
    ] as const
    const route = { at: 'clock.route', seat: 0, hours: 1 } as const
    const order = (...agenda: State['agenda']) => after(s => (s.agenda = agenda))
    expect(order({ at: 'nextTurn' }, { at: 'refill' }, pay, slot)).toBe('')
    expect(order({ at: 'nextTurn' }, pay, slot)).toMatch(/order/)
    expect(order({ at: 'nextTurn' }, { at: 'refill' }, pay, { at: 'cap.net', seat: 0 })).toMatch(
      /order/,
    )
    expect(order({ at: 'refill' }, route)).toMatch(/order/)
    expect(order({ at: 'nextTurn' }, route, route)).toMatch(/order/)
    expect(order({ at: 'nextTurn' }, slot, { at: 'chooseSpace', seat: 0 })).toMatch(/order/)
    expect(order({ at: 'nextTurn' }, { at: 'refill' })).toMatch(/question is on top/)
    expect(order({ at: 'nextTurn' }, pay)).toMatch(/something to decide/)
  })

  test('COV-R1 a table of one, or other values than any known', () => {
    expect(after(s => s.players.pop())).toMatch(/2 to 4/)
    expect(after(s => (s.content = '0123456789abcdef'))).toMatch(/digest/)
  })
})

describe('random play', () => {
  const options = SET_CHOICES.flatMap(townsfolk =>
    ROGUES.map(rogue => ({ content, merchants: 'choose' as const, townsfolk, rogue })),
  )

  test('COV-16, COV-32 with every combination of merchants the match ends, and nothing is lost on the way', () => {
    const broken: unknown[] = []
    const combinations = MERCHANT_IDS.flatMap((a, i) => MERCHANT_IDS.slice(i + 1).map(b => [a, b]))
    const teams = [
      ...combinations,
      ...MERCHANT_IDS.map(id => MERCHANT_IDS.filter(other => other !== id)),
      [...MERCHANT_IDS],
    ]
    for (const [index, team] of teams.entries()) {
      const rng = Rng.from(index + 1)
      const state = game.setup(team.length, options[index % options.length], rng)
      for (let ply = 0; game.actors(state).length > 0; ply++) {
        const [seat] = game.actors(state)
        const moves = game.legal(state, seat)
        const wanted = moves.find(
          move => move.type === 'chooseMerchant' && move.merchant === team[seat],
        )
        game.play(state, seat, wanted ?? rng.pick(moves), { rng, emit: () => undefined })
        if (ply % 5 === 0) broken.push(...game.faults(state))
        if (ply > 2000) broken.push(`${team.join()} does not end`)
        if (broken.length > 0) break
      }
      expect(state.players.map(({ merchant }) => merchant)).toEqual(team)
    }
    expect(broken).toEqual([])
  })
})
