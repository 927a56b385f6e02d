import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { tableText } from '../text/index.ts'
import { ReplayBar } from './replay-bar.tsx'

const key: { press: (name: string) => void } = { press: () => {} }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let listener = (_: object) => {}
  vi.stubGlobal('addEventListener', (_: string, heard: typeof listener) => (listener = heard))
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('HTMLElement', class {})
  key.press = name => listener({ key: name, target: null, preventDefault() {} })
})
afterEach(() => vi.useRealTimers())

async function bar(at: number, onNow?: () => void) {
  const sought: number[] = []
  const element = (position: number) => (
    <ReplayBar at={position} of={5} onSeek={to => sought.push(to)} onNow={onNow} />
  )
  const shown = await screen(element(at))
  return { ...shown, sought, move: (to: number) => shown.show(element(to)) }
}

test('steps back and on, and goes to either end', async () => {
  const { find, sought } = await bar(2)
  for (const name of [
    tableText('replay.first'),
    tableText('replay.previous'),
    tableText('replay.next'),
    tableText('replay.last'),
  ])
    await find('button', name).fire('click')
  expect(sought).toEqual([0, 1, 3, 5])
})

test('nothing lies before the first step', async () => {
  const { find, sought } = await bar(0)
  await find('button', tableText('replay.previous')).fire('click')
  expect(sought).toEqual([0])
})

test('arrows, Home and End do the same', async () => {
  const { sought } = await bar(2)
  for (const name of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) key.press(name)
  expect(sought).toEqual([1, 3, 0, 5])
})

test('the slider goes to any moment and says where it is', async () => {
  const { all, sought } = await bar(2)
  const [slider] = all('input')
  expect(slider?.attribute('aria-valuetext')).toBe(tableText('replay.at', { at: 2, of: 5 }))
  await slider?.fire('input', { valueAsNumber: 4 })
  expect(sought).toEqual([4])
})

test('runs by itself, a step at a time, until the end', async () => {
  const { find, has, sought, move } = await bar(3)
  await find('button', tableText('replay.play')).fire('click')
  vi.advanceTimersByTime(1100)
  expect(sought).toEqual([4])
  await move(4)
  vi.advanceTimersByTime(1100)
  expect(sought).toEqual([4, 5])
  await move(5)
  vi.advanceTimersByTime(5000)
  expect(sought).toEqual([4, 5])
  expect(has('button', tableText('replay.play'))).toBe(true)
})

test('played once more from the end it begins anew', async () => {
  const { find, sought } = await bar(5)
  await find('button', tableText('replay.play')).fire('click')
  expect(sought).toEqual([0])
})

test('any other step stops it', async () => {
  const { find, sought } = await bar(1)
  await find('button', tableText('replay.play')).fire('click')
  await find('button', tableText('replay.previous')).fire('click')
  vi.advanceTimersByTime(5000)
  expect(sought).toEqual([0])
})

test('what I missed leads on to now, and runs slower', async () => {
  const now = vi.fn<() => void>()
  const { find, all, sought, move } = await bar(4, now)
  expect(all('section')[0]?.name).toBe(tableText('since.title'))
  await find('button', tableText('replay.play')).fire('click')
  vi.advanceTimersByTime(1100)
  expect(sought).toEqual([])
  vi.advanceTimersByTime(1100)
  expect(sought).toEqual([5])
  await move(5)
  vi.advanceTimersByTime(2200)
  expect(now).toHaveBeenCalledTimes(1)
  await find('button', tableText('since.toNow')).fire('click')
  expect(now).toHaveBeenCalledTimes(2)
})
