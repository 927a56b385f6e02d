declare const queueMicrotask: (act: () => void) => void

/**
 * For work in a thread: where it fails because the system cannot read the code that it needs, as
 * when no file is left for it, the thread ends. What an import could not read once, that thread
 * never reads again, so another is to begin.
 */
export async function orEndThread<A>(work: Promise<A>): Promise<A> {
  try {
    return await work
  } catch (error) {
    if (!isUnread(error)) throw error
    // Nothing catches it, so the thread ends, and whoever waits gets this error with its code.
    queueMicrotask(() => {
      throw error
    })
    return new Promise(() => undefined)
  }
}

/** What Node says of a module, or of a thread, that it cannot read. */
const UNREAD = /^ERR_(MODULE_NOT_FOUND|WORKER_INIT_FAILED)$/

/** Whether the system failed in reading something. */
export function isUnread(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'syscall' in error || ('code' in error && UNREAD.test(String(error.code)))
}
