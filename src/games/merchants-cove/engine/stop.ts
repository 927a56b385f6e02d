import type { Stop } from './tasks.ts'

/** The one object for declining: equal moves are the same. */
export const STOP: Stop = { type: 'stop' }
