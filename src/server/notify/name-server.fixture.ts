import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const HEAD_BYTES = 12
const TYPE_AND_CLASS_BYTES = 4
const LOOPBACK = [127, 0, 0, 1]
const ADDRESS = 1

/** The names of a server that knows all of them as this machine, but never answers for some. */
export async function namesBut(silent: RegExp) {
  const server = createSocket('udp4')
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const asked: string[] = []
  server.on('message', (query, { port, address }) => {
    const { name, end, type } = questionOf(query)
    asked.push(name)
    if (!silent.test(name)) server.send(answerTo(query, end, type), port, address)
  })
  const names = new Resolver({ timeout: 20_000, tries: 1 })
  names.setServers([`127.0.0.1:${server.address().port}`])
  onTestFinished(() => names.cancel())
  return { names, asked }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = HEAD_BYTES
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const type = query.readUInt16BE(at + 1)
  return { name: labels.join('.'), end: at + 1 + TYPE_AND_CLASS_BYTES, type }
}

/** The question again, and one address of version 4, if that was asked for. */
function answerTo(query: Buffer, end: number, type: number): Buffer {
  const answers = type === ADDRESS ? 1 : 0
  const head = Buffer.from([0x81, 0x80, 0, 1, 0, answers, 0, 0, 0, 0])
  const address = [0xc0, HEAD_BYTES, 0, ADDRESS, 0, 1, 0, 0, 0, 60, 0, 4, ...LOOPBACK]
  const found = Buffer.from(answers === 0 ? [] : address)
  return Buffer.concat([query.subarray(0, 2), head, query.subarray(HEAD_BYTES, end), found])
}
