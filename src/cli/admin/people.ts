import type { Ban, FoundPeople, FoundPerson } from '../../protocol/admin.ts'
import type { Place } from '../../server/store/open.ts'
import { Failure } from '../failure.ts'
import { columns } from '../grid.ts'
import { type Ask, atDesk, query, say, when } from './desk.ts'

/** `tianguis admin people` */
export function people(
  name: string | undefined,
  { json, banned, ...place }: Place & { readonly json?: true; readonly banned?: true },
): Promise<void> {
  return atDesk(place, async ask => {
    const found = await ask<FoundPeople>('GET', query('/people', { name, banned }))
    if (json) return say(JSON.stringify(found.people))
    if (found.people.length === 0) return say('There are no such people.')
    say(columns([['ID', 'NAME', 'SINCE (UTC)', 'LAST HERE (UTC)', ''], ...found.people.map(row)]))
  })
}

/** `tianguis admin ban`; `for`: milliseconds. */
export function ban(
  word: string,
  { for: time, why, ...place }: Place & { readonly for?: number; readonly why?: string },
): Promise<void> {
  return atDesk(place, async ask => {
    const person = await personCalled(ask, word)
    const until = time === undefined ? null : Date.now() + time
    await ask('POST', `/people/${person.id}/ban`, { until, ...(why !== undefined && { why }) })
    say(`${person.name} (${person.id}) is ${banText({ until, why: why ?? '' })}.`)
  })
}

const DONE = {
  unban: 'is not banned any more',
  grant: 'is an admin',
  revoke: 'is not an admin any more',
} as const

/** `tianguis admin unban`, `grant` and `revoke` */
export function change(act: keyof typeof DONE, word: string, place: Place): Promise<void> {
  return atDesk(place, async ask => {
    const person = await personCalled(ask, word)
    await ask('POST', `/people/${person.id}/${act}`)
    say(`${person.name} (${person.id}) ${DONE[act]}.`)
  })
}

/** The person of this id or, if it is unique, of this name. */
async function personCalled(ask: Ask, word: string): Promise<FoundPerson> {
  const { people: found } = await ask<FoundPeople>('GET', query('/people', { name: word }))
  const byId = found.find(({ id }) => id === word)
  const named = found.filter(({ name }) => name.toLowerCase() === word.toLowerCase())
  const [only, another] = byId === undefined ? named : [byId]
  if (only === undefined) throw Failure.usage(`There is no person called "${word}" here.`)
  if (another === undefined) return only
  throw Failure.usage(
    `Several are called "${word}"; name one by id: ${named.map(({ id }) => id).join(', ')}.`,
  )
}

function row({ id, name, createdAt, seenAt, owner, admin, ban: kept }: FoundPerson): string[] {
  const notes = [
    ...(owner === null ? [] : [`bot of ${owner.name} (${owner.id})`]),
    ...(admin ? ['admin'] : []),
    ...(kept === null ? [] : [banText(kept)]),
  ]
  return [id, name, when(createdAt), seenAt === null ? '-' : when(seenAt), notes.join('; ')]
}

function banText({ until, why }: Ban): string {
  const time = until === null ? 'banned until the ban is lifted' : `banned until ${when(until)} UTC`
  return why === '' ? time : `${time}: ${why}`
}
