import { afterEach, expect, test } from 'vitest'
import type { BrowserHistory } from '../../protocol/local-history.ts'
import { me } from '../api.ts'
import { answering } from '../server.fixture.ts'
import { storage } from '../storage.ts'
import { keepGame, readHistory } from './history.ts'
import { game } from './played.fixture.ts'
import { freeHistory, historyWith, leaveHistory, sendHistory } from './with-account.ts'

const GET = 'GET /me/local-history'
const POST = 'POST /me/local-history'
const KEYS = ['history', 'history-owner', 'history-browser', 'history-of:ana', 'history-of:ben']
const forget = () => KEYS.forEach(name => storage.remove(name))

afterEach(() => {
  forget()
  me.value = null
})

/** A server that keeps what is sent, for a person who is signed in. */
function serverOf(user: string) {
  const parts: BrowserHistory[] = []
  const { answers, asked, bodies } = answering({
    'GET /me': { me: { id: user, name: 'Ana' } },
    [GET]: { parts },
    [POST]: { stored: true },
  })
  /** What came in takes the place of what its browser sent before. */
  function settle() {
    for (const part of bodies(POST) as BrowserHistory[]) {
      const before = parts.findIndex(({ browser }) => browser === part.browser)
      parts.splice(before < 0 ? parts.length : before, 1, part)
    }
  }
  return { answers, asked, settle, parts }
}

test('what was played here comes along, and is found on another device', async () => {
  const { settle, parts } = serverOf('ana')
  keepGame(game(1, { rank: 1, points: 31 }))
  keepGame(game(2))
  expect((await historyWith('ana')).history.sums['mercado']).toMatchObject({ played: 2 })
  settle()
  expect(parts).toHaveLength(1)

  forget()
  keepGame(game(3, { rank: 1, company: 'hard' }))
  const { history: both } = await historyWith('ana')
  settle()
  expect(parts).toHaveLength(2)
  expect(both.sums['mercado']).toMatchObject({ played: 3, won: 2, best: 31, streak: 1, dealtAt: 3 })
  expect(both.sums['mercado']?.kinds).toEqual([
    { players: 3, company: 'easy', played: 2, won: 1 },
    { players: 3, company: 'hard', played: 1, won: 1 },
  ])
  expect(both.latest.map(({ dealtAt }) => dealtAt)).toEqual([3, 2, 1])
  expect(readHistory().sums['mercado']?.played).toBe(1)
})

test('no game is counted twice, however often the page asks', async () => {
  const { settle } = serverOf('ana')
  keepGame(game(1))
  for (let visit = 0; visit < 3; visit++) {
    expect((await historyWith('ana')).history.sums['mercado']?.played).toBe(1)
    settle()
  }
})

test('a finished game is sent at once, by who is signed in', async () => {
  const { asked } = serverOf('ana')
  keepGame(game(1))
  expect(await sendHistory()).toBe(false)
  expect(asked).toEqual([])
  await historyWith('ana')
  expect(await sendHistory()).toBe(true)
  me.value = { id: 'ben', name: 'Ben' }
  expect(await sendHistory()).toBe(false)
})

test('signing out leaves nothing behind, and coming back brings it again', async () => {
  const { settle } = serverOf('ana')
  keepGame(game(1))
  await historyWith('ana')
  settle()
  await leaveHistory()
  expect(readHistory().latest).toEqual([])

  keepGame(game(2))
  expect((await historyWith('ana')).history.sums['mercado']?.played).toBe(2)
  expect(readHistory().sums['mercado']?.played).toBe(2)
})

test('what the server does not have stays here', async () => {
  const { answers } = serverOf('ana')
  keepGame(game(1))
  await historyWith('ana')
  answers[POST] = undefined
  expect(await historyWith('ana')).toMatchObject({ sent: false, history: { latest: [{}] } })
  await leaveHistory()
  expect(readHistory().sums['mercado']?.played).toBe(1)
})

test('somebody else who signs in here gets none of it, and it waits for its owner', async () => {
  const playedBy = async (user: string) => {
    const { answers } = serverOf(user)
    answers[POST] = undefined
    me.value = { id: user, name: user }
    return (await historyWith(user)).history.latest.map(({ dealtAt }) => dealtAt)
  }
  keepGame(game(1))
  expect(await playedBy('ana')).toEqual([1])
  expect(await playedBy('ben')).toEqual([])
  keepGame(game(2))
  expect(await playedBy('ana')).toEqual([1])
  keepGame(game(3))
  expect(await playedBy('ben')).toEqual([2])
  expect(await playedBy('ana')).toEqual([3, 1])
})

test('after the account is deleted what was played here stays here, and is nobody’s', async () => {
  serverOf('ana')
  keepGame(game(1))
  await historyWith('ana')
  freeHistory()
  expect(await sendHistory()).toBe(false)
  expect(readHistory().sums['mercado']?.played).toBe(1)
})

test('without a server it says so', async () => {
  answering({})
  await expect(historyWith('ana')).rejects.toThrow('offline')
})
