import { beforeEach, expect, test } from 'vitest'
import type { ChatLine } from '../../../protocol/chat.ts'
import { screen } from '../../screen.fixture.ts'
import { LiveRegion } from '../../parts/live.tsx'
import { answering, browser, refusal } from '../../server.fixture.ts'
import { keptHere } from '../../storage.fixture.ts'
import type { Talk, TalkState } from '../../session/remote/talk.ts'
import { tableText } from '../text/index.ts'
import { TalkPanel } from './talk.tsx'
import { useTalk } from './use-talk.ts'

beforeEach(() => browser())

const line = (n: number, more: Partial<ChatLine> = {}): ChatLine => ({
  channel: 'players',
  n,
  code: null,
  name: 'Ben',
  seat: 1,
  text: `line ${n}`,
  mine: false,
  muted: false,
  at: n,
  ...more,
})

/** A talk in memory. */
function fakeTalk(answer: string | null = null) {
  let listener: (state: TalkState) => void = () => {}
  const said: string[] = []
  let again = 0
  const talk: Talk = {
    watch: heard => {
      listener = heard
      return () => void (listener = () => {})
    },
    say: async spoken => {
      said.push(spoken)
      return answer
    },
    again: () => void again++,
  }
  return { talk, said, hear: (state: TalkState) => listener(state), again: () => again }
}

async function panel(lines: readonly ChatLine[], mine: TalkState['mine'] = 'players') {
  const fake = fakeTalk()
  const state = { lines, mine, fresh: [] }
  const shown = await screen(<TalkPanel table="table-1" talk={fake.talk} state={state} seen />)
  return { ...shown, ...fake }
}

test('before anything is known it says nothing, then that nobody has spoken', async () => {
  const { talk } = fakeTalk()
  const shown = await screen(<TalkPanel table="table-1" talk={talk} state={null} seen />)
  expect(shown.text()).toBe(tableText('talk.title'))
  await shown.show(
    <TalkPanel
      table="table-1"
      talk={talk}
      state={{ lines: [], mine: 'players', fresh: [] }}
      seen
    />,
  )
  expect(shown.text()).toContain(tableText('talk.empty'))
})

test('lines of the other channel say so; what happened is told, not said', async () => {
  const shown = await panel([
    line(1),
    line(2, { channel: 'onlookers', name: '' }),
    line(3, { code: 'sat' }),
    line(4, { muted: true }),
  ])
  expect(shown.all('li').map(each => each.text.trim().replaceAll(/\s+/g, ' '))).toEqual([
    'Ben line 1',
    `${tableText('talk.somebody')} ${tableText('talk.channels.onlookers')} line 2`,
    tableText.find('talk.told.sat', { name: 'Ben' }),
    `Ben ${tableText('talk.muted')}`,
  ])
})

test('a line of somebody else can be muted or reported, my own cannot', async () => {
  const server = answering({
    'POST /tables/table-1/chat/mute': {},
    'POST /tables/table-1/chat/report': {},
  })
  const shown = await panel([line(1), line(2, { mine: true, name: 'Ana' })])
  await shown.find('button', 'Ana  line 2').fire('click')
  expect(shown.has('button', tableText('talk.report'))).toBe(false)
  await shown.find('button', 'Ben  line 1').fire('click')
  await shown.find('button', tableText('talk.mute', { name: 'Ben' })).fire('click')
  expect(server.bodies('POST /tables/table-1/chat/mute')).toEqual([
    { channel: 'players', n: 1, muted: true },
  ])
  expect(shown.again()).toBe(1)
  await shown.find('button', tableText('talk.report')).fire('click')
  expect(server.bodies('POST /tables/table-1/chat/report')).toEqual([{ channel: 'players', n: 1 }])
  // Once it is reported the line closes.
  expect(shown.has('button', tableText('talk.report'))).toBe(false)
})

test('if muting fails the lines are not asked for anew', async () => {
  answering({ 'POST /tables/table-1/chat/mute': refusal('too-many', 429) })
  const shown = await panel([line(1)])
  await shown.find('button', 'Ben  line 1').fire('click')
  await shown.find('button', tableText('talk.mute', { name: 'Ben' })).fire('click')
  expect(shown.again()).toBe(0)
})

test('strangers only read; they may join as guests', async () => {
  const shown = await panel([line(1)], null)
  expect(shown.all('input')).toEqual([])
  expect(shown.has('button', tableText('talk.join'))).toBe(true)
})

test.each([
  [null, '', ''],
  ['too-fast', 'hello', tableText('talk.tooFast')],
  ['gone', 'hello', tableText('talk.failed')],
])('a line sent and answered %s', async (answer, left, trouble) => {
  const fake = fakeTalk(answer)
  const state = { lines: [], mine: 'players' as const, fresh: [] }
  const shown = await screen(<TalkPanel table="table-1" talk={fake.talk} state={state} seen />)
  const field = () => shown.all('input')[0]
  await shown.all('form')[0]?.fire('submit')
  await field()?.fire('input', { value: '   ' })
  await shown.all('form')[0]?.fire('submit')
  expect(fake.said).toEqual([])
  await field()?.fire('input', { value: 'hello' })
  await shown.all('form')[0]?.fire('submit')
  expect(fake.said).toEqual(['hello'])
  expect(field()?.attribute('value')).toBe(left)
  expect(shown.all('p').map(each => each.text)).toContain(
    trouble === '' ? tableText('talk.empty') : trouble,
  )
  await field()?.fire('input', { value: 'once more' })
  expect(shown.all('p').map(each => each.text)).toEqual([tableText('talk.empty')])
})

test('Escape closes the talk also while somebody types, unless it lets go of a word being composed', async () => {
  const { talk } = fakeTalk()
  let closed = 0
  const state = { lines: [], mine: 'players', fresh: [] } as const
  const { find } = await screen(
    <TalkPanel table="table-1" talk={talk} state={state} seen onClose={() => void closed++} />,
  )
  const field = find('input', tableText('talk.sayTo.players'))
  await field.fire('keydown', { key: 'Escape', isComposing: true })
  await field.fire('keydown', { key: 'a' })
  expect(closed).toBe(0)
  await field.fire('keydown', { key: 'Escape' })
  expect(closed).toBe(1)
})

test('what is often said takes one touch, and each reads it in their own language', async () => {
  const { said, find, all } = await panel([
    line(1, { text: '¡Buena partida!' }),
    line(2, { text: '¡buena partida, Ana!' }),
  ])
  await find('button', 'Good luck!').fire('click')
  expect(said).toEqual(['Good luck!'])
  expect(all('span').map(({ text }) => text)).toEqual(['Good game!', '¡buena partida, Ana!'])
})

test('a screen reader hears what others say, phrases in the reader’s language', async () => {
  const fresh = [line(1, { text: '¡Gracias!' }), line(2, { muted: true })]
  const { talk } = fakeTalk()
  const shown = await screen(
    <div>
      <TalkPanel table="table-1" talk={talk} state={{ lines: [], mine: 'players', fresh }} seen />
      <LiveRegion />
    </div>,
  )
  expect(shown.all('output').map(({ text }) => text)).toEqual(['Ben: Thank you!'])
})

test('what others say is counted until it is seen', async () => {
  const { talk, hear } = fakeTalk()
  function Count({ seen }: { seen: boolean }) {
    return <b>{useTalk('table-1', talk, seen).unread}</b>
  }
  const shown = await screen(<Count seen={false} />)
  const fresh = [line(1), line(2, { muted: true }), line(3, { code: 'over' }), line(4)]
  hear({ lines: fresh, mine: 'players', fresh })
  await shown.settle()
  expect(shown.text()).toBe('2')
  await shown.show(<Count seen />)
  await shown.settle()
  expect(shown.text()).toBe('0')
  hear({ lines: fresh, mine: 'players', fresh })
  await shown.settle()
  expect(shown.text()).toBe('0')
})

test('what was said while I was away is unread when I come back; what I have seen or said is not', async () => {
  keptHere()
  const { talk, hear } = fakeTalk()
  function Count({ seen }: { seen: boolean }) {
    return <b>{useTalk('table-2', talk, seen).unread}</b>
  }
  const before = await screen(<Count seen />)
  hear({ lines: [line(1), line(2)], mine: 'players', fresh: [] })
  await before.settle()
  await before.close()
  const back = await screen(<Count seen={false} />)
  const lines = [line(1), line(2), line(3), line(4, { mine: true }), line(5)]
  hear({ lines, mine: 'players', fresh: [] })
  await back.settle()
  expect(back.text()).toBe('2')
})
