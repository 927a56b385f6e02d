import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/controls/button.tsx'
import { Icon, type IconName } from '../../parts/pictures/icon.tsx'
import { useKeys } from '../../board-kit/keys.ts'
import { tableText } from '../text/index.ts'
import '../frame/table.css'
import '../frame/panels.css'

/** Milliseconds a step stays while it runs; longer where one is to read what happened. */
const PACE = 1100
const READING_PACE = 2200

export interface Props {
  readonly at: number
  readonly of: number
  readonly onSeek: (at: number) => void
  /**
   * Leads on to how things stand now, after the last step or at any time; left out where nothing
   * goes on.
   */
  readonly onNow?: (() => void) | undefined
  /** Plays on from this moment, against bots; left out where that cannot be. */
  readonly onPlayOn?: (() => void) | undefined
}

/**
 * Walks through a match that was played: step by step, by itself, or to any moment. Arrows and
 * space do it too.
 */
export function ReplayBar({ at, of, onSeek, onNow, onPlayOn }: Props) {
  const [runs, setRuns] = useState(false)
  const ended = at >= of && !onNow
  const on = () => (at >= of && onNow ? onNow() : onSeek(at + 1))
  useEffect(() => {
    if (!runs || ended) return
    const timer = setTimeout(on, onNow ? READING_PACE : PACE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the pause begins anew with every step, and with nothing else
  }, [runs, ended, at])
  useEffect(() => {
    if (ended) setRuns(false)
  }, [ended])
  const go = (to: number) => {
    setRuns(false)
    onSeek(Math.min(of, Math.max(0, to)))
  }
  const next = () => {
    setRuns(false)
    on()
  }
  const toggle = () => {
    if (ended) onSeek(0)
    setRuns(!runs)
  }
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (onNow) first.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- the person who asked for it goes on from here, once
  }, [])
  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: next,
    Home: () => go(0),
    End: () => go(of),
    ' ': toggle,
  })
  return (
    <section
      class="tb-replay"
      aria-label={onNow ? tableText('since.title') : tableText('replay.title')}
    >
      {!onNow && <Step icon="first" label={tableText('replay.first')} onPress={() => go(0)} />}
      <Step icon="previous" label={tableText('replay.previous')} onPress={() => go(at - 1)} />
      <Step
        icon={runs ? 'pause' : 'play'}
        label={runs ? tableText('replay.pause') : tableText('replay.play')}
        onPress={toggle}
      />
      <Step icon="next" label={tableText('replay.next')} onPress={next} button={first} />
      {!onNow && <Step icon="last" label={tableText('replay.last')} onPress={() => go(of)} />}
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={tableText('replay.position')}
        aria-valuetext={tableText('replay.at', { at, of })}
        onInput={event => go(event.currentTarget.valueAsNumber)}
      />
      {onPlayOn && <Step icon="bot" label={tableText('replay.playOn')} onPress={onPlayOn} />}
      {onNow ? (
        <Button label={tableText('since.toNow')} onClick={onNow}>
          {tableText('since.now')}
        </Button>
      ) : (
        <span aria-hidden="true">
          {at}/{of}
        </span>
      )}
    </section>
  )
}

function Step(props: {
  icon: IconName
  label: string
  onPress: () => void
  button?: RefObject<HTMLButtonElement | null>
}) {
  return (
    <button
      type="button"
      class="tb-tool"
      aria-label={props.label}
      onClick={props.onPress}
      ref={props.button}
    >
      <Icon name={props.icon} />
    </button>
  )
}
