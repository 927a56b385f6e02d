/**
 * Every sentence of the table page that belongs to no single game, in English; other languages say
 * the same or do not compile.
 */
export const en = {
  loading: 'Setting the table …',
  trouble: 'This table cannot be shown. Loading the page again may help.',
  waiting: 'Waiting for everybody to sit down.',
  yourTurn: (game: string) => `• Your turn – ${game}`,
  table: 'The table',
  sending: 'Being sent …',
  kept: 'Your move is kept until the connection is back.',
  lost: 'Connection lost: trying to reconnect',
  lostKept: 'Connection lost. Your move is kept, and sent when it is back.',
  folk: {
    title: 'At the table',
    has: 'Has',
    last: 'Did last',
    isToMove: 'It is their turn.',
    toMove: 'to move',
    away: 'away right now',
    holds: (name: string) => `What ${name} holds`,
  },
  log: {
    you: 'You',
    everybody: 'Everybody',
    filter: 'Whose turns are shown',
    title: 'So far',
    open: 'What happened so far',
    empty: 'Nothing yet.',
    close: 'Close',
    undone: (name: string, me: boolean) => (me ? 'You took that back' : `${name} took that back`),
  },
  speech: {
    more: (n: number) => (n === 1 ? 'One thing more in the log' : `${n} things more in the log`),
    moved: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} has moved: the log tells`
        : `${names.join(', ')} have moved: the log tells`,
  },
  pace: {
    label: 'Pace',
    usual: 'As usual',
    fast: 'Fast',
    once: 'At once',
    answers: 'Questions with one answer',
    answersHelp: 'Only where an answer at once tells nobody anything about your hand.',
    byMe: 'I answer',
    alone: 'By themselves',
    skip: 'Skip to my turn',
  },
  undo: {
    label: 'Undo',
    none: 'You have nothing to take back yet.',
    flowed: 'The others know what you did: it can no longer be taken back.',
    notYours: 'It is somebody else’s turn: there is nothing to take back.',
    over: 'The game is over.',
  },
  why: {
    asked: 'Why am I asked this?',
    goal: 'How this game is won',
    minute: 'In a minute',
    rule: (rule: string) => `Rule ${rule}`,
    close: 'Close',
  },
  refused: {
    stale: 'Something happened in the meantime. Look again, then choose.',
    busy: 'Your last move is still on its way.',
    'not-your-turn': 'It is not your turn.',
    'not-seated': 'You are watching: only people who sit at the table can move.',
    over: 'The game is over.',
    revealed: 'The others know what you did: it can no longer be taken back.',
    elsewhere: 'This game goes on in another tab.',
    illegal: 'That is not possible now.',
    'stand-in': 'A bot plays for you. Take your seat back first.',
  },
  talk: {
    title: 'Talk',
    empty: 'Nobody has said anything yet.',
    unread: (n: number) => (n > 99 ? '99+' : `${n}`),
    sayTo: { players: 'Say to the players', onlookers: 'Say to the spectators' },
    channels: { players: '(players)', onlookers: '(watching)' },
    send: 'Send',
    join: 'Join the talk as a guest',
    somebody: 'Somebody',
    told: {
      sat: (name: string) => `${name} has sat down.`,
      begun: () => 'The game begins.',
      over: () => 'The game is over.',
    },
    muted: 'You have muted this.',
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Hear ${name} again`,
    report: 'Report this line',
    reported: 'Reported to the people who run this server.',
    tooFast: 'That was a lot at once: wait a few seconds.',
    failed: 'That could not be sent. Try again in a moment.',
  },
  clock: {
    left: (time: string, why: string) =>
      why ? `Time left: ${time}; ${why}` : `Time left: ${time}`,
    warning: (seconds: number) =>
      seconds === 60 ? 'You have one minute left.' : `You have ${seconds} seconds left.`,
    still: {
      stop: 'clocks are paused for a moment',
      vacation: 'on vacation',
      quiet: 'quiet hours',
    },
  },
  life: {
    story: {
      time: (name: string, me: boolean) =>
        me ? 'Your time ran out: a bot plays for you' : `${name}'s time ran out: a bot plays on`,
      rule: (name: string, me: boolean) =>
        me
          ? 'Your time ran out: the rules answered for you'
          : `${name}'s time ran out: the rules answered`,
      left: (name: string, me: boolean) =>
        me ? 'You left: a bot plays for you' : `${name} left: a bot plays on`,
      resigned: (name: string, me: boolean) => (me ? 'You resigned' : `${name} resigned`),
      back: (name: string, me: boolean) => (me ? 'You took your seat back' : `${name} is back`),
      end: (name: string, me: boolean) =>
        me ? 'You propose to end here' : `${name} proposes to end here`,
      on: (name: string, me: boolean) => (me ? 'You want to play on' : `${name} wants to play on`),
    },
    standIn: {
      time: 'Your time ran out, so a bot plays for you. Come back whenever you like.',
      left: 'A bot plays for you while you are away.',
      resigned: 'You have resigned. A bot plays on for the others.',
    },
    botPlays: 'A bot plays for you',
    back: 'Take my seat back',
    endAsked: 'You proposed to end here. The others are being asked.',
    endAsks: (names: string) => `Proposal to end the match here, without a result: ${names}`,
    agree: 'I agree',
    playOn: 'Play on',
    agreed: 'Ended by agreement, without a result',
    unplayed: 'Ended before it was played, without a result',
    calledOff: (why: string) =>
      `The people who run this server have ended it, without a result${why === '' ? '' : `: ${why}`}`,
    played: { time: 'a bot at the end', left: 'a bot at the end', resigned: 'resigned' },
    ways: 'Stop playing',
    acts: {
      leave: {
        label: 'Leave my seat to a bot',
        means: 'A bot plays on for you. You may come back at any time.',
      },
      end: {
        label: 'Propose to end',
        means: 'If all people at the table agree, the match ends here, without a result.',
      },
      resign: {
        label: 'Resign',
        means:
          'You give up for good and come last. If others still play, a bot goes on in your place.',
      },
    },
    no: 'No, play on',
    next: 'Next table that waits for me',
    noNext: 'No other table waits for you.',
    join: 'Join the rematch',
  },
  menu: {
    label: 'Menu',
    rules: 'Rules',
    moves: 'What may I do?',
    keys: 'Keys',
    language: 'Language',
    colours: 'Colours',
    notices: 'Tell me my turns here',
    leave: 'Leave the table',
  },
  hint: 'Hint',
  moves: {
    title: 'What you may do',
    none: 'Nothing is asked of you right now.',
  },
  end: {
    again: 'Play again',
    replay: 'Watch it again',
    leave: 'Back to the market',
    look: 'Look at the table',
    result: 'Result',
    place: (place: number) => `${place}.`,
  },
  replay: {
    title: 'Replay',
    first: 'To the beginning',
    previous: 'One step back',
    play: 'Play',
    pause: 'Pause',
    next: 'One step on',
    last: 'To the end',
    position: 'Moment',
    playOn: 'Play on from here against bots',
    at: (at: number, of: number) => `${at} of ${of}`,
  },
  since: {
    title: 'Since your last turn',
    begun: 'Since the game began',
    steps: (n: number) => (n === 1 ? '1 step' : `${n} steps`),
    show: 'Show me',
    dismiss: 'Not now',
    start: 'How you left it',
    at: (at: number, of: number) => `Looking back: ${at} of ${of}`,
    now: 'Now',
    toNow: 'Back to how things stand now',
    none: 'This cannot be shown right now.',
    nothing: 'Nothing has happened yet.',
  },
  keys: {
    title: 'Keys',
    list: [
      { key: 'Tab', does: 'to the next group: market, hand, buttons' },
      { key: '← → ↑ ↓', does: 'within a group' },
      { key: 'Enter', does: 'choose; on what is not possible: why not' },
      { key: 'M', does: 'what may I do?' },
      { key: 'L', does: 'what happened last' },
      { key: 'O', does: 'the others at the table' },
      { key: 'W', does: 'the last round again, step by step' },
      { key: 'F', does: 'skip to my turn' },
      { key: 'I', does: 'a hint, against bots' },
      { key: 'U', does: 'undo' },
      { key: '?', does: 'this list' },
    ],
  },
}

export type TableText = typeof en
