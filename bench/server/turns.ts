const AT_ONCE = 32

/** Does something this many times, a few at once; the results are in the order of the indices. */
export async function inTurns<A>(times: number, act: (index: number) => Promise<A>): Promise<A[]> {
  const results: A[] = []
  let next = 0
  async function work(): Promise<void> {
    for (let index = next++; index < times; index = next++) results[index] = await act(index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}
