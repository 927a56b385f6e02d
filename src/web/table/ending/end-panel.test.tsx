import { beforeEach, expect, test, vi } from 'vitest'
import { fairnessText } from '../life/fairness/text/index.ts'
import { screen, type Shown } from '../../screen.fixture.ts'
import { life } from '../frame/model.fixture.ts'
import { bot, person, tableInfo, whoFor } from '../table.fixture.ts'
import { pageText } from '../../text/index.ts'
import { tableText } from '../text/index.ts'
import { endingText } from './text/index.ts'
import { EndPanel } from './end-panel.tsx'

// Somebody writes in the chat.
beforeEach(() => {
  vi.stubGlobal('document', { activeElement: { closest: () => null }, body: {} })
  vi.stubGlobal('navigator', {})
})

const over = tableInfo({ status: 'over', ranks: [2, 1, 3] })
const points = (seat: number) => `${10 - seat} points`

/** A line of the table of places as it is read: without the picture of the face. */
const row = (line: Shown | undefined) =>
  (line?.text ?? '').replaceAll('\u00a0', ' ').replace(/^(\d\.)\w(\w+?)(\d+ points)/, '$1 $2 $3')

async function panel(table = over, more: object = {}) {
  const done: string[] = []
  const shown = await screen(
    <EndPanel
      table={table}
      title="Ben wins"
      who={whoFor(null)}
      result={points}
      lines={[]}
      onLeave={() => void done.push('leave')}
      onLook={() => void done.push('look')}
      {...more}
    />,
  )
  return { ...shown, done }
}

test('shows the places in order, each with its result', async () => {
  const { all } = await panel()
  expect(all('tr').slice(1).map(row)).toEqual([
    '1. Ben 9 points',
    '2. Ana 10 points',
    '3. Cem 8 points',
  ])
})

test('of a match that was called off it says who did so, and why', async () => {
  const said = async (ending: 'agreed' | 'called-off') =>
    (await panel({ ...over, ranks: null, life: life({ ending, why: 'a storm' }) }))
      .all('p')
      .map(({ text }) => text)
  const why = tableText('life.calledOffWhy', { why: 'a storm', explained: true })
  expect(await said('called-off')).toContain(why)
  expect(await said('agreed')).not.toContain(why)
})

test('in a row of rematches it says how many each has won, this match included', async () => {
  const said = async (more: object) =>
    (await panel({ ...over, ...more })).all('p').find(({ text }) => text.includes('won'))?.text
  expect(await said({})).toBe(undefined)
  const seats = [2, 2, 0].map((won, seat) => ({
    ...person(['Ana', 'Ben', 'Cem'][seat] ?? ''),
    won,
  }))
  const list = ['Ben\u00a03', 'Ana\u00a02', 'Cem\u00a00'].join(', ')
  expect(await said({ seats })).toBe(endingText('ending.won', { list }))
})

test('partners share a place, and the other side has the next', async () => {
  const seats = ['Ana', 'Ben', 'Cem', 'Dan'].map(name => person(name))
  const more = { seats, ranks: [3, 1, 3, 1] }
  const places = async (game: string) =>
    (await panel({ ...over, ...more, game }))
      .all('tr')
      .slice(1)
      .map(line => line.text.slice(0, 2))
  expect(await places('aztec-market')).toEqual(['1.', '1.', '2.', '2.'])
  expect(await places('mercado')).toEqual(['1.', '1.', '3.', '3.'])
})

test('says for whom a bot played at the end', async () => {
  const seats = [person('Ana', { standIn: 'resigned' }), person('Ben'), person('Cem')]
  const { all } = await panel({ ...over, seats })
  expect(row(all('tr')[2])).toContain(`10 points · ${tableText('life.played.resigned')}`)
})

test('a bot is named after its character, with its level', async () => {
  const seats = [person('Ana'), bot('hard'), bot('easy')]
  const { all } = await panel({ ...over, seats })
  expect(all('th').at(-1)?.text).toContain(pageText('bots.easy'))
})

test('who won is shown with a cup; of a match without result nobody', async () => {
  const won = await panel({ ...over, ranks: [1, 1, 3] })
  const cups = () => won.all('svg').filter(svg => svg.attribute('class') === 'tb-cup')
  expect(cups()).toHaveLength(2)
  const none = await panel({ ...over, ranks: null })
  expect(none.all('svg').filter(svg => svg.attribute('class') === 'tb-cup')).toEqual([])
})

test('bits of paper fall for me if I have won, for nobody else', async () => {
  const bits = async (me: number | null) => {
    const { all, close } = await panel(over, { who: whoFor(me) })
    const falling = all('div').filter(part => part.attribute('class') === 'tb-confetti').length
    await close()
    return falling
  }
  expect([await bits(1), await bits(0), await bits(null)]).toEqual([1, 0, 0])
})

test('a match that ended by agreement has no places', async () => {
  const { all } = await panel({ ...over, ranks: null })
  expect(all('table')).toEqual([])
})

test('leads on to another match, to the replay and out, where there are such ways', async () => {
  const done: string[] = []
  const {
    all,
    find,
    done: left,
  } = await panel(over, {
    onAgain: () => done.push('again'),
    findNext: async () => () => void done.push('next'),
    onReplay: () => done.push('replay'),
  })
  await find('button', tableText('end.again')).fire('click')
  // In this order they take two lines on the smallest phone, not three.
  expect(all('button').flatMap(({ text }) => text || [])).toEqual([
    endingText('ending.save'),
    tableText('end.again'),
    tableText('end.replay'),
    tableText('life.next'),
    tableText('end.leave'),
  ])
  await find('button', tableText('life.next')).fire('click')
  await find('button', tableText('end.replay')).fire('click')
  await find('button', tableText('end.leave')).fire('click')
  await find('button', tableText('end.look')).fire('click')
  expect([...done, ...left]).toEqual(['again', 'next', 'replay', 'leave', 'look'])
  const without = await panel()
  expect([
    without.has('button', tableText('end.again')),
    without.has('button', tableText('end.replay')),
  ]).toEqual([false, false])
})

test('where others have asked for another match already, one reads who, and joins it', async () => {
  const life = { ...tableInfo().life!, rematch: 'table-2' }
  const { has, text } = await panel(
    { ...over, life: { ...life, rematchBy: 1 } },
    { onAgain: () => {} },
  )
  expect(has('button', tableText('life.join'))).toBe(true)
  expect(text()).toContain('wants to play again')
  // As a server of before 0.56 tells it, and where the other match was deleted.
  for (const now of [life, { ...life, rematch: null, rematchBy: 1 }])
    expect((await panel({ ...over, life: now })).text()).not.toContain('to play again')
})

test('a match without a server shows its seed; one that goes on says nothing of the shuffle', async () => {
  const local = await panel({ ...over, life: null, seed: 'c0ffee' })
  expect(local.text()).toContain(fairnessText('fairness.local'))
  expect(local.text()).toContain('c0ffee')
  const none = await panel()
  expect(none.text()).not.toContain(fairnessText('fairness.title'))
})
