import { expect, test } from 'vitest'
import type { ChatLine } from '../../../protocol/chat.ts'
import { talkKept, type TalkState } from './talk.ts'

const line = (channel: ChatLine['channel'], n: number, more: Partial<ChatLine> = {}): ChatLine => ({
  channel,
  n,
  code: null,
  name: 'Ana',
  seat: 0,
  text: `${channel} ${n}`,
  mine: false,
  muted: false,
  at: n,
  ...more,
})
const news = (lines: ChatLine[], fresh = false) => ({
  type: 'chat' as const,
  mine: 'players' as const,
  fresh,
  lines,
})

test('asks for what is missing, keeps each line once, and tells what is fresh', () => {
  const asked: object[] = []
  const told: TalkState[] = []
  const talk = talkKept(since => asked.push(since))
  talk.catchUp()
  expect(asked).toEqual([])
  talk.watch(state => told.push(state))
  expect(asked).toEqual([{ players: 0, onlookers: 0 }])

  talk.hear(news([line('players', 1), line('onlookers', 1, { at: 5 }), line('players', 2)]))
  expect(told.at(-1)?.lines.map(({ text }) => text)).toEqual([
    'players 1',
    'players 2',
    'onlookers 1',
  ])
  expect(told.at(-1)?.fresh).toEqual([])
  talk.hear(
    news([line('players', 2), line('players', 3), line('players', 4, { mine: true })], true),
  )
  expect(told.at(-1)?.lines).toHaveLength(5)
  expect(told.at(-1)?.fresh.map(({ n }) => n)).toEqual([3])

  talk.catchUp()
  expect(asked.at(-1)).toEqual({ players: 4, onlookers: 1 })
  talk.again()
  expect(asked.at(-1)).toEqual({ players: 0, onlookers: 0 })
  talk.hear(news([line('players', 1, { muted: true, text: '' })]))
  expect(told.at(-1)?.lines).toMatchObject([{ muted: true, text: '' }])
})

test('who listens late is told at once, and nothing as fresh', () => {
  const talk = talkKept(() => undefined)
  talk.watch(() => undefined)
  talk.hear(news([line('players', 1)], true))
  const told: TalkState[] = []
  const leave = talk.watch(state => told.push(state))
  leave()
  talk.hear(news([line('players', 2)], true))
  expect(told).toMatchObject([{ lines: [{ n: 1 }], fresh: [] }])
})

test('when somebody at the table takes another name, all lines are asked for anew', () => {
  const asked: object[] = []
  const told: TalkState[] = []
  const talk = talkKept(since => asked.push(since))
  talk.watch(state => told.push(state))
  const ana = { kind: 'person', name: 'Ana' } as const
  const free = { kind: 'open', name: '' } as const
  talk.hear(news([line('players', 1), line('players', 2)]))
  expect(talk.meet([ana, free])).toBe(false)
  expect(talk.meet([ana, { kind: 'person', name: 'Ben' }])).toBe(false)
  expect(talk.meet([ana, { kind: 'bot', name: 'Beto' }])).toBe(false)
  expect(talk.meet([{ kind: 'person', name: 'Anabel' }, free])).toBe(true)
  talk.catchUp()
  expect(asked.at(-1)).toEqual({ players: 0, onlookers: 0 })
  talk.hear(news([line('players', 1, { name: 'Anabel' }), line('players', 2, { name: 'Anabel' })]))
  expect(told.at(-1)?.lines.map(({ name }) => name)).toEqual(['Anabel', 'Anabel'])
})
