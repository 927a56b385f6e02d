import { beforeEach, expect, test } from 'vitest'
import { me } from '../../api.ts'
import { screen } from '../../screen.fixture.ts'
import { answering, browser } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { SignedOut } from './signed-out.tsx'

const ANA = { id: 'a', name: 'Ana', face: null }

beforeEach(() => browser())

async function shown(answer: object | undefined) {
  me.value = null
  answering({ 'GET /me': answer })
  const { settle, ...there } = await screen(<SignedOut />)
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
