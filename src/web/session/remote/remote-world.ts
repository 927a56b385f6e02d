import { findGame } from '../../../games/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { api } from '../../api.ts'
import { randomHex } from '../../chance.ts'
import { receiptWorld } from '../../fairness/receipts.ts'
import { storage } from '../../storage.ts'
import type { RemoteWorld } from './remote.ts'
import type { Choice } from './requests.ts'
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
    rules: rulesLoader(),
    onBack(listener) {
      const seen = () => document.visibilityState === 'visible' && listener()
      addEventListener('online', listener)
      document.addEventListener('visibilitychange', seen)
      return () => {
        removeEventListener('online', listener)
        document.removeEventListener('visibilitychange', seen)
      }
    },
    onGone(listener) {
      addEventListener('offline', listener)
      return () => removeEventListener('offline', listener)
    },
    async past(since) {
      const answer = await api.past(table, since)
      return answer.ok ? answer.value.frames : null
    },
    fairness: receiptWorld(table),
    unsent: unsentAt(table),
    visible: () => document.visibilityState === 'visible',
    onSight(listener) {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    key: () => randomHex(12),
  }
}

/** Where a choice lies that a table has not answered yet. */
function unsentAt(table: string): RemoteWorld['unsent'] {
  const name = `unsent:${table}`
  return {
    load() {
      const kept = storage.readJson<Choice>(name)
      return kept?.type === 'choose' ? kept : null
    },
    save: choice =>
      choice === null ? storage.remove(name) : storage.write(name, JSON.stringify(choice)),
  }
}

/** The rules of a game, from the moment they are here; the first question has them fetched. */
function rulesLoader(): RemoteWorld['rules'] {
  let rules: Game | null = null
  let asked = false
  return id => {
    if (!asked)
      void findGame(id)
        ?.load()
        .then(
          loaded => (rules = loaded.game),
          () => {},
        )
    asked = true
    return rules
  }
}

function socketAddress(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
