import { expect, test } from 'vitest'
import { sayIn } from '../../../../kit/words/messages.ts'
import { elements } from '../../../../web/elements.fixture.ts'
import type { Desk } from '../desk.ts'
import { MERCHANT_IDS } from '../../engine/names.ts'
import { merchantsCove } from '../../index.ts'
import english from '../../text/en.json' with { type: 'json' }
import type { Messages } from '../../text/index.ts'
import { IntroductionCard } from './introduction.tsx'

const say = sayIn<Messages>('en', english)
const INTRO = { shown: true, close: () => {}, turn: () => {} }

const linksOf = (lesson: boolean) =>
  MERCHANT_IDS.flatMap(merchant => {
    const desk = { table: { lesson }, say } as unknown as Desk
    const card = IntroductionCard({ desk, merchant, intro: INTRO })
    return elements(card, 'a').map(({ props }) => String(props['href']))
  })

test('the card of a merchant leads to a lesson of their own', () => {
  const lessons = linksOf(false).map(href => href.replace('/learn/merchants-cove/', ''))
  expect(new Set(lessons).size).toBe(MERCHANT_IDS.length)
  expect(merchantsCove.lessons?.ids).toEqual(expect.arrayContaining(lessons))
})

test('in a lesson it leads nowhere', () => expect(linksOf(true)).toEqual([]))
