import { type TLiteral, type TProperties, type TSchema, type TUnion, Type } from 'typebox'

/** The smallest types of the protocol. */
export const Id = Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
/** The greatest whole number that a column of the database holds. */
const GREATEST = 2 ** 31 - 1
/** How many steps or lines somebody has seen. */
export const Count = Type.Integer({ minimum: 0, maximum: GREATEST })
/** Of things that are counted from 1. */
export const Ordinal = Type.Integer({ minimum: 1, maximum: GREATEST })

/** These fields and no others. */
export const strict = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false })
export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
/** One of these words. */
export const oneOf = <Words extends string[]>(...words: Words) =>
  Type.Union(words.map(word => Type.Literal(word))) as TUnion<{
    [at in keyof Words]: TLiteral<Words[at]>
  }>

/** The languages that this program speaks: `LANGUAGES` in `src/kit/meta.ts`. */
export const Language = oneOf('en', 'es')
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 })
/**
 * Chosen by the sender, once for each action: the same key again gets the same answer and does
 * nothing.
 */
export const Key = Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
/** A move of any game, which checks it itself. */
export const GameMove = Type.Object(
  { type: Type.String({ maxLength: 40 }) },
  { additionalProperties: true },
)
