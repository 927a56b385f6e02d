import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type {} from '@fastify/websocket'
import type { WebSocket } from 'ws'
import type { Viewer, GameTypes } from '../../src/kernel/game.ts'
import { attend } from '../../src/server/socket/attend.ts'
import { makeMine } from '../../src/server/streams/mine.ts'
import type { Services } from '../../src/server/http/route/services.ts'
import { myTable } from '../../src/server/domain/info.ts'
import { presentIn, type Room, seqOf } from '../../src/server/tables/room/room.ts'
import { HOST, type Stage } from './stage.ts'

/*
 * Everything that reaches one viewer: over their socket and streams, and as answers to every
 * request they can make. As texts, in order, each with its source.
 */

export interface Ears {
  /** What has arrived since the last call. */
  heard(): string[]
  /** Sends something and waits for this many answers. */
  say(message: object | string, answers?: number): Promise<void>
  /**
   * Sends every possible request over the socket, and every fifth one over HTTP: each time others,
   * starting at `round`.
   */
  ask(probes: readonly GameTypes['move'][], round: number): Promise<void>
  /** Waits until everything that was sent has arrived. */
  settle(): Promise<void>
  /** Closes everything; then the streams' content is complete. */
  close(): Promise<void>
}

/** Parts of every answer, whatever the table. */
const PASSING = /^(date|x-ratelimit-.*|content-length)$/
/** The share of the HTTP requests sent at a time. */
const EVERY = 5
const RATHER_MANY = 1_000_000
/** The legal moves that are sent together with an impossible one. */
const MOST_FOLLOWED = 3
/** The address the viewer seems to call from. */
const HERE = () =>
  Object.assign(new PassThrough(), { remoteAddress: '127.0.0.1' }) as unknown as Socket

/**
 * `hub`: the stage's, to compare everything; or one that stores nothing, to compare only the
 * socket.
 */
export async function openEars(
  stage: Stage,
  hub: Services,
  room: Room,
  viewer: Viewer,
): Promise<Ears> {
  const { app } = stage
  const whole = hub === stage.hub
  const me = stage.people[viewer ?? stage.people.length - 1]
  const headers = { host: HOST, cookie: me.cookie }
  const at = `/api/tables/${room.record.id}`
  const said: string[] = []
  const streams = whole
    ? [await openStream(`${at}/events`), await openStream('/api/me/events')]
    : []
  let count = 0
  let wake = () => undefined as void
  function hear(message: string): void {
    said.push(`socket ${message}`)
    // News arrive by themselves; everything else is an answer.
    if (!/^\{"type":"(news|table|chat)"/.test(message)) count++
    wake()
  }
  const wire = whole ? await openWire(`${at}/socket`) : openNear(hub, room, me.id, hear)
  const mine = makeMine(hub, me.id, event => said.push(`mine ${JSON.stringify(event)}`))
  mine.look(room)
  const forget = hub.streams.addPersonal({
    user: me.id,
    session: null,
    token: null,
    look: changed => mine.look(changed),
    tell: () => undefined,
    end: () => undefined,
  })
  let keys = 0
  const key = () => `ear-${String(keys++).padStart(8, '0')}`

  // What was counted for others before.
  hub.metrics.counts.resetMetrics()

  async function say(message: object | string, answers = 1): Promise<void> {
    const wanted = count + answers
    wire.send(typeof message === 'string' ? message : JSON.stringify(message))
    while (count < wanted) await new Promise<void>(come => (wake = come))
    // Everybody is told right after the answer.
    await setImmediate()
  }

  async function request(method: 'GET' | 'POST', url: string, payload?: object): Promise<void> {
    const answer = await app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    })
    const told = Object.entries(answer.headers).filter(([name]) => !PASSING.test(name))
    said.push(`${method} ${url} ${answer.statusCode} ${JSON.stringify(told)} ${answer.body}`)
  }

  /** What this viewer may do now by the game itself: a server that leaks may offer more. */
  function legalNow(): readonly GameTypes['move'][] {
    const { course } = room
    return viewer === null || course === null ? [] : stage.game.legal(course.match.state, viewer)
  }

  async function askSocket(probes: readonly GameTypes['move'][]): Promise<void> {
    const seq = seqOf(room, viewer)
    await say({ type: 'watch' })
    await say({ type: 'watch', since: Math.max(0, seq - 2) })
    await say('{"type":"choose"')
    await say({ type: 'choose', key: key(), at: 0, moves: [] })
    for (const move of probes) await say({ type: 'explain', key: key(), move })
    const [impossible] = probes
    await say({ type: 'choose', key: key(), at: seq, moves: [impossible] })
    // Nobody learns what a move would do by a refusal of what is to follow it.
    for (const move of legalNow().slice(0, MOST_FOLLOWED))
      await say({ type: 'choose', key: key(), at: seq, moves: [move, impossible] })
    // A viewer who claims a step that never was is refused, and gets a new `welcome`.
    await say(
      { type: 'choose', key: key(), at: RATHER_MANY, moves: [impossible] },
      viewer === null ? 1 : 2,
    )
  }

  async function askHttp([move]: readonly GameTypes['move'][], round: number): Promise<void> {
    const seq = seqOf(room, viewer)
    const played = { key: `ear-played-${round}`, at: seq, moves: [move] }
    const requests: [method: 'GET' | 'POST', url: string, payload?: object][] = [
      ['GET', at],
      ['GET', '/api/tables'],
      ['GET', `${at}/moment`],
      ['GET', `${at}/chat`],
      ['GET', `${at}/replay`],
      ['GET', `${at}/moment?since=${Math.max(0, seq - 3)}`],
      ['GET', `${at}/chronicle`],
      ['POST', `${at}/explain`, { move }],
      ['POST', `${at}/moves`, played],
      ['POST', `${at}/moves`, { ...played, at: RATHER_MANY }],
      ['POST', `${at}/moves`, { moves: 7 }],
      ['GET', `${at}/replay?eyes=0`],
      ['GET', '/api/me/export'],
      ['GET', `/api/people/${stage.people[0].id}`],
      ['POST', `${at}/rematch`],
    ]
    for (const [index, asked] of requests.entries())
      if ((index + round) % EVERY === 0) await request(...asked)
  }

  async function openWire(url: string): Promise<Wire> {
    const here = HERE()
    const asked = { headers: { ...headers, host: 'tianguis.test' }, socket: here }
    const socket: WebSocket = await app.injectWS(url, asked)
    socket.on('message', (data: Buffer) => hear(data.toString()))
    return {
      send: text => socket.send(text),
      async close() {
        // Without a network nothing reports the other end's close, so it would be waited for.
        for (const end of [socket, ...app.websocketServer.clients]) end.terminate()
        here.destroy()
        while (room.watchers.size > 0) await setImmediate()
      },
    }
  }

  async function openStream(url: string): Promise<{ ended: Promise<void> }> {
    const answer = await app.inject({ method: 'GET', url, headers, payloadAsStream: true })
    const lines: Buffer[] = []
    const body = answer.stream()
    const ended = new Promise<void>(end => body.on('end', end).on('error', end))
    body.on('data', (piece: Buffer) => lines.push(piece))
    return {
      ended: ended.then(() => void said.push(`stream ${url} ${Buffer.concat(lines).toString()}`)),
    }
  }

  await say({ type: 'watch' })
  await say({ type: 'listen' }, 0)
  await say({ type: 'looking', visible: false }, 0)
  await say({ type: 'ping' })

  return {
    heard: () => said.splice(0),
    say,
    async ask(probes, round) {
      await askSocket(probes)
      said.push(`table ${JSON.stringify(myTable(room, presentIn(room), me.id, hub.store.secret))}`)
      said.push(`metrics ${await hub.metrics.counts.metrics()}`)
      if (whole) await askHttp(probes, round)
    },
    settle: () => say({ type: 'ping' }),
    async close() {
      forget()
      hub.streams.end({ user: me.id })
      await Promise.all(streams.map(stream => stream.ended))
      await wire.close()
    },
  }
}

/** One end of a socket. */
interface Wire {
  send(text: string): void
  close(): Promise<void>
}

/** What serves a socket, without one. */
function openNear(hub: Services, room: Room, user: string, hear: (text: string) => void): Wire {
  const deaf = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: hear, close: () => undefined }
  const socket = Object.assign(new EventEmitter(), deaf)
  const sits = { user, session: null, token: null, address: '' }
  attend(hub, room, socket as unknown as WebSocket, new PassThrough(), sits)
  return {
    send: text => void socket.emit('message', Buffer.from(text), false),
    close: async () => void socket.emit('close'),
  }
}
