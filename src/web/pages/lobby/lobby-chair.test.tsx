import { beforeEach, expect, test, vi } from 'vitest'
import type { SeatInfo } from '../../../protocol/table.ts'
import { screen } from '../../screen.fixture.ts'
import { characterAt } from '../../characters/characters.ts'
import { answering, browser } from '../../server.fixture.ts'
import { bot, person, tableInfo } from '../../table/table.fixture.ts'
import { pageText } from '../../text/index.ts'
import { lobbyText } from './text/index.ts'
import { LobbyChair } from './lobby-chair.tsx'

type Props = Parameters<typeof LobbyChair>[0]
const free = person('', { kind: 'open' })

beforeEach(() => browser())

/** The second chair of a table, with what may be done there. */
async function chair({
  chair: sitter = free,
  ...more
}: Partial<Props> & { chair?: SeatInfo } = {}) {
  const done: string[] = []
  const shown = await screen(
    <LobbyChair
      table={tableInfo({ seats: [person('Ana'), sitter] })}
      index={1}
      mine={false}
      ready={false}
      title="Mercado"
      link={null}
      known={[]}
      onSet={undefined}
      onInvite={undefined}
      onSit={undefined}
      onDecline={undefined}
      {...more}
    />,
  )
  return { ...shown, done }
}

test('a person is here or away, and says whether they are ready', async () => {
  const here = await chair({ chair: person('Ben'), ready: true })
  expect(here.all('b')[0]?.text).toBe('Ben')
  expect(here.all('small')[0]?.text).toBe(`${lobbyText('lobby.hereNow')} · ${pageText('ready.is')}`)
  const away = await chair({ chair: person('Ben', { here: false }) })
  expect(away.all('small')[0]?.text).toBe(lobbyText('lobby.away'))
})

test('a person with a page of their own is linked to it', async () => {
  const { all } = await chair({ chair: person('Ben', { user: 'user-7' }) })
  expect(all('a')[0]?.attribute('href')).toBe('/person/user-7')
})

test('a free chair shows its number, and nothing to do for those who may not', async () => {
  const { text, all } = await chair()
  expect(text()).toContain(pageText('game.chair', { n: 2 }))
  expect(all('button')).toEqual([])
})

test('a free chair is taken by sitting down', async () => {
  const sit = vi.fn<() => void>()
  const { find } = await chair({ onSit: sit })
  await find('button', lobbyText('lobby.sit')).fire('click')
  expect(sit).toHaveBeenCalledTimes(1)
})

test('the host keeps a free chair for somebody they know; it can be cleared again', async () => {
  const set = vi.fn<(chair: unknown) => void>()
  const known = [{ id: 'user-7', name: 'Ben' }]
  const { find } = await chair({ known, onSet: set })
  await find('button', `${lobbyText('lobby.ask')}: ${pageText('game.chair', { n: 2 })}`).fire(
    'click',
  )
  await find('button', 'Ben').fire('click')
  const kept = await chair({ known, onSet: set, chair: person('Ben', { kind: 'open' }) })
  expect(kept.text()).toContain(pageText('ready.keptFor', { name: 'Ben' }))
  expect(kept.text()).not.toContain(lobbyText('lobby.ask'))
  await kept.all('button').at(-1)?.fire('click')
  expect(set.mock.calls).toEqual([[{ keptFor: 'user-7' }], ['open']])
})

test('a chair that is kept for me can be declined', async () => {
  const decline = vi.fn<() => void>()
  const { find } = await chair({ chair: person('Ben', { kind: 'open' }), onDecline: decline })
  await find('button', lobbyText('lobby.decline')).fire('click')
  expect(decline).toHaveBeenCalledTimes(1)
})

test('the host seats a bot of a level, or one that somebody has made and that listens', async () => {
  answering({
    'GET /bots': {
      bots: [
        { id: 'b1', name: 'Robi', owner: 'Ana', here: true },
        { id: 'b2', name: 'Sleepy', owner: 'Ana', here: false },
      ],
    },
  })
  const set: unknown[] = []
  const { find, has, settle } = await chair({
    onSet: put => set.push(put),
    onInvite: id => set.push(id),
  })
  await find('button', `${lobbyText('lobby.seatBot')}: ${pageText('game.chair', { n: 2 })}`).fire(
    'click',
  )
  await settle()
  await find('button', pageText('bots.hard')).fire('click')
  await find('button', 'Robi').fire('click')
  expect(has('button', 'Sleepy')).toBe(false)
  expect(set).toEqual(['hard', 'b1'])
})

test('without a server there are still our own bots', async () => {
  answering({})
  const { find, all, settle } = await chair({ onSet: () => {}, onInvite: () => {} })
  await find('button', `${lobbyText('lobby.seatBot')}: ${pageText('game.chair', { n: 2 })}`).fire(
    'click',
  )
  await settle()
  expect(all('button').map(({ name }) => name)).toEqual([
    pageText('bots.easy'),
    pageText('bots.medium'),
    pageText('bots.hard'),
    pageText('bots.master'),
  ])
})

test('the host clears a chair, but not their own', async () => {
  const set: unknown[] = []
  const onSet = (put: unknown) => set.push(put)
  const { all } = await chair({ chair: bot('easy'), onSet })
  const [clear] = all('button')
  expect(clear?.name).toBe(`${lobbyText('lobby.clear')}: ${characterAt(tableInfo(), 1).name}`)
  await clear?.fire('click')
  expect(set).toEqual(['open'])
  const own = await chair({ chair: person('Ana'), mine: true, onSet })
  expect(own.all('button')).toEqual([])
})
