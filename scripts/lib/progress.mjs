/*
 * What a newcomer sees while they wait. Nothing is installed yet, so no library can draw it.
 */

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
const CLEAR_LINE = '\r\x1b[K'
/** Milliseconds between two pictures of the spinner. */
const PACE = 100

/** Where it is told: a stream, or what keeps the text. @typedef {{ write(text: string): unknown, isTTY?: boolean }} Out */

/**
 * Does something that takes a while. A terminal shows a spinner with the seconds, and one line when
 * it is done; anything else is told in one line that it has begun.
 * @template A
 * @param {{ doing: string, done: string }} titles
 * @param {() => Promise<A>} work
 * @param {Out} out
 * @returns {Promise<A>}
 */
export async function during({ doing, done }, work, out) {
  if (!out.isTTY) {
    out.write(`${doing} …\n`)
    return work()
  }
  const begun = performance.now()
  const seconds = () => `${Math.round((performance.now() - begun) / 1000)} s`
  let frame = 0
  const draw = () => {
    frame = (frame + 1) % FRAMES.length
    out.write(`${CLEAR_LINE}${FRAMES[frame]} ${doing} … ${seconds()}`)
  }
  draw()
  const timer = setInterval(draw, PACE)
  try {
    const result = await work()
    out.write(`${CLEAR_LINE}✓ ${done} (${seconds()})\n`)
    return result
  } catch (error) {
    out.write(`${CLEAR_LINE}✗ ${doing}: failed\n`)
    throw error
  } finally {
    clearInterval(timer)
  }
}
