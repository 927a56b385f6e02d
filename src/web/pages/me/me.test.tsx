import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../../protocol/account.ts'
import { me } from '../../api.ts'
import { screen } from '../../screen.fixture.ts'
import { answering, browser, refusal } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { Devices } from './devices.tsx'
import { KeepAccount } from './keep-account.tsx'
import { MyData } from './my-data.tsx'
import { MyTimes } from './my-times.tsx'
import { meText } from './text/index.ts'

const DAY = 24 * 3600_000

beforeEach(() => browser())
afterEach(() => void (me.value = null))

const device = (id: string, here: boolean) => ({ id, name: `Phone ${id}`, seenAt: 0, here })
const account = (more: object = {}) =>
  ({
    me: { id: 'ana', name: 'Ana' },
    devices: [device('a', true), device('b', false)],
    passkeys: [],
    email: null,
    mails: true,
    ...more,
  }) as unknown as Account

describe('my devices', () => {
  test('any but this one can be signed out by name', async () => {
    const { asked } = answering({ 'DELETE /me/devices/b': {} })
    let changes = 0
    const shown = await screen(<Devices account={account()} onChange={() => changes++} />)
    expect(shown.has('button', meText('devices.endOn', { device: 'Phone a' }))).toBe(false)
    await shown.find('button', meText('devices.endOn', { device: 'Phone b' })).fire('click')
    expect(asked.map(({ request }) => request)).toEqual(['DELETE /me/devices/b'])
    expect(changes).toBe(1)
  })

  test('if that fails it says so', async () => {
    answering({})
    const shown = await screen(<Devices account={account()} onChange={() => {}} />)
    await shown.find('button', meText('devices.others')).fire('click')
    expect(shown.text()).toContain(meText('me.failed'))
  })

  test('an account that only this browser knows is not left without a warning', async () => {
    const shown = await screen(<Devices account={account()} onChange={() => {}} />)
    await shown.find('button', meText('devices.out')).fire('click')
    expect(shown.text()).toContain(meText('devices.outLoose'))
    const kept = await screen(
      <Devices account={account({ email: 'ana@example.org' })} onChange={() => {}} />,
    )
    await kept.find('button', meText('devices.out')).fire('click')
    expect(kept.text()).not.toContain(meText('devices.outLoose'))
  })
})

describe('how I come back', () => {
  test.each([
    ['nothing is saved', {}, false],
    ['by an address', { email: 'ana@example.org' }, true],
    ['by a passkey', { passkeys: [{ id: 'p', device: '', createdAt: 0 }] }, true],
  ])('%s', async (_, more, kept) => {
    const shown = await screen(<KeepAccount account={account(more)} onChange={() => {}} />)
    expect(shown.text()).toContain(meText(kept ? 'keep.kept' : 'keep.loose'))
    expect(shown.all('h2').map(({ text }) => text)).toEqual([
      meText(kept ? 'keep.mine' : 'keep.title'),
    ])
  })

  test('a link is asked for by an address, and refused for a reason', async () => {
    const { answers, bodies } = answering({ 'POST /sign-in/mail': refusal('bad-address', 400) })
    const shown = await screen(<KeepAccount account={account()} onChange={() => {}} />)
    await shown.all('input')[0]?.fire('input', { value: 'ana@example.org' })
    await shown.all('form')[0]?.fire('submit')
    expect(shown.text()).toContain(meText('keep.problems.bad-address'))
    answers['POST /sign-in/mail'] = {}
    await shown.all('form')[0]?.fire('submit')
    expect(shown.text()).toContain(meText('keep.sent', { address: 'ana@example.org' }))
    expect(bodies('POST /sign-in/mail')[1]).toMatchObject({ address: 'ana@example.org' })
  })

  test('where the server sends no mail there is no field for an address', async () => {
    const shown = await screen(
      <KeepAccount account={account({ mails: false })} onChange={() => {}} />,
    )
    expect(shown.all('input')).toEqual([])
    expect(shown.text()).toContain(meText('keep.noMail'))
  })

  test('what the field for an address is for is said once, by its heading', async () => {
    const shown = await screen(<KeepAccount account={account()} onChange={() => {}} />)
    const [field] = shown.all('input')
    const [heading] = shown.all('h3').filter(({ text }) => text === meText('keep.mail'))
    expect(field?.attribute('aria-labelledby')).toBe(heading?.attribute('id'))
    expect(shown.text().split(meText('keep.mail'))).toHaveLength(2)
  })

  test('an address can be forgotten', async () => {
    const { asked } = answering({ 'DELETE /me/mail': {} })
    const shown = await screen(
      <KeepAccount account={account({ email: 'ana@example.org' })} onChange={() => {}} />,
    )
    await shown.find('button', meText('keep.removeMail')).fire('click')
    expect(asked).toHaveLength(1)
  })
})

describe('quiet hours and vacation', () => {
  const mine = { quiet: null, vacationUntil: null, vacationLeft: 3.5 * DAY }
  beforeEach(() => void (me.value = { id: 'ana', name: 'Ana' } as unknown as typeof me.value))

  test('are not taken for set while only proposed', async () => {
    const { answers } = answering({ 'GET /me/time': mine })
    const unset = await screen(<MyTimes />)
    await unset.settle()
    expect(unset.text()).toContain(meText('time.unset'))
    const quiet = { zone: 'UTC', from: 1320, until: 480 }
    answers['GET /me/time'] = { ...mine, quiet }
    const set = await screen(<MyTimes />)
    await set.settle()
    expect(set.text()).not.toContain(meText('time.unset'))
  })

  test('are sent as minutes of the day', async () => {
    const { bodies } = answering({ 'GET /me/time': mine, 'PATCH /me/time': mine })
    const shown = await screen(<MyTimes />)
    await shown.settle()
    const [from, until] = shown.all('input')
    expect([from?.attribute('value'), until?.attribute('value')]).toEqual(['22:00', '08:00'])
    await from?.fire('input', { value: '23:30' })
    await shown.all('form')[0]?.fire('submit')
    expect(bodies('PATCH /me/time')).toMatchObject([{ quiet: { from: 1410, until: 480 } }])
    expect(shown.text()).toContain(meText('time.kept'))
  })

  test.each([
    ['too-quiet', meText('time.tooLong')],
    ['no-vacation', meText('time.usedUp')],
    ['unstorable', pageText('refused.unstorable')],
    ['anything else', meText('me.failed')],
  ])('refused with %s', async (why, expected) => {
    answering({ 'GET /me/time': mine, 'PATCH /me/time': refusal(why) })
    const shown = await screen(<MyTimes />)
    await shown.settle()
    expect(shown.text()).toContain(meText('time.left', { days: 3 }))
    await shown.find('button', meText('time.go')).fire('click')
    expect(shown.text()).toContain(expected)
  })

  test('from a vacation one comes back', async () => {
    const away = { ...mine, vacationUntil: 10 * DAY }
    const { bodies } = answering({ 'GET /me/time': away, 'PATCH /me/time': mine })
    const shown = await screen(<MyTimes />)
    await shown.settle()
    await shown.find('button', meText('time.back')).fire('click')
    expect(bodies('PATCH /me/time')).toEqual([{ vacation: false }])
    expect(shown.has('button', meText('time.go'))).toBe(true)
  })

  test('without a server nothing is shown', async () => {
    answering({})
    const shown = await screen(<MyTimes />)
    await shown.settle()
    expect(shown.text()).toBe('')
  })
})

describe('my data', () => {
  test('an account is deleted only when that is confirmed', async () => {
    const { asked } = answering({ 'DELETE /me': {} })
    let gone = 0
    const shown = await screen(<MyData onGone={() => gone++} />)
    await shown.find('button', meText('data.delete')).fire('click')
    await shown.find('button', meText('data.no')).fire('click')
    expect(asked).toEqual([])
    await shown.find('button', meText('data.delete')).fire('click')
    await shown.find('button', meText('data.yes')).fire('click')
    expect([asked.length, gone, me.value]).toEqual([1, 1, null])
  })

  test('if it cannot be deleted I am still here, and it says so', async () => {
    answering({})
    let gone = 0
    const shown = await screen(<MyData onGone={() => gone++} />)
    await shown.find('button', meText('data.delete')).fire('click')
    await shown.find('button', meText('data.yes')).fire('click')
    expect(gone).toBe(0)
    expect(shown.text()).toContain(meText('me.failed'))
  })
})
