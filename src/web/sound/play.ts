import { nextFrame } from '../parts/painted.ts'
import type { SoundName } from './names.ts'
import { canTremble, device, trembles, volume, type Volume } from './settings.ts'
import type { synth } from './synth.ts'

type Synth = ReturnType<typeof synth>

const LOUD: { readonly [volume in Volume]: number } = { off: 0, low: 0.18, middle: 0.4, high: 0.8 }
/** Seconds between two sounds that are heard one after the other. */
const APART = 0.14
/** Milliseconds that a phone trembles. */
const TREMBLE = [30, 60, 30]

let opened: Promise<Synth> | null = null

/**
 * Sounds, one after the other, as loud as this browser wants them. Nothing is heard before somebody
 * has touched the page: browsers do not allow it, nor would it be polite.
 */
export async function ring(names: readonly SoundName[]): Promise<void> {
  if (names.length === 0 || volume.value === 'off') return
  if (!touched()) return
  opened ??= open()
  try {
    const player = await opened
    for (const [index, name] of names.entries())
      player.play(name, LOUD[volume.value], index * APART)
  } catch {
    // A device without sound: nothing is told by sound alone.
  }
}

/** Lets a phone tremble, where that is wished for. */
export function tremble(): void {
  if (trembles.value === 'on' && touched() && canTremble()) device().vibrate?.(TREMBLE)
}

/** Whether somebody has touched the page; older browsers do not say, and then we try. */
const touched = () => device().userActivation?.hasBeenActive !== false

/**
 * To begin with sound may hold the page up for a tenth of a second: the answer to a touch is painted
 * first.
 */
async function open(): Promise<Synth> {
  await nextFrame()
  const { synth } = await import('./synth.ts')
  // Where the system knows: a sound like these keeps still when the device is switched to silence.
  const session = device().audioSession
  if (session) session.type = 'ambient'
  return synth(new AudioContext())
}
