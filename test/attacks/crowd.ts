import { connect } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { daily } from '../deep.ts'
import type { Attack } from './frame.ts'

/** A crowd from one address that asks for a long file of the page and reads its beginning alone. */
export const crowd: Attack = async ({ address, from }) => {
  const { hostname, port, host } = new URL(address)
  const page = await (await fetch(address)).text()
  const file = `${/\/assets\/index-[\w-]+\.js/.exec(page)?.[0]}.map`
  const answers = Array.from({ length: daily(200, 3000) }, () => {
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write(`GET ${file} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${from}\r\n\r\n`)
    return new Promise<string>(done => {
      socket
        .once('close', () => done('closed'))
        .once('data', data => {
          socket.pause()
          done(data.toString('latin1').slice(0, 'HTTP/1.1 200'.length))
        })
    })
  })
  const heard = new Set(await Promise.all(answers))
  expect(heard.delete('HTTP/1.1 200')).toBe(true)
  // Some come before others have been answered, and may be too many.
  heard.delete('HTTP/1.1 429')
  expect([...heard]).toEqual([])
}
