import { api } from '../../api.ts'
import { receiptWorld } from '../../fairness/receipts.ts'
import type { RemoteWorld } from './remote.ts'
import type { SocketHandlers } from './transport.ts'

/** This browser, as a table on the server needs it. */
export function serverWorld(table: string): RemoteWorld {
  return {
    connect(handlers: SocketHandlers) {
      const socket = new WebSocket(socketAddress(table))
      socket.addEventListener('open', () => handlers.open())
      socket.addEventListener('message', event => handlers.message(String(event.data)))
      socket.addEventListener('close', () => handlers.closed())
      return {
        send: text => socket.readyState === WebSocket.OPEN && socket.send(text),
        close: () => socket.close(),
      }
    },
    wait(ms, done) {
      const timer = setTimeout(done, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    onBack(listener) {
      const seen = () => document.visibilityState === 'visible' && listener()
      addEventListener('online', listener)
      document.addEventListener('visibilitychange', seen)
      return () => {
        removeEventListener('online', listener)
        document.removeEventListener('visibilitychange', seen)
      }
    },
    async past(since) {
      const answer = await api.past(table, since)
      return answer.ok ? answer.value.frames : null
    },
    fairness: receiptWorld(table),
    visible: () => document.visibilityState === 'visible',
    onSight(listener) {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    key: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), byte =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
  }
}

function socketAddress(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
