import { describe, expect, test } from 'vitest'
import { total } from '../../../../kit/counts.ts'
import { canUndo, begin, must, submit } from '../../../../kernel/match.ts'
import { game } from '../index.ts'
import { MERCHANT_IDS } from '../names.ts'
import type { Event, Move } from '../state.ts'
import { act, answers, asked, goOn, position, RECRUIT, STAFF, tables } from '../table.fixture.ts'

const go = (space: number) => ({ type: 'chooseSpace', space }) as const
const QUIET = { hours: [4, 9], boats: [{}, {}, {}, {}, {}, {}] } as const
const types = (events: readonly Event[]) => events.map(({ type }) => type)

describe('a turn', () => {
  test('COV-26, COV-29, COV-30 figure, action, Corruption, clock', () => {
    const state = position({ merchants: ['chr', 'bla'], ...QUIET })
    const events = act(state, go(4))
    expect(types(events)).toEqual(['went', 'chr.bottled', 'corrupted', 'advanced'])
    expect(state.timepieces[0]).toBe(10)
  })

  test('COV-35, COV-36 one card for each symbol, its kind for the owner only', () => {
    const state = position({ merchants: ['chr', 'bla'], ...QUIET })
    const [event] = act(state, go(4)).filter(({ type }) => type === 'corrupted')
    expect(total(state.players[0].corruption)).toBe(1)
    expect(game.redact(event, 0)).toEqual(event)
    for (const viewer of [1, null])
      expect(game.redact(event, viewer)).toMatchObject({ count: 1, cards: null })
  })

  test('COV-27, COV-R52 there is no pass, and only the own figures stand in the way', () => {
    for (const merchant of MERCHANT_IDS) {
      const other = MERCHANT_IDS.find(id => id !== merchant) ?? 'alc'
      const state = position({ merchants: [merchant, other], ...QUIET })
      state.players[1].figures[0] = RECRUIT(other)
      state.players[1].turns = 1
      expect(answers(state).every(({ type }) => type === 'chooseSpace')).toBe(true)
      expect(answers(state)).toContainEqual(go(RECRUIT(merchant)))
    }
  })

  test('COV-28, COV-R20 the space used last is not open, in the next round neither', () => {
    const state = position({ merchants: ['cap', 'bla'], ...QUIET })
    act(state, go(STAFF('cap')))
    expect(asked(state)).toBe('chooseSpace')
    expect(answers(state)).not.toContainEqual(go(STAFF('cap')))
    expect(game.explain(state, 0, go(STAFF('cap')))).toMatchObject({
      rule: 'COV-28',
      why: 'occupied',
    })
    state.timepieces = [24, 24]
    state.stack = [1, 0]
    state.agenda = [{ at: 'nextTurn' }]
    goOn(state)
    expect([state.round, asked(state)]).toEqual([2, 'chooseSpace'])
    expect(answers(state)).not.toContainEqual(go(STAFF('cap')))
    expect(answers(state)).toContainEqual(go(RECRUIT('cap')))
  })

  test('COV-31, COV-R21 Recruit and Activate Staff are on every board and always open, other spaces if they do anything', () => {
    for (const merchant of MERCHANT_IDS) {
      const board = tables.boards[merchant]
      expect(board.spaces[RECRUIT(merchant)].id).toBe(`${merchant}.recruit`)
      expect(board.spaces[STAFF(merchant)]).toMatchObject({
        id: `${merchant}.staff`,
        hours: 2,
        corruption: 0,
      })
    }
    const state = position({ merchants: ['cap', 'bla'], ...QUIET })
    expect(answers(state).map(move => 'space' in move && move.space)).toEqual([0, 1, 4, 5])
    expect(game.explain(state, 0, go(2))).toMatchObject({
      rule: 'COV-R21',
      with: { merchant: 'cap', space: 'cap.recall' },
    })
  })

  test('COV-R25 an empty deck is made of the discards; with none left nothing is drawn', () => {
    const state = position({ merchants: ['chr', 'bla'], ...QUIET })
    const { corruption, tossed } = state.players[1]
    state.corruptionDeck.forEach((count, kind) => (corruption[kind] = count))
    state.corruptionDeck.fill(0)
    corruption[1]--
    tossed[1]++
    const events = act(state, go(4))
    expect(types(events)).toContain('reshuffled')
    expect([total(state.players[0].corruption), total(tossed)]).toEqual([1, 0])
    const empty = position({ merchants: ['chr', 'bla'], ...QUIET })
    empty.corruptionDeck.forEach((count, kind) => (empty.players[1].corruption[kind] = count))
    empty.corruptionDeck.fill(0)
    expect(types(act(empty, go(4)))).not.toContain('corrupted')
    expect(empty.timepieces[0]).toBe(10)
  })

  test('TV-5, COV-94, COV-R26 Gold is a plain number: gems and tracker are only its picture', () => {
    const state = position({
      merchants: ['alc', 'bla'],
      hours: [12, 12],
      boats: [{}, {}, {}, {}, {}, {}],
      gold: [96, 91],
      piers: [{}, { red: 3 }, {}],
      shelves: [[1], [1]],
      agenda: [{ at: 'market' }],
    })
    goOn(state)
    act(state, { type: 'sell', good: 1 }, { type: 'sell', good: 1 })
    expect(state.players.map(({ gold }) => gold)).toEqual([105, 100])
  })
})

describe('taking back', () => {
  test('COV-27 a choice can be taken back until chance or another player comes', () => {
    const match = must(begin(game, 2, { merchants: 'choose' }, 'abc'))
    const play = (seat: number, move: Move) => submit(match, seat, move)
    play(0, { type: 'chooseMerchant', merchant: 'cap' })
    expect(canUndo(match, 0)).toBe(false)
    play(1, { type: 'chooseMerchant', merchant: 'chr' })
    expect(canUndo(match, 1)).toBe(false)
    const task = match.state.agenda.at(-1)
    const seat = task && 'seat' in task ? task.seat : 0
    play(seat, go(0))
    expect(canUndo(match, seat)).toBe(true)
  })
})
