import { sayIn } from '../../kit/words/messages.ts'
import type { GameText, Who } from '../../kit/words/text.ts'
import type { Moment, Step } from '../../protocol/messages.ts'
import type { SeatInfo, TableInfo } from '../../protocol/table.ts'
import type { GameBoard } from '../board-kit/board.ts'
import type { SessionState } from '../session/session.ts'
import type { Frame } from './frame/playhead.ts'

/* A table of a game that says plainly what it is asked, for tests of the page around a board. */

export const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  level: null,
  here: true,
  standIn: null,
  ...more,
})

export const bot = (level: SeatInfo['level'] = 'easy'): SeatInfo => ({
  ...person(''),
  kind: 'bot',
  level,
})

/** A running table of Ana, Ben and Cem, where Ana (seat 0) is to act. */
export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'table-1',
  game: 'test-game',
  version: 1,
  options: {},
  seats: [person('Ana'), person('Ben'), person('Cem')],
  status: 'running',
  listed: false,
  commitment: '',
  seed: null,
  actors: [0],
  ranks: null,
  createdAt: 0,
  updatedAt: 0,
  time: null,
  life: { ready: null, enders: [], story: [], rematch: null, ending: null },
  ...more,
})

/** What a seat did; `events` are the types of what happened. */
export const step = (seq: number, seat: number, ...events: string[]): Step => ({
  seq,
  seat,
  undone: false,
  events: events.map(type => ({ type })),
  at: seq * 10,
})

export const undone = (seq: number, seat: number): Step => ({ ...step(seq, seat), undone: true })

/** The number of a position, and what it offers. */
export const moment = (seq: number, ...offers: string[]): Moment => ({
  seq,
  view: { seq },
  offers: offers.map(type => ({ type })),
  undoable: false,
})

/** How the table stands for Ana, who may play or pass. */
export const stateOf = (more: Partial<SessionState> = {}): SessionState => ({
  table: tableInfo(),
  seat: 0,
  host: false,
  steps: [],
  moment: moment(0, 'play', 'pass'),
  link: 'live',
  pending: 0,
  frame: null,
  ...more,
})

/** What is shown of a state: the newest there is, unless said otherwise. */
export const frameOf = (state: SessionState, more: Partial<Frame> = {}): Frame => ({
  state,
  steps: state.steps.slice(-1),
  newest: true,
  at: state.steps.length,
  ...more,
})

/** Says each thing by the type of its move or event, and nothing of what is `secret`. */
export const plainText: GameText = {
  say: sayIn('en', {}),
  goal: '',
  steps: [],
  ours: '',
  options: {},
  prompt: view => ({ title: `position ${JSON.stringify(view)}`, hint: 'choose' }),
  move: ({ type }) => type,
  event: ({ type }, who) => (type === 'secret' ? '' : `${who.name(0)} ${type}`),
  refusal: ({ why }) => why,
}

export const plainBoard: GameBoard = {
  Board: () => null,
  seat: ({ seat, recent }) => ({
    holds: `seat ${seat}`,
    short: `${seat}`,
    did: recent?.type ?? '',
  }),
  hand: ({ seat }) => ({ says: `hand ${seat}`, small: null, large: null }),
  lights: Object.fromEntries(
    ['drew', 'moved', 'passed', 'played'].map(type => [type, () => [type]]),
  ),
  keys: () => [],
}

/** Ana, Ben and Cem, read by the one in this seat. */
export const whoFor = (me: number | null): Who => ({
  me,
  options: {},
  name: seat => (seat === me ? 'You' : (['Ana', 'Ben', 'Cem'][seat] ?? '')),
})
