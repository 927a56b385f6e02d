import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { Soon } from './soon.tsx'

afterEach(() => vi.useRealTimers())

test('what is out of sight comes a frame later, and only as it is then; what is seen comes at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', { hidden: false })
  const frames = new Map<number, () => void>()
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.set(frames.size, act).size - 1)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  let drawn = 0
  const Part = ({ n }: { n: number }) => <b>{`part ${n}, drawn ${++drawn}`}</b>
  const table = (n: number, seen: boolean) => (
    <Soon seen={seen}>
      <Part n={n} />
    </Soon>
  )
  const shown = await screen(table(1, true))
  await shown.show(table(2, false))
  await shown.show(table(3, false))
  expect(shown.text()).toBe('part 1, drawn 1')
  frames.forEach(act => act())
  vi.runAllTimers()
  await shown.settle()
  expect(shown.text()).toBe('part 3, drawn 2')
  await shown.show(table(4, true))
  expect(shown.text()).toBe('part 4, drawn 3')
})
