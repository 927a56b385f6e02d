import { type Command, Option } from 'commander'
import { LANGUAGES } from '../kit/meta.ts'
import { GAMES } from '../games/index.ts'
import { postgresUrl, several, whole } from './values.ts'

/** Everywhere the same: where games are stored if not in a folder. */
export const databaseOption = () =>
  new Option(
    '--database <url>',
    'a PostgreSQL database instead of the folder; any number of servers may share it',
  )
    .env('DATABASE_URL')
    .argParser(postgresUrl)

/** A command for existing data. */
export const kept = (command: Command) =>
  command.option('--data <folder>', 'where games are kept', './data').addOption(databaseOption())

/** Everywhere the same: `--lang <language>`. */
export const languageOption = (help: string) =>
  new Option('--lang <language>', help).choices(LANGUAGES).default('en')

export const examples = (...lines: string[]) =>
  `\nExamples:\n${lines.map(line => `  tianguis ${line}`).join('\n')}`

/** Everywhere the same: `--content <file>`, which may be repeated. */
export const contentOption = () =>
  new Option('--content <file>', 'use the printed values of this file; may be repeated').argParser(
    several,
  )

/** Everywhere the same: `--workers <number>`. */
export const workersOption = () =>
  new Option(
    '-w, --workers <number>',
    'how many threads think; 0 = this one alone, and time is processor time',
  ).argParser(whole(0, 256))

/** All games, a line each, and examples. */
export function gamesAndExamples(...lines: string[]): string {
  const games = GAMES.map(
    ({ meta }) => `  ${meta.id.padEnd(22)}${meta.title.en}, ${meta.seats.join(' to ')} players`,
  )
  return `\nGames:\n${games.join('\n')}\n${examples(...lines)}`
}
