import { beforeEach, expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { refusedText } from '../../refused.ts'
import { type Answers, answering, browser, refusal } from '../../server.fixture.ts'
import { tableText } from '../text/index.ts'
import { WaysOut } from './ways-out.tsx'

beforeEach(() => browser())

/** The dialog with the ways out of a table, and what came of it. */
async function dialog(answers: Answers = {}) {
  const server = answering(answers)
  const done: string[] = []
  const shown = await screen(
    <WaysOut table="t1" onLeave={() => done.push('left')} onClose={() => done.push('closed')} />,
  )
  const press = async (label: string) => {
    await shown.find('button', label).fire('click')
  }
  return { ...shown, ...server, done, press }
}

test.each(['leave', 'end', 'resign'] as const)(
  '%s is asked for once more, with what follows from it',
  async what => {
    const { press, text, has, asked, close } = await dialog()
    await press(tableText(`life.acts.${what}.label`))
    expect(text()).toContain(tableText(`life.acts.${what}.means`))
    expect(asked).toEqual([])
    await press(tableText('life.no'))
    for (const act of ['leave', 'end', 'resign'] as const)
      expect(has('button', tableText(`life.acts.${act}.label`))).toBe(true)
    expect(asked).toEqual([])
    await close()
  },
)

test.each([
  ['leave', 'POST /tables/t1/leave', ['closed', 'left']],
  ['end', 'POST /tables/t1/end', ['closed']],
  ['resign', 'POST /tables/t1/resign', ['closed']],
] as const)('%s: the table is left only by those who leave it', async (what, request, expected) => {
  const { press, asked, done } = await dialog({ [request]: {} })
  await press(tableText(`life.acts.${what}.label`))
  await press(tableText(`life.acts.${what}.label`))
  expect(asked.map(each => each.request)).toEqual([request])
  expect(done).toEqual(expected)
})

test.each([
  ['bot-tables', { 'POST /tables/t1/leave': refusal('bot-tables') }],
  ['offline', {}],
])('%s: nobody leaves, it says why, and one can try again', async (why, answers: Answers) => {
  const { press, answers: now, text, done } = await dialog(answers)
  await press(tableText('life.acts.leave.label'))
  await press(tableText('life.acts.leave.label'))
  expect(done).toEqual([])
  expect(text()).toContain(refusedText(why))
  now['POST /tables/t1/leave'] = {}
  await press(tableText('life.acts.leave.label'))
  expect(done).toEqual(['closed', 'left'])
})
