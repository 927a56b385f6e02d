import { beforeEach, expect, test } from 'vitest'
import type { TableInfo } from '../../../protocol/table.ts'
import { me } from '../../api.ts'
import { screen } from '../../screen.fixture.ts'
import { answering, browser } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { tableInfo } from '../../table/table.fixture.ts'
import { SignedOut } from './signed-out.tsx'

const ANA = { id: 'a', name: 'Ana', face: null }

beforeEach(() => browser())

const running = tableInfo()

async function shown(answer: object | undefined, played = true, table = running) {
  me.value = null
  answering({ 'GET /me': answer })
  const { settle, ...there } = await screen(<SignedOut table={table} played={played} />)
  await settle()
  return there
}

test('who was signed out by another device is told so and led back; it can be put away', async () => {
  const { find, text } = await shown({ me: null })
  expect(text()).toContain(pageText('link.signedOut'))
  expect(find('a', pageText('link.signIn')).attribute('href')).toBe('/sign-in')
  await find('button', pageText('page.close')).fire('click')
  expect(text()).toBe('')
})

test.each([
  ['who is known still', { me: ANA }],
  ['whom no server answers', undefined],
])('%s is told nothing of it', async (_, answer) => {
  expect((await shown(answer)).text()).toBe('')
})

test('who comes unknown to a table of friends, as by a notice in another browser, may sign in', async () => {
  const said = async (table: TableInfo, answer: object = { me: null }) =>
    (await shown(answer, false, table)).text()
  expect(await said(running)).toContain(pageText('link.unknown'))
  expect(await said(running, { me: ANA })).toBe('')
  // Anybody looks on at these.
  expect(await said(tableInfo({ listed: true }))).toBe('')
  expect(await said(tableInfo({ status: 'over' }))).toBe('')
})
