import { expect, test } from 'vitest'
import { refusedText } from './refused.ts'
import { pageText } from './text/index.ts'

test.each([
  ['taken', () => pageText('refused.taken')],
  ['full', () => pageText('refused.full')],
  ['bad-invite', () => pageText('refused.bad-invite')],
  ['invited-only', () => pageText('refused.bad-invite')],
  ['too-many', () => pageText('refused.too-many')],
  ['bot-tables', () => pageText('refused.bot-tables')],
  ['bot-plays', () => pageText('refused.bot-plays')],
  ['offline', () => pageText('trouble.offline')],
  ['unstorable', () => pageText('refused.unstorable')],
  ['anything else', () => pageText('trouble.title')],
])('%s is explained', (why, text) => {
  expect(refusedText(why)).toBe(text())
})
