import { type ComponentChild, createContext } from 'preact'
import type { Seat } from '../../kernel/game.ts'

/**
 * The face of who sits on a seat, for a board to draw where it shows people; as large as the text
 * around lets it be. Null where a board is shown without a table.
 */
export const SeatFace = createContext<((seat: Seat) => ComponentChild) | null>(null)
