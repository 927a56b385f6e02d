import { useEffect, useRef } from 'preact/hooks'
import type { FrameModel } from '../table/frame/model.ts'
import type { Frame } from '../table/frame/playhead.ts'
import type { SoundName } from './names.ts'
import { ring, tremble } from './play.ts'
import { type Hearing, soundsOf } from './table-sounds.ts'

/** What of a frame can be heard. `lookingBack`: I look at what has been. */
export function hearingOf(frame: Frame, model: FrameModel, lookingBack: boolean): Hearing {
  const { table, seat } = frame.state
  return {
    at: frame.at,
    steps: frame.steps,
    live: !model.replaying && !lookingBack,
    mine: model.mine,
    over: model.over,
    won: table.ranks !== null && (seat === null || table.ranks[seat] === 1),
  }
}

/**
 * Lets a table be heard: what happens, whose turn it is, how it ended. `refused`: what the page says
 * of something that cannot be done; null while it says nothing.
 */
export function useSounds(
  now: Hearing,
  sounds: { readonly [event: string]: SoundName | undefined } | undefined,
  refused: object | null,
): void {
  const before = useRef<Hearing | null>(null)
  useEffect(() => {
    const names = soundsOf(before.current, now, sounds ?? {})
    before.current = now
    if (names.includes('turn')) tremble()
    void ring(names)
    // oxlint-disable-next-line react/exhaustive-deps -- each thing is heard once, when it is shown
  }, [now.at, now.mine, now.over, now.live])
  useEffect(() => {
    if (refused !== null) void ring(['refusal'])
  }, [refused])
}
