import { RATE_LIMITS, type Budget } from './rate-limits.ts'

/**
 * All budgets of the server: what one person, one address or all together may use. People who play
 * notice none of them. What is over a budget is refused with 429 and a sentence, or, for bots, is
 * served later and with less effort. `serve --limit name=value` overrides them.
 */
export const LIMITS = {
  ...RATE_LIMITS,
  botTablesPerPerson: {
    value: 4,
    unit: 'running tables',
    why: 'Where only bots play, nobody waits for them: a person may look at a few such tables at once.',
  },
  botTablesPerAddress: {
    value: 16,
    unit: 'running tables',
    why: 'The same for all people of an address: a class may look on, throw-away guests gain nothing.',
  },
  botThoughtsAtOnce: {
    value: 4,
    unit: 'threads',
    why: 'Of one person or address. One thread stays free for others, if there are several.',
  },
  botCalmMs: {
    value: 4000,
    unit: 'milliseconds',
    why: 'The wait up to which all bots think with full effort: four bots of level master at once.',
  },
  botLeastEffort: {
    value: 0.1,
    unit: 'share of the effort of its level',
    why: 'However many wait, a bot searches this much and at least 20 iterations: better than chance.',
  },
  tablesPerPerson: {
    value: 50,
    unit: 'unfinished tables of one person',
    why: 'A keen player of slow games has twenty. Each costs memory and time at every change of a name.',
  },
  tablesPerAddress: {
    value: 500,
    unit: 'unfinished tables of people at one address',
    why: 'A school has a hundred; throw-away guests gain nothing.',
  },
  listedPerPerson: {
    value: 3,
    unit: 'open tables of one person that all can find',
    why: 'The list belongs to everybody. It shows hosts by turns.',
  },
  listedPerAddress: {
    value: 30,
    unit: 'open tables of people at one address that all can find',
    why: 'A club has ten; throw-away guests do not fill the list.',
  },
  waitingPerPerson: {
    value: 10,
    unit: 'tables that all can find at which one person waits for others',
    why: 'Who sits everywhere keeps chairs from those who would play. A bot waits where it likes.',
  },
  requestsPerAddress: {
    value: 2000,
    unit: 'requests of one address in a minute',
    why: 'A class that plays. Making guests and tables has a fifth of it, one token a third.',
  },
  requestsAtOncePerAddress: {
    value: 8,
    unit: 'requests of one address that are worked on at once',
    why: 'The others wait. A process has ten connections to its database: two stay free for others.',
  },
  connections: {
    value: 20_000,
    unit: 'connections in all',
    why: 'Each takes memory before it asks for anything. One more is closed at once.',
  },
  connectionsPerAddress: {
    value: 2500,
    unit: 'connections of one address',
    why: 'A school of 300 behind one address: each browser has up to six, and a socket.',
  },
  filesPerAddress: {
    value: 32,
    unit: 'files of the page on their way to one address',
    why: 'The others wait: a file takes milliseconds, and whoever comes meanwhile waits for all of them.',
  },
  bytesOfPage: {
    value: 16 * 1024 * 1024,
    unit: 'bytes of the page that are kept in memory',
    why: 'Three times as much as all files that browsers ask for. What has no room comes from the disk.',
  },
  sockets: {
    value: 12_000,
    unit: 'sockets in all',
    why: 'An idle socket takes about 30 kB.',
  },
  socketsPerAddress: {
    value: 300,
    unit: 'sockets of one address',
    why: 'A school of 300 behind one address. A larger one raises it.',
  },
  socketsPerPerson: {
    value: 64,
    unit: 'sockets of one person',
    why: 'A program has one for each of its tables, and a person one for each tab.',
  },
  messagesPerSocket: {
    value: 40,
    unit: 'messages of one socket in a second',
    why: 'A page sends one a move. A burst may be three times as many.',
  },
  bytesPerSocket: {
    value: 256 * 1024,
    unit: 'bytes that wait for one reader',
    why: 'Of a socket or a stream: ten long games. A reader who is further behind does better to connect again.',
  },
  bytesInAll: {
    value: 64 * 1024 * 1024,
    unit: 'bytes that wait for all readers',
    why: 'A tenth of the memory of a small server. Where it is used up, the slowest reader goes first.',
  },
  bodyBytes: {
    value: 64 * 1024 * 1024,
    unit: 'bytes of matches from files and of local histories that come or are worked on',
    why: 'Sixteen of the longest files. Others wait in the memory of whoever sends them.',
  },
  bodyBytesPerAddress: {
    value: 16 * 1024 * 1024,
    unit: 'such bytes from one address',
    why: 'Four of the longest files, or a class that each brings a match.',
  },
  streams: {
    value: 1000,
    unit: 'open streams in all',
    why: 'For programs. What waits for their readers counts among that of all.',
  },
  streamsPerPerson: {
    value: 32,
    unit: 'open streams of one person',
    why: 'A program needs one for its news, and one a table.',
  },
  streamsPerAddress: {
    value: 128,
    unit: 'open streams of one address',
    why: 'Four such programs.',
  },
  exports: {
    value: 20,
    unit: 'exports that are being sent',
    why: 'Each may hold two long matches in memory.',
  },
  exportsPerAddress: {
    value: 5,
    unit: 'exports that are being sent to one address',
    why: 'One address does not take all places.',
  },
  exportsPerPerson: {
    value: 1,
    unit: 'export of one person that is being sent',
    why: 'Another one would be the same.',
  },
  worksWaiting: {
    value: 50,
    unit: 'replays and imports that wait for the worker',
    why: 'Half a minute of work: who comes later had better come again.',
  },
  worksPerAddress: {
    value: 10,
    unit: 'replays and imports of one address that wait for the worker',
    why: 'So that one address does not take all places.',
  },
  browsersPerPerson: {
    value: 24,
    unit: 'browsers whose local games are kept with one account',
    why: 'A phone, a laptop, and new ones for years. Each may take a few kilobytes.',
  },
  mutesPerPerson: {
    value: 1000,
    unit: 'muted people of one person',
    why: 'Nobody meets so many. What is muted stays, and is looked up for each line.',
  },
  openTableDays: {
    value: 30,
    unit: 'days without a change, 0 = for ever',
    why: 'A table that nobody joins in a month is deleted: it keeps its place in lists from others.',
  },
  abandonedDays: {
    value: 180,
    unit: 'days without a move, 0 = for ever',
    why: 'A match that nobody plays for half a year ends without a result. It stays to be looked at.',
  },
  guestDays: {
    value: 7,
    unit: 'days away, 0 = for ever',
    why: 'Guests who never sat at a table and have kept no account have nothing to come back to.',
  },
  mailsFromNetwork: {
    value: 3,
    unit: 'sign-in mails an hour',
    why: 'From one network to one address: strangers elsewhere do not use up the mails of its owner.',
  },
  mailsByNetwork: {
    value: 20,
    unit: 'sign-in mails an hour',
    why: 'From one network to all addresses: a family. A school that signs in on one day raises it.',
  },
  mailsByPerson: {
    value: 6,
    unit: 'sign-in mails an hour',
    why: 'By one person to all addresses: two typing errors, and still a link.',
  },
  mailsToAddress: {
    value: 12,
    unit: 'sign-in mails an hour',
    why: 'To one mailbox, whoever asks: it is not flooded, by tags neither (ana+games@…).',
  },
} as const satisfies { readonly [name: string]: Budget }

export type LimitName = keyof typeof LIMITS

/** The budgets of a running server. */
export type Limits = { readonly [name in LimitName]: number }

export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[]

/** What is documented of this budget. */
export const budgetOf = (name: LimitName): Budget => LIMITS[name]

/** The documented values, but for those that are set otherwise. */
export function limitsWith(others: Partial<Limits> = {}): Limits {
  const values = LIMIT_NAMES.map(name => [name, others[name] ?? LIMITS[name].value])
  return Object.fromEntries(values) as Limits
}
