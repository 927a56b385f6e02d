import { formatsOf } from '../../../text/formats.ts'

const { count } = formatsOf('en')

/**
 * Every sentence of the pages about people, in English; the other languages say the same or do not
 * compile.
 */
export const en = {
  title: 'Me',
  stranger:
    'Nobody knows you here yet. As soon as you sit down at a table you are a guest, with a name you can change.',
  become: 'Become a guest now',
  name: 'Name',
  failed: 'That did not work: the server cannot be reached right now.',
  keep: {
    title: 'Keep this account',
    loose: 'So far only this browser knows you. If it forgets its cookies, you cannot come back.',
    kept: 'You can come back on any device.',
    noPassword: 'There are no passwords here.',
    passkey: 'Add a passkey',
    passkeyWhat: 'Your device keeps it and asks for your finger, face or PIN.',
    passkeys: 'Passkeys',
    passkeyOn: (device: string, ago: string) => `Made on ${device}, ${ago}`,
    someDevice: 'some device',
    remove: 'Remove',
    removePasskey: (device: string) => `Remove the passkey made on ${device}`,
    noPasskeys: 'This browser, or this address, cannot do passkeys.',
    failed: 'Nothing has changed: the device gave no passkey.',
    known: 'That passkey is saved already.',
    mail: 'E-mail address',
    mailWhat: 'We send a link that brings you back, and nothing else.',
    send: 'Send me a link',
    sent: (address: string) => `A link is on its way to ${address}. It works for 20 minutes.`,
    address: (address: string) => `A link to ${address} brings you back.`,
    removeMail: 'Forget this address',
    noMail: 'This server sends no mail.',
    problems: {
      'bad-address': 'That is not an e-mail address.',
      'too-many-mails':
        'We have sent enough mails for now. Look through your inbox, or wait an hour.',
      'mail-failed': 'The mail could not be sent. Try again later.',
      'too-many': 'Too many tries: wait a while.',
    } as { readonly [why: string]: string | undefined },
  },
  devices: {
    title: 'My devices',
    some: 'Unknown device',
    here: 'This device',
    seen: (ago: string) => `last seen ${ago}`,
    end: 'Sign out',
    endOn: (device: string) => `Sign out on ${device}`,
    others: 'Sign out everywhere else',
    out: 'Sign out here',
    outSure: 'Sign out on this device?',
    outLoose: 'Only this browser knows you: if you sign out, nobody can come back as you.',
    other: 'Sign in as somebody else',
  },
  records: {
    title: 'Played on this server',
    of: (name: string) => `Games of ${name}`,
    none: 'No finished match on this server yet.',
    game: 'Game',
    played: 'Played',
    won: 'Won',
    places: 'Places',
    rating: 'Rating',
    noRating: 'none yet',
    place: (place: number, times: number) =>
      `${place === 1 ? '1st' : place === 2 ? '2nd' : place === 3 ? '3rd' : `${place}th`} ${count(times, { one: 'once', other: '# times' })}`,
    howTitle: 'How ratings work',
    how: 'Ratings are computed as openskill does it (Plackett–Luce), from the order in which the people at a table finish. They are cautious: everybody starts at 1000, and the number rises as we become surer. Bots do not count; a match with only one person counts as played, but not for the rating. Only those are rated who have kept their account, by a passkey or an address; each has to play a little, and the same two people count three times a day. People who leave, resign or run out of time and do not come back are last. Matches that end by agreement, before everybody had a turn, or because of a fault of ours, do not count.',
    history: 'Finished tables',
    hidden: 'You see the listed tables, and those where you sat too.',
  },
  best: {
    title: 'Leaderboard',
    none: (n: number) =>
      `Nobody has played ${count(n, { one: 'a rated match', other: '# rated matches' })} yet.`,
    from: (n: number) =>
      `People who have played at least ${count(n, { one: 'one rated match', other: '# rated matches' })}.`,
    place: 'Place',
    who: 'Who',
    matches: 'Matches',
  },
  data: {
    title: 'My data',
    exportWhat:
      'All we know of you, as a file: name, face, devices, games, tables with every move, ratings.',
    export: 'Export my data',
    delete: 'Delete me',
    deleteWhat:
      'Your name, face, address, devices and games against bots are forgotten. Finished tables stay, played by “Somebody”.',
    sure: 'Delete this account?',
    sureWhy:
      'A bot takes your place in matches that are running. Nobody can bring this account back, not even we. If you want your games, export them first.',
    yes: 'Yes, delete me',
    no: 'No, stay',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Sign in here with the account you have on another device.',
    passkey: 'With a passkey',
    mail: 'With a link by e-mail',
    lose: (name: string) =>
      `Here you are ${name}, and only this browser knows you: signed in as somebody else, nobody can come back as ${name}. Keep that account first if you want both.`,
    keepFirst: 'Keep it first',
    failed: 'Nobody was signed in: the device gave no passkey that is known here.',
    asking: 'Looking at the link …',
    as: (name: string) => `Sign in as ${name}`,
    keep: (name: string) => `Keep ${name} by this address`,
    fresh: 'Begin here as somebody new',
    elsewhere:
      'This link was asked for in another browser: open it there to keep that account. Here it begins a new account with this address.',
    press: 'Press the button to go on. Opening the link alone does nothing.',
    old: 'This link no longer works',
    oldWhy: 'It has been used, or is older than 20 minutes. Ask for a new one.',
  },
  time: {
    title: 'Quiet hours and vacation',
    help: 'Clocks that count days are paused then. Live clocks keep running.',
    from: 'From',
    until: 'Until',
    zone: (zone: string) => `By the clocks of ${zone}.`,
    keep: 'Save these quiet hours',
    none: 'No quiet hours',
    tooLong: 'Quiet hours may last twelve hours at most.',
    kept: 'Saved.',
    left: (days: number) =>
      count(days, {
        one: '# day of vacation left this year',
        other: '# days of vacation left this year',
      }),
    go: 'Go on vacation now',
    back: 'I am back',
    away: (day: string) => `You are on vacation, until ${day} at most.`,
    usedUp: 'You have used up this year’s vacation.',
  },
  programs: {
    fold: 'For programmers: tokens and bots',
    title: 'Programs',
    what: 'A program with a token may do in your name what the token allows.',
    docs: 'How programs talk to this server',
    once: 'This is the token. It is shown this once: keep it where only your program finds it.',
    copy: 'Copy the token',
    tokens: 'Tokens',
    tokenName: 'What the token is for',
    may: 'It may',
    scopes: {
      read: 'look',
      play: 'play',
      tables: 'make tables',
      bot: 'have bots',
      admin: 'help to run this server',
    },
    unused: 'Never used.',
    used: (day: string) => `Last used on ${day}.`,
    makeToken: 'Make a token',
    revoke: 'Revoke',
    bots: 'Bots',
    botsWhat:
      'A bot plays under its own name, with a sign before it, at tables to which it is invited.',
    botName: 'The bot’s name',
    makeBot: 'Make a bot',
    listens: 'is listening',
    silent: 'is not listening right now',
    renew: 'New token',
    remove: 'Delete',
    problems: {
      enough: 'You have as many as anybody may have.',
      'bad-name': 'This name cannot be used.',
    } as {
      readonly [why: string]: string
    },
  },
  person: {
    title: (name: string) => name,
    none: 'There is nobody with this name here',
    noneWhy: 'Perhaps there was, and is gone.',
  },
}

export type MeText = typeof en
