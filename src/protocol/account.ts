import { type Static, Type } from 'typebox'
import { Language, orNull, strict } from './basics.ts'
import { Me } from './http.ts'
import { Id, Name, SeatNumber, TableInfo } from './table.ts'

/**
 * A person's account on this server and their ways to sign in: bodies and answers. Paths are in
 * `docs/http.md`.
 */

/** A device on which I am signed in. */
export const Device = Type.Object({
  id: Id,
  /** By its user agent, "Firefox · Linux"; "" if it is unknown. */
  name: Type.String(),
  createdAt: Type.Integer(),
  seenAt: Type.Integer(),
  /** Whether it is the device of this request. */
  here: Type.Boolean(),
})
export type Device = Static<typeof Device>

/** `device`: where it was made. */
export const Passkey = Type.Object({
  id: Type.String(),
  device: Type.String(),
  createdAt: Type.Integer(),
})

/** GET /api/me/account: what only I may see of my account. */
export const Account = Type.Object({
  me: Me,
  since: Type.Integer(),
  devices: Type.Array(Device),
  passkeys: Type.Array(Passkey),
  /** The address by which I can sign in. */
  email: orNull(Type.String()),
  /** Whether this server sends mail. */
  mails: Type.Boolean(),
})
export type Account = Static<typeof Account>

/**
 * POST /api/me/passkeys/ask and /api/sign-in/passkey/ask: the WebAuthn options for the browser.
 */
export const PasskeyAsked = Type.Object({ options: Type.Unsafe<object>(Type.Object({})) })
/** The passkey's answer as the browser gives it; the WebAuthn library validates it further. */
export const PasskeyAnswer = strict({
  response: Type.Object(
    {
      id: Type.String({ maxLength: 1400 }),
      rawId: Type.String({ maxLength: 1400 }),
      type: Type.Literal('public-key'),
      response: Type.Object(
        { clientDataJSON: Type.String({ maxLength: 4000 }) },
        { additionalProperties: true },
      ),
    },
    { additionalProperties: true },
  ),
})

/** GET /api/sign-in: whether this server sends mail. */
export const SignInWays = Type.Object({ mails: Type.Boolean() })
export type SignInWays = Static<typeof SignInWays>

/** POST /api/sign-in/mail: the language is that of the mail. */
export const AskMail = strict({
  address: Type.String({ minLength: 3, maxLength: 254 }),
  language: Type.Optional(Language),
})
export type AskMail = Static<typeof AskMail>
/** The same whether the address is known here or not. */
export const Mailed = Type.Object({ mailed: Type.Literal(true) })

/** POST /api/sign-in/link/look and /api/sign-in/link: the part of the mailed link after #. */
export const LinkToken = strict({ token: Type.String({ minLength: 20, maxLength: 80 }) })
/**
 * `fresh`: also if a guest asked in another browser to keep their account, begin a new one here.
 */
export const UseLink = strict({ ...LinkToken.properties, fresh: Type.Optional(Type.Literal(true)) })
/**
 * What using the link would do: sign in as this person; `keep`: the guest of this browser gets the
 * address; a name of null: a new person. `elsewhere`: a guest asked for it in another browser to
 * keep their account, so it must be used there, or with `fresh`.
 */
export const LinkMeaning = Type.Object({
  name: orNull(Name),
  keep: Type.Boolean(),
  elsewhere: Type.Boolean(),
})
export type LinkMeaning = Static<typeof LinkMeaning>

export const Ended = Type.Object({ ended: Type.Literal(true) })

/**
 * A person's record in one game. `places[i]`: how often they came (i + 1)th; `rating`: null before
 * any match counted.
 */
export const GameRecord = Type.Object({
  game: Type.String(),
  played: Type.Integer(),
  won: Type.Integer(),
  places: Type.Array(Type.Integer()),
  rating: orNull(Type.Integer()),
})
export type GameRecord = Static<typeof GameRecord>

/**
 * GET /api/people/:id: `history`: finished tables, latest first: the listed ones, and those where I
 * sat too.
 */
export const PersonAnswer = Type.Object({
  person: Me,
  records: Type.Array(GameRecord),
  history: Type.Array(Type.Object({ table: TableInfo, seat: SeatNumber })),
})
export type PersonAnswer = Static<typeof PersonAnswer>

/** GET /api/me/companions: with whom I have finished a match, the latest first. */
export const CompanionsAnswer = Type.Object({ people: Type.Array(Me) })
export type CompanionsAnswer = Static<typeof CompanionsAnswer>

/**
 * GET /api/games/:game/best: the leaderboard of those who have played enough rated matches, best
 * first.
 */
export const BestAnswer = Type.Object({
  /** How many matches are enough. */
  enough: Type.Integer(),
  best: Type.Array(
    Type.Object({ id: Id, name: Name, rating: Type.Integer(), matches: Type.Integer() }),
  ),
})
export type BestAnswer = Static<typeof BestAnswer>
