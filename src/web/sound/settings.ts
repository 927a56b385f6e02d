import { keptOneOf } from '../kept.ts'

/** How loud a table is, the quietest first. */
export const VOLUMES = ['off', 'low', 'middle', 'high'] as const
export type Volume = (typeof VOLUMES)[number]

/** How loud this browser wants tables, quietly as long as nobody said otherwise; and what says so. */
export const [volume, setVolume] = keptOneOf('sound', VOLUMES, 'low')

/** Whether a phone trembles when it is my turn. */
export const [trembles, setTrembles] = keptOneOf('tremble', ['on', 'off'], 'on')

/** Whether this device can tremble at all. */
export const canTremble = () =>
  device().vibrate !== undefined && matchMedia('(pointer: coarse)').matches

/** What only some browsers know of the device. */
interface Device {
  vibrate?: (pattern: number[]) => boolean
  readonly userActivation?: { readonly hasBeenActive: boolean }
  readonly audioSession?: { type: string }
}

export const device = (): Device => (globalThis as { navigator?: Device }).navigator ?? {}
