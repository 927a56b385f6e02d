import { expect, test } from 'vitest'
import type { Who } from '../../../kit/words/text.ts'
import { plainBoard, plainText, step, undone, whoFor } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { type Line, linesOf, sentences, turnsOf } from './lines.ts'

test('a step says a sentence for each event that has one', () => {
  expect(sentences(step(1, 0, 'drew', 'secret', 'played'), plainText, whoFor(null))).toEqual([
    'Ana drew',
    'Ana played',
  ])
  expect(sentences(undone(2, 1), plainText, whoFor(1))).toEqual([
    tableText('log.undone', { who: { name: 'You', me: true } }),
  ])
  expect(sentences(undone(2, 1), plainText, whoFor(0))).toEqual([
    tableText('log.undone', { who: { name: 'Ben', me: false } }),
  ])
})

test('a line says who did it, and lights the pieces its event speaks of', () => {
  const lines = linesOf([step(1, 2, 'drew', 'secret')], plainText, whoFor(null), plainBoard, 3)
  expect(lines).toEqual([{ seq: 1, seat: 2, about: 2, text: 'Ana drew', lights: ['drew'] }])
})

test('where a step tells what several did, it is no one’s turn, but each line speaks of one', () => {
  const took = (seat: number) => ({ type: 'took', seat })
  const both = { ...step(1, 2), events: [took(0), took(2), { type: 'dealt' }] }
  const told = linesOf([both], plainText, whoFor(null), plainBoard, 3)
  expect(told.map(({ seat, about }) => [seat, about])).toEqual([
    [null, 0],
    [null, 2],
    [null, 2],
  ])
})

test('what is not told of others leaves a step to whoever took it', () => {
  const turn = { ...step(1, 2), events: [{ type: 'drew' }, { type: 'secret', seat: 0 }] }
  const told = linesOf([turn], plainText, whoFor(null), plainBoard, 3)
  expect(told.map(({ seat }) => seat)).toEqual([2])
})

test('where an event tells what several decided at once, the step is no one’s turn either', () => {
  const board = { ...plainBoard, together: ['moved'] }
  const told = linesOf([step(1, 1, 'moved'), step(2, 1, 'drew')], plainText, whoFor(0), board, 3)
  expect(told.map(({ seat }) => seat)).toEqual([null, 1])
})

test('a step is told once, and again when somebody is called otherwise', () => {
  const asked: string[] = []
  const text = {
    ...plainText,
    event: (...[event, who]: Parameters<typeof plainText.event>) => {
      asked.push(event.type)
      return plainText.event(event, who)
    },
  }
  const steps = [step(1, 0, 'drew'), step(2, 1, 'played')]
  const tell = (who: Who) => linesOf(steps, text, who, plainBoard, 3).map(line => line.text)
  expect(tell(whoFor(null))).toEqual(['Ana drew', 'Ana played'])
  steps.push(step(3, 0, 'passed'))
  expect(tell(whoFor(null))).toEqual(['Ana drew', 'Ana played', 'Ana passed'])
  expect(asked).toEqual(['drew', 'played', 'passed'])
  const renamed = { ...whoFor(null), name: (seat: number) => ['Eva', 'Ben', 'Cai'][seat] ?? '' }
  expect(tell(renamed)).toEqual(['Eva drew', 'Eva played', 'Eva passed'])
  expect(asked).toHaveLength(6)
})

test('what a seat did without another between is one turn', () => {
  const line = (seq: number, seat: number | null): Line => ({
    seq,
    seat,
    about: seat,
    text: '',
    lights: [],
  })
  const turns = turnsOf([line(1, 0), line(1, 0), line(2, 0), line(3, 1), line(3, null), line(4, 1)])
  expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [0, 3],
    [1, 1],
    [null, 1],
    [1, 1],
  ])
})
