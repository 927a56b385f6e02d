import { beforeEach, expect, test } from 'vitest'
import { screen } from '../../../screen.fixture.ts'
import { type Answers, answering, browser, refusal } from '../../../server.fixture.ts'
import { Notices } from './notices.tsx'
import { noticesText } from './text/index.ts'

const MINE = {
  push: false,
  mail: false,
  hook: false,
  language: 'en',
  devices: 0,
  pushKey: 'KEY',
  canMail: true,
  hookUrl: null,
  hookSecret: 's3cret',
}

beforeEach(() => browser())

/** A browser that can be sent pushes, and whose owner answers like this when asked. */
function pushing(permission: 'granted' | 'denied') {
  let subscribed: object | null = null
  let key = ''
  const subscription = {
    endpoint: 'https://push.test/1',
    toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: () => Promise.resolve((subscribed = null)),
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    // As browsers do: who is subscribed with one key is not with another.
    async subscribe(wish: { applicationServerKey: string }) {
      if (subscribed !== null && wish.applicationServerKey !== key) throw new Error('another key')
      key = wish.applicationServerKey
      return (subscribed = subscription)
    },
  }
  const Notification = { requestPermission: () => Promise.resolve(permission) }
  const registration = { pushManager }
  browser({
    window: { PushManager: {}, Notification },
    Notification,
    navigator: {
      serviceWorker: {
        ready: Promise.resolve(registration),
        getRegistration: () => Promise.resolve(registration),
      },
    },
  })
  return { agreed: () => subscribed !== null, pushManager }
}
const unable = () => browser({ window: {}, navigator: {} })

async function page(mine: object = {}, more: Answers = {}) {
  const now = { ...MINE, ...mine }
  const server = answering({ 'GET /me/notices': now, 'PATCH /me/notices': now, ...more })
  const shown = await screen(<Notices mails />)
  await shown.settle()
  const press = async (what: string, title: string) => {
    await shown.find('button', `${what}: ${title}`).fire('click')
  }
  const pressed = (title: string) =>
    shown.find('button', `${noticesText('notices.on')}: ${title}`).attribute('aria-pressed')
  return { ...shown, ...server, press, pressed }
}

test('without a server nothing is shown', async () => {
  unable()
  answering({})
  const shown = await screen(<Notices mails />)
  await shown.settle()
  expect(shown.text()).toBe('')
})

test('a browser that cannot be sent pushes says so, and offers no button for it', async () => {
  unable()
  const { text, has } = await page()
  expect(text()).toContain(noticesText('notices.pushNot'))
  expect(has('button', `${noticesText('notices.on')}: ${noticesText('notices.push')}`)).toBe(false)
})

test('devices that agreed are counted once there are any', () => {
  const what = (devices: number) => noticesText('notices.pushWhat', { devices })
  expect(what(0)).not.toMatch(/[0-9]/)
  expect(what(2)).toMatch(/ 2 /)
})

test('mail is offered only where there is an address and a server that sends', async () => {
  unable()
  const { text, has } = await page({ canMail: false })
  expect(text()).toContain(noticesText('notices.mailNot'))
  expect(has('button', `${noticesText('notices.on')}: ${noticesText('notices.mail')}`)).toBe(false)
})

test('a server that sends no mails says nothing of them', async () => {
  unable()
  answering({ 'GET /me/notices': { ...MINE, canMail: false } })
  const { text, settle } = await screen(<Notices mails={false} />)
  await settle()
  expect(text()).toContain(noticesText('notices.push'))
  expect(text()).not.toContain(noticesText('notices.mail'))
})

test('mail is turned on in the language the page speaks, and can then be tried', async () => {
  unable()
  const { press, pressed, has, bodies } = await page(
    {},
    {
      'PATCH /me/notices': { ...MINE, mail: true },
    },
  )
  expect(pressed(noticesText('notices.mail'))).toBe('false')
  expect(has('button', `${noticesText('notices.test')}: ${noticesText('notices.mail')}`)).toBe(
    false,
  )
  await press(noticesText('notices.on'), noticesText('notices.mail'))
  expect(bodies('PATCH /me/notices')).toEqual([{ language: 'en', mail: true }])
  expect(pressed(noticesText('notices.mail'))).toBe('true')
  expect(has('button', `${noticesText('notices.test')}: ${noticesText('notices.mail')}`)).toBe(true)
})

test('what the server does not take is not shown as on', async () => {
  unable()
  const { press, pressed, text } = await page({}, { 'PATCH /me/notices': undefined })
  await press(noticesText('notices.on'), noticesText('notices.mail'))
  expect(pressed(noticesText('notices.mail'))).toBe('false')
  expect(text()).toContain(noticesText('notices.failed'))
})

test.each<[string, object, string]>([
  ['sent', {}, noticesText('notices.sent')],
  ['no answer', refusal('no-answer'), noticesText('troubles.no-answer')],
  ['a mail that was not accepted', refusal('mail-failed'), noticesText('troubles.mail-failed')],
  ['something new', refusal('toString'), noticesText('notices.failed')],
])('a test of a program of mine: %s', async (_, answer, expected) => {
  unable()
  const { press, bodies, text } = await page(
    { hook: true, hookUrl: 'https://ana.test/hook' },
    { 'POST /me/notices/test': answer },
  )
  await press(noticesText('notices.test'), noticesText('notices.hook'))
  expect(bodies('POST /me/notices/test')).toEqual([{ channel: 'hook' }])
  expect(text()).toContain(expected)
})

test('the address of a program is saved without blanks, and turns its calls on', async () => {
  unable()
  const { all, bodies } = await page()
  await all('input')[0]?.fire('input', { value: '  https://ana.test/hook ' })
  await all('form')[0]?.fire('submit')
  expect(bodies('PATCH /me/notices')).toMatchObject([
    { hookUrl: 'https://ana.test/hook', hook: true },
  ])
})

test('an empty address forgets the program; its secret is shown only while there is one', async () => {
  unable()
  const { all, text, bodies } = await page(
    { hook: true, hookUrl: 'https://ana.test/hook' },
    { 'PATCH /me/notices': MINE },
  )
  expect(text()).toContain(MINE.hookSecret)
  await all('input')[0]?.fire('input', { value: ' ' })
  await all('form')[0]?.fire('submit')
  expect(bodies('PATCH /me/notices')).toMatchObject([{ hookUrl: null, hook: false }])
  expect(text()).not.toContain(MINE.hookSecret)
})

test('a device that agrees is known to the server and turned on', async () => {
  const { agreed } = pushing('granted')
  const { press, pressed, bodies } = await page(
    {},
    {
      'POST /me/notices/push': {},
      'PATCH /me/notices': { ...MINE, push: true, devices: 1 },
    },
  )
  await press(noticesText('notices.on'), noticesText('notices.push'))
  expect(agreed()).toBe(true)
  expect(bodies('POST /me/notices/push')).toEqual([
    { endpoint: 'https://push.test/1', keys: { p256dh: 'P', auth: 'A' } },
  ])
  expect(pressed(noticesText('notices.push'))).toBe('true')
})

test('a device that agreed with keys that the server has no more is off, and agrees anew', async () => {
  const { pushManager } = pushing('granted')
  await pushManager.subscribe({ applicationServerKey: 'OLD' })
  const { press, pressed } = await page(
    { push: true, devices: 0 },
    {
      'POST /me/notices/push': {},
      'PATCH /me/notices': { ...MINE, push: true, devices: 1 },
    },
  )
  expect(pressed(noticesText('notices.push'))).toBe('false')
  await press(noticesText('notices.on'), noticesText('notices.push'))
  expect(pressed(noticesText('notices.push'))).toBe('true')
})

test('a device whose owner says no stays off, and it says why', async () => {
  pushing('denied')
  const { press, pressed, asked, text } = await page()
  await press(noticesText('notices.on'), noticesText('notices.push'))
  expect(text()).toContain(noticesText('troubles.denied'))
  expect(pressed(noticesText('notices.push'))).toBe('false')
  expect(asked.map(({ request }) => request)).toEqual(['GET /me/notices'])
})

test.each([
  ['the only one', 1, false],
  ['one of two: the other goes on being told', 2, true],
])('a device says no more, and is %s', async (_, devices, push) => {
  const { agreed } = pushing('granted')
  const { press, answers, bodies } = await page(
    {},
    {
      'POST /me/notices/push': {},
      'PATCH /me/notices': { ...MINE, push: true, devices },
      'POST /me/notices/push/end': {},
    },
  )
  await press(noticesText('notices.on'), noticesText('notices.push'))
  answers['PATCH /me/notices'] = { ...MINE, push }
  await press(noticesText('notices.on'), noticesText('notices.push'))
  expect(agreed()).toBe(false)
  expect(bodies('POST /me/notices/push/end')).toEqual([{ endpoint: 'https://push.test/1' }])
  expect(bodies('PATCH /me/notices')[1]).toMatchObject({ push })
})
