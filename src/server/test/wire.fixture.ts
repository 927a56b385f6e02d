import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** An open connection, and all that the server says over it. */
export interface Wire {
  readonly socket: Socket
  readonly said: () => string
  /** Once it is closed, whoever closed it. */
  readonly closed: Promise<unknown>
}

export async function wire(address: string): Promise<Wire> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let said = ''
  socket.setEncoding('utf8').on('data', text => (said += String(text)))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  return { socket, said: () => said, closed }
}

/** The request by which a table's socket is opened. `more`: further headers, each with its end. */
export function upgradeTo(address: string, table: string, more = ''): string {
  return (
    `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: ${new URL(address).host}\r\n${more}` +
    'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
  )
}
