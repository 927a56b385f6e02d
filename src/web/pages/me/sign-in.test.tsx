import { afterEach, beforeEach, expect, test } from 'vitest'
import { me } from '../../api.ts'
import { routed } from '../../routes.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { type Answers, answering, browser, refusal } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { SignInPage } from './sign-in.tsx'
import { meText } from './text/index.ts'

const TOKEN = 'a-mailed-token-of-a-link'

let replaced: string[] = []
beforeEach(() => void (replaced = []))
afterEach(() => void (me.value = null))

/** The page, come to by a mailed link or by itself. */
async function page(token: string, answers: Answers) {
  browser({
    location: new URL(`https://tianguis.test/sign-in${token && `#${token}`}`),
    history: { replaceState: (_: null, __: string, to: string) => replaced.push(to) },
    window: {},
  })
  const server = answering({ 'GET /sign-in': { mails: true }, ...answers })
  const { page: child, routes } = routed(<SignInPage />)
  const shown = await screen(child)
  await shown.settle()
  return { ...shown, ...server, routes }
}
const guest = { me: { id: 'ana', name: 'Ana' }, devices: [], passkeys: [], email: null }

test('a mailed link is no longer in the address once the page is there', async () => {
  await page(TOKEN, {})
  expect(replaced).toEqual(['/sign-in'])
})

test.each<[string, object, string]>([
  ['somebody known', { name: 'Ben', keep: false }, meText('signIn.as', { name: 'Ben' })],
  [
    'a guest who keeps their account',
    { name: 'Ana', keep: true },
    meText('signIn.keep', { name: 'Ana' }),
  ],
  ['somebody new', { name: null, keep: false }, meText('signIn.fresh')],
])('a link says what it will do before it is pressed: %s', async (_, meaning, label) => {
  const { find, bodies, asked, routes } = await page(TOKEN, {
    'POST /sign-in/link/look': meaning,
    'POST /sign-in/link': { me: { id: 'ben', name: 'Ben' } },
  })
  expect(bodies('POST /sign-in/link/look')).toEqual([{ token: TOKEN }])
  expect(asked.map(({ request }) => request)).not.toContain('POST /sign-in/link')
  await find('button', label).fire('click')
  expect(bodies('POST /sign-in/link')).toEqual([{ token: TOKEN }])
  expect(me.value?.name).toBe('Ben')
  expect(routes).toEqual(['/me'])
})

test('a link that was used already says so, and another can be asked for', async () => {
  const { text, find, routes } = await page(TOKEN, {
    'POST /sign-in/link/look': refusal('bad-link', 400),
  })
  expect(text()).toContain(meText('signIn.oldWhy'))
  expect(find('button', meText('keep.send')).attribute('type')).toBe('submit')
  expect(routes).toEqual([])
})

test('a link that grew old between looking and pressing leads nowhere', async () => {
  const { find, text, routes } = await page(TOKEN, {
    'POST /sign-in/link/look': { name: 'Ben', keep: false },
    'POST /sign-in/link': refusal('bad-link', 400),
  })
  await find('button', meText('signIn.as', { name: 'Ben' })).fire('click')
  expect(text()).toContain(meText('signIn.old'))
  expect([routes, me.value]).toEqual([[], null])
})

test('while the server cannot be reached a link is not called old, and is tried again', async () => {
  const { text, find, answers } = await page(TOKEN, {})
  expect(text()).toContain(pageText('trouble.offline'))
  expect(text()).not.toContain(meText('signIn.old'))
  answers['POST /sign-in/link/look'] = { name: 'Ben', keep: false }
  await find('button', pageText('page.again')).fire('click')
  const use = find('button', meText('signIn.as', { name: 'Ben' }))
  await use.fire('click')
  expect(text()).toContain(pageText('trouble.offline'))
  answers['POST /sign-in/link'] = refusal('too-many', 429)
  await use.fire('click')
  expect(text()).toContain(pageText('refused.too-many'))
  answers['POST /sign-in/link'] = { me: { id: 'ben', name: 'Ben' } }
  await use.fire('click')
  expect(me.value?.name).toBe('Ben')
})

test.each<[string, object, boolean]>([
  ['only this browser knows', {}, true],
  ['an address brings back', { email: 'ana@example.org' }, false],
  ['a passkey brings back', { passkeys: [{ id: 'p', device: '', createdAt: 0 }] }, false],
])('a guest whom %s is warned of losing their name: %s', async (_, more, warned) => {
  const { text, has } = await page('', { 'GET /me/account': { ...guest, ...more } })
  expect(text().includes(meText('signIn.lose', { name: 'Ana' }))).toBe(warned)
  expect(has('a', meText('signIn.keepFirst'))).toBe(warned)
})

test('a link to the very account one has here warns of nothing', async () => {
  const { text, settle } = await page(TOKEN, {
    'POST /sign-in/link/look': { name: 'Ana', keep: true },
    'GET /me/account': guest,
  })
  await settle()
  expect(text()).not.toContain(meText('signIn.lose', { name: 'Ana' }))
})

test('where the server sends no mail, and the browser has no passkeys, it says both', async () => {
  const { text, all } = await page('', { 'GET /sign-in': { mails: false } })
  expect(text()).toContain(meText('keep.noMail'))
  expect(text()).toContain(meText('keep.noPasskeys'))
  expect(all('form')).toEqual([])
})
