import { useEffect, useRef, useState } from 'preact/hooks'
import type { Reviewed, ReviewJob } from '../../../bots/review/work.ts'
import { customContent } from '../../../games/custom-content.ts'
import type { Chronicle } from '../../../kernel/match.ts'
import { keepReview, keptReview } from './kept.ts'
import type { ReviewReply } from '../../work/review.ts'
import { startWork } from '../../work/start.ts'

/** Where the review of a match is: not begun, on its way, there, or not to be had. */
export type ReviewState =
  | { readonly at: 'idle' }
  | { readonly at: 'working'; readonly share: number }
  | { readonly at: 'here'; readonly made: Reviewed }
  | { readonly at: 'trouble' }

/** The review of a match: what was kept, or what is made when it is asked for. */
export function useReview(record: () => Promise<Chronicle | null>, id: string) {
  const [state, set] = useState<ReviewState>({ at: 'idle' })
  const worker = useRef<Worker | null>(null)
  const stop = () => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => {
    let current = true
    set({ at: 'idle' })
    record().then(
      match => {
        const made = match && keptReview(match)
        if (made && current) set({ at: 'here', made })
      },
      () => {},
    )
    return () => {
      current = false
      stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the id stands for the record
  }, [id])

  async function start(): Promise<void> {
    if (worker.current) return
    set({ at: 'working', share: 0 })
    const match = await record().catch(() => null)
    if (!match) return set({ at: 'trouble' })
    const kept = keptReview(match)
    if (kept) return set({ at: 'here', made: kept })
    const contentSet = await customContent(match.game, match.options)
    stop()
    worker.current = inWorker({ record: match, contentSet }, reply => {
      if ('share' in reply) return set({ at: 'working', share: reply.share })
      stop()
      if (!('made' in reply) || reply.made === null) return set({ at: 'trouble' })
      keepReview(match, reply.made)
      set({ at: 'here', made: reply.made })
    })
  }

  return {
    state,
    start: () => void start(),
    stop: () => {
      stop()
      set({ at: 'idle' })
    },
  }
}

function inWorker(job: ReviewJob, told: (reply: ReviewReply) => void): Worker {
  const worker = startWork('review')
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => told(data))
  worker.addEventListener('error', event => told({ trouble: event.message }))
  worker.postMessage(job)
  return worker
}
