import type { Game } from '../../../kernel/game.ts'
import type { Replay } from '../../../protocol/http.ts'
import type { ServerMessage, Step, Welcome } from '../../../protocol/messages.ts'
import { type KeeperWorld, type ReceiptKeeper, receiptKeeper } from '../../fairness/keeper.ts'
import { foreseen } from './foresee.ts'
import { pastSession } from '../replay/replay.ts'
import type { Session } from '../session.ts'
import {
  type Answer,
  type Choice,
  GONE,
  pendingRequests,
  type Request,
  type Requests,
} from './requests.ts'
import { tableState } from './table-state.ts'
import { talkKept } from './talk.ts'
import { type Transport, transport, type TransportWorld } from './transport.ts'

export interface RemoteWorld extends TransportWorld {
  /** The rules of this game, to foresee my own moves with; null while they are not loaded. */
  rules(game: string): Game | null
  /** A key nobody has used before. */
  key(): string
  /** My last choice, as long as it is not answered: kept in this browser. */
  readonly unsent: {
    readonly load: () => Choice | null
    readonly save: (choice: Choice | null) => void
  }
  /** How the match went for me from that step on; null if it cannot be had. */
  past(since: number): Promise<Replay['frames'] | null>
  /** Whether the person can see the page now. */
  visible(): boolean
  /** Keeps what is seen of the shuffle from before the first card, and contributes to it. */
  readonly fairness: KeeperWorld
  /** Calls back when `visible` changes. */
  onSight(listener: () => void): () => void
}

/**
 * A table on a server. Choices survive lost connections: each has a key, and none is carried out
 * twice.
 */
export function remoteSession(world: RemoteWorld): Session {
  const table = remoteTable(world)
  const run = (message: Request) => table.run(message)
  return {
    watch: table.watch,
    async choose(moves) {
      const at = table.seen()
      return (await run({ type: 'choose', key: world.key(), at, moves: [...moves] })).refused
    },
    undo: async () => (await run({ type: 'undo', key: world.key() })).refused,
    explain: async move => (await run({ type: 'explain', key: world.key(), move })).explained,
    async past(since) {
      const frames = await world.past(since)
      const state = table.last()
      return frames && state && pastSession(state, frames)
    },
    talk: {
      watch: table.talk.watch,
      again: table.talk.again,
      async say(text) {
        const { refused } = await run({ type: 'say', key: world.key(), text })
        return refused && refused.why
      },
    },
    close: table.close,
  }
}

/** Keeps what the server tells of a table, and answers requests by it. */
function remoteTable(world: RemoteWorld) {
  const state = tableState(
    () => requests.moves(),
    foreseen(
      id => world.rules(id),
      () => requests.choice(),
    ),
  )
  const line = transport(world, { open, message: message => hear(message), lost, quiet })
  /** Calls off what will say that the line is lost; null while nothing will. */
  let callOff: (() => void) | null = null
  const found = () => {
    callOff?.()
    callOff = null
  }
  const requests = pendingRequests({
    send: line.send,
    wait: world.wait,
    changed: () => state.tell(),
  })
  const talk = talkKept(since => line.send({ type: 'listen', ...since }))
  const keeper = receiptKeeper({
    ...world.fairness,
    give: given => line.send({ type: 'contribute', given }),
  })
  const hear = serverMessages({ state, line, requests, talk, keeper, found })
  const tellSight = () => line.send({ type: 'looking', visible: world.visible() })
  const leaveSight = world.onSight(tellSight)

  function open(): void {
    const unsent = state.link() === null && requests.choice() === null ? world.unsent.load() : null
    if (unsent !== null) void keep(unsent, false)
    line.send(state.link() ? { type: 'watch', since: state.seen() } : { type: 'watch' })
    if (!world.visible()) tellSight()
  }

  /** A line that is back within two seconds was never lost, for those who look at the table. */
  function lost(): void {
    // Attempts that fail are the same loss.
    callOff ??= world.wait(UNNOTICED, () => quiet(true))
  }

  function quiet(silent: boolean): void {
    found()
    if (state.link() === 'gone' || (state.link() === 'lost') === silent) return
    state.setLink(silent ? 'lost' : 'live')
    state.tell()
  }

  /** Keeps a choice until it is answered: also if the page is closed meanwhile. */
  async function keep(message: Request, now: boolean): Promise<Answer> {
    if (message.type === 'choose') world.unsent.save(message)
    const answer = await requests.add(message, now)
    if (message.type === 'choose' && answer.refused?.why !== 'gone') world.unsent.save(null)
    return answer
  }

  const run = (message: Request): Promise<Answer> =>
    state.link() === 'gone' ? Promise.resolve(GONE) : keep(message, state.link() !== null)

  function close(): void {
    found()
    leaveSight()
    line.close()
    state.close()
    requests.giveUp()
  }

  return { watch: state.watch, last: state.last, seen: state.seen, talk, run, close }
}

interface Parts {
  readonly state: ReturnType<typeof tableState>
  readonly line: Transport
  readonly requests: Requests
  readonly talk: ReturnType<typeof talkKept>
  readonly keeper: ReceiptKeeper
  /** The line is back. */
  readonly found: () => void
}

/** What each message of the server changes. */
function serverMessages({ state, line, requests, talk, keeper, found }: Parts) {
  /** Tells what is new, then those whose requests it settles: they may act on it at once. */
  function settle(fresh: readonly Step[], whenNothingIsDone = true): void {
    const done = requests.takeDone(state.seen())
    if (whenNothingIsDone || done.count > 0) state.tell(fresh)
    done.tell()
  }

  function welcome(message: Welcome): void {
    line.steady()
    found()
    keeper.welcome(message)
    const fresh = state.welcome(message)
    const done = requests.takeDone(state.seen())
    requests.sendAll()
    talk.meet(message.table.seats)
    talk.catchUp()
    state.tell(fresh)
    done.tell()
  }

  function trouble(why: string): void {
    // One of my messages was not heard; which one it does not say.
    if (why === 'too-fast') requests.retryAll()
    if (!FINAL.has(why)) return
    state.setLink('gone')
    state.tell()
    line.close()
    requests.giveUp()
  }

  return (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        return welcome(message)
      case 'news': {
        keeper.steps(message.steps)
        const fresh = state.news(message)
        // Something has been missed: ask for all since the last that is known.
        return fresh === null ? line.renew() : settle(fresh)
      }
      case 'table':
        state.table(message)
        keeper.seat(message.seat)
        if (talk.meet(message.table.seats)) talk.catchUp()
        return state.tell()
      case 'shuffle':
        return keeper.shuffle(message.shuffle)
      case 'done':
        requests.carriedOut(message.key, message.seq)
        return settle([], false)
      case 'chat':
        return talk.hear(message)
      case 'trouble':
        return trouble(message.why)
      case 'pong':
        return
      default:
        return requests.hear(message)
    }
  }
}

/** Milliseconds that a line may be lost before it is said. */
const UNNOTICED = 2_000

/** Troubles that do not pass by themselves. */
const FINAL: ReadonlySet<string> = new Set(['no-table', 'not-found', 'forbidden'])
