import { signal } from '@preact/signals'
import type { Step } from '../../../protocol/messages.ts'
import type { SessionState } from '../../session/session.ts'

/** What the page shows at one time: a state of the table, and the steps that led to it. */
export interface Frame {
  readonly state: SessionState
  /** The steps that are shown by this frame; [] for a first look. */
  readonly steps: readonly Step[]
  /** Whether this is how things stand now; what is not, is only looked at. */
  readonly newest: boolean
  /** The number of the last step it shows. */
  readonly at: number
}

export interface PlayheadWorld {
  /** Called before a frame takes the place of the one shown, if pieces are to be seen moving. */
  before(): void
  /** Milliseconds a frame stays before the next may come. */
  hold(frame: Frame, waiting: number): number
  /** Calls back after so many milliseconds; returns how to call it off. */
  wait(ms: number, done: () => void): () => void
}

/**
 * Shows what a session tells one thing after another, so that it can be followed; `skip` goes to
 * how things stand.
 */
export function playhead(world: PlayheadWorld) {
  const shown = signal<Frame | null>(null)
  let queue: Frame[] = []
  let callOff: (() => void) | null = null

  function show(frame: Frame, moves = true): void {
    if (moves) world.before()
    shown.value = frame
    callOff = world.wait(world.hold(frame, queue.length), next)
  }

  function next(): void {
    callOff = null
    const frame = queue.shift()
    if (frame) show({ ...frame, newest: queue.length === 0 })
  }

  /** Shows how things stand now. `moves`: the pieces are seen to go there. */
  function now(moves: boolean): void {
    const last = queue.at(-1)
    if (!last) return
    callOff?.()
    queue = []
    show({ ...last, newest: true }, moves)
  }

  return {
    shown,
    /** For those who do not want to wait: nothing moves. */
    skip: () => now(false),
    push(state: SessionState, fresh: readonly Step[]): void {
      const previous = queue.at(-1) ?? shown.value
      if (fresh.length === 0 || !previous || state.frame || previous.state.frame) {
        // Presence, acknowledgements, a first look, or a replay, where the reader sets the pace.
        queue = []
        callOff?.()
        const steps =
          fresh.length > 0 ? fresh : state.frame ? state.steps.slice(-1) : (previous?.steps ?? [])
        show({ state, steps, newest: true, at: state.steps.length })
        return
      }
      queue.push(...framesOf(previous.state, state, fresh))
      const mine = fresh.every(step => step.seat === state.seat)
      if (mine) now(true)
      else if (!callOff) next()
    },
    close(): void {
      callOff?.()
      queue = []
    },
  }
}

/**
 * Several steps of others that came at once are told one by one over the old position, then the new
 * one is shown.
 */
function framesOf(before: SessionState, after: SessionState, fresh: readonly Step[]): Frame[] {
  const told = fresh.filter(step => step.events.length > 0)
  const alone = told.length < 2 || told.every(step => step.seat === told[0]?.seat)
  const last: Frame = { state: after, steps: fresh, newest: true, at: after.steps.length }
  if (alone) return [last]
  const first = after.steps.length - fresh.length
  const captions = told.slice(0, -1).map((step): Frame => {
    const at = first + fresh.indexOf(step) + 1
    return { state: { ...after, moment: before.moment }, steps: [step], newest: false, at }
  })
  return [...captions, { ...last, steps: told.slice(-1) }]
}
