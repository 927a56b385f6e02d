import { beforeEach, expect, test, vi } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import type { ChoiceRefused, Session } from '../../session/session.ts'
import { plainText } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { type Actions, useActions } from './use-actions.ts'

beforeEach(() => browser())

const RULE = { rule: 'TST-1', why: 'too-dear' }

/** A thing with a place on the page. */
const boxed = () => ({ getBoundingClientRect: () => ({}) }) as Element

/** What a table page can do, over a session that answers with this. */
async function table(answer: Promise<ChoiceRefused | null>, explained = Promise.resolve(RULE)) {
  const chosen: string[] = []
  const session: Session = {
    watch: () => () => {},
    choose: moves => {
      chosen.push(...moves.map(({ type }) => type))
      return answer
    },
    undo: () => answer,
    explain: () => explained,
    close: () => {},
  }
  const held: { actions?: Actions } = {}
  function Holder() {
    held.actions = useActions(session, plainText)
    return (
      <p>
        {held.actions.said?.sentence} {held.actions.said?.rule}
      </p>
    )
  }
  const shown = await screen(<Holder />)
  const actions = () => {
    if (!held.actions) throw new Error('not rendered')
    return held.actions
  }
  return { ...shown, actions, chosen, text: () => shown.text().trim().replaceAll(/\s+/g, ' ') }
}

test('of a choice nothing is said, neither while it is on its way nor when it is done', async () => {
  let done: (answer: null) => void = () => {}
  const { actions, text, settle } = await table(new Promise(resolve => (done = resolve)))
  const choice = actions().choose([{ type: 'pass' }])
  await settle()
  expect(text()).toBe('')
  done(null)
  expect(await choice).toBe(true)
  await settle()
  expect(text()).toBe('')
})

test('a touch is painted before anything comes of it, and meanwhile nothing else is sent', async () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  const { actions, chosen, text, settle } = await table(Promise.resolve(null))
  const choice = actions().choose([{ type: 'pass' }])
  await settle()
  expect(chosen).toEqual([])
  // The table says at once that something is on its way.
  expect(actions().sending.value).toBe(true)
  expect(await actions().choose([{ type: 'pass' }])).toBe(false)
  await settle()
  expect(text()).toBe(tableText('refused.busy'))
  frames[0]?.()
  expect(await choice).toBe(true)
  expect(actions().sending.value).toBe(false)
  expect(chosen).toEqual(['pass'])
})

test('a page that is hidden before it has painted sends what was chosen all the same', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const { actions, chosen } = await table(Promise.resolve(null))
  expect(await actions().choose([{ type: 'pass' }])).toBe(true)
  expect(chosen).toEqual(['pass'])
})

test('what can be done stays the same whatever is said', async () => {
  const { actions, settle } = await table(Promise.resolve(null))
  const { said: _, ...before } = actions()
  before.remark('no', null)
  await settle()
  const { said, ...after } = actions()
  expect(said?.sentence).toBe('no')
  for (const [name, deed] of Object.entries(after))
    expect(Object.entries(before)).toContainEqual([name, deed])
})

test('what is chosen while a choice is on its way is not sent, and that is said', async () => {
  let done: (answer: null) => void = () => {}
  const { actions, text, settle } = await table(new Promise(resolve => (done = resolve)))
  const first = actions().choose([{ type: 'pass' }])
  expect(await actions().choose([{ type: 'pass' }])).toBe(false)
  expect(await actions().undo()).toBe(false)
  await settle()
  expect(text()).toBe(tableText('refused.busy'))
  done(null)
  expect(await first).toBe(true)
})

test.each<[ChoiceRefused, string]>([
  [{ why: 'illegal', refusal: RULE }, 'too-dear TST-1'],
  [{ why: 'stale', refusal: null }, tableText('refused.stale')],
  [{ why: 'unheard of', refusal: null }, tableText('refused.illegal')],
])('a refusal is explained: %j', async (refused, expected) => {
  const { actions, text, settle } = await table(Promise.resolve(refused))
  expect(await actions().undo()).toBe(false)
  await settle()
  expect(text()).toBe(expected)
  actions().dismiss()
  await settle()
  expect(text()).toBe('')
})

test('what became of a choice is still told when the step that came before it is seen', async () => {
  const { actions, text, settle } = await table(Promise.resolve({ why: 'illegal', refusal: RULE }))
  await actions().choose([{ type: 'accept' }])
  await settle()
  actions().moveOn()
  await settle()
  expect(text()).toBe('too-dear TST-1')
  actions().remark('Not this one.', boxed())
  await settle()
  actions().moveOn()
  await settle()
  expect(text()).toBe('')
})

test('a move that is not possible is explained beside the thing touched', async () => {
  const { actions, text, settle } = await table(Promise.resolve(null))
  actions().explain({ type: 'buy' }, null)
  await settle()
  expect(text()).toBe('too-dear TST-1')
})

test('a touch that is merely supposed tells why, and nothing is said or sent', async () => {
  const { actions, chosen, text, settle } = await table(Promise.resolve(null))
  /** A thing that does this when it is touched. */
  const thing = (act: () => void) => ({ dispatchEvent: act }) as unknown as Element
  const { why, explain, remark, refuse, choose } = actions()
  expect(await why(thing(() => explain({ type: 'buy' }, null)))).toBe('too-dear')
  expect(await why(thing(() => remark('Choose a card first.', null)))).toBe('Choose a card first.')
  expect(await why(thing(() => refuse(RULE, null)))).toBe('too-dear')
  expect(await why(thing(() => void choose([{ type: 'pass' }])))).toBe('')
  await settle()
  expect(text()).toBe('')
  expect(chosen).toEqual([])
})

test('if nobody can explain it, it is still said that it is not possible', async () => {
  const { actions, text, settle } = await table(
    Promise.resolve(null),
    Promise.reject(new Error('no connection')),
  )
  actions().explain({ type: 'buy' }, null)
  await settle()
  expect(text()).toBe(tableText('refused.illegal'))
})

test('what a game says of itself has no rule', async () => {
  const { actions, text, settle } = await table(Promise.resolve(null))
  actions().remark('Choose a card first.', null)
  await settle()
  expect(text()).toBe('Choose a card first.')
})
