import { Type } from 'typebox'

/** The smallest types of the protocol. */
export const Id = Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
/** The greatest whole number that a column of the database holds. */
const GREATEST = 2 ** 31 - 1
/** How many steps or lines somebody has seen. */
export const Count = Type.Integer({ minimum: 0, maximum: GREATEST })
/** Of things that are counted from 1. */
export const Ordinal = Type.Integer({ minimum: 1, maximum: GREATEST })
/** The languages that this program speaks: `LANGUAGES` in `src/kit/meta.ts`. */
export const Language = Type.Union([Type.Literal('en'), Type.Literal('es')])
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 })
