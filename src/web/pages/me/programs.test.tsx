import { beforeEach, describe, expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { type Answers, answering, browser, refusal } from '../../server.fixture.ts'
import { MyPrograms } from './programs.tsx'
import { meText } from './text/index.ts'

const SECRET = 'tok_7f3a'

beforeEach(() => browser())

const token = (id: string, usedAt: number | null = null) => ({
  id,
  name: `Token ${id}`,
  scopes: ['read', 'play'],
  createdAt: 0,
  usedAt,
})
const robot = (id: string, here: boolean) => ({ id, name: `Robi ${id}`, owner: 'Ana', here })

/** The page about programs, where the server knows one token and two bots. */
async function page(more: Answers = {}) {
  const server = answering({
    'GET /me/tokens': { tokens: [token('t1')] },
    'GET /me/bots': { bots: [robot('b1', true), robot('b2', false)] },
    ...more,
  })
  const shown = await screen(<MyPrograms />)
  await shown.settle()
  /** Types a name into the form of this number, and sends it. */
  const send = async (form: number, name: string) => {
    await nameFields()[form]?.fire('input', { value: name })
    await shown.all('form')[form]?.fire('submit')
  }
  const nameFields = () =>
    shown.all('input').filter(field => field.attribute('type') !== 'checkbox')
  const boxes = () => shown.all('input').filter(field => field.attribute('type') === 'checkbox')
  return { ...shown, ...server, send, nameFields, boxes }
}

describe('tokens', () => {
  test('each says what it may do, and whether it was ever used', async () => {
    const used = new Date(2026, 2, 9).getTime()
    const { all } = await page({
      'GET /me/tokens': { tokens: [token('t1'), token('t2', used)] },
    })
    const [fresh, old] = all('li').map(({ text }) => text)
    expect(fresh).toContain('It may look · play.')
    expect(fresh).toContain(meText('programs.unused'))
    expect(old).toContain(meText('programs.used', { day: new Date(used).toLocaleDateString('en') }))
  })

  test('a new one may look unless more is chosen, and shows its secret this once', async () => {
    const { send, boxes, bodies, find, text } = await page({
      'POST /me/tokens': { token: token('t9'), secret: SECRET },
    })
    expect(text()).not.toContain(meText('programs.once'))
    await boxes()[1]?.fire('change')
    await send(0, 'my script')
    expect(bodies('POST /me/tokens')).toEqual([{ name: 'my script', scopes: ['read', 'play'] }])
    expect(text()).toContain(meText('programs.once'))
    expect(find('code', SECRET).text).toBe(SECRET)
    // Read and heard: it is no link that is copied.
    expect(find('button', meText('programs.copy')).text).toBe(meText('programs.copy'))
  })

  test('one that may do nothing cannot be made', async () => {
    const { boxes, find } = await page()
    expect(find('button', meText('programs.makeToken')).attribute('aria-disabled')).toBeNull()
    await boxes()[0]?.fire('change')
    expect(find('button', meText('programs.makeToken')).attribute('aria-disabled')).not.toBeNull()
  })

  test.each([
    ['enough', meText('programs.problems.enough')],
    ['bad-name', meText('programs.problems.bad-name')],
    ['anything else', meText('me.failed')],
  ])('refused with "%s" it says why, and shows no secret', async (why, expected) => {
    const { send, all, text } = await page({ 'POST /me/tokens': refusal(why) })
    await send(0, 'my script')
    expect(text()).toContain(expected)
    expect(all('code')).toEqual([])
  })

  test('a name that was refused stays in its field, to be mended', async () => {
    const { send, nameFields, answers } = await page({
      'POST /me/tokens': refusal('bad-name', 400),
    })
    await send(0, 'a bad name')
    expect(nameFields()[0]?.attribute('value')).toBe('a bad name')
    answers['POST /me/tokens'] = { token: token('t9'), secret: SECRET }
    await send(0, 'a good name')
    expect(nameFields()[0]?.attribute('value')).toBe('')
  })

  test('one that is revoked leaves the list', async () => {
    const { find, answers, asked, text } = await page({
      'DELETE /me/tokens/t1': {},
    })
    answers['GET /me/tokens'] = { tokens: [] }
    await find('button', `${meText('programs.revoke')}: Token t1`).fire('click')
    expect(asked.map(({ request }) => request)).toContain('DELETE /me/tokens/t1')
    expect(text()).not.toContain('Token t1')
  })

  test('if it cannot be revoked it is still there, and it says so', async () => {
    const { find, text } = await page()
    await find('button', `${meText('programs.revoke')}: Token t1`).fire('click')
    expect(text()).toContain('Token t1')
    expect(text()).toContain(meText('me.failed'))
  })
})

describe('bots', () => {
  test('each says whether it listens', async () => {
    const { all } = await page()
    const lines = all('li').map(({ text }) => text)
    expect(lines.find(line => line.includes('Robi b1'))).toContain(meText('programs.listens'))
    expect(lines.find(line => line.includes('Robi b2'))).toContain(meText('programs.silent'))
  })

  test('a new one is made by its name, and is in the list with the secret above', async () => {
    const { send, answers, bodies, text, find } = await page({
      'POST /me/bots': { bot: robot('b3', false), secret: SECRET },
    })
    answers['GET /me/bots'] = { bots: [robot('b3', false)] }
    await send(1, 'Robi b3')
    expect(bodies('POST /me/bots')).toEqual([{ name: 'Robi b3' }])
    expect(text()).toContain('Robi b3')
    expect(find('code', SECRET).text).toBe(SECRET)
  })

  test('another token is asked for by the name of the bot', async () => {
    const { find } = await page({
      'POST /me/bots/b2/token': { bot: robot('b2', false), secret: 'tok_new' },
    })
    await find('button', `${meText('programs.renew')}: Robi b2`).fire('click')
    expect(find('code', 'tok_new').text).toBe('tok_new')
  })

  test('the server has as many as anybody may have: nothing is made', async () => {
    const { send, text, all } = await page({ 'POST /me/bots': refusal('enough') })
    await send(1, 'one more')
    expect(text()).toContain(meText('programs.problems.enough'))
    expect(all('code')).toEqual([])
  })

  test('one is deleted by name, and the others stay', async () => {
    const { find, answers, text } = await page({ 'DELETE /me/bots/b1': {} })
    answers['GET /me/bots'] = { bots: [robot('b2', false)] }
    await find('button', `${meText('programs.remove')}: Robi b1`).fire('click')
    expect(text()).not.toContain('Robi b1')
    expect(text()).toContain('Robi b2')
  })
})

test('without a server there are no lists, but one still reads what programs are', async () => {
  answering({})
  const shown = await screen(<MyPrograms />)
  await shown.settle()
  expect(shown.all('li')).toEqual([])
  expect(shown.text()).toContain(meText('programs.what'))
})
