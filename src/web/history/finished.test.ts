import { expect, test } from 'vitest'
import { begin, must } from '../../kernel/match.ts'
import type { LocalChair, LocalRecord } from '../session/local/local-record.ts'
import { localSession } from '../session/local/local.ts'
import { fakeWorld, GAME, twoSeats, until } from '../session/session.fixture.ts'
import { finishedGame } from './finished.ts'
import type { Played } from '../../protocol/local-history.ts'

const MINUTE = 60_000

/** What is kept of a match with these chairs, whose plies were made at these times. */
function kept(chairs: readonly LocalChair[], times: readonly number[] = []) {
  const match = must(begin(GAME, chairs.length, {}, 'c0ffee'))
  const record: LocalRecord = { ...twoSeats(), chairs, times, createdAt: 1000 }
  return finishedGame(GAME, match.state, record)
}

test.each<[readonly LocalChair[], string]>([
  [['me', 'easy'], 'easy'],
  [['easy', 'hard', 'me', 'medium'], 'hard'],
  [['me', 'here'], 'people'],
  [['me', 'here', 'hard'], 'people'],
])('%j: the company is %s', (chairs, company) => {
  expect(kept(chairs)).toMatchObject({ game: GAME.id, players: chairs.length, company })
})

test('bots that play alone are nothing of mine', () => {
  expect(kept(['easy', 'hard'])).toBeNull()
})

test('time is counted from the deal to the last ply, without long absences', () => {
  const at = [1000 + MINUTE, 1000 + 2 * MINUTE, 1000 + 600 * MINUTE]
  expect(kept(['me', 'easy'], at)).toMatchObject({ time: 5 * MINUTE, endedAt: at[2] })
})

test('a match in this page is told when it is over, with my place and points', async () => {
  const told: (Played | null)[] = []
  const finished = (state: object, record: LocalRecord) =>
    void told.push(finishedGame(GAME, state, record))
  const session = localSession({ ...fakeWorld(), finished }, twoSeats())
  if (!session) throw new Error('the record is broken')
  let over = false
  while (!over) {
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    const { moment, table } = await until(
      session,
      state => state.table.status === 'over' || (state.moment?.offers.length ?? 0) > 0,
    )
    over = table.status === 'over'
    expect(told).toHaveLength(over ? 1 : 0)
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await session.choose(moment?.offers.slice(0, 1) ?? [])
  }
  expect(told[0]).toMatchObject({ game: GAME.id, players: 2, company: 'easy', dealtAt: 1_000_000 })
  expect([1, 2]).toContain(told[0]?.rank)
  session.close()
})
