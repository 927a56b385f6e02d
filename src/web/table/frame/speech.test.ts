import { expect, test } from 'vitest'
import { plainText, step, whoFor } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { frameSpeech } from './speech.ts'
import { peopleSpeech } from './table-keys.ts'

const model = { who: whoFor(1), mine: false, prompt: { title: 'Your turn', hint: 'play a card' } }
const steps = [step(1, 0, 'played', 'secret'), step(2, 2, 'passed')]

test('says what happened, then what is offered, then what I am asked', () => {
  const said = frameSpeech({ steps }, { ...model, mine: true }, plainText, { since: 1, steps: 3 })
  const { title, steps: counted } = tableText().since
  expect(said).toBe(`Ana played. Ana passed. ${title}: ${counted(3)}. Your turn: play a card`)
})

test('says nothing where nothing is new and nothing is asked of me', () => {
  expect(frameSpeech({ steps: [] }, model, plainText, null)).toBe('')
})

test('since the game began, if I have not moved yet', () => {
  const said = frameSpeech({ steps: [] }, model, plainText, { since: 0, steps: 1 })
  expect(said).toBe(`${tableText().since.begun}: ${tableText().since.steps(1)}`)
})

test('the others: name, what they hold, open cards, what they did last', () => {
  const info = { kind: 'person' as const, name: '', level: null, here: true, standIn: null }
  const ana = { seat: 0, info, toMove: true, line: { holds: '3 cards', short: '3', did: 'passed' } }
  const hand = { says: '1, 5, 5', small: null, large: null }
  const people = [
    { ...ana, hand: null },
    { ...ana, seat: 2, line: { holds: '', short: '', did: '' }, hand },
  ]
  expect(peopleSpeech({ people, who: whoFor(1) })).toBe('Ana: 3 cards, passed. Cem: 1, 5, 5')
})
