import { expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { person, tableInfo, whoFor } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { EndPanel } from './end-panel.tsx'
import { fairnessText } from './fairness-text.ts'
import { LifeBar } from './life-bar.tsx'

const over = tableInfo({ status: 'over', ranks: [2, 1, 3] })
const points = (seat: number) => `${10 - seat} points`

async function panel(table = over, more: object = {}) {
  const done: string[] = []
  const shown = await screen(
    <EndPanel
      table={table}
      title="Ben wins"
      who={whoFor(null)}
      result={points}
      onLeave={() => void done.push('leave')}
      onLook={() => void done.push('look')}
      {...more}
    />,
  )
  return { ...shown, done }
}

test('shows the places in order, each with its result', async () => {
  const { all, close } = await panel()
  expect(all('li').map(({ text }) => text)).toEqual([
    '1.Ben9 points',
    '2.Ana10 points',
    '3.Cem8 points',
  ])
  await close()
})

test('says for whom a bot played at the end', async () => {
  const seats = [person('Ana', { standIn: 'resigned' }), person('Ben'), person('Cem')]
  const { all, close } = await panel({ ...over, seats })
  expect(all('small')[1]?.text).toBe(`10 points · ${tableText().life.played.resigned}`)
  await close()
})

test('a match that ended by agreement has no places', async () => {
  const { all, close } = await panel({ ...over, ranks: null })
  expect(all('li')).toEqual([])
  await close()
})

test('leads on to another match, to the replay and out, where there are such ways', async () => {
  const done: string[] = []
  const {
    find,
    has,
    close,
    done: left,
  } = await panel(over, {
    onAgain: () => done.push('again'),
    onReplay: () => done.push('replay'),
  })
  const { end } = tableText()
  await find('button', end.again).fire('click')
  await find('button', end.replay).fire('click')
  await find('button', end.leave).fire('click')
  await find('button', end.look).fire('click')
  expect([...done, ...left]).toEqual(['again', 'replay', 'leave', 'look'])
  await close()
  const without = await panel()
  expect([without.has('button', end.again), without.has('button', end.replay)]).toEqual([
    false,
    false,
  ])
  expect(has('button', end.again)).toBe(false)
  await without.close()
})

test('where others have asked for another match already, one joins it', async () => {
  const life = { ...tableInfo().life!, rematch: 'table-2' }
  const { has, close } = await panel({ ...over, life }, { onAgain: () => {} })
  expect(has('button', tableText().life.join)).toBe(true)
  await close()
})

test('a match without a server shows its seed; one that goes on says nothing of the shuffle', async () => {
  const local = await panel({ ...over, life: null, seed: 'c0ffee' })
  expect(local.text()).toContain(fairnessText().local)
  expect(local.text()).toContain('c0ffee')
  await local.close()
  const none = await panel()
  expect(none.text()).not.toContain(fairnessText().title)
  await none.close()
})

test.each<[string, Parameters<typeof LifeBar>[0]['table'], number | null, string]>([
  ['those who watch', tableInfo(), null, ''],
  ['a match without a server', tableInfo({ life: null }), 0, ''],
  ['nothing special', tableInfo(), 0, ''],
  [
    'I would end the match',
    tableInfo({ life: { ...tableInfo().life!, enders: [0] } }),
    0,
    `${tableText().life.endAsked}${tableText().life.playOn}`,
  ],
  [
    'others would end the match',
    tableInfo({ life: { ...tableInfo().life!, enders: [1, 2] } }),
    0,
    `${tableText().life.endAsks('Ben, Cem')}${tableText().life.agree}`,
  ],
  [
    'a bot has my seat',
    tableInfo({ seats: [person('Ana', { standIn: 'time' })] }),
    0,
    `${tableText().life.standIn.time}${tableText().life.back}`,
  ],
  [
    'I resigned: there is no way back',
    tableInfo({ seats: [person('Ana', { standIn: 'resigned' })] }),
    0,
    tableText().life.standIn.resigned,
  ],
])('the foot of the table: %s', async (_, table, seat, expected) => {
  const { text, close } = await screen(<LifeBar table={table} seat={seat} who={whoFor(seat)} />)
  expect(text()).toBe(expected)
  await close()
})
