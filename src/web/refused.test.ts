import { expect, test } from 'vitest'
import { refusedText } from './refused.ts'
import { pageText } from './text/index.ts'

test.each([
  ['taken', () => pageText('trouble.taken')],
  ['full', () => pageText('trouble.taken')],
  ['bad-invite', () => pageText('trouble.badInvite')],
  ['invited-only', () => pageText('trouble.badInvite')],
  ['too-many', () => pageText('trouble.tooMany')],
  ['bot-tables', () => pageText('trouble.botTables')],
  ['bot-plays', () => pageText('trouble.botPlays')],
  ['offline', () => pageText('trouble.offline')],
  ['anything else', () => pageText('trouble.title')],
])('%s is explained', (why, text) => {
  expect(refusedText(why)).toBe(text())
})
