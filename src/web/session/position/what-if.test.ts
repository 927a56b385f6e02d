import { beforeEach, expect, test } from 'vitest'
import type { TableInfo } from '../../../protocol/table.ts'
import { keptHere } from '../../storage.fixture.ts'
import { whatIfShelf } from '../local/local-record.ts'
import { localSession } from '../local/local.ts'
import type { SessionState } from '../session.ts'
import { fakeWorld, GAME, twoSeats, until } from '../session.fixture.ts'
import { beginImagined } from './what-if.ts'

beforeEach(() => void keptHere({}))

/** A match against a bot that still goes on, seen by its player. */
async function running(): Promise<SessionState> {
  const session = localSession(fakeWorld(), twoSeats())
  if (!session) throw new Error('no session')
  const state = await until(session, ({ moment }) => moment !== null)
  session.close()
  return state
}

const hintsAfter = async (state: SessionState, hints: boolean): Promise<boolean> => {
  expect(await beginImagined(state, hints)).toBe(true)
  return whatIfShelf.load(GAME.id)?.noHints !== true
}

test('what is played on from a match has hints only where the match itself has', async () => {
  const state = await running()
  expect(await hintsAfter(state, true)).toBe(true)
  expect(await hintsAfter(state, false)).toBe(false)
  const life = { ready: null, enders: [], story: [], rematch: null, ending: null }
  const without: TableInfo = { ...state.table, life: { ...life, noHints: true } }
  expect(await hintsAfter({ ...state, table: without }, true)).toBe(false)
  const seats = state.table.seats.map(seat => ({ ...seat, kind: 'person' as const }))
  expect(await hintsAfter({ ...state, table: { ...state.table, seats } }, true)).toBe(false)
})
