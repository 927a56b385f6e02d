import { expect, test } from 'vitest'
import { findGame } from '../../../games/index.ts'
import { begin, must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { playing } from '../../../kit/play.fixture.ts'
import { plainText, step, undone, whoFor } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { brief, inARow, LONGEST_SAID, spoken } from './brief.ts'
import { BREATH, type Heard, herald } from './herald.ts'

const who = whoFor(0)
const said = (room: number, ...events: string[]) =>
  brief([step(1, 1, ...events)], plainText, who, room)

test('a turn is told whole where there is room, else how it began and how much more there is', () => {
  expect(said(60, 'drew', 'played', 'passed')).toBe('You drew. You played. You passed')
  expect(said(46, 'drew', 'played', 'shuffled', 'passed', 'slept')).toBe(
    `You drew. You played. ${tableText('speech.more', { n: 3 })}`,
  )
  expect(said(9, 'considered')).toBe('You…')
})

test('what ends by itself has no full stop after it', () => {
  expect(inARow(['You spun 4', 'Storm!', 'Again?', 'You sl…', 'You passed'])).toBe(
    'You spun 4. Storm! Again? You sl… You passed',
  )
})

test('a hint follows its question as a sentence of its own, and anything else after a colon', () => {
  expect(spoken({ title: 'Draw more?', hint: 'you drew gold' })).toBe('Draw more? you drew gold')
  expect(spoken({ title: 'Your turn', hint: 'pass or play' })).toBe('Your turn: pass or play')
  expect(spoken({ title: 'Over', hint: '' })).toBe('Over')
})

test('several turns are told by their beginnings, or by who has moved', () => {
  const steps = [step(1, 1, 'drew', 'played'), step(2, 2, 'passed', 'left')]
  expect(brief(steps, plainText, who, 22)).toBe('You drew. You passed')
  const long = [step(1, 1, 'a'.repeat(50)), step(2, 2, 'b'.repeat(50))]
  expect(brief(long, plainText, who, 60)).toBe(
    tableText('speech.moved', { names: ['Ben', 'Cem'], n: ['Ben', 'Cem'].length }),
  )
  expect(brief(long, plainText, who, 10)).toBe('')
})

test('where there is room for neither, what came last is told', () => {
  const steps = [step(1, 1, 'a'.repeat(50)), step(2, 2, 'left')]
  expect(brief(steps, plainText, who, 10)).toBe('You left')
})

test('what was taken back is not told; that it was, is', () => {
  expect(brief([step(1, 1, 'drew'), step(2, 1, 'played'), undone(3, 1)], plainText, who, 99)).toBe(
    'You drew',
  )
  expect(brief([undone(3, 0)], plainText, who, 99)).toBe(
    tableText('log.undone', { who: { name: 'You', me: true } }),
  )
})

const quiet: Heard = { me: 0, actors: [1], steps: [], asked: null, offered: '' }

test('a turn of somebody else is told once, when it is over', () => {
  const { hear } = herald()
  const first = { ...quiet, steps: [step(1, 1, 'drew')] }
  expect(hear(first, plainText, who, 0).said).toBe('')
  const second = { ...quiet, actors: [2], steps: [step(2, 1, 'played')] }
  expect(hear(second, plainText, who, 900).said).toBe('You drew. You played')
  expect(hear({ ...quiet, actors: [2] }, plainText, who, 20_000).said).toBe('')
})

test('what there is no breath for is told later, with what came then', () => {
  const { hear, due } = herald()
  hear({ ...quiet, actors: [2], steps: [step(1, 1, 'drew')] }, plainText, who, 0)
  const next = { ...quiet, actors: [1], steps: [step(2, 2, 'passed')] }
  expect(hear(next, plainText, who, 1000)).toEqual({ said: '', again: BREATH - 1000 })
  expect(due(next, plainText, who, BREATH).said).toBe('You passed')
})

test('what I did and what I am asked is told at once', () => {
  const { hear } = herald()
  hear({ ...quiet, actors: [0], steps: [step(1, 1, 'drew')] }, plainText, who, 0)
  const mine = { ...quiet, actors: [0], steps: [step(2, 0, 'played')], asked: 'Your turn: go on' }
  expect(hear(mine, plainText, who, 100).said).toBe('You played. Your turn: go on')
  expect(hear({ ...quiet, steps: [step(3, 0, 'ended')] }, plainText, who, 200).said).toBe(
    'You ended',
  )
})

test('a question that stays is not said again while others decide', () => {
  const { hear } = herald()
  const ours = { ...quiet, actors: [0, 1, 2], asked: 'Pick a card' }
  expect(hear(ours, plainText, who, 0).said).toBe('Pick a card')
  expect(hear({ ...ours, actors: [0, 2] }, plainText, who, 100).said).toBe('')
  const mine = { ...ours, actors: [0], steps: [step(1, 0, 'looked')] }
  expect(hear(mine, plainText, who, 200).said).toBe('You looked. Pick a card')
  // One by one is shown what others did at once.
  hear({ ...quiet, actors: [1] }, plainText, who, 300)
  expect(hear(ours, plainText, who, 400).said).toBe('')
  hear({ ...quiet, steps: [step(2, 0, 'picked')] }, plainText, who, 500)
  expect(hear(ours, plainText, who, 600).said).toBe('Pick a card')
})

test('where a lesson says what to do, only what happened is told, and at once', () => {
  const { hear } = herald()
  const moved = { ...quiet, actors: [0], steps: [step(1, 1, 'drew')], asked: '' }
  expect(hear({ ...quiet, steps: [step(0, 0, 'led')] }, plainText, who, 0).said).toBe('You led')
  expect(hear(moved, plainText, who, 100).said).toBe('You drew')
})

test('what had to be cut has no full stop after it', () => {
  const { hear } = herald()
  const long = step(1, 1, 'considered '.repeat(20).trim())
  const heard = { ...quiet, actors: [0], steps: [long], asked: 'Your turn' }
  expect(hear(heard, plainText, who, 0).said).toMatch(/^You considered .*[^.]… Your turn$/)
})

test('a game of Merchants Cove against three bots: six a minute, none too long', async () => {
  const entry = findGame('merchants-cove')
  const loaded = await entry?.load()
  const words = await entry?.text('en')
  if (!words || !loaded) throw new Error('there is no such game')
  const { game } = loaded
  const match = must(begin(game, 4, {}, 'beef'))
  const reader = { ...who, options: match.options }
  const rng = Rng.from(3)
  const { hear } = herald()
  const heard: { at: number; said: string; asked: boolean }[] = []
  let now = 0
  for (const { seat, events: all } of playing(match, offers => rng.pick(offers), 1500)) {
    now += 900
    const seq = match.log.length
    const events = all.flatMap(event => game.redact(event, 0) ?? [])
    const actors = game.actors(match.state)
    const prompt = words.text.prompt(game.view(match.state, 0), reader)
    const asked = actors.includes(0) ? `${prompt.title}: ${prompt.hint}` : null
    const steps = [{ seq, seat, undone: false, events, at: now }]
    const { said: told } = hear({ ...quiet, actors, steps, asked }, words.text, reader, now)
    if (told !== '') heard.push({ at: now, said: told, asked: asked !== null || seat === 0 })
  }
  const theirs = heard.filter(({ asked }) => !asked)
  expect(theirs.length).toBeGreaterThan(5)
  expect(Math.max(...heard.map(({ said: told }) => told.length))).toBeLessThanOrEqual(LONGEST_SAID)
  for (const { at } of theirs)
    expect(theirs.filter(other => other.at >= at && other.at < at + 60_000).length).toBeLessThan(7)
})
