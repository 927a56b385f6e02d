import { expect, test } from 'vitest'
import { bot, person, tableInfo } from '../../table/table.fixture.ts'
import { pageText } from '../../text/index.ts'
import { lobbyText } from './text/index.ts'
import { freeChairs, lobbyLead, maySit } from './model.ts'

const open = person('', { kind: 'open' })
const keptForBen = person('Ben', { kind: 'open' })
const life = (ready: number[] | null) => ({ ...tableInfo().life!, ready })

test('says how many chairs are free, then what it waits for', () => {
  const two = tableInfo({ seats: [person('Ana'), open, keptForBen], life: life([]) })
  expect(freeChairs(two)).toBe(2)
  expect(lobbyLead(two)).toBe(lobbyText('lobby.leadReady', { n: 2 }))
  expect(lobbyLead({ ...two, life: life(null) })).toBe(lobbyText('lobby.lead', { n: 2 }))
  const full = { seats: [person('Ana'), bot()], life: life(null) }
  expect(lobbyLead(full)).toBe(lobbyText('lobby.full'))
  expect(lobbyLead({ ...full, life: life([0]) })).toBe(pageText('ready.waiting'))
  expect(lobbyLead({ ...full, life: null })).toBe(lobbyText('lobby.full'))
})

test.each([
  ['a stranger at a listed table', {}, { listed: true }, null, 1, true],
  ['a stranger at a table that is not listed', {}, {}, null, 1, false],
  ['the host who looks on', { host: true }, {}, null, 1, true],
  ['somebody who sits already', { host: true }, { listed: true }, 0, 1, false],
  ['a chair kept for somebody else', { host: true }, { listed: true }, null, 2, false],
  ['the chair kept for me', { asked: 2 }, {}, null, 2, true],
])('may sit down: %s', (_, my, table, seat, index, expected) => {
  const seats = [person('Ana'), open, keptForBen]
  const mine = { host: false, asked: null, ...my }
  expect(maySit(mine, { seats, listed: false, ...table }, seat, index)).toBe(expected)
})
