import { expect, test } from 'vitest'
import { passagesOf } from '../../kit/rulebook/find.ts'
import { pageText } from '../text/index.ts'
import { answerTo } from './rules-panel.tsx'

const book = { passages: passagesOf('## Play\n\nA coin is money. [TST-1] Take a card. [TST-2]\n') }
const [coin, card] = book.passages

test('a search answers with the places of its words, or of those that were meant', () => {
  expect(answerTo('card', book)).toEqual({
    found: [card],
    says: pageText('rules.found', { n: 1 }),
  })
  expect(answerTo('mony', book)).toEqual({
    found: [coin],
    says: pageText('rules.meant', { asked: 'mony', words: 'money', n: 1 }),
  })
  const none = answerTo('xqzzy', book)
  expect(none).toEqual({ found: [], says: pageText('rules.found', { n: 0 }) })
  expect(answerTo('', book)).toEqual({ found: [], says: '' })
})
