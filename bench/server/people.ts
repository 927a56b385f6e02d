import type { MyTable } from '../../src/protocol/table.ts'

/** The headers by which a server recognizes a person. */
export interface Person {
  readonly [header: string]: string
}

/**
 * How long a request may wait, in milliseconds: the server may be killed while it runs.
 */
const PATIENCE_MS = 20_000

let born = 0

/** The cookie of a new guest. */
export async function newGuest(address: string): Promise<string> {
  const { cookie = '' } = await guestFrom(address, {})
  return cookie
}

/**
 * A new guest with their own address, as people have: a server trusts a proxy on its machine. So
 * limits by address stay as they are.
 */
export function newcomer(address: string): Promise<Person> {
  return guestFrom(address, stranger())
}

/** A stranger with their own address. */
export function stranger(): Person {
  const n = ++born
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
}

async function guestFrom(address: string, headers: Person): Promise<Person> {
  const answer = await fetch(`${address}/api/guest`, {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return { ...headers, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

/** A table at which all of them sit, each connected to a server of their own, and a bot. */
export function tableOf(addresses: readonly string[], cookies: readonly string[]): Promise<string> {
  const people = cookies.map(cookie => ({ cookie }))
  return makeTable(
    addresses,
    people,
    { game: 'merchant-of-goldfish', options: { games: 3, start: 0 } },
    ['random'],
  )
}

export interface Wish {
  readonly game: string
  readonly options: object
}

/** A table at which all of them sit, each connected to a server of their own, and bots. */
export async function makeTable(
  addresses: readonly string[],
  people: readonly Person[],
  wish: Wish,
  bots: readonly string[] = [],
): Promise<string> {
  const at = (index: number) => addresses[index % addresses.length] ?? ''
  const chairs = people.map((_, seat) => (seat === 0 ? 'me' : 'open'))
  const made = await ask<MyTable>(`${at(0)}/api/tables`, people[0] ?? {}, {
    ...wish,
    chairs: [...chairs, ...bots],
  })
  for (const [seat, person] of people.entries()) {
    const invite = made.links[seat]?.split('#')[1]
    if (invite !== undefined)
      await ask(`${at(seat)}/api/tables/${made.table.id}/sit`, person, { invite })
  }
  return made.table.id
}

/** Sends JSON to a server; throws the server's sentence if it refuses. */
export async function ask<A>(url: string, person: Person, body: object): Promise<A> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...person, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as A
}
