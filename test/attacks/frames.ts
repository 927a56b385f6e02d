import { connect, type Socket } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { upgradeTo } from '../../src/server/test/wire.fixture.ts'
import { daily } from '../deep.ts'
import { type Attack, attacker, tableOf, type Target } from './frame.ts'

/** Control frames of RFC 6455, and the first and further pieces of a text. */
const [PING, PONG, TEXT, MORE] = [0x89, 0x8a, 0x01, 0x00]
/** What the system hands to a reader at once. */
const CHUNK = 64 * 1024
const SOCKETS = daily(8, 100)
/** Of one message, near the limit. */
const LENGTH = 16_000

/** A frame as a client sends it; its mask is zero, so that it reads as it is written. */
function frame(head: number, payload = ''): Buffer {
  return Buffer.concat([
    Buffer.from([head, 0x80 | payload.length, 0, 0, 0, 0]),
    Buffer.from(payload),
  ])
}

const repeated = (one: Buffer, bytes: number) =>
  Buffer.concat(Array.from({ length: Math.floor(bytes / one.length) }, () => one))

/** The bare connection of a socket that has been opened; null if the server refuses it. */
async function bareSocket(target: Target, table: string): Promise<Socket | null> {
  const { hostname, port } = new URL(target.address)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.setNoDelay()
  socket.write(upgradeTo(target.address, table, `x-forwarded-for: ${target.from}\r\n`))
  const said = await new Promise<string>(done => {
    socket.once('data', data => done(data.toString('latin1'))).once('close', () => done(''))
  })
  return said.startsWith('HTTP/1.1 101') ? socket : null
}

/** Writes as fast as it is read, at most so often, until the server has had enough. */
async function pour(socket: Socket, chunk: Buffer, times: number): Promise<void> {
  for (let done = 0; done < times && !socket.destroyed; done++)
    await new Promise<unknown>(taken => {
      socket.once('close', taken)
      socket.write(chunk, () => {
        socket.off('close', taken)
        taken(null)
      })
    })
}

/** Somebody pours this into each of so many sockets; returns how many of them the server ended. */
async function drown(target: Target, begin: Buffer, chunk: Buffer, times: number): Promise<number> {
  const { table } = await tableOf(await attacker(target))
  const ended = Array.from({ length: SOCKETS }, async () => {
    const socket = await bareSocket(target, table.id)
    if (socket === null) return false
    socket.pause()
    await pour(socket, begin, 1)
    await pour(socket, chunk, times)
    return socket.destroyed
  })
  return (await Promise.all(ended)).filter(Boolean).length
}

/**
 * What is no message, and so was never counted: pings whose answers nobody reads, answers that
 * nobody asked for, and texts of short pieces, each of which keeps the chunk it came in.
 */
export const frames: Attack = async target => {
  const long = 'p'.repeat(125)
  const piece = Buffer.concat([frame(MORE, 'x'), repeated(frame(PONG, long), CHUNK - 200)])
  const nothing = Buffer.alloc(0)
  const times = daily(300, 3000)
  expect({
    pings: await drown(target, nothing, repeated(frame(PING, long), CHUNK), times),
    pongs: await drown(target, nothing, repeated(frame(PONG), CHUNK), times),
    pieces: await drown(target, frame(TEXT, 'x'), piece, times),
    empty: await drown(target, frame(TEXT, 'x'), repeated(frame(MORE), CHUNK), times),
  }).toEqual({ pings: SOCKETS, pongs: SOCKETS, pieces: SOCKETS, empty: SOCKETS })
  // Byte by byte; the network may put them together again, and then it is a message.
  const head = Buffer.from([0x80 | TEXT, 0xfe, LENGTH >> 8, LENGTH & 255, 0, 0, 0, 0])
  await drown(target, head, Buffer.from('x'), LENGTH - 1)
}
