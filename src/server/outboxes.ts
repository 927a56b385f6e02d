import type { Budgets } from './limits/budgets.ts'

/** How many bytes wait for all readers together. */
export interface Outboxes {
  readonly waiting: number
  /** One more reader; `drop` disconnects them at once. */
  open(drop: () => void): Outbox
}

/** What waits for one reader. */
export interface Outbox {
  /** So many bytes wait for this reader now. */
  waits(bytes: number): void
  close(): void
}

interface Reader {
  bytes: number
  readonly drop: () => void
}

/** While more bytes wait than may for all, the reader for whom most wait is disconnected. */
export function makeOutboxes(budgets: Budgets): Outboxes {
  const readers = new Set<Reader>()
  let sum = 0

  function set(reader: Reader, bytes: number): void {
    if (!readers.has(reader)) return
    sum += bytes - reader.bytes
    reader.bytes = bytes
  }

  function close(reader: Reader): void {
    set(reader, 0)
    readers.delete(reader)
  }

  function dropSlowest(): void {
    let slowest: Reader | null = null
    for (const reader of readers)
      if (slowest === null || reader.bytes > slowest.bytes) slowest = reader
    if (slowest === null) return
    close(slowest)
    budgets.over('bytesInAll')
    slowest.drop()
  }

  return {
    get waiting() {
      return sum
    },
    open(drop) {
      const reader: Reader = { bytes: 0, drop }
      readers.add(reader)
      return {
        waits(bytes) {
          set(reader, bytes)
          while (sum > budgets.limits.bytesInAll) dropSlowest()
        },
        close: () => close(reader),
      }
    },
  }
}
