import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Options of Node with which a server, started with a channel, can be asked what it keeps. */
export const COLLECTING = ['--expose-gc', '--import', new URL('collect.mjs', import.meta.url).href]

/**
 * What the main thread of a server keeps once all that nothing refers to is collected, in
 * megabytes. Rejects if the server ends first.
 */
export async function keptBy(child: ChildProcess): Promise<number> {
  const gone = new AbortController()
  const left = () => gone.abort(new Error('A server ended while it was asked what it keeps.'))
  child.once('exit', left)
  try {
    const answer = once(child, 'message', { signal: gone.signal })
    child.send('collect')
    const [bytes] = (await answer) as [number]
    return bytes / 2 ** 20
  } finally {
    child.off('exit', left)
  }
}
