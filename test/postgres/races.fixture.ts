import type { ServerConfig } from '../../src/server/config.ts'
import { dataFolder } from '../../src/server/test/databases.fixture.ts'
import { serve, type TestServer } from '../../src/server/test/server.fixture.ts'
import { guest, type Visitor, visitor } from '../../src/server/test/visitors.fixture.ts'

/** Chances that two requests meet; one that always does them in order would not. */
export const ROUNDS = 6

type Three<A> = readonly [A, A, A]

export async function three(more: Partial<ServerConfig> = {}): Promise<Three<TestServer>> {
  const config = { data: dataFolder(), ...more }
  return [await serve(config), await serve(config), await serve(config)]
}

/** The same person at each of the servers. */
export async function everywhere([first, second, third]: Three<TestServer>): Promise<
  Three<Visitor>
> {
  const { cookie } = await guest(first)
  return [visitor(first, cookie), visitor(second, cookie), visitor(third, cookie)]
}

/** The statuses of so many requests, sent to all servers at once, from the least. */
export async function atOnce(
  person: readonly Visitor[],
  times: number,
  ask: (index: number) => readonly [path: string, body: object],
): Promise<number[]> {
  const answers = Array.from({ length: times }, (_, index) =>
    person[index % person.length]?.send('POST', ...ask(index)),
  )
  return (await Promise.all(answers)).map(answer => answer?.status ?? 0).toSorted((a, b) => a - b)
}

export const statuses = (ok: number, refused: number, status: number) => [
  ...Array<number>(ok).fill(200),
  ...Array<number>(refused).fill(status),
]
