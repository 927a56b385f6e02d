import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { Rng } from '../../../kernel/rng.ts'
import { atRandom } from '../../../kit/play.fixture.ts'
import { choicesOf, SOMETHING, tableOf } from '../../../web/board-kit/board.fixture.ts'
import { MESSENGER, NONE } from '../content/index.ts'
import { game } from '../engine/index.ts'
import type { Aztec, Move, View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { sightLine } from './sight-line.ts'
import { useChoices } from './use-choices.ts'

const say = sayIn<Messages>('en', english)
const text = textIn(say)
const PLAY: Move = { type: 'play' }
const PASS: Move = { type: 'pass' }

/** A match of random moves, ply by ply: what the seat that is asked sees, and its offers. */
function* positions(seed: number): Generator<{ view: View; offers: readonly Move[] }> {
  const rng = Rng.from(seed)
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, values]) => [name, values[0]]),
  ) as Aztec['options']
  const state = game.setup(3, options, rng)
  for (const at of atRandom(game, state, rng))
    for (const seat of game.actors(at))
      yield { view: structuredClone(game.view(at, seat)), offers: game.legal(at, seat) }
}

/** The first position that fits. */
function position(fits: (view: View, offers: readonly Move[]) => boolean) {
  for (const seed of [1, 2, 3]) {
    for (const found of positions(seed)) if (fits(found.view, found.offers)) return found
  }
  throw new Error('There is no such position')
}

async function board(view: View, offers: readonly Move[]) {
  const { table, done } = tableOf<Aztec, Messages>(text, { view, offers })
  const shown = await choicesOf(table, useChoices)
  const cell = (at: number) => shown.act(known => known.touchCell(at, SOMETHING))
  const buyer = (at: number) => shown.act(known => known.touchBuyer(at, SOMETHING))
  const tile = (kind: number) => shown.act(known => known.touchTile(kind, SOMETHING))
  return { ...shown, done, table, cell, buyer, tile }
}

const emptyIn = (view: View) => view.cells.indexOf(NONE)
const laying = () => position((_, offers) => offers.some(({ type }) => type === 'tile'))
/** A turn at whose beginning one of my buyers could buy from somebody, and which. */
function buying() {
  const targetsOf = (view: View) =>
    [0, 1, 2, 3].map(buyer => sightLine(view, view.viewer ?? 0, buyer)?.targets ?? [])
  const { view, offers } = position(
    (seen, may) =>
      seen.phase === 'turn' &&
      may.some(({ type }) => type === 'play') &&
      targetsOf(seen).some(({ length }) => length > 0),
  )
  const which = targetsOf(view).findIndex(({ length }) => length > 0)
  const target = targetsOf(view)[which]?.[0]
  if (!target) throw new Error('There is nobody to buy from')
  return { view, offers, which, target }
}

test('while the market is laid out, a tile and a cell are sent together', async () => {
  const { view, offers } = laying()
  const [first] = offers
  if (first?.type !== 'tile') throw new Error('No tile is on offer')
  const { tile, cell, now, done } = await board(view, offers)
  await tile(first.tile)
  expect(now().tile).toBe(first.tile)
  expect(done.sent).toEqual([])
  await cell(emptyIn(view))
  expect(done.sent).toEqual([[first, { type: 'place', cell: emptyIn(view) }]])
})

test('a cell touched before a tile says what comes first', async () => {
  const { view, offers } = laying()
  const { cell, done } = await board(view, offers)
  await cell(emptyIn(view))
  expect([done.sent, done.said]).toEqual([[], [say('board.layFirst')]])
})

test('a tile that is picked is forgotten when the next one is laid', async () => {
  const { view, offers } = laying()
  const [first] = offers
  if (first?.type !== 'tile') throw new Error('No tile is on offer')
  const { tile, change, now, table } = await board(view, offers)
  await tile(first.tile)
  const cells = view.cells.map((kind, at) => (at === emptyIn(view) ? first.tile : kind))
  await change({ ...table, view: { ...view, cells }, at: 1 })
  expect(now().tile).toBeNull()
})

test('touching a buyer shows from whom they could buy, and sends nothing', async () => {
  const { view, offers, which, target } = buying()
  const { buyer, now, done } = await board(view, offers)
  await buyer(which)
  expect(now().buyer).toBe(which)
  expect(now().target).toEqual(target)
  expect(done.sent).toEqual([])
})

test('touching the vendor that is shown buys: the turn is played in one go', async () => {
  const { view, offers, which, target } = buying()
  const { buyer, cell, now, done } = await board(view, offers)
  await buyer(which)
  await cell(target.cell)
  expect(done.sent).toEqual([[PLAY, { type: 'buy', buyer: which, colour: target.colour }]])
  expect(now().buyer).toBeNull()
})

test('the button buys the same; without a buyer it says to choose one', async () => {
  const { view, offers, which, target } = buying()
  const { buyer, act, done } = await board(view, offers)
  await act(known => known.buy(SOMETHING))
  await act(known => known.pay(SOMETHING))
  expect(done.said).toEqual([say('board.chooseBuyer'), say('board.chooseBuyer')])
  await buyer(which)
  await act(known => known.buy(SOMETHING))
  expect(done.sent).toEqual([[PLAY, { type: 'buy', buyer: which, colour: target.colour }]])
})

test('a buyer who has been paid is let go', async () => {
  const { view, offers, which } = buying()
  const { buyer, act, now, done } = await board(view, offers)
  await buyer(which)
  await act(known => known.pay(SOMETHING))
  expect(done.sent).toEqual([[PLAY, { type: 'pay', buyer: which }]])
  expect(now().buyer).toBeNull()
})

test('where playing is not possible, buying is explained as that', async () => {
  const { view, which } = buying()
  const { buyer, act, done } = await board(view, [PASS])
  await buyer(which)
  await act(known => known.buy(SOMETHING))
  expect([done.sent, done.explained]).toEqual([[], [PLAY]])
})

test('the messenger is moved as the beginning of a turn with one touch', async () => {
  const { view, offers } = buying()
  const at = view.cells.indexOf(MESSENGER)
  const { cell, done } = await board(view, offers)
  await cell(at)
  expect(done.sent).toEqual([[PLAY, { type: 'move', cell: at }]])
})

test('what is picked lasts as long as the turn, and Escape lets it go', async () => {
  const { view, offers, which } = buying()
  const { buyer, act, change, now, table } = await board(view, offers)
  await buyer(which)
  await change({ ...table, at: 1 })
  expect(now().buyer).toBe(which)
  await act(known => known.letGo())
  expect(now().buyer).toBeNull()
})
