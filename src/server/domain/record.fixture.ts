import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import { freshLife, type TableRecord } from './record.ts'

const person = (user: string) => ({ kind: 'person', round: 0, user, name: user }) as const

/** A running table of Ana, Ben and Cai, whose names are their users. */
export const THREE_PLAY: TableRecord = {
  id: 'the-table',
  game: game.id,
  version: game.version,
  newerRules: null,
  options: { games: 1, start: 0, maxTurns: 100 },
  seed: 'abc',
  draw: null,
  host: 'ana',
  listed: false,
  status: 'running',
  chairs: [person('ana'), person('ben'), person('cai')],
  actors: [0],
  ranks: null,
  time: { kind: 'none' },
  clocks: [],
  dueAt: null,
  life: freshLife(false),
  createdAt: 0,
  updatedAt: 0,
}
