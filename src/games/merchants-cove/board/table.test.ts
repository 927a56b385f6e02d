import { expect, test } from 'vitest'
import { contentSets } from '../content/index.ts'
import type { Asking, Event, View } from '../engine/state.ts'
import { LINES } from '../engine/merchants/chronomancer/rift.ts'
import { same } from '../../../kernel/json.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { follow, type Placed, UNPLACED } from '../../../web/board-kit/follow.ts'
import { earnedSince, offerAt } from './town/earnings.ts'
import { actionCost } from './action-cost.ts'
import { handOut, wanted } from './pieces.ts'
import { played } from './played.fixture.ts'
import { resultLines } from './result.tsx'
import { carried } from './shops/chronomancer/pushed.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { placeOf, PLACES, spotsOf, wishOf } from './spots.ts'

const tablesOf = (view: View) => contentSets.tables(view.content)
const askedIn = (view: View) => view.agenda.at(-1) as Asking

/** The Gold that these events tell of. */
const goldOf = (events: readonly Event[], isSuch: (event: Event) => boolean): number =>
  events.reduce((sum, event) => {
    return isSuch(event) && 'gold' in event && typeof event.gold === 'number'
      ? sum + event.gold
      : sum
  }, 0)

/** Moves that share their spots with others, told apart by buttons. */
const WITH_BUTTONS = [
  'alc.brew.next',
  'alc.transmute',
  'bla.adjust',
  'bla.contraband.place',
  'chr.portal.next',
]

test('touching what can be chosen wishes for that very move, or for one of the same spots', () => {
  let touched = 0
  const strays = []
  for (const seed of [1, 2, 3]) {
    for (const { view, offers } of played(seed, 4)) {
      const asked = askedIn(view)
      expect(PLACES).toContain(placeOf(asked))
      for (const move of offers) {
        const spots = spotsOf(move, asked)
        const last = spots.at(-1)
        if (last === undefined) continue
        touched++
        const wish = wishOf(last, spots.slice(0, -1), asked)
        const alike = WITH_BUTTONS.includes(move.type) ? wish?.type === move.type : same(wish, move)
        if (!alike) strays.push(move)
      }
    }
  }
  expect(strays).toEqual([])
  expect(touched).toBeGreaterThan(2000)
})

test('an action costs what was shown before: the Timepiece comes to one of the places shown', () => {
  const shown: (readonly number[])[] = []
  const gone: number[] = []
  for (const { view, move, events } of played(4, 4)) {
    const cost = actionCost(view, tablesOf(view), move)
    // Hourglasses may lower the Hours afterwards.
    const sand = view.players[view.viewer ?? 0]?.merchant === 'chr'
    if (cost && !sand) shown.push(cost.routes.map(({ to }) => to))
    for (const event of events) {
      if (event.type === 'advanced' && view.players[event.seat]?.merchant !== 'chr')
        gone.push(event.to)
    }
  }
  expect(gone.length).toBeGreaterThan(40)
  expect(shown.length).toBe(gone.length)
  expect(gone.filter((to, turn) => !shown[turn]?.includes(to))).toEqual([])
})

test('a sale brings what the market showed, and the sums add up', () => {
  let sales = 0
  const past = []
  for (const { view, move, events } of played(6, 3, { rogue: 'cultists' })) {
    const asked = askedIn(view)
    past.push(...events)
    if (asked.at !== 'sell' || move.type !== 'sell') continue
    const offer = offerAt(view, tablesOf(view), asked.pier, move.good)
    const sold = events.find(event => event.type === 'sold')
    if (sold?.type !== 'sold' || !offer) throw new Error('Nothing was sold')
    expect(sold.gold).toBe(offer.customers * offer.price)
    sales++
    const begun = past.findLastIndex(event => event.type === 'market')
    const all = past
      .slice(begun)
      .flatMap(event => (event.type === 'sold' && event.seat === asked.seat ? event.gold : []))
    expect(
      earnedSince(past, asked.seat)
        .slice(0, 3)
        .reduce((sum, gold) => sum + gold, 0),
    ).toBe(all.reduce((sum, gold) => sum + gold, 0))
  }
  expect(sales).toBeGreaterThan(5)
})

test('no piece is doubled on its way, and every one that is drawn has its id', () => {
  let placed: Placed = UNPLACED
  for (const { view } of played(7, 4)) {
    placed = follow(placed, wanted(view))
    const ids = [...placed.values()].flat()
    expect(new Set(ids).size).toBe(ids.length)
    for (const [boat, { aboard }] of view.boats.entries()) {
      const id = handOut(placed, `boat:${boat}`)
      for (let colour = 1; colour <= 5; colour++) {
        for (let n = 0; n < (aboard[colour] ?? 0); n++) expect(id(`m${colour}`)).not.toBe('')
      }
      expect(id('m1')).toBe('')
    }
  }
})

test('the lines of the result say at which pier, by whom and by what each Gold was earned', () => {
  const text = textIn(sayIn<Messages>('en', english))
  for (const seed of [8, 9]) {
    const plies = [...played(seed, 4)]
    const view = plies.at(-1)?.after
    if (!view) throw new Error('Nothing was played')
    const events = plies.flatMap(ply => ply.events)
    const lines = resultLines(view, text, events)
    const heads = lines.map(({ what }) => what)
    expect(heads.slice(0, 4)).toEqual(['Bazaar', 'Grand Plaza', 'Black Market', 'Sponsors'])
    for (const [seat, player] of view.players.entries()) {
      const told = [0, 1, 2].map(pier =>
        goldOf(
          events,
          event => event.type === 'sold' && event.seat === seat && event.pier === pier,
        ),
      )
      told.push(goldOf(events, event => event.type === 'sponsored' && event.seat === seat))
      for (const colour of [1, 2, 3, 4])
        told.push(
          goldOf(events, event => {
            return event.type === 'favoured' && event.seat === seat && event.colour === colour
          }),
        )
      told.push(0 - goldOf(events, event => event.type === 'accused' && event.seat === seat))
      expect(lines.flatMap(({ counts }) => counts[seat] || [])).toEqual(told.filter(Boolean))
      expect(told.reduce((sum, gold) => sum + gold, 0)).toBe(player.gold)
    }
    expect(resultLines(view, text, []).map(({ what }) => what)[0]).toBe('Gold at the start')
  }
})

test('a pushed line moves on tile by tile', () => {
  let placed: Placed = UNPLACED
  let before: Placed = UNPLACED
  let pushes = 0
  for (const { after, events } of played(10, 4)) {
    before = placed
    placed = follow(carried(placed, after, events), wanted(after))
    for (const event of events) {
      if (event.type !== 'chr.pushed' || before === UNPLACED) continue
      const [first, middle, last] =
        (event.from === 'start' ? LINES[event.line] : LINES[event.line]?.toReversed()) ?? []
      const at = (places: Placed, place: string) => places.get(`${event.seat}${place}`)
      expect(at(placed, `cell${first}`)).toEqual(at(before, 'gate'))
      expect(at(placed, `cell${middle}`)).toEqual(at(before, `cell${first}`))
      expect(at(placed, `cell${last}`)).toEqual(at(before, `cell${middle}`))
      pushes++
    }
  }
  expect(pushes).toBeGreaterThan(5)
})
