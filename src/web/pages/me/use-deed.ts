import { useState } from 'preact/hooks'
import type { Answer } from '../../api.ts'
import { say } from '../../parts/live.tsx'

/** Something one does on a page: whether it is under way, and what is said of it. */
export function useDeed() {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const tell = (sentence: string) => {
    setSaid(sentence)
    if (sentence !== '') say(sentence)
  }
  /** Does it, then says what came of it; "" = nothing needs to be said. */
  async function act<A>(
    deed: () => Promise<Answer<A>>,
    tellOf: (answer: Answer<A>) => string,
  ): Promise<Answer<A>> {
    setBusy(true)
    tell('')
    const answer = await deed()
    setBusy(false)
    tell(tellOf(answer))
    return answer
  }
  return { busy, said, act }
}
