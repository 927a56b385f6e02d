import type { BrowserContext } from 'playwright-core'
import type { Welcome } from '../../src/protocol/messages.ts'

/** How a table stands, as a program of this person is told. */
export async function stands(who: BrowserContext, id: string): Promise<Welcome> {
  return (await who.request.get(`/api/tables/${id}/moment`)).json() as Promise<Welcome>
}

/** Plays the rest of a match of Goldfish for these people, as programs do: sheds what can be shed. */
export async function playOut(people: readonly BrowserContext[], id: string): Promise<void> {
  for (let n = 0; ; n++) {
    for (const who of people) {
      const { moment: now, table } = await stands(who, id)
      if (table.status === 'over') return
      const offers = now?.offers ?? []
      const move = ['play', 'keep', 'pass'].flatMap(
        type => offers.findLast(offer => offer.type === type) ?? [],
      )[0]
      const moves = [move ?? offers[0]]
      if (offers.length > 0)
        await who.request.post(`/api/tables/${id}/moves`, {
          data: { key: `rest-${n}-key`, at: now?.seq, moves },
        })
    }
  }
}
