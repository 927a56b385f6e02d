import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Chronicle } from '../../../kernel/match.ts'
import type { Perspective } from '../../../kernel/perspective.ts'
import { Replay } from '../../../protocol/http.ts'
import { ReviewAnswer } from '../../../protocol/review.ts'
import { problem } from '../../errors.ts'
import { everyone } from '../route/access.ts'
import { inLine } from '../route/in-line.ts'
import { BY_ID } from '../route/route.ts'
import type { Services } from '../route/services.ts'
import { spendAt } from '../route/spend.ts'

/* What finished matches have in common, whether they were played here or imported. */

const EYES = Type.Object(
  { eyes: Type.Optional(Type.String({ maxLength: 8, pattern: '^(all|onlooker|[0-9]{1,2})$' })) },
  { additionalProperties: false },
)
const matchOf = { access: everyone, params: BY_ID }
const slowly = { ...matchOf, limit: 'few', waits: true } as const

/** The routes of a match. It is sent as bytes or text because it is JSON already, and long. */
export const REPLAY = { ...slowly, query: EYES, answer: Type.Unsafe<Uint8Array>(Replay) }
export const REVIEW = { ...slowly, answer: Type.Unsafe<string>(ReviewAnswer) }
export const CHRONICLE = { ...matchOf, answer: Type.Unsafe<string>(Type.Object({})) }

/** Without a perspective the answer shows everything. */
export function eyesOf(seats: number, eyes = 'all'): Perspective {
  if (eyes === 'all') return 'all'
  if (eyes === 'onlooker') return null
  if (Number(eyes) < seats) return Number(eyes)
  throw problem(400, 'no-seat', `This table has no seat ${eyes}; seats are counted from 0.`)
}

/** Says that the answer is a match, to be kept as a file. */
export function asFile(reply: FastifyReply, { game, id }: { game: string; id: string }): void {
  const name = `${game}-${id}.json`
  reply.type('application/json').header('content-disposition', `attachment; filename="${name}"`)
}

/** The review of a match as JSON, made once for everybody; the address that asks pays for it. */
export async function reviewOf(
  hub: Services,
  { id, ip }: { readonly id: string; readonly ip: string },
  record: () => Chronicle | Promise<Chronicle>,
): Promise<string> {
  const { json } = await hub.reviews(id, async () => {
    const match = await record()
    spendAt(hub, 'reviewsPerAddress', ip)
    return inLine(hub, ip, () => hub.workshop.run('review', match))
  })
  return json
}
