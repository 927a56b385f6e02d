/** One budget: how much, of what, and why so much. */
export interface Budget {
  readonly value: number
  /** Reads on after "The limit is <value>". */
  readonly unit: string
  readonly why: string
  /** Of a budget that fills up again: the seconds in which it does. */
  readonly seconds?: number
}

/** The budgets that fill up again: how often something may be done. */
export const RATE_LIMITS = {
  pageFilesPerAddress: {
    value: 150_000,
    unit: 'files of the page for one address in ten minutes',
    why: 'A school of 300 whose browsers fetch all 350 for the first time. Each takes the server a quarter of a millisecond.',
    seconds: 600,
  },
  messagesPerAddress: {
    value: 1200,
    unit: 'messages of one address in three seconds',
    why: 'A hundred people who play fast send a quarter of it.',
    seconds: 3,
  },
  wholeStatesPerSocket: {
    value: 5,
    unit: 'whole states of a table in 25 seconds',
    why: 'A page asks once for each connection. A state may be a thousand times as long as the question.',
    seconds: 25,
  },
  importsPerPerson: {
    value: 5,
    unit: 'imported matches of one person in a minute',
    why: 'Each is replayed, which may take a second.',
    seconds: 60,
  },
  importsPerAddress: {
    value: 60,
    unit: 'imported matches of one address in an hour',
    why: 'What is imported stays. A club brings its evening.',
    seconds: 3600,
  },
  reviewsPerAddress: {
    value: 60,
    unit: 'reviews made for one address in an hour',
    why: 'Each may take some seconds of the worker; one that is kept costs nothing.',
    seconds: 3600,
  },
  hookTestsPerPerson: {
    value: 5,
    unit: 'test notices of one person in a minute',
    why: 'Enough to try an address. The server is not a tool to knock on the doors of others.',
    seconds: 60,
  },
  hookTestsPerAddress: {
    value: 20,
    unit: 'test notices of people at one address in a minute',
    why: 'Four who try theirs. Throw-away guests do not knock for everybody else.',
    seconds: 60,
  },
  timeChangesPerPerson: {
    value: 10,
    unit: 'changes of quiet hours and vacation by one person in a minute',
    why: 'Each is written to all their tables.',
    seconds: 60,
  },
  timeChangesPerAddress: {
    value: 30,
    unit: 'changes of quiet hours and vacation at one address in a minute',
    why: 'Of people with as many tables as they may have, they take a tenth of a core.',
    seconds: 60,
  },
  nameChangesPerPerson: {
    value: 10,
    unit: 'changes of name and face by one person in a minute',
    why: 'Each is told to everybody at all their tables.',
    seconds: 60,
  },
  nameChangesPerAddress: {
    value: 120,
    unit: 'changes of names and faces at one address in a minute',
    why: 'A class that gives itself names. Throw-away guests gain nothing.',
    seconds: 60,
  },
  linesPerAddress: {
    value: 300,
    unit: 'lines said by people at one address in a minute',
    why: 'A class that chats. What is said stays, and throw-away guests gain nothing.',
    seconds: 60,
  },
  dailyLinesPerPerson: {
    value: 3000,
    unit: 'lines said by one person in a day',
    why: 'Ten hours of talk with a line every twelve seconds.',
    seconds: 86_400,
  },
  dailyLinesPerAddress: {
    value: 50_000,
    unit: 'lines said by people at one address in a day',
    why: 'A school of 300 where each says 160. What is said stays: 80 MB of the longest.',
    seconds: 86_400,
  },
  movesPerPerson: {
    value: 200_000,
    unit: 'moves and undos of one person in a day',
    why: 'A program that plays twice a second all day. Each is kept for good, in some 200 bytes.',
    seconds: 86_400,
  },
  movesPerAddress: {
    value: 1_000_000,
    unit: 'moves and undos of people at one address in a day',
    why: 'A school of 300 where each makes 3,000, or five such programs. Guests gain nothing.',
    seconds: 86_400,
  },
  keptSeatsPerPair: {
    value: 6,
    unit: 'seats that one person keeps for the same other in an hour',
    why: 'An evening with a friend. Each may send them a message.',
    seconds: 3600,
  },
  invitationsPerBot: {
    value: 300,
    unit: 'invitations of one bot by people at one address in an hour',
    why: 'A class that plays against it. Its program is told of each, and remembers it.',
    seconds: 3600,
  },
  newTablesPerPerson: {
    value: 2000,
    unit: 'new tables of one person in a day',
    why: 'A program that begins a match every minute. Of each that is over some 12 kB are kept.',
    seconds: 86_400,
  },
  newTablesPerAddress: {
    value: 10_000,
    unit: 'new tables of people at one address in a day',
    why: 'A school of 300 where each begins thirty. Guests who begin and end matches gain nothing.',
    seconds: 86_400,
  },
  newExportsPerAddress: {
    value: 300,
    unit: 'exports begun at one address in an hour',
    why: 'A school that takes its data along. For each, all that somebody has ever said and played is read.',
    seconds: 3600,
  },
  reportsPerPerson: {
    value: 10,
    unit: 'reports of lines by one person in an hour',
    why: 'Somebody reads each. Who has reported ten has been read.',
    seconds: 3600,
  },
  reportsPerAddress: {
    value: 30,
    unit: 'reports of lines by people at one address in an hour',
    why: 'Throw-away guests do not hide the reports of others.',
    seconds: 3600,
  },
  programsPerAddress: {
    value: 200,
    unit: 'tokens and bots made at one address in an hour',
    why: 'A class that writes bots. They stay, and their owners with them: guests gain nothing.',
    seconds: 3600,
  },
  browsersPerAddress: {
    value: 300,
    unit: 'new browsers at one address whose local games are kept, in an hour',
    why: 'A school that keeps its accounts. What they send stays, and accounts cost nothing to make.',
    seconds: 3600,
  },
  guestsPerAddress: {
    value: 2000,
    unit: 'new guests at one address in a day',
    why: 'A school of 300 whose browsers forget everything after each lesson. Each takes some 300 bytes.',
    seconds: 86_400,
  },
} as const satisfies { readonly [name: string]: Required<Budget> }
