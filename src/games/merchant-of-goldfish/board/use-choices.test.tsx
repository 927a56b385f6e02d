import { expect, test } from 'vitest'
import { countsOf } from '../../../kit/counts.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { Rng } from '../../../kernel/rng.ts'
import { choicesOf, SOMETHING, tableOf } from '../../../web/board-kit/board.fixture.ts'
import { keyboard } from '../../../web/board-kit/keyboard.fixture.ts'
import { HIGHEST } from '../content/index.ts'
import { game } from '../engine/index.ts'
import type { Goldfish, Move, View } from '../engine/state.ts'
import { USUAL } from '../engine/table.fixture.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { GoldfishActions } from './actions.tsx'
import { useChoices } from './use-choices.ts'

const say = sayIn<Messages>('en', english)
const text = textIn(say)
const cards = (...values: number[]) => countsOf(HIGHEST, values)
const PASS: Move = { type: 'pass' }
const play = (value: number, count: number): Move => ({ type: 'play', value, count })

/** Ana to play with 3, 5, 5 and 8 in her hand; the market has 2, 3 and 9. */
async function board(
  offers: readonly Move[] = [PASS, play(5, 1), play(5, 2), play(8, 1)],
  more: Partial<View> = {},
) {
  const keys = keyboard()
  const start = game.view(game.setup(3, { ...USUAL, start: 0 }, Rng.from(1)), 0)
  const hands = [cards(3, 5, 5, 8), null, null]
  const view: View = { ...start, hands, sizes: [4, 6, 6], market: cards(2, 3, 9), ...more }
  const { table, done } = tableOf<Goldfish, Messages>(text, { view, offers })
  const shown = await choicesOf(table, useChoices, (props, choices) => (
    <GoldfishActions table={props} choices={choices} />
  ))
  const press = async (key: string) => {
    keys.press(key)
    await shown.settle()
  }
  const hand = (value: number) => shown.act(known => known.touchHand(value, SOMETHING))
  const market = (value: number) => shown.act(known => known.touchMarket(value, SOMETHING))
  return { ...shown, ...done, press, hand, market, table }
}

test('P plays what is chosen: each touch takes one card more, and the button names the set', async () => {
  const { press, hand, has, sent } = await board()
  await hand(5)
  expect(has('button', text.move(play(5, 1), {} as View))).toBe(true)
  await hand(5)
  expect(has('button', text.move(play(5, 2), {} as View))).toBe(true)
  expect(sent).toEqual([])
  await press('p')
  expect(sent).toEqual([[play(5, 2)]])
})

test('P with nothing chosen says what to do first', async () => {
  const { press, said, sent } = await board()
  await press('p')
  expect([said, sent]).toEqual([[say('board.chooseFirst')], []])
})

test('a card that cannot be played is explained as the set it was meant as', async () => {
  const { hand, explained } = await board([PASS], { value: 5, count: 2 })
  await hand(8)
  await hand(3)
  expect(explained).toEqual([play(8, 2), play(3, 1)])
})

test('out of turn P and X say why not, and send nothing', async () => {
  const { press, explained, sent } = await board([])
  await press('p')
  await press('x')
  expect(explained).toEqual([play(8, 1), PASS])
  expect(sent).toEqual([])
})

test('GOL-21: X passes and declines a swap in one go, where one would be possible', async () => {
  const possible = await board()
  await possible.press('x')
  expect(possible.sent).toEqual([[PASS, { type: 'keep' }]])
  const impossible = await board([PASS], { market: cards() })
  await impossible.press('x')
  expect(impossible.sent).toEqual([[PASS]])
})

test('S begins a swap, which lasts while one chooses, and sends it from high to low', async () => {
  const { press, hand, market, has, sent } = await board()
  expect(has('button', 'undo')).toBe(true)
  await press('s')
  expect(has('button', 'undo')).toBe(false)
  await hand(5)
  await market(3)
  await market(2)
  await press('p')
  expect(sent).toEqual([
    [
      PASS,
      { type: 'give', value: 5 },
      { type: 'enough' },
      { type: 'take', value: 3 },
      { type: 'take', value: 2 },
    ],
  ])
  expect(has('button', 'undo')).toBe(true)
})

test('GOL-23: a swap of unequal sums is not sent, and says both', async () => {
  const { press, hand, market, said, sent } = await board()
  await press('s')
  await press('p')
  await hand(5)
  await market(3)
  await press('p')
  expect(said).toEqual([say('board.chooseSwap'), say('board.unequal', { give: 5, take: 3 })])
  expect(sent).toEqual([])
})

test('GOL-R5: a value is not given and taken at once', async () => {
  const { press, hand, market, refused } = await board()
  await press('s')
  await hand(3)
  await market(3)
  expect(refused).toEqual([{ rule: 'GOL-R5', why: 'same-value', with: { value: 3 } }])
})

test('Escape forgets the swap, and so does whatever happens at the table', async () => {
  const { press, hand, change, now, table } = await board()
  await press('s')
  await hand(5)
  expect(now().swap.cards?.give[5]).toBe(1)
  await press('Escape')
  expect(now().swap.cards).toBeNull()
  await press('s')
  await change({ ...table, at: 1 })
  expect(now().swap.cards).toBeNull()
})

test('S where nothing is worth the same says that one can only pass', async () => {
  const { press, said, now } = await board([PASS], { market: cards(14) })
  await press('s')
  expect(said).toEqual([say('board.noSwap')])
  expect(now().swap.cards).toBeNull()
})

test('GOL-28: a market card is collected with one touch, or declined by the button', async () => {
  const collect: Move = { type: 'collect', value: 9 }
  const { market, find, sent, explained } = await board([collect, { type: 'decline' }], {
    phase: 'collect',
    turn: 0,
  })
  await market(14)
  expect(explained).toEqual([{ type: 'collect', value: 14 }])
  await market(9)
  await find('button', text.move({ type: 'decline' }, {} as View)).fire('click')
  expect(sent).toEqual([[collect], [{ type: 'decline' }]])
})

test('an onlooker has no buttons', async () => {
  const { all } = await board([], { viewer: null, hands: [null, null, null] })
  expect(all('button').map(({ name }) => name)).toEqual(['undo'])
})
