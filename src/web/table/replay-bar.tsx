import { useEffect, useState } from 'preact/hooks'
import { Icon, type IconName } from '../parts/icon.tsx'
import { useKeys } from './keys.ts'
import { words } from './text/index.ts'

const PACE = 1100

/** Walks through a match that was played: step by step, by itself, or to any moment. Arrows and space do it too. */
export function ReplayBar(props: { at: number; of: number; onSeek: (at: number) => void }) {
  const { at, of, onSeek } = props
  const [runs, setRuns] = useState(false)
  const ended = at >= of
  useEffect(() => {
    if (!runs || ended) return
    const timer = setTimeout(() => onSeek(at + 1), PACE)
    return () => clearTimeout(timer)
  }, [runs, ended, at, onSeek])
  useEffect(() => {
    if (ended) setRuns(false)
  }, [ended])
  const go = (to: number) => {
    setRuns(false)
    onSeek(Math.min(of, Math.max(0, to)))
  }
  const toggle = () => {
    if (ended) onSeek(0)
    setRuns(!runs)
  }
  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(of),
    ' ': toggle,
  })
  const { replay } = words()
  return (
    <fieldset class="tb-replay" aria-label={replay.title}>
      <Step icon="first" label={replay.first} onPress={() => go(0)} />
      <Step icon="previous" label={replay.previous} onPress={() => go(at - 1)} />
      <Step icon={runs ? 'pause' : 'play'} label={runs ? replay.pause : replay.play} onPress={toggle} />
      <Step icon="next" label={replay.next} onPress={() => go(at + 1)} />
      <Step icon="last" label={replay.last} onPress={() => go(of)} />
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={replay.position}
        aria-valuetext={replay.at(at, of)}
        onInput={event => go(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden="true">
        {at}/{of}
      </span>
    </fieldset>
  )
}

function Step({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" class="tb-tool" aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
