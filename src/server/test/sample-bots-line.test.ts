import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { PROGRAMS, run } from './samples.fixture.ts'

/** One game: the bot sits on seat 0. */
interface Stand {
  actors: readonly number[]
  standIn: string | null
  over: boolean
}
type Answer = (reply: ServerResponse, path: string) => void

const tableOf = (id: string, { actors, standIn, over }: Stand) => ({
  id,
  actors,
  status: over ? 'over' : 'running',
  seats: [{ standIn }],
  ranks: over ? [1] : null,
})

/** A server that is there to be cruel: it answers as its script says. */
async function cruel(tables: ReadonlyMap<string, Stand>, script: Record<string, Answer>) {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const path = request.url ?? ''
    const what = `${request.method} ${path.replace(/\?.*/, '')}`
    asked.push(what)
    const [, id = ''] = /^\/api\/tables\/(\w+)/.exec(path) ?? []
    const stand = tables.get(id)
    request.resume().once('end', () => {
      const own = script[what]
      if (own !== undefined) own(reply, path)
      else if (stand === undefined) reply.writeHead(404).end('{}')
      else if (path.includes('/moment')) {
        const offers = stand.standIn === null ? [{ type: 'pass' }] : []
        const moment = { seq: 1, view: null, offers }
        reply.end(JSON.stringify({ table: tableOf(id, stand), seat: 0, moment }))
      } else reply.end(JSON.stringify({ table: tableOf(id, stand) }))
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, asked }
}

const going = (): Stand => ({ actors: [0], standIn: null, over: false })

test.each(PROGRAMS)(
  'the sample bot in %s keeps no table waiting for another, and hears of a match that ended while the line was cut',
  async (_, program, args) => {
    const slow = going()
    const quick = going()
    const tables = new Map([
      ['slow', slow],
      ['quick', quick],
    ])
    let streams = 0
    let [line, late]: (ServerResponse | null)[] = [null, null]
    const told = (type: string, id: string) =>
      `${JSON.stringify({ type, table: tableOf(id, tables.get(id) ?? going()), seat: 0, seq: 1 })}\n`
    const { address } = await cruel(tables, {
      'GET /api/me/events'(reply) {
        streams += 1
        line = reply
        if (streams === 1)
          for (const id of tables.keys()) reply.write(told('start', id) + told('turn', id))
        else {
          quick.over = true
          reply.write(told('start', 'quick') + told('end', 'quick'))
        }
      },
      'POST /api/tables/slow/moves'(reply) {
        slow.actors = []
        late = reply
      },
      // Only now the other move is answered, its match ends, and the line is cut.
      'POST /api/tables/quick/moves'(reply) {
        quick.actors = []
        reply.end('{"seq":2}')
        late?.end('{"seq":2}')
        slow.over = true
        line?.destroy()
      },
    })
    const { code, out } = await run(program, [...args, `${address}/`, 'token', '2'])
    expect(code).toBe(0)
    expect(out).toBe(
      'listening\ntable slow begins\ntable quick begins\nlistening\n' +
        'table slow is over, place 1\ntable quick is over, place 1\n',
    )
  },
)

test.each(PROGRAMS)(
  'the sample bot in %s says which move was refused, and takes its seat back from a bot of the server',
  async (_, program, args) => {
    const table: Stand = { ...going(), standIn: 'time' }
    const tables = new Map([['one', table]])
    let line: ServerResponse | null = null
    let moves = 0
    const told = (type: string) =>
      `${JSON.stringify({ type, table: tableOf('one', table), seat: 0, seq: 1 })}\n`
    const { address, asked } = await cruel(tables, {
      'GET /api/me/events'(reply) {
        line = reply
        reply.write(told('start') + told('turn'))
      },
      'POST /api/tables/one/back'(reply) {
        table.standIn = null
        reply.end('{}')
      },
      'POST /api/tables/one/moves'(reply) {
        moves += 1
        if (moves === 1) reply.writeHead(422).end('{"why":"illegal"}')
        else {
          table.over = true
          table.actors = []
          reply.end('{"seq":2}')
          line?.write(told('end'))
        }
      },
    })
    const { code, errors } = await run(program, [...args, address, 'token', '1'])
    expect([code, errors]).toEqual([0, 'POST /api/tables/one/moves 422 {"why":"illegal"}\n'])
    expect(asked.filter(what => what.endsWith('/back'))).toHaveLength(1)
  },
)

test.each(PROGRAMS)(
  'the sample bot in %s says what it needs, and why a server sends it away',
  async (_, program, args) => {
    expect((await run(program, args)).errors).toContain('https://market.example tianguis_')
    const { address } = await cruel(new Map(), {
      'GET /api/me/events'(reply) {
        reply.writeHead(403).end('{"why":"banned"}')
      },
    })
    const { code, errors } = await run(program, [...args, address, 'token'])
    expect([code, errors.trim()]).toEqual([1, '403 {"why":"banned"}'])
  },
)
