import type { Asker } from './reply.ts'

/** What this page has done in workers, each loaded when it is asked for. */
const WORKS = {
  bots: () => import('./bots.ts'),
  hint: () => import('./hint.ts'),
  lab: () => import('./lab.ts'),
  puzzle: () => import('./puzzle.ts'),
  review: () => import('./review.ts'),
  verify: () => import('./verify.ts'),
} satisfies { readonly [work: string]: () => Promise<{ hear(data: never, asker: Asker): void }> }

export type Work = keyof typeof WORKS

type Hear = (data: unknown, asker: Asker) => void

let hearing: Promise<Hear> | null = null

/**
 * The one file of all workers, so that rules and judgements are fetched once for all of them. The
 * first message names the work; what is heard later waits until it is loaded.
 */
addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  if (hearing === null) hearing = WORKS[data as Work]().then(({ hear }) => hear as Hear)
  else hearing.then(hear => hear(data, port ?? globalThis)).catch(reportError)
})
