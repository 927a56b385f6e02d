/**
 * Where things are on the clock: positions are half hours, hour h at 2h, the hand at h:30 at 2h +
 * 1; 24 is twelve.
 */

export interface Spot {
  readonly x: number
  readonly y: number
}

/** How far one clock hour turns, in degrees. */
const HOUR = 30

/**
 * A point on the dial, `reach` from its middle (0, 0), for a position in half hours. What lies
 * beyond twelve goes on round it.
 */
export function onDial(position: number, reach: number): Spot {
  const angle = ((position / 2) * HOUR - 90) * (Math.PI / 180)
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach }
}

/** The degrees clockwise from twelve at which a position lies. */
export const turnOf = (position: number): number => (position / 2) * HOUR
