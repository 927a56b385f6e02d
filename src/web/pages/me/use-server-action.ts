import { useState } from 'preact/hooks'
import type { Answer } from '../../api.ts'
import { say } from '../../parts/live.tsx'
import { failedText } from './text/index.ts'

/** One thing asked of the server at a time: whether it is under way, and what to say of it. */
export function useServerAction() {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const tell = (sentence: string) => {
    setSaid(sentence)
    if (sentence !== '') say(sentence)
  }
  /**
   * Does it, then says what came of it; "" = nothing needs to be said. Left out, only that it was
   * not done is.
   */
  async function act<A>(
    request: () => Promise<Answer<A>>,
    describe: (answer: Answer<A>) => string = answer => (answer.ok ? '' : failedText(answer.why)),
  ): Promise<Answer<A>> {
    setBusy(true)
    tell('')
    const answer = await request()
    setBusy(false)
    tell(describe(answer))
    return answer
  }
  return { busy, said, act }
}
