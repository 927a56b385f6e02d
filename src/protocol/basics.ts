import { Type } from 'typebox'

/** The smallest types of the protocol. */
export const Id = Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 })
