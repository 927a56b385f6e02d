import type { Level } from '../../protocol/table.ts'
import type { TimeRule } from '../../protocol/time.ts'
import { formatsOf } from './formats.ts'

const { count, range, ago, moment } = formatsOf('en')

/**
 * Every sentence of the pages round the tables, in English; the other languages say the same or do
 * not compile.
 */
export const en = {
  name: 'Tianguis',
  titled: (page: string) => `${page} – Tianguis`,
  skip: 'Skip to the content',
  home: 'Home',
  mainMenu: 'Main menu',
  language: 'Language',
  theme: 'Colours',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  about: 'About',
  privacy:
    'No advertisements, no trackers. Of a guest we know a name, and a face if you make one; an e-mail address only if you give it.',
  account: 'Me',
  loading: 'One moment …',
  close: 'Close',
  again: 'Try again',
  back: 'Back to the market',
  newVersion: 'A new version is ready.',
  reload: 'Load it',
  later: 'Later',
  you: 'You',
  nobody: 'Free chair',
  somebody: 'Somebody',
  players: (from: number, to: number) => `${range(from, to)} players`,
  minutes: (from: number, to: number) => `${range(from, to)} minutes`,
  age: (years: number) => `from ${years} years`,
  by: (author: string) => `by ${author}`,
  ago,

  bots: {
    random: 'Random bot',
    greedy: 'Greedy bot',
    easy: 'Easy bot',
    medium: 'Medium bot',
    hard: 'Hard bot',
    master: 'Master bot',
  } satisfies { [level in Level]: string },
  levels: {
    random: 'Random',
    greedy: 'Greedy',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    master: 'Master',
  } satisfies { [level in Level]: string },

  hero: {
    title: 'Come to the market',
    lead: 'Board games of buying, swapping and haggling. No account: sit down and play.',
  },
  stall: {
    play: 'Play now',
    goOn: 'Go on playing',
    invite: 'Invite friends',
    more: 'Rules and options',
    street: 'The stalls',
  },
  lists: {
    mine: 'My tables',
    open: 'Open tables',
    watch: 'Being played now',
    yourTurn: 'Your turn',
    theirTurn: 'Others are thinking',
    waiting: 'Waiting for players',
    past: 'Played before',
    sit: 'Sit down',
    look: 'Watch',
    replay: 'Watch again',
    bring: 'Watch a game from a file',
    free: (n: number) => count(n, { one: '# free chair', other: '# free chairs' }),
    noOpen: 'No table is waiting for players right now. Make one and list it: somebody may join.',
    offline: 'Other people’s tables cannot be reached right now. You can still play against bots.',
    asking: 'Looking around the market …',
    asked: 'You are asked to play again',
    next: (n: number) => count(n, { one: 'A table waits for you', other: '# tables wait for you' }),
  },
  time: {
    title: 'Time',
    kinds: { none: 'No clock', live: 'Live', days: 'Over days' },
    help: {
      none: 'Everybody takes as long as they like.',
      live: 'Time for the whole game, plus a little more each turn. If you run out, a bot takes over; you may come back.',
      days: 'This long for each turn. Your quiet hours and your vacation do not count.',
    },
    howLong: 'How long',
    rule: (rule: TimeRule) => {
      if (rule.kind === 'none') return 'No clock'
      if (rule.kind === 'live') return `${rule.minutes} min + ${rule.seconds} s`
      if (rule.hours < 24)
        return count(rule.hours, { one: '# hour a turn', other: '# hours a turn' })
      return count(rule.hours / 24, { one: '# day a turn', other: '# days a turn' })
    },
  },
  ready: {
    check: 'Begin only when everybody is ready',
    me: 'I am ready',
    not: 'Not yet',
    is: 'ready',
    waiting: 'Everybody is here. The game starts when all are ready.',
    keptFor: (name: string) => `Kept for ${name}`,
  },

  game: {
    facts: 'At a glance',
    learn: 'Learn it in a minute',
    rules: 'The full rules',
    set: 'Set the table',
    setHelp: 'Everything is set. Change what you like: it is remembered.',
    howMany: 'Players',
    chairs: 'Who sits where',
    chair: (n: number) => `Chair ${n}`,
    elo: 'How strong it is: the greedy bot has 1000',
    hasElo: (elo: number) => `Elo ${elo}`,
    me: 'Me',
    openChair: 'A friend (by link)',
    hereChair: 'Somebody here',
    nameOf: (n: number) => `Name of the person on chair ${n}`,
    with: 'With whom',
    company: { bots: 'Bots', open: 'Friends, by a link', here: 'On this device' },
    hereHelp: 'You take turns with this device; a curtain hides each hand. Works offline too.',
    options: 'Options',
    changed: (n: number) =>
      n ? count(n, { one: '# option changed', other: '# options changed' }) : 'as usual',
    hints: 'Hints',
    hintsOpen: 'Hints, if all others are bots',
    listed: 'List the table, so that anybody may sit down',
    playBots: 'Play now',
    playHelp: 'Against bots, on this device. Works offline too.',
    makeHelp: 'Makes a table and a link for every free chair.',
    makePlay: 'Make the table',
    ours: 'What we designed ourselves',
    designers: (author: string) => `A game by ${author}`,
    readRules: 'Read the full rules',
    needsServer: 'A table with friends needs the server, and it cannot be reached right now.',
  },

  rules: {
    title: (game: string) => `Rules of ${game}`,
    toGame: (game: string) => `To ${game}`,
    contents: 'On this page',
    linkTo: (rule: string) => `Link to rule ${rule}`,
    search: 'Search the rules',
    found: (n: number) =>
      n ? count(n, { one: '# rule found', other: '# rules found' }) : 'No rule says that.',
    wholePage: 'As a page',
  },

  lobby: {
    title: (game: string) => `A table of ${game}`,
    lead: (n: number) =>
      count(n, {
        one: 'One chair is still free. The game starts by itself when it is taken.',
        other: '# chairs are still free. The game starts by itself when they are taken.',
      }),
    full: 'Everybody is here. The game starts …',
    chairs: 'Chairs',
    host: 'Host',
    hereNow: 'is here',
    away: 'away right now',
    free: 'Free chair',
    linkFor: (n: number) => `Link for chair ${n}`,
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Copy this:',
    share: 'Share',
    shareText: (game: string) => `Play ${game} with me:`,
    seatBot: 'Seat a bot',
    clear: 'Clear the chair',
    fill: 'Bots on all free chairs',
    leave: 'Give up my chair',
    sit: 'Sit here',
    listedYes: 'This table is listed: anybody may take a free chair.',
    listedNo: 'Only those who have a link find this table.',
    yourName: 'Your name',
    noName: 'A name has visible characters, and none of these: “:”, “/”, “.”',
    rename: 'Change',
    save: 'Save',
    shuffle: 'A shuffle that nobody chooses',
    shuffleWhy:
      'The server has promised a secret; this is the promise (SHA-256). When the table is full, the browser of everybody who is here adds chance of its own. Only both together make the shuffle, so nobody can choose it. After the game this browser checks it, move by move.',
    calledOff: (count: number) => `Starts of this match that were called off: ${count}`,
    options: 'Played with',
    watchOnly: 'You are watching. All chairs are taken or kept for others.',
  },

  play: {
    title: (game: string) => `${game} on this device`,
    broken: 'The game kept on this device was played by other rules and cannot go on.',
    fresh: 'Start a new game',
    elsewhere: 'This game goes on in another tab.',
    here: 'Go on here',
  },
  device: {
    person: (n: number) => `Person ${n}`,
    turn: (name: string) => `It is ${name}’s turn`,
    give: (name: string) => `Give the device to ${name}. Nobody else looks.`,
    iAm: (name: string) => `I am ${name}`,
    next: (name: string) => `It is ${name}’s turn.`,
    handOver: 'Hand over the device',
  },
  replay: {
    title: (game: string) => `${game}, watched again`,
    eyes: 'Seen by',
    all: 'All hands',
    onlooker: 'A spectator',
    share: 'Share this moment',
    linkCopied: 'The link is copied',
    save: 'Save the game as a file',
    none: 'There is no finished game here to watch again.',
  },
  link: {
    lost: 'The connection is lost. Your moves are kept and sent when it is back.',
    back: 'The connection is back.',
    gone: 'This table cannot be reached any more.',
  },

  trouble: {
    title: 'Something went wrong',
    offline: 'The server cannot be reached right now.',
    banned: (until: number | null, reason: string) =>
      `You may not come here${until === null ? '' : ` until ${moment(until)}`}${reason === '' ? '.' : `: ${reason}`}`,
    notFound: 'We could not find this page',
    notFoundWhy: 'It may have moved, or there is a typo in the address.',
    noTable: 'There is no such table',
    noTableWhy: 'The link may be incomplete. Ask the person who sent it to you for a new one.',
    noGame: 'There is no such game here yet.',
    taken: 'That chair is taken already.',
    badInvite: 'This invitation no longer works. Ask for a new link.',
    tooMany:
      'The server takes no more of this from you just now: finish or leave a table, or wait a minute.',
    botTables: 'Bots play alone at several of your tables already. Wait until one of them is over.',
    broken:
      'Something on this page broke. Loading it again usually helps; nothing you played is lost.',
  },
}

/** What every language has to say. */
export type Text = typeof en
