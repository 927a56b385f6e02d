import cliProgress from 'cli-progress'

/**
 * Shows on standard error how far a long run is: a bar on a terminal, a line now and then
 * elsewhere.
 */
export interface Progress {
  /** `note`: what else there is to say, as ", 7 games/s". */
  step(by?: number, note?: string): void
  /** Says at once what takes long now. */
  say(note: string): void
  stop(): void
}

const LINE_EVERY_MS = 10_000

/** `what` is counted: "games". */
export function showProgress(total: number, what: string): Progress {
  return process.stderr.isTTY ? bar(total, what) : lines(total, what)
}

function bar(total: number, what: string): Progress {
  const format = `{bar} {percentage} %, {value} of {total} ${what}, {eta_formatted} to go{note}`
  const shown = new cliProgress.SingleBar({
    format,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  })
  shown.start(total, 0, { note: '' })
  return {
    step: (by, note = '') => shown.increment(by, { note }),
    say: note => shown.update({ note }),
    stop: () => shown.stop(),
  }
}

function lines(total: number, what: string): Progress {
  let done = 0
  let told = performance.now()
  const say = (note: string) => {
    told = performance.now()
    process.stderr.write(`${Math.floor(done)} of ${total} ${what}${note}\n`)
  }
  return {
    step(by = 1, note = '') {
      done += by
      if (performance.now() - told >= LINE_EVERY_MS) say(note)
    },
    say,
    stop() {},
  }
}
