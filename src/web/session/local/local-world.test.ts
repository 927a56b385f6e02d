import { afterEach, beforeEach, expect, test } from 'vitest'
import { GAMES, findGame } from '../../../games/index.ts'
import { begin, chronicle, fitOptions } from '../../../kernel/match.ts'
import { ranks } from '../../../kernel/rank.ts'
import { carriedOn } from '../../../kit/play.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { keptHere } from '../../storage.fixture.ts'
import { storage } from '../../storage.ts'
import { GAME, twoSeats } from '../session.fixture.ts'
import { pageText } from '../../text/index.ts'
import { usualChairs } from '../usual.ts'
import { newcomersWish, type Query, queryOf, remember, remembered } from '../wish.ts'
import type { LocalRecord } from './local-record.ts'
import { again } from './local-table.ts'
import { askedFor, dealAgain, dealNew, goOnOrDeal, dealUntil } from './local-world.ts'

const { meta } = findGame(GAME.id) ?? GAMES[0]
const usual = newcomersWish(meta)
const asked = (query: Query) => askedFor(meta, GAME, query)

beforeEach(() => void keptHere())
afterEach(() => {
  for (const { meta } of GAMES) storage.remove(`wish:${meta.id}`)
})

test('an address that says nothing asks for a table that suits a newcomer', () => {
  expect(asked({})).toMatchObject(usual)
})

test('an address says who sits where and by which options', () => {
  expect(asked({ chairs: 'hard,me,easy', games: '3', start: '1' })).toEqual({
    chairs: ['hard', 'me', 'easy'],
    options: { games: 3, start: 1 },
  })
})

const odd = ['chairs=me', 'chairs=hard,easy', 'chairs=me,me', 'chairs=me,x', 'games=7&toString=x']
test.each(odd)('what does not fit is left out: %s', query => {
  expect(asked(Object.fromEntries(new URLSearchParams(query)))).toMatchObject(usual)
})

test('options that do not fit the number of players are left out', () => {
  expect(asked({ chairs: 'me,easy', start: '5' }).options).toEqual({})
})

test('once other choices were made, they are asked for; the address goes before them', () => {
  remember(GAME.id, { chairs: ['hard', 'me'], options: { games: 3 } })
  expect(asked({})).toEqual({ chairs: ['hard', 'me'], options: { games: 3 } })
  expect(asked({ start: '1' }).options).toEqual({ games: 3, start: 1 })
  expect(asked({ chairs: 'me,easy' })).toEqual({ chairs: ['me', 'easy'], options: {} })
})

test('several people at this device have their names, or are counted', () => {
  const wish = { chairs: ['me', 'here', 'easy'], options: {}, names: ['', 'Ana', ''] } as const
  remember(GAME.id, wish)
  expect(asked({})).toMatchObject({ chairs: wish.chairs, names: wish.names })
  const query = Object.fromEntries(queryOf(wish))
  expect(asked(query)).toMatchObject({ chairs: wish.chairs, names: wish.names })
  expect(asked({ ...query, names: '%E0%A4%A' })).toMatchObject({ names: ['', '', ''] })
  const { names } = dealNew(meta, { game: GAME }, query)
  expect(names).toEqual([pageText('device.person', { n: 1 }), 'Ana', ''])
  expect(dealAgain(GAME, dealNew(meta, { game: GAME }, query)).names).toEqual(names)
})

test('dealt again and again, the matches are counted that each seat has won', () => {
  const first = dealNew(meta, { game: GAME }, { chairs: 'me,easy', start: '0' })
  // Nobody has won what was not played to its end.
  expect(dealAgain(GAME, first)).not.toHaveProperty('won')
  const { played, won } = playedOut(first)
  const second = playedOut(dealAgain(GAME, played))
  expect(second.played.won).toEqual(won)
  expect(dealAgain(GAME, second.played).won).toEqual(
    [0, 1].map(seat => (won[seat] ?? 0) + (second.won[seat] ?? 0)),
  )
})

/** The same record, always the first offer taken until the match is over, and who has won it. */
function playedOut(record: LocalRecord) {
  const match = again(GAME, record, 'all')?.match
  if (match === undefined) throw new Error('This record does not play.')
  carriedOn(match, ([first]) => first)
  const won = ranks(GAME.scores(match.state)).map(rank => (rank === 1 ? 1 : 0))
  return { played: { ...record, chronicle: chronicle(match), over: true }, won }
}

test('a table without hints stays so: in its address, the next time, in its record, and dealt again', () => {
  const wish = { chairs: ['me', 'easy'], options: {}, noHints: true } as const
  const query = Object.fromEntries(queryOf(wish))
  expect(asked(query)).toEqual(wish)
  remember(GAME.id, wish)
  expect(asked({})).toEqual(wish)
  const record = dealNew(meta, { game: GAME }, query)
  expect(record).toMatchObject({ noHints: true })
  expect(dealAgain(GAME, record)).toMatchObject({ noHints: true })
  expect(dealNew(meta, { game: GAME }, { chairs: 'me,easy' })).not.toHaveProperty('noHints')
  const began = goOnOrDeal(meta, { game: GAME }, {})
  expect(began).not.toHaveProperty('noHints')
  expect(goOnOrDeal(meta, { game: GAME }, { hints: 'off' })).toEqual({ ...began, noHints: true })
})

test('a table with friends is remembered, but it is none to be played on this device', () => {
  const wish = { chairs: ['me', 'open'], options: {} } as const
  remember(GAME.id, wish)
  expect(remembered(GAME)).toMatchObject(wish)
  expect(asked({})).toMatchObject(usual)
})

test('what was remembered and fits no more is forgotten', () => {
  storage.write(`wish:${GAME.id}`, 'chairs=me,easy,easy,easy,easy,easy,easy,easy')
  expect(remembered(GAME)).toBeNull()
  storage.write(`wish:${GAME.id}`, 'chairs=me,easy&games=99')
  expect(remembered(GAME)).toMatchObject({ chairs: ['me', 'easy'], options: {} })
})

test.each(GAMES)('$meta.id: a newcomer plays with one or two easy bots', async entry => {
  browser()
  const loaded = await entry.load()
  const { chairs, options } = newcomersWish(entry.meta)
  expect(chairs.slice(1)).toEqual(chairs.slice(1).map(() => 'easy'))
  expect([2, 3]).toContain(chairs.length)
  expect(fitOptions(loaded.game, chairs.length, options)).toMatchObject({ ok: true })
  const { chronicle } = dealNew(entry.meta, loaded, {})
  expect(chronicle).toMatchObject({ seats: chairs.length, options })
  const begun = begin(loaded.game, chronicle.seats, chronicle.options, chronicle.seed)
  const played = begun.ok && loaded.roles?.(loaded.game.view(begun.value.state, null))
  expect(played ? played[0] : undefined).toBe(entry.meta.newcomer?.role)
})

test('it is dealt until the newcomer plays what is easiest, and not for ever', () => {
  let deals = 0
  const deal = () => {
    deals++
    return twoSeats()
  }
  const loaded = (role: () => string) => ({ game: GAME, roles: () => [role(), 'other'] })
  dealUntil(
    deal,
    loaded(() => (deals === 3 ? 'easiest' : 'hardest')),
    'easiest',
  )
  expect(deals).toBe(3)
  deals = 0
  dealUntil(
    deal,
    loaded(() => 'hardest'),
    'easiest',
  )
  expect(deals).toBe(100)
  deals = 0
  dealUntil(deal, { game: GAME }, 'easiest')
  expect(deals).toBe(1)
})

test('a table with friends has four chairs, or as near as the game allows', () => {
  expect(usualChairs([2, 3], 'open')).toEqual(['me', 'open', 'open'])
  expect(usualChairs([5, 8], 'open')).toHaveLength(5)
})
