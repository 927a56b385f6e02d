import { afterEach, expect, test, vi } from 'vitest'
import { sayIn } from '../../../../kit/words/messages.ts'
import { Rng } from '../../../../kernel/rng.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { choicesOf, SOMETHING, tableOf } from '../../../../web/board-kit/board.fixture.ts'
import { cardOf } from '../../content/index.ts'
import { game } from '../../engine/index.ts'
import type { Mercadito, Move, SeenOffer, View } from '../../engine/state.ts'
import english from '../../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../../text/index.ts'
import { useDesk } from './use-desk.ts'

const say = sayIn<Messages>('en', english)
const text = textIn(say)
const [lime, rice, mango, juice] = ['lime', 'rice', 'mango', 'juice'].map(cardOf) as [
  number,
  number,
  number,
  number,
]
afterEach(() => vi.useRealTimers())

const MAY: readonly Move[] = [{ type: 'address', to: 1 }, { type: 'vote' }]

const offer = (id: number, more: Partial<SeenOffer> = {}): SeenOffer => ({
  id,
  from: 1,
  to: 0,
  gives: 1,
  wants: 1,
  give: [mango],
  want: [lime],
  ...more,
})

/** The final phase for Ana, who holds Lime and Rice; Ben and Cem hold three cards each. */
function finalView(more: Partial<View> = {}): View {
  const start = game.view(game.setup(3, { openMemory: false }, Rng.from(1)), 0)
  return {
    ...start,
    phase: 'final',
    hands: [[lime, rice].toSorted((a, b) => a - b), [], []],
    sizes: [2, 3, 3],
    offersLeft: [20, 20, 20],
    votes: [false, false, false],
    offers: [],
    draft: null,
    ...more,
  }
}

async function desk(view = finalView(), more: Partial<BoardProps<Mercadito, Messages>> = {}) {
  const { table, done } = tableOf<Mercadito, Messages>(text, { view, offers: MAY, ...more })
  const shown = await choicesOf(table, useDesk)
  return { ...shown, done, table }
}

test('MTO-34: an offer is put together in any order, and sent from low to high', async () => {
  const { act, now, done } = await desk()
  const wanted = [mango, juice].toSorted((a, b) => a - b)
  await act(known => known.toggleWant(wanted[1] ?? 0))
  await act(known => known.toggleGive(lime))
  await act(known => known.toggleWant(wanted[0] ?? 0))
  expect(now().sendable).toBe(true)
  await act(known => known.send(SOMETHING))
  expect(done.sent).toEqual([
    [
      { type: 'address', to: 1 },
      { type: 'give', card: lime },
      ...wanted.map(card => ({ type: 'want', card })),
      { type: 'send' },
    ],
  ])
})

test('a card touched twice is out of the offer again', async () => {
  const { act, now } = await desk()
  await act(known => known.toggleGive(lime))
  await act(known => known.toggleGive(lime))
  expect(now().draft.give).toEqual([])
  expect(now().seen).toBe(null)
})

test('after it is sent the desk is empty and shows my offers', async () => {
  const { act, now } = await desk()
  await act(known => known.toggleGive(lime))
  await act(known => known.send(SOMETHING))
  expect(now().draft).toMatchObject({ give: [], want: [], answers: 0 })
  expect([now().tab, now().seen]).toEqual(['mine', null])
})

test('an offer that was refused stays on the desk, to be mended', async () => {
  const { act, now } = await desk(finalView(), { choose: () => Promise.resolve(false) })
  await act(known => known.toggleGive(lime))
  await act(known => known.send(SOMETHING))
  expect(now().draft.give).toEqual([lime])
  expect(now().tab).toBe('make')
})

test('an offer that gives nothing is not sent, and says why', async () => {
  const { act, now, done } = await desk()
  expect(now().sendable).toBe(false)
  await act(known => known.send(SOMETHING))
  expect([done.sent, done.said]).toEqual([[], [say('board.desk.chooseGive')]])
})

test('MTO-42: with no offer left it says so', async () => {
  const { act, done } = await desk(finalView({ offersLeft: [0, 20, 20] }))
  await act(known => known.toggleGive(lime))
  await act(known => known.send(SOMETHING))
  expect(done.said).toEqual([say('board.desk.noneLeft')])
})

test('MTO-35: more than the other holds cannot be asked for', async () => {
  const { act, done } = await desk(finalView({ sizes: [2, 1, 3] }))
  await act(known => known.toggleGive(lime))
  await act(known => known.toggleWant(mango))
  await act(known => known.toggleWant(juice))
  await act(known => known.send(SOMETHING))
  expect(done.said).toEqual([say('board.desk.tooMany', { most: 1 })])
  expect(done.sent).toEqual([])
})

test('out of turn an offer is explained instead of sent', async () => {
  const { act, done } = await desk(finalView(), { offers: [] })
  await act(known => known.toggleGive(lime))
  await act(known => known.send(SOMETHING))
  expect([done.sent, done.explained]).toEqual([[], [{ type: 'address', to: 1 }]])
})

test('what others do takes cards out of the draft that can no longer be in it', async () => {
  const { act, now, change, table } = await desk()
  await act(known => known.toggleGive(lime))
  await act(known => known.toggleGive(rice))
  await act(known => known.toggleWant(mango))
  await change({ ...table, view: finalView({ hands: [[rice, mango], [], []] }) })
  expect(now().draft).toMatchObject({ give: [rice], want: [] })
})

test('MTO-41: a counter-offer turns an offer round, as far as I have the cards', async () => {
  const theirs = offer(7, { give: [mango], want: [lime, juice], wants: 2 })
  const { act, now, done } = await desk(finalView({ offers: [theirs] }))
  expect(now().tab).toBe('theirs')
  await act(known => known.counter(theirs))
  expect(now().tab).toBe('make')
  expect(now().draft).toEqual({ to: 1, give: [lime], want: [mango], answers: 7 })
  await act(known => known.send(SOMETHING))
  expect(done.sent[0]?.[0]).toEqual({ type: 'counter', offer: 7 })
})

test('when the offer is withdrawn that I answer, mine is an offer of its own', async () => {
  const theirs = offer(7)
  const { act, now, change, table } = await desk(finalView({ offers: [theirs] }))
  await act(known => known.counter(theirs))
  await change({ ...table, view: finalView() })
  expect(now().draft).toMatchObject({ to: 1, give: [lime], answers: 0 })
})

test('a new offer to me comes to the fore, unless I am putting one together', async () => {
  const idle = await desk()
  expect(idle.now().tab).toBe('make')
  await idle.change({ ...idle.table, view: finalView({ offers: [offer(3)] }) })
  expect(idle.now().tab).toBe('theirs')
  const busy = await desk()
  await busy.act(known => known.toggleGive(lime))
  await busy.change({ ...busy.table, view: finalView({ offers: [offer(3)] }) })
  expect(busy.now().tab).toBe('make')
  // Who has voted to end is in the middle of nothing.
  const votes = [true, false, false]
  await busy.change({ ...busy.table, view: finalView({ offers: [offer(3)], votes }) })
  expect(busy.now().tab).toBe('theirs')
})

test('an offer begun in the list of moves is put together here, and its draft is dropped', async () => {
  const draft = { to: 2, give: [lime], want: [mango], answers: 0 } as unknown as View['draft']
  const { now, done, settle } = await desk(finalView({ draft }), {
    offers: [{ type: 'drop' }],
  })
  await settle()
  expect(done.sent).toEqual([[{ type: 'drop' }]])
  expect(now().draft).toMatchObject({ to: 2, give: [lime], want: [mango] })
})

test('MTO-43: exactly one card is shown, to one or to all', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { act, now, done } = await desk(finalView(), {
    offers: [{ type: 'reveal', card: lime, to: 'all' }],
  })
  await act(known => known.show(SOMETHING))
  expect(done.said).toEqual([say('board.desk.showFirst')])
  await act(known => known.toggleGive(lime))
  await act(known => known.show(SOMETHING))
  expect(now().showing).toBe(true)
  await act(known => known.reveal('all', SOMETHING))
  expect([now().showing, done.sent], 'the second half of a double click').toEqual([true, []])
  vi.advanceTimersByTime(1000)
  await act(known => known.reveal('all', SOMETHING))
  expect(done.sent).toEqual([[{ type: 'reveal', card: lime, to: 'all' }]])
  expect(now().showing).toBe(false)
})
