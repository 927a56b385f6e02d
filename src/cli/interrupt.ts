/** Whether somebody wants a long run to stop: Ctrl-C, or a signal. */
export interface Interrupt {
  readonly signal: AbortSignal
  /** Hears no more. */
  close(): void
}

/**
 * Hears of the first of these signals, so that a run keeps what it has; a second one ends the
 * process, as ever.
 */
export function listen(signals: readonly NodeJS.Signals[] = ['SIGINT']): Interrupt {
  const stop = new AbortController()
  const hear = () => stop.abort()
  for (const signal of signals) process.once(signal, hear)
  return {
    signal: stop.signal,
    close() {
      for (const signal of signals) process.off(signal, hear)
    },
  }
}
