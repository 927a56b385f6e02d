import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { choicesOf, SOMETHING, tableOf } from '../../../web/board-kit/board.fixture.ts'
import { contentSets } from '../content/index.ts'
import { game } from '../engine/index.ts'
import type { Event, Mercado, Move, View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { useChoices } from './use-choices.ts'

const say = sayIn<Messages>('en', english)
const text = textIn(say)
const [GOLD, SILVER] = [1, 2]
const options = {
  content: contentSets.standard,
  side: 'B',
  disc: 4,
  changer: 'complete',
  openPurses: true,
} as const
const place = (coin: number, slot: number): Move => ({ type: 'place', coin, slot })
const DONE: Move = { type: 'done' }

type Props = Partial<BoardProps<Mercado, Messages>>

/** Ana with coins in her hand, in this phase, and what she may do. */
async function board(
  phase: View['phase'],
  drawn: readonly number[],
  offers: readonly Move[],
  more: Props = {},
) {
  const start = game.view(game.setup(3, options, Rng.from(1)), 0)
  const counts = [0, 0, 0, 0, 0, 0, 0].map((_, coin) => drawn.filter(one => one === coin).length)
  const view: View = { ...start, phase, turn: 0, drawn: counts }
  const { table, done } = tableOf<Mercado, Messages>(text, { view, offers, ...more })
  const shown = await choicesOf(table, useChoices)
  const coin = (one: number) => shown.act(known => known.touchCoin(one, SOMETHING))
  const slot = (one: number) => shown.act(known => known.touchSlot(one, SOMETHING))
  return { ...shown, done, table, coin, slot }
}

test('MER-25: a coin and then a tile place it', async () => {
  const offers = [place(GOLD, 2), place(SILVER, 2), place(SILVER, 3), DONE]
  const { coin, slot, now, done } = await board('placement', [GOLD, SILVER], offers)
  expect(now().coin).toBeNull()
  await coin(SILVER)
  expect(now().coin).toBe(SILVER)
  await slot(2)
  expect(done.sent).toEqual([[place(SILVER, 2)]])
})

test('a tile that only one of my coins fits takes it with one touch', async () => {
  const offers = [place(GOLD, 2), place(SILVER, 2), place(SILVER, 3), DONE]
  const { slot, done } = await board('placement', [GOLD, SILVER], offers)
  await slot(3)
  expect(done.sent).toEqual([[place(SILVER, 3)]])
})

test('the only kind of coin I have is chosen without saying', async () => {
  const { slot, now, done } = await board('placement', [GOLD, GOLD], [place(GOLD, 5), DONE])
  expect(now().coin).toBe(GOLD)
  await slot(5)
  expect(done.sent).toEqual([[place(GOLD, 5)]])
})

test('a coin where it does not fit is explained, not sent', async () => {
  const offers = [place(GOLD, 2), place(SILVER, 3), DONE]
  const { coin, slot, done } = await board('placement', [GOLD, SILVER], offers)
  await coin(GOLD)
  await slot(7)
  expect(done.sent).toEqual([])
  expect(done.explained).toEqual([place(GOLD, 7)])
})

test('MER-22: placing while the seal is offered declines it in one go', async () => {
  const seal: Move[] = [
    { type: 'seal', pay: true },
    { type: 'seal', pay: false },
  ]
  const { now, act, done } = await board('sealOffer', [GOLD, SILVER], seal)
  const slots = Array.from({ length: 12 }, (_, slot) => slot)
  const fitting = slots.find(slot => now().open(slot)) ?? -1
  expect(fitting).toBeGreaterThanOrEqual(0)
  await act(known => {
    known.place(GOLD, fitting, SOMETHING)
    known.place(SILVER, fitting, SOMETHING)
  })
  const [sent = []] = done.sent
  expect(sent[0]).toEqual({ type: 'seal', pay: false })
  expect(sent[1]).toMatchObject({ type: 'place', slot: fitting })
})

test('MER-16: drawing at the beginning of a turn plays no privilege token', async () => {
  const { act, done } = await board('turnStart', [], [{ type: 'noPrivilege' }])
  await act(known => known.act('draw', SOMETHING))
  expect(done.sent).toEqual([[{ type: 'noPrivilege' }, { type: 'draw' }]])
})

test('out of turn drawing is explained', async () => {
  const { act, done } = await board('turnStart', [], [])
  await act(known => known.act('recover', SOMETHING))
  expect([done.sent, done.explained]).toEqual([[], [{ type: 'recover' }]])
})

const placed = (coin: number, slot: number): Event => ({
  type: 'placed',
  seat: 0,
  coin,
  slot,
  tile: 0,
})
const drew = { type: 'drew', seat: 0, coins: [], reveals: true } as unknown as Event
const PAST = [placed(GOLD, 9), drew, placed(GOLD, 1), placed(SILVER, 2), placed(GOLD, 3)]

test('a coin is taken back with those placed after it, which are laid out again', async () => {
  const { act, now, done } = await board('placement', [SILVER], [DONE], { past: PAST })
  expect(now().batch).toEqual([place(GOLD, 1), place(SILVER, 2), place(GOLD, 3)])
  await act(known => known.takeBack(SILVER, 2))
  expect(done.back).toBe(2)
  expect(done.sent).toEqual([[place(GOLD, 3)]])
})

test('the coin placed last is simply taken back', async () => {
  const { act, done } = await board('placement', [SILVER], [DONE], { past: PAST })
  await act(known => known.takeBack(GOLD, 3))
  expect([done.back, done.sent]).toEqual([1, []])
})

test('if nothing can be taken back any more, nothing is laid out again', async () => {
  let asked = 0
  const goBack = () => Promise.resolve(++asked < 2)
  const { act, done } = await board('placement', [SILVER], [DONE], { past: PAST, goBack })
  await act(known => known.takeBack(GOLD, 1))
  expect(asked).toBe(2)
  expect(done.sent).toEqual([])
})

test('MER-40: of several complete tiles the one that is touched is sold next', async () => {
  const offers: Move[] = [
    { type: 'sell', slot: 1 },
    { type: 'sell', slot: 4 },
  ]
  const { slot, now, done } = await board('saleOrder', [], offers)
  await slot(2)
  await slot(4)
  expect(done.explained).toEqual([{ type: 'sell', slot: 2 }])
  expect(done.sent).toEqual([[{ type: 'sell', slot: 4 }]])
  expect(now().looked).toBeNull()
})

test('a tile that nothing of mine can go to is shown closely', async () => {
  const { slot, now, done } = await board('placement', [], [])
  await slot(6)
  expect(now().looked).toBe(6)
  expect([done.sent, done.explained, done.said]).toEqual([[], [], []])
})

test('with two kinds in the hand, a tile that takes both asks for the coin first', async () => {
  const offers = [place(GOLD, 2), place(SILVER, 2), DONE]
  const { slot, done } = await board('placement', [GOLD, SILVER], offers)
  await slot(2)
  expect(done.said).toEqual([say('board.chooseCoin')])
  expect(done.sent).toEqual([])
})
