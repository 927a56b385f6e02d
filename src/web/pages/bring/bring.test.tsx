import { afterEach, beforeEach, expect, test } from 'vitest'
import { me } from '../../api.ts'
import { routed } from '../../routes.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { type Answers, answering, browser, refusal } from '../../server.fixture.ts'
import { Bring } from './bring.tsx'
import { pageText } from '../../text/index.ts'
import { bringText } from './text/index.ts'

const GAME = { game: 'mercado', log: [] }

beforeEach(() => browser())
afterEach(() => void (me.value = null))

/** The page after somebody has chosen a file with this in it. */
async function chosen(content: string, answers: Answers) {
  const server = answering({ 'POST /guest': { me: { id: 'ana', name: 'Ana' } }, ...answers })
  const { page, routes } = routed(<Bring />)
  const shown = await screen(page)
  await shown.all('input')[0]?.fire('change', { files: [new Blob([content])] })
  return { ...shown, ...server, routes, said: () => shown.all('output')[0]?.text }
}

test('a file that fits is shown at once', async () => {
  const { routes, bodies } = await chosen(JSON.stringify(GAME), {
    'POST /replays': { id: 'r7' },
  })
  expect(bodies('POST /replays')).toEqual([GAME])
  expect(routes).toEqual(['/r/r7'])
})

test('a file that is no JSON never reaches the server', async () => {
  const { said, asked, routes } = await chosen('{"game": ', {})
  expect(said()).toBe(bringText('troubles.no-json'))
  expect([asked, routes]).toEqual([[], []])
})

test.each<[string, object | undefined, string]>([
  ['it was changed', refusal('not-exact'), bringText('troubles.not-exact')],
  ['it is not over', refusal('not-over'), bringText('troubles.not-over')],
  ['other rules', refusal('bad-version'), bringText('troubles.bad-version')],
  ['too large', refusal('too-large', 413), bringText('troubles.too-large')],
  ['something new', refusal('constructor', 400), bringText('bring.unfit')],
  ['no server', undefined, pageText('trouble.offline')],
  ['a full disk', refusal('unstorable', 503), pageText('refused.unstorable')],
])('a file that cannot be shown says why: %s', async (_, answer, expected) => {
  const { said, routes } = await chosen(JSON.stringify(GAME), { 'POST /replays': answer })
  expect(said()).toBe(expected)
  expect(routes).toEqual([])
})

test('choosing no file after all changes nothing', async () => {
  const { asked } = answering({})
  const shown = await screen(routed(<Bring />).page)
  await shown.all('input')[0]?.fire('change', { files: [] })
  expect(shown.all('output')[0]?.text).toBe('')
  expect(asked).toEqual([])
})

test('a file can be dropped there too, and the place says that it is one', async () => {
  const { bodies } = answering({
    'POST /guest': { me: { id: 'ana', name: 'Ana' } },
    'POST /replays': { id: 'r8' },
  })
  const { page, routes } = routed(<Bring />)
  const shown = await screen(page)
  const place = () => shown.all('label').at(-1)
  const [field] = shown.all('input')
  await field?.fire('dragover')
  expect(place()?.attribute('data-over')).toBe('')
  await field?.fire('dragleave')
  expect(place()?.attribute('data-over')).toBeNull()
  await field?.fire('drop', {
    dataTransfer: { files: [new Blob([JSON.stringify(GAME)])] },
  })
  await shown.settle()
  expect(bodies('POST /replays')).toEqual([GAME])
  expect(routes).toEqual(['/r/r8'])
})
