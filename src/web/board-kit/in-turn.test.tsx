import { expect, test, vi } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { BoardsTurn, InTurn, InTurns } from './in-turn.tsx'

const done = vi.fn<() => void>()
const Table = ({ parts }: { parts?: number }) => (
  <InTurns onDone={done} {...(parts && { parts })}>
    <p>frame</p>
    <BoardsTurn> board </BoardsTurn>
    {[0, 1, 2, 3].map(nth => (
      <InTurn key={nth} nth={nth} {...(parts && { of: parts })}>
        <b>{nth}</b>
      </InTurn>
    ))}
  </InTurns>
)

test.each([
  [3, ['frame', 'frame board ', 'frame board 03', 'frame board 013', 'frame board 0123']],
  [2, ['frame', 'frame board ', 'frame board 02', 'frame board 0123']],
])('parts come in %i turns, a frame for each, and then it has begun', async (parts, expected) => {
  done.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', { hidden: false })
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const shown = await screen(<Table parts={parts} />)
  const texts = [shown.text()]
  while (frames.length > 0) {
    frames.shift()?.()
    vi.runAllTimers()
    await shown.settle()
    texts.push(shown.text())
    expect(done).toHaveBeenCalledTimes(texts.length > 1 + parts ? 1 : 0)
  }
  expect(texts).toEqual(expected)
  vi.useRealTimers()
})

test('where nothing is painted all is there at once; so are parts outside a table', async () => {
  const shown = await screen(<Table />)
  expect(shown.text()).toBe('frame board 0123')
  const alone = await screen(<InTurn nth={1}>alone</InTurn>)
  expect(alone.text()).toBe('alone')
})
