export const DAY_MS = 24 * 3600_000

/** Cancels what was scheduled; cancelling twice or too late is fine. */
export type Cancel = () => void

/**
 * The time, for everything the server does, in Unix milliseconds. A test brings its own clock.
 */
export interface Clock {
  now(): number
  /**
   * Runs once, when as long has passed as it is until then, or as soon after as possible; at the
   * next tick if it has passed.
   */
  at(when: number, run: () => void): Cancel
  /**
   * Whether the machine's clock was set since the last look, by how much, and how to follow it;
   * null if it was not. Until then this clock goes on as if nothing had happened.
   */
  jump?(): Jump | null
  /**
   * Whether this process stood still since the last look, as one does that is halted for a while: a
   * timer rang far too late.
   */
  slept?(): boolean
  /** Asks for the time where another machine says what it is, for the next look. */
  ask?(): Promise<void>
}

/** That the machine's clock was set. */
export interface Jump {
  /** The time that nobody lived through, or that comes twice; Unix milliseconds. */
  readonly from: number
  readonly until: number
  /** From now on the clock has the machine's time. */
  follow(): void
}

/** Differences up to this are the machine's clock being corrected, not set. */
const LEAST_JUMP_MS = 2000

/** Nothing that a server does keeps its timers waiting for so long. */
const LEAST_SLEEP_MS = 5000

/** The longest wait that a timer of the machine supports. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * A clock that begins with the machine's time and then goes evenly, although the machine's clock
 * may be set: forwards when the machine wakes up, backwards by a wrong time server. Both arguments
 * are in milliseconds. Its timers do not keep the process alive.
 */
export function steadyClock(
  wall: () => number = () => Date.now(),
  steady: () => number = () => performance.now(),
): Clock {
  let ahead = wall() - steady()
  let wasLate = false
  const now = () => Math.floor(steady() + ahead)
  return {
    now,
    at(when, run) {
      let timer: NodeJS.Timeout
      // Not by the time of the clock: if that is set back meanwhile, nobody waits for hours.
      const due = steady() + Math.max(0, when - now())
      const later = (left: number) =>
        void (timer = setTimeout(wait, Math.min(left, LONGEST_MS)).unref())
      const wait = () => {
        const left = due - steady()
        if (left > 0) return later(left)
        wasLate ||= left <= -LEAST_SLEEP_MS
        run()
      }
      later(due - steady())
      // Of a cancelled timer that is not referenced, Node keeps a list until it would have been due.
      return () => clearTimeout(timer.ref())
    },
    jump() {
      const [before, after] = [now(), wall()]
      if (Math.abs(after - before) < LEAST_JUMP_MS) return null
      return {
        from: Math.min(before, after),
        until: Math.max(before, after),
        follow: () => void (ahead = wall() - steady()),
      }
    },
    slept() {
      const was = wasLate
      wasLate = false
      return was
    },
  }
}

/** The clock of this process. */
export const systemClock = steadyClock()

/** How long an answer may take, in milliseconds, to tell a time. */
const LONGEST_TRIP_MS = 1000

/**
 * A clock that goes by that of another machine, however wrong that of this one is. `time`: what it
 * is there.
 */
export async function clockBy(time: () => Promise<number>): Promise<Clock> {
  async function measure() {
    const began = performance.now()
    const then = await time()
    const trip = performance.now() - began
    return { trip, ahead: then - began - trip / 2 }
  }

  let { ahead } = await measure()
  const clock = steadyClock(() => performance.now() + ahead)
  return {
    ...clock,
    async ask() {
      const found = await measure()
      if (found.trip < LONGEST_TRIP_MS) ahead = found.ahead
    },
  }
}

/** The clock that all who use this database go by. */
export const clockOf = async ({
  time,
}: {
  readonly time?: () => Promise<number>
}): Promise<Clock> => (time === undefined ? systemClock : clockBy(time))

/** Waits until that time (Unix milliseconds); rejects with the signal's reason when it aborts. */
export function until(clock: Clock, when: number, signal: AbortSignal): Promise<void> {
  return new Promise((arrived, refused) => {
    const given = () => {
      cancel()
      refused(signal.reason as Error)
    }
    const cancel = clock.at(when, () => {
      signal.removeEventListener('abort', given)
      arrived()
    })
    if (signal.aborted) given()
    else signal.addEventListener('abort', given, { once: true })
  })
}
