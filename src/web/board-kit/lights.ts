import type { GameEvent } from '../../kernel/game.ts'
import type { Cases } from '../../kit/variants.ts'

/** The ids of the pieces that an event speaks of, by its type; left out where it speaks of none. */
export type Lights<Event extends GameEvent> = Cases<Event, readonly string[]>

/** The pieces that this event speaks of. */
export const lightsOf = <Event extends GameEvent>(
  lights: Lights<Event> | undefined,
  event: Event,
): readonly string[] => (lights as Lights<GameEvent> | undefined)?.[event.type]?.(event) ?? []
