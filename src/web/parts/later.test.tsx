import { beforeEach, expect, test, vi } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { browser } from '../server.fixture.ts'
import { pageText } from '../text/index.ts'
import { later } from './later.tsx'

let status: number | null = null
let loads = 0
const reload = vi.fn<() => void>()

beforeEach(() => {
  loads = 0
  browser({
    document: {
      querySelector: (css: string) => (css.startsWith('script') ? { src: '/a.js' } : null),
    },
    location: { reload },
  })
  vi.stubGlobal('fetch', () =>
    status === null ? Promise.reject(new Error('offline')) : Promise.resolve({ status }),
  )
})

/** A part that can be fetched the second time only. */
const Part = () =>
  later(() =>
    loads++ === 0 ? Promise.reject(new Error('lost')) : Promise.resolve(() => <p>here</p>),
  )

test.each([null, 200, 500])('what the network lost can be tried again (%s)', async answer => {
  status = answer
  const Shown = Part()
  const { text, find, settle } = await screen(<Shown />)
  // First the part is asked for, then the server.
  await settle()
  await settle()
  expect(text()).toContain(pageText('trouble.offline'))
  await find('button', pageText('page.again')).fire('click')
  expect(text()).toBe('here')
})

test('the line that says what is lost can be put away', async () => {
  status = null
  const Shown = Part()
  const { text, find, settle } = await screen(<Shown />)
  await settle()
  await settle()
  await find('button', pageText('page.close')).fire('click')
  expect(text()).toBe('')
})

test('what is gone with an older version comes with the newer one', async () => {
  status = 404
  const Shown = Part()
  const { text, find, settle } = await screen(<Shown />)
  await settle()
  await settle()
  expect(text()).not.toContain(pageText('trouble.offline'))
  await find('button', pageText('page.reload')).fire('click')
  expect(reload).toHaveBeenCalledOnce()
})
