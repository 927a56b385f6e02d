import { expect } from 'vitest'
import type { PersonAnswer } from '../../src/protocol/account.ts'
import type { Me } from '../../src/protocol/http.ts'
import type { NewToken } from '../../src/protocol/programs.ts'
import { authenticator } from '../../src/server/identity/authenticator.fixture.ts'
import { MOST_OF_A_PAIR } from '../../src/server/domain/ratings.ts'
import { LIMITS } from '../../src/server/limits/limits.ts'
import { connect } from '../../src/server/test/lines.fixture.ts'
import { visitor, type Visitor } from '../../src/server/test/visitors.fixture.ts'
import { daily } from '../deep.ts'
import {
  type Attack,
  attacker,
  newMatch,
  oneMove,
  PUBLIC_URL,
  tally,
  type Target,
} from './frame.ts'

/** Plies after which one of two gives up: enough for a match to be rated. */
const PLIES = 12

async function meOf(who: Visitor): Promise<Me> {
  const { me } = (await who.get<{ me: Me | null }>('/api/me')).body
  if (me === null) throw new Error('Nobody is signed in.')
  return me
}

/** Somebody who has kept their account by a passkey. */
async function keptBy(target: Target): Promise<Visitor> {
  const who = await attacker(target)
  const { body } = await who.send<{ options: { challenge: string } }>(
    'POST',
    '/api/me/passkeys/ask',
  )
  const response = authenticator().register(body.options, PUBLIC_URL)
  const { status } = await who.send('POST', '/api/me/passkeys', { response })
  expect(status).toBe(200)
  return who
}

/** A match in which the second gives up as soon as it counts. */
async function thrown(winner: Visitor, loser: Visitor): Promise<void> {
  const lines = await newMatch([winner, loser])
  for (let ply = 0; ply < PLIES; ply++) if ((await oneMove(lines)) === null) return
  const table = lines[0]?.messages.find(message => message.type === 'welcome')?.table.id
  await loser.send('POST', `/api/tables/${table}/resign`)
  for (const line of lines) await line.close()
}

/** Their rating in each game they have played. */
async function ratingsOf(who: Visitor): Promise<(number | null)[]> {
  const { body } = await who.get<PersonAnswer>(`/api/people/${(await meOf(who)).id}`)
  return body.records.map(({ rating }) => rating)
}

/** Ratings from a farm: an account that always gives up, and guests who are thrown away. */
export const farm: Attack = async target => {
  const winner = await keptBy(target)
  const loser = await keptBy(target)
  for (let match = 0; match < MOST_OF_A_PAIR; match++) await thrown(winner, loser)
  const gained = await ratingsOf(winner)
  expect(gained).not.toEqual([null])
  for (let match = 0; match < daily(1, 20); match++) await thrown(winner, loser)
  for (let match = 0; match < daily(1, 20); match++) await thrown(winner, await attacker(target))
  expect(await ratingsOf(winner)).toEqual(gained)
}

/** A thief with a copied cookie and a stolen token, at every process: all end when it is revoked. */
export const thief: Attack = async target => {
  const owner = await attacker(target)
  const { table } = await owner.make({ chairs: ['me', 'open'] })
  const { body } = await owner.send<NewToken>('POST', '/api/me/tokens', {
    name: 'script',
    scopes: ['read', 'play'],
  })
  const doors = [target, ...target.beside]
  const stolen: readonly Record<string, string>[] = [
    { authorization: `Bearer ${body.secret}` },
    { cookie: owner.cookie },
  ]
  const way = { 'x-forwarded-for': target.from }
  const path = `/api/tables/${table.id}/socket`
  const sockets = await Promise.all(
    doors.flatMap(door =>
      stolen.map(key => connect(door.address.replace('http', 'ws') + path, { ...key, ...way })),
    ),
  )
  expect((await owner.send('DELETE', `/api/me/tokens/${body.token.id}`)).status).toBe(200)
  expect((await owner.send('POST', '/api/me/sign-out')).status).toBe(200)
  // Each is closed by the server; a test that waits in vain fails by its time limit.
  await Promise.all(sockets.map(line => line.closed))
  for (const door of doors)
    for (const key of stolen) {
      const asked = visitor(door, '', { ...key, ...way })
      const counts = await tally(daily(5, 100), () =>
        asked.ask('PATCH', '/api/me', { name: 'Eve' }),
      )
      expect(counts.get(200)).toBeUndefined()
    }
}

/** Links by mail: a flood to one mailbox, guessed links, and a link planted on somebody else. */
export const mails: Attack = async target => {
  const eve = await attacker(target)
  const address = 'victim@example.org'
  const most = LIMITS.mailsFromNetwork.value
  const asked = await tally(daily(20, 200), () =>
    eve.ask('POST', '/api/sign-in/mail', { address, language: 'en' }),
  )
  expect(asked.get(200)).toBe(most)
  expect(target.mails).toHaveLength(most)

  const guessed = await tally(daily(20, 2000), index =>
    eve.ask('POST', '/api/sign-in/link', { token: String(index).padStart(43, 'A') }),
  )
  expect(guessed.get(200)).toBeUndefined()

  const token = /sign-in#([\w-]+)/.exec(target.mails[0]?.text ?? '')?.[1]
  const owner = visitor(target, '', { 'x-forwarded-for': '192.0.2.77' })
  // Eve asked for this link: it does not lead the owner of the mailbox into Eve's account.
  expect(await owner.send('POST', '/api/sign-in/link', { token })).toMatchObject({
    status: 409,
    body: { why: 'other-browser' },
  })
}
