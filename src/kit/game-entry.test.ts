import { expect, test } from 'vitest'
import { gameEntry } from './game-entry.ts'

const meta = {
  id: 'toy',
  title: { en: 'Toy', es: 'Juguete' },
  blurb: { en: 'A toy.', es: 'Un juguete.' },
  author: 'nobody',
  seats: [2, 2],
  minutes: [1, 2],
  age: 6,
  accent: 'sea',
} as const
const parts = {
  meta,
  load: () => Promise.resolve({}),
  messages: {
    en: () => Promise.resolve({ default: { 'move.take': 'Take {count}', 'event.took': 'Taken' } }),
    es: () =>
      Promise.resolve({ default: { 'move.take': 'Tomar {count}', 'event.took': 'Tomado' } }),
  },
}
const take = { type: 'take', count: 2 }

test('what a move does is said by messages that stand in for those that name it', async () => {
  const catalogues = {
    en: { 'move.take': 'Leaves {count} less.', 'judged.stall.more': 'The stall is emptier.' },
    es: { 'move.take': 'Deja {count} menos.', 'judged.stall.more': 'El puesto queda más vacío.' },
  }
  const entry = gameEntry({ ...parts, reasons: () => Promise.resolve({ catalogues }) })
  const { text } = await entry.text('es')
  const reasons = (await entry.reasons?.('es'))?.text
  expect(text.move(take, {})).toBe('Tomar 2')
  expect(text.say.find('judged.stall.more')).toBeNull()
  expect(reasons?.move(take, {})).toBe('Deja 2 menos.')
  expect(reasons?.say.find('judged.stall.more')).toBe('El puesto queda más vacío.')
})

test('a game without such messages has no words for hints', () => {
  expect(gameEntry(parts)).toMatchObject({ meta, reasons: undefined })
})
