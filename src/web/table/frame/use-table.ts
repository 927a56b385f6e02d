import type { Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Session, SessionState } from '../../session/session.ts'
import { heardClocks } from '../clocks/clocks.tsx'
import { fly, land, look, type Look } from '../../board-kit/motion.ts'
import { beforeFrame } from '../../parts/painted.ts'
import { type Frame, playhead } from './playhead.ts'
import { stay } from './stay.ts'
import { keepFocus, roveFocus, settleStops } from '../../board-kit/roving-focus.ts'

const asksMe = ({ table, seat }: SessionState) =>
  table.actors.length === 0 || (seat !== null && table.actors.includes(seat))

function wait(ms: number, done: () => void): () => void {
  const timer = setTimeout(done, ms)
  return () => clearTimeout(timer)
}

/**
 * What is shown of a session now, with everything flying from where it was to where it is. `lasts`:
 * how long the board plays what a frame tells, in milliseconds.
 */
export function useTable(session: Session, lasts: (frame: Frame) => number) {
  const root = useRef<HTMLDivElement>(null)
  const flightLayer = useRef<HTMLDivElement>(null)
  const before = useRef<Look | null>(null)
  /** All is skipped until I am asked. */
  const hurries = useRef(false)
  const [head] = useState(() =>
    playhead({
      before: () => void (before.current = root.current && look(root.current)),
      hold: (frame, waiting) => (hurries.current ? 0 : stay(frame, waiting, lasts(frame))),
      wait,
    }),
  )
  useEffect(() => {
    const leave = session.watch((state, fresh) => {
      heardClocks(state.table)
      head.push(state, fresh)
      if (hurries.current) head.skip()
      if (asksMe(state)) hurries.current = false
    })
    return () => {
      leave()
      head.close()
    }
  }, [session, head])

  const shown: Signal<Frame | null> = head.shown
  const frame = shown.value
  // Before pieces fly: to focus something afterwards would lay out their copies too.
  useKeptFocus(root)
  useLayoutEffect(() => {
    const was = before.current
    before.current = null
    if (!was) return
    return beforeFrame(() => {
      if (!root.current || !flightLayer.current) return
      const actor = frame?.steps.findLast(step => step.events.length > 0)?.seat
      const home = root.current.querySelector(`[data-home="${actor}"]`)
      fly(root.current, flightLayer.current, was, home)
    })
  }, [frame])

  useLayoutEffect(() => {
    // A touch means that the reader wants to go on: what is still to be shown is skipped, and the
    // touch counts as well.
    const hurry = () => {
      if (flightLayer.current) land(flightLayer.current)
      head.skip()
    }
    const key = (event: KeyboardEvent) => {
      if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) hurry()
      if (roveFocus(event)) event.preventDefault()
    }
    addEventListener('pointerdown', hurry, true)
    addEventListener('keydown', key, true)
    return () => {
      removeEventListener('pointerdown', hurry, true)
      removeEventListener('keydown', key, true)
    }
  }, [head])
  const hurry = () => {
    hurries.current = true
    head.skip()
  }
  return { frame, root, flightLayer, hurry }
}

/** The focus goes on where what had it goes; each group of the table is one stop. */
function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const focus = useRef<ReturnType<typeof keepFocus> | null>(null)
  useLayoutEffect(() => {
    if (!root.current) return
    const kept = (focus.current = keepFocus(root.current))
    let callOff = () => {}
    // A board changes by itself too, as where a choice opens, or another of its places is shown.
    const changes = new MutationObserver(() => {
      callOff()
      callOff = beforeFrame(() => kept.settle())
    })
    const attributeFilter = ['hidden', 'data-now']
    changes.observe(root.current, { childList: true, subtree: true, attributeFilter })
    return () => {
      callOff()
      changes.disconnect()
      kept.close()
    }
  }, [])
  useLayoutEffect(() => {
    if (root.current) settleStops(root.current)
    return beforeFrame(() => focus.current?.settle())
  })
}
