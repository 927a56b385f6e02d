import { afterEach, beforeEach, expect, test } from 'vitest'
import { banned } from '../../api.ts'
import { refusedText } from '../../refused.ts'
import { routed } from '../../routes.fixture.ts'
import { screen } from '../../screen.fixture.ts'
import { answering, browser, refusal } from '../../server.fixture.ts'
import { pageText } from '../../text/index.ts'
import { PersonPage } from '../me/person.tsx'
import { meText } from '../me/text/index.ts'
import { ServerTable } from '../play/server-table.tsx'
import { ReplayPage } from '../replay/replay.tsx'

/* A page of something on the server, while the server is away or takes no more from me. */

beforeEach(() => browser())
afterEach(() => void (banned.value = null))

const PAGES = [
  {
    path: '/t/t1',
    request: 'GET /tables/t1',
    page: <ServerTable params={{ id: 't1' }} query={{}} />,
    none: () => pageText('trouble.noTable'),
  },
  {
    path: '/t/t1/replay',
    request: 'GET /tables/t1/replay?eyes=all',
    page: <ReplayPage params={{ id: 't1' }} query={{}} />,
    none: () => pageText('replay.none'),
  },
  {
    path: '/r/r1',
    request: 'GET /replays/r1?eyes=all',
    page: <ReplayPage params={{ id: 'r1' }} query={{}} />,
    none: () => pageText('replay.none'),
  },
  {
    path: '/person/ana',
    request: 'GET /people/ana',
    page: <PersonPage params={{ id: 'ana' }} />,
    none: () => meText('person.none'),
  },
]

async function shownOf({ path, page, request }: (typeof PAGES)[number], answer?: object) {
  const { asked } = answering({ [request]: answer })
  const shown = await screen(routed(page, path).page)
  await shown.settle()
  const press = () => shown.all('button').at(-1)?.fire('click')
  return { ...shown, press, asked, title: () => shown.all('h1')[0]?.text }
}

test.each(PAGES)('$path: what is not there is not there', async at => {
  const { title } = await shownOf(at, refusal('not-found', 404))
  expect(title()).toBe(at.none())
})

test.each(PAGES)('$path: without a server nobody says that it is not there', async at => {
  const { title, text, press, asked, settle } = await shownOf(at)
  expect(title()).toBe(pageText('trouble.title'))
  expect(text()).toContain(pageText('trouble.offline'))
  await press()
  await settle()
  expect(asked.filter(({ request }) => request === at.request)).toHaveLength(2)
})

test.each(PAGES)('$path: who asks too much reads that, not that the server is away', async at => {
  const { title, text } = await shownOf(at, refusal('too-many', 429))
  expect(title()).toBe(pageText('trouble.title'))
  expect(text()).toContain(refusedText('too-many'))
  expect(text()).not.toContain(pageText('trouble.offline'))
})

test.each(PAGES)('$path: who is banned is told so, not that it is not there', async at => {
  const { title, text } = await shownOf(at, refusal('banned', 403))
  expect(title()).toBe(pageText('trouble.notYou'))
  expect(text()).not.toContain(pageText('trouble.offline'))
})
