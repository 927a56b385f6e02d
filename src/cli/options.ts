import { type Command, Option } from 'commander'
import { postgresUrl } from './values.ts'

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

export const examples = (...lines: string[]) =>
  `\nExamples:\n${lines.map(line => `  tianguis ${line}`).join('\n')}`
