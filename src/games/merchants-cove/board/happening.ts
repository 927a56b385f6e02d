import { useEffect } from 'preact/hooks'
import type { Seat } from '../../../kernel/game.ts'
import type { Event } from '../engine/state.ts'
import type { Desk } from './desk.ts'
import { type Place, placeOf } from './spots.ts'

/** Where what happens in every game is to be seen; what a merchant alone does is seen in the shop. */
const PLACE_OF: { readonly [type in Event['type']]?: Place | null } = {
  handed: null,
  reshuffled: null,
  corrupted: null,
  discarded: null,
  unmasked: null,
  favoured: null,
  accused: null,
  ended: null,
  called: 'square',
  hired: 'square',
  refilled: 'square',
  staffed: 'square',
  arrived: 'cove',
  drew: 'cove',
  returned: 'cove',
  boarded: 'cove',
  carried: 'cove',
  robbed: 'cove',
  docked: 'cove',
  left: 'cove',
  advanced: 'clock',
  announced: 'clock',
  market: 'market',
  pier: 'market',
  conjured: 'market',
  sold: 'market',
  sponsored: 'market',
  cleaned: 'market',
}

/** Where something happens, and whose shop it is; null for what is seen nowhere in particular. */
export interface Scene {
  readonly place: Place
  readonly seat: Seat | null
}

/** Where the first of these events is seen. */
export function sceneOf(events: readonly Event[]): Scene | null {
  for (const event of events) {
    const place = PLACE_OF[event.type]
    if (place !== null) return { place: place ?? 'shop', seat: 'seat' in event ? event.seat : null }
  }
  return null
}

/**
 * In a replay: runs something with the place of every move, or, where one has jumped, with the place
 * of the question that is open.
 */
export function useScene({ table, asked }: Desk, then: (scene: Scene) => void): void {
  const { at, latest, replay = false } = table
  useEffect(() => {
    if (!replay) return
    const scene = sceneOf(latest) ?? (asked && { place: placeOf(asked), seat: asked.seat })
    if (scene) then(scene)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each moment
  }, [at, replay])
}
