import { expect, onTestFinished, test, vi } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { plainText } from '../table.fixture.ts'
import { shortcuts, setShortcuts } from '../../board-kit/keys.ts'
import { TABLE_KEYS } from './help.tsx'
import { tableText } from '../text/index.ts'
import { Dialogs, type Opened } from './dialogs.tsx'

/** The dialogs of a table with something open, and what is done in them. */
async function opened(what: Opened, more: Partial<Parameters<typeof Dialogs>[0]> = {}) {
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  const shown = await screen(
    <Dialogs
      table="t1"
      opened={what}
      open={next => done.push(`open ${next}`)}
      own={[{ key: 'X', does: 'something of the game' }]}
      offers={[{ type: 'play' }, { type: 'pass' }]}
      view={{}}
      text={plainText}
      who={{ me: 0, options: {}, name: seat => `Seat ${seat}` }}
      prompt="Your turn"
      rulesPath="/rules/test-game"
      unread={null}
      tellOf={null}
      onChoose={move => done.push(`choose ${move.type}`)}
      onLeave={note('leave')}
      onSince={undefined}
      findNext={undefined}
      stops={false}
      {...more}
    />,
  )
  return { ...shown, done }
}

test('the ways out of a match lie over the table', async () => {
  const { text } = await opened('ways')
  expect(text()).toMatch('Stop playing')
})

test.each<Opened>([null, 'log', 'talk'])('nothing lies over the table: %s', async what => {
  const { text } = await opened(what)
  expect(text()).toBe('')
})

test('the menu offers what there is here, and no more', async () => {
  const { has, all } = await opened('menu')
  expect(all('a').map(({ name }) => name)).toEqual([tableText('menu.rules')])
  for (const name of [tableText('menu.moves'), tableText('menu.keys'), tableText('menu.leave')])
    expect(has('button', name)).toBe(true)
  for (const name of [
    tableText('since.title'),
    tableText('life.next'),
    tableText('life.ways'),
    tableText('talk.title'),
  ])
    expect(has('button', name)).toBe(false)
})

test('the menu of a table on a server leads to what I missed, the next table, and out', async () => {
  const since = vi.fn<() => void>()
  const next = vi.fn<() => void>()
  const { find, done } = await opened('menu', {
    onSince: since,
    findNext: async () => next,
    stops: true,
    unread: 0,
  })
  await find('button', tableText('since.title')).fire('click')
  await find('button', tableText('life.next')).fire('click')
  await find('button', tableText('life.ways')).fire('click')
  await find('button', tableText('talk.title')).fire('click')
  await find('button', tableText('menu.moves')).fire('click')
  await find('button', tableText('menu.keys')).fire('click')
  await find('button', tableText('menu.leave')).fire('click')
  expect([since.mock.calls.length, next.mock.calls.length]).toEqual([1, 1])
  expect(done).toEqual([
    'open null',
    'open null',
    'open ways',
    'open null',
    'open talk',
    'open moves',
    'open keys',
    'leave',
  ])
})

test('lines that were said and not seen are counted in the menu', async () => {
  const { find } = await opened('menu', { unread: 120 })
  expect(find('button', `${tableText('talk.title')}99+`).tag).toBe('button')
})

test('every legal answer can be chosen from a list', async () => {
  const { text, find, done } = await opened('moves')
  expect(text()).toContain('Your turn')
  await find('button', 'pass').fire('click')
  expect(done).toEqual(['open null', 'choose pass'])
})

test('who is not asked anything is told so', async () => {
  const { text } = await opened('moves', { offers: [] })
  expect(text()).toContain(tableText('moves.none'))
})

test('the keys of the table stand before those of the game', async () => {
  const { all } = await opened('keys')
  const keys = all('kbd').map(({ text }) => text)
  expect(keys).toEqual([...TABLE_KEYS.map(([key]) => key), 'X'])
})

test('keyboard shortcuts are switched off beside the other settings', async () => {
  onTestFinished(() => setShortcuts('on'))
  const { all } = await opened('menu')
  await all('input').at(-1)?.fire('change')
  expect(shortcuts.value).toBe('off')
})
