import { expect, test } from 'vitest'
import { sayIn } from '../../../../kit/words/messages.ts'
import { elements, textOf } from '../../../../web/elements.fixture.ts'
import english from '../../text/en.json' with { type: 'json' }
import type { Messages } from '../../text/index.ts'
import { Legend } from './legend.tsx'

const say = sayIn<Messages>('en', english)

test('the sheet of symbols tells what = and ≠ want in a price', () => {
  const rows = elements(Legend({ say, onClose: () => {} }).props.children, 'div').map(textOf)
  expect(rows).toContain(`=${say('board.legend.same')}`)
  expect(rows).toContain(`≠${say('board.legend.diff')}`)
})
