import type { MyTable } from '../../src/protocol/table.ts'

/** The cookie of a new guest. */
export async function newGuest(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/guest`, { method: 'POST' })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** A table at which all of them sit, each having come to a server of his own, and a bot. */
export async function tableOf(addresses: readonly string[], cookies: readonly string[]): Promise<string> {
  const at = (index: number) => addresses[index % addresses.length] ?? ''
  const chairs = cookies.map((_, seat) => (seat === 0 ? 'me' : 'open'))
  const wish = { game: 'merchant-of-goldfish', chairs: [...chairs, 'random'], options: { games: 3, start: 0 } }
  const made = await ask<MyTable>(`${at(0)}/api/tables`, cookies[0] ?? '', wish)
  for (const [seat, cookie] of cookies.entries()) {
    const invite = made.links[seat]?.split('#')[1]
    if (invite !== undefined) await ask(`${at(seat)}/api/tables/${made.table.id}/sit`, cookie, { invite })
  }
  return made.table.id
}

async function ask<A>(url: string, cookie: string, body: object): Promise<A> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as A
}
