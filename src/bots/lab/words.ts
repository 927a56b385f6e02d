import type { GameTypes } from '../../kernel/game.ts'
import type { GameMeta, Language } from '../../kit/meta.ts'
import { LOCALES } from '../../kit/meta.ts'
import type { Parameters } from '../../kit/messages.ts'
import type { GameText, Who } from '../../kit/text.ts'
import type { Kind } from './compare.ts'
import type { Use, Used } from './uses.ts'

const en = {
  title: (game: string) => `${game}: bots among themselves`,
  summary: (games: number, asked: number) =>
    games < asked ? `${games} games of ${asked}: stopped before the end.` : `${games} games.`,
  stopped: (games: number) => `${games} of them were stopped by the game’s own limit.`,
  setting: (name: string) => `Setting ${name}`,
  players: 'Players',
  seed: 'Seed',
  rotated: 'Every deal from every seat',
  kept: 'Everybody keeps their seat',
  who: { player: 'Wins by player', seat: 'Wins by seat', role: 'Wins by role' } satisfies Titles,
  /** Somebody in the games where an option has this value. */
  withValue: (name: string, value: string) => `${name} with “${value}”`,
  name: { player: 'Player', seat: 'Seat', role: 'Role' } satisfies Titles,
  games: 'Games',
  wins: 'Wins',
  interval: '95 % interval',
  rank: 'Mean place',
  points: 'Points',
  par: (share: string) => `The dashed line is an equal share, ${share}.`,
  length: 'Length in plies',
  lengthSaid: (mean: string, median: string, most: string) =>
    `Mean ${mean}, median ${median}, most ${most}.`,
  scores: 'Points of all seats',
  scoresSaid: (winners: string, all: string) =>
    `Winners have ${winners} in the mean, everybody ${all}.`,
  from: 'From',
  to: 'To',
  share: 'Share',
  difference: 'Difference',
  differences: 'The second setting less the first',
  differenceHelp: 'Where an interval does not hold 0, the difference is hardly chance.',
  differenceOf: { player: 'Player', seat: 'Seat', role: 'Role' } satisfies Titles,
  moves: 'Decisions: how often each was made',
  events: 'What happened, how often',
  useHelp:
    'For each kind, and for each value it carries: how often in a game, and how often a seat that did it won.',
  kind: 'Kind',
  example: 'For example',
  perGame: 'A game',
  seatsWon: 'Won, of the seats that did it',
  level: {
    random: 'Random',
    greedy: 'Greedy',
    learned: 'Learned',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    master: 'Master',
  } as Readonly<Record<string, string>>,
  search: (tries: string) => `Search, ${tries} tries`,
}

const es: Words = {
  title: game => `${game}: bots entre ellos`,
  summary: (games, asked) =>
    games < asked
      ? `${games} partidas de ${asked}: se detuvo antes del final.`
      : `${games} partidas.`,
  stopped: games => `${games} de ellas las detuvo el límite del propio juego.`,
  setting: name => `Ajuste ${name}`,
  players: 'Jugadores',
  seed: 'Semilla',
  rotated: 'Cada reparto desde cada asiento',
  kept: 'Cada cual conserva su asiento',
  who: {
    player: 'Victorias por jugador',
    seat: 'Victorias por asiento',
    role: 'Victorias por papel',
  },
  withValue: (name, value) => `${name} con «${value}»`,
  name: { player: 'Jugador', seat: 'Asiento', role: 'Papel' },
  games: 'Partidas',
  wins: 'Victorias',
  interval: 'Intervalo del 95 %',
  rank: 'Puesto medio',
  points: 'Puntos',
  par: share => `La línea discontinua es una parte igual, ${share}.`,
  length: 'Duración en jugadas',
  lengthSaid: (mean, median, most) => `Media ${mean}, mediana ${median}, máximo ${most}.`,
  scores: 'Puntos de todos los asientos',
  scoresSaid: (winners, all) => `Quienes ganan tienen ${winners} de media; todos, ${all}.`,
  from: 'Desde',
  to: 'Hasta',
  share: 'Parte',
  difference: 'Diferencia',
  differences: 'El segundo ajuste menos el primero',
  differenceHelp: 'Si un intervalo no contiene el 0, la diferencia apenas puede ser azar.',
  differenceOf: { player: 'Jugador', seat: 'Asiento', role: 'Papel' },
  moves: 'Decisiones: cuántas veces se tomó cada una',
  events: 'Lo que ocurrió y cuántas veces',
  useHelp:
    'De cada clase, y de cada valor que lleva: cuántas veces por partida y cuántas veces ganó un asiento que lo hizo.',
  kind: 'Clase',
  example: 'Por ejemplo',
  perGame: 'Por partida',
  seatsWon: 'Ganó, de los asientos que lo hicieron',
  level: {
    random: 'Al azar',
    greedy: 'Codicioso',
    learned: 'Aprendido',
    easy: 'Fácil',
    medium: 'Medio',
    hard: 'Difícil',
    master: 'Maestro',
  },
  search: tries => `Búsqueda, ${tries} intentos`,
}

type Titles = Readonly<Record<Kind, string>>
/** Every sentence of a report. */
export type Words = typeof en

export const WORDS: { readonly [language in Language]: Words } = { en, es }

type Value = string | number | boolean

/** Digits behind the point. */
export type Digits = 0 | 1 | 2

/** How a report names things and writes numbers, for one game in one language. */
export interface Speech {
  readonly language: Language
  readonly words: Words
  readonly game: string
  readonly number: (value: number, digits?: Digits) => string
  /** "12.5 %"; with a sign where it is a difference. */
  readonly percent: (rate: number, signed?: boolean) => string
  readonly level: (name: string) => string
  readonly named: (kind: Kind, name: string) => string
  /** A kind of move or event in the game's own words, "…" for what differs: "Play …". */
  readonly kind: (use: Used) => string
  /** The event a use has as its example, as a log would tell it; "" if there is none. */
  readonly example: (use: Use, options: GameTypes['options']) => string
  readonly optionName: (name: string) => string
  readonly value: (option: string, value: Value) => string
  /** An option with its value. */
  readonly option: (name: string, value: Value) => string
}

export function speechFor(meta: GameMeta, text: GameText, language: Language): Speech {
  const words = WORDS[language]
  const locale = LOCALES[language]
  const formats = [0, 1, 2].map(
    digits =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
  const number = (value: number, digits: Digits = 0) => formats[digits].format(value)
  const level = (name: string): string => levelIn(words, name, number)
  const optionName = (name: string) => text.options[name]?.name ?? name
  const valueOf = (name: string, value: Value) => text.options[name]?.value(value) ?? `${value}`
  return {
    language,
    words,
    game: meta.title[language],
    number,
    percent(rate, signed = false) {
      const sign = signed && rate >= 0 ? '+' : ''
      return `${sign}${number(100 * rate, 1)} %`
    },
    level,
    named(kind, name) {
      if (kind === 'role') return text.role?.(name) ?? name
      return kind === 'seat' ? name : name.split(' / ').map(level).join(' / ')
    },
    kind: ({ from, type }) =>
      kindIn(text, `${from}.${type}`) ??
      kindIn(text, `${type}.other`) ??
      (from === 'move' ? kindIn(text, `prompt.${type}`) : null) ??
      type,
    example({ example }, options) {
      return example === null ? '' : sentence(text, example, onlooker(words, options))
    },
    optionName,
    value: valueOf,
    option: (name, value) => `${optionName(name)}: ${valueOf(name, value)}`,
  }
}

/** "greedy 2" is the second of several greedy players. */
function levelIn(words: Words, name: string, number: (value: number) => string): string {
  const [, level = name, count = ''] = /^(\S+)( \d+)?$/.exec(name) ?? []
  const tries = /^mcts:(\d+)$/.exec(level)?.[1]
  const said = tries === undefined ? words.level[level] : words.search(number(Number(tries)))
  return `${said ?? level}${count}`
}

const onlooker = (words: Words, options: GameTypes['options']): Who => ({
  me: null,
  options,
  name: seat => `${words.name.seat} ${seat + 1}`,
})

/** Fills in "…", whatever a message asks for. */
const ANYTHING: Parameters = new Proxy({}, { get: () => '…' })

/** The message of this key with nothing told in it; null if there is none, or no word in it. */
function kindIn({ say }: GameText, key: string): string | null {
  const said = say.find(key, ANYTHING)?.replace(/\{\w+\}|NaN/g, '…')
  return said !== undefined && /\p{L}/u.test(said) ? said : null
}

/** A log may need more of the match than a report has: then there is no sentence. */
function sentence(text: GameText, event: GameTypes['event'], who: Who): string {
  try {
    return text.event(event, who)
  } catch {
    return ''
  }
}
