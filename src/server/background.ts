/** Work that no request waits for; it is finished before everything closes. */
export interface Background {
  /** `failed` gets the reason if the work fails. */
  add(work: Promise<void>, failed: (error: unknown) => void): void
  /** Resolves when everything that was added is done. */
  settled(): Promise<void>
}

export function makeBackground(): Background {
  const going = new Set<Promise<void>>()
  return {
    add(work, failed) {
      const settled: Promise<void> = work.catch(failed).finally(() => going.delete(settled))
      going.add(settled)
    },
    async settled() {
      await Promise.all(going)
    },
  }
}
