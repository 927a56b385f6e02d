import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import { saidOf } from '../limits/budgets.ts'
import { sendTogether } from '../send-together.ts'
import type { Hub } from '../tables/room/hub.ts'

/** Close code of RFC 6455's registry: try again later. */
export const LATER = 1013
/** How long a reader who fell behind may take to hear why they are disconnected. */
const GOODBYE_MS = 2000

/** Sends to one socket. */
export interface Sender {
  send(text: string): void
  close(): void
}

/**
 * Sends as long as the other end reads: nothing more is queued beyond the budget of a socket, then
 * it is closed, and the reader connects again when they can.
 */
export function senderTo({ budgets, outboxes }: Hub, socket: WebSocket, wire: Writable): Sender {
  const { limits } = budgets
  const outbox = outboxes.open(() => socket.terminate())
  const note = () => outbox.waits(socket.bufferedAmount)

  function tooSlow(): void {
    budgets.over('bytesPerSocket')
    socket.close(LATER, saidOf('bytesPerSocket', limits))
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
  }

  return {
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > limits.bytesPerSocket) return tooSlow()
      // The answer to a move, its news, and who is to act now.
      sendTogether(wire)
      socket.send(text, note)
      note()
    },
    close: () => outbox.close(),
  }
}
