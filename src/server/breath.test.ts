import { expect, onTestFinished, test, vi } from 'vitest'

/** One of its own: it remembers a time, and here the time is made up. */
async function freshBreathe() {
  vi.resetModules()
  return (await import('./breath.ts')).breathe
}

test('a long loop holds the thread for 5 ms at a time, a short one goes on at once', async () => {
  const breathe = await freshBreathe()
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  /** Whether other work has its turn in a loop that has taken so many milliseconds more. */
  const othersAfter = async (ms: number) => {
    now += ms
    let hadTurn = false
    setImmediate(() => (hadTurn = true))
    await breathe()
    return hadTurn
  }
  await othersAfter(5)
  expect([await othersAfter(0), await othersAfter(4.9), await othersAfter(0.2)]).toEqual([
    false,
    false,
    true,
  ])
})

test('of many long loops one goes on at a time', async () => {
  const breathe = await freshBreathe()
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  let now = performance.now()
  clock.mockImplementation(() => (now += 5))
  /** Which loops went on between one turn of the others and the next. */
  const turns: number[][] = [[]]
  let going = true
  const others = () => {
    turns.push([])
    if (going) setImmediate(others)
  }
  setImmediate(others)
  const loop = async (name: number) => {
    for (let times = 0; times < 3; times++) {
      await breathe()
      turns.at(-1)?.push(name)
    }
  }
  await Promise.all([1, 2, 3].map(loop))
  going = false
  expect(turns.filter(each => each.length > 1)).toEqual([])
  expect(turns.flat()).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3])
})
