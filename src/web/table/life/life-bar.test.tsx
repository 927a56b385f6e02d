import { expect, test } from 'vitest'
import { refusedText } from '../../refused.ts'
import { screen } from '../../screen.fixture.ts'
import { answering, browser, refusal } from '../../server.fixture.ts'
import { person, tableInfo, whoFor } from '../table.fixture.ts'
import { pageText } from '../../text/index.ts'
import { tableText } from '../text/index.ts'
import { LifeBar } from './life-bar.tsx'

test.each<[string, Parameters<typeof LifeBar>[0]['table'], number | null, string]>([
  ['those who watch', tableInfo(), null, ''],
  ['a match without a server', tableInfo({ life: null }), 0, ''],
  ['nothing special', tableInfo(), 0, ''],
  [
    'I would end the match',
    tableInfo({ life: { ...tableInfo().life!, enders: [0] } }),
    0,
    `${tableText('life.endAsked')}${tableText('life.playOn')}${pageText('page.close')}`,
  ],
  [
    'others would end the match',
    tableInfo({ life: { ...tableInfo().life!, enders: [1, 2] } }),
    0,
    `${tableText('life.endAsks', { names: ['Ben', 'Cem'] })}${tableText('life.agree')}${tableText('life.playOn')}`,
  ],
  [
    'a bot has my seat',
    tableInfo({ seats: [person('Ana', { standIn: 'time' })] }),
    0,
    `${tableText('life.standIn.time')}${tableText('life.back')}`,
  ],
  [
    'I resigned: there is no way back',
    tableInfo({ seats: [person('Ana', { standIn: 'resigned' })] }),
    0,
    tableText('life.standIn.resigned'),
  ],
])('the foot of the table: %s', async (_, table, seat, expected) => {
  const { text } = await screen(<LifeBar table={table} seat={seat} who={whoFor(seat)} />)
  expect(text()).toBe(expected)
})

test.each([
  ['what others propose is put away while I play on', [1], () => tableText('life.playOn')],
  ['what I propose can be put away', [0], () => pageText('page.close')],
] as const)('%s, and is shown again when it is proposed anew', async (_, enders, away) => {
  const asked = (enders: number[]) => tableInfo({ life: { ...tableInfo().life!, enders } })
  const bar = (enders: number[]) => <LifeBar table={asked(enders)} seat={0} who={whoFor(0)} />
  const { find, text, show } = await screen(bar([...enders]))
  await find('button', away()).fire('click')
  expect(text()).toBe('')
  await show(bar([1, 2]))
  expect(text()).toContain(tableText('life.agree'))
})

test('who comes back while a bot plays their turn is told so', async () => {
  browser()
  answering({ 'POST /tables/T1/back': refusal('bot-plays') })
  const table = tableInfo({ id: 'T1', seats: [person('Ana', { standIn: 'time' })] })
  const { find, text } = await screen(<LifeBar table={table} seat={0} who={whoFor(0)} />)
  await find('button', tableText('life.back')).fire('click')
  expect(text()).toContain(refusedText('bot-plays'))
})
