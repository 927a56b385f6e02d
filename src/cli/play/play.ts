import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { begin, chronicle } from '../../kernel/match.ts'
import type { Language } from '../../kit/meta.ts'
import { rulesOf } from '../../kit/rulebook/rules-of.ts'
import { GAMES } from '../../games/index.ts'
import { useContents } from '../content.ts'
import { Failure } from '../failure.ts'
import { plainTerminal } from '../../kit/terminal.ts'
import { gameNamed } from '../values.ts'
import { say } from '../wrapped.ts'
import { lines } from './lines.ts'
import { paintFor } from '../paint.ts'
import { nameSeats, type Seating, seatPlayers } from './seats.ts'
import type { Parts } from './parts.ts'
import { Sitting } from './sitting.ts'
import { type PlayWords, playWords } from './text/index.ts'

export interface PlayOptions extends Seating {
  readonly seed?: string
  readonly lang: Language
  readonly options?: Readonly<Record<string, unknown>>
  readonly plain?: boolean
  /** False with --no-hints. */
  readonly hints?: boolean
  readonly content?: readonly string[]
  /** The file that a finished match goes into. */
  readonly save?: string
}

/** `tianguis play`: one game against bots, to its end or until the player leaves. */
export async function play(named: string | undefined, given: PlayOptions): Promise<void> {
  const words = playWords(given.lang)
  const menus = !given.plain && hasMenus()
  const wish = named === undefined ? await wishedFor(words, given, menus) : { ...given, id: named }
  if (wish === null) return
  const { id, players, bots, lang, seat, seed, hints, content, save } = wish
  const entry = gameNamed(id)
  await useContents(content, id)
  const [{ game }, { text }, loaded] = await Promise.all([
    entry.load(),
    entry.text(lang),
    entry.terminal?.(),
  ])
  const levels = seatPlayers(game, entry.meta, wish)
  const newcomers = players === undefined && bots === undefined && entry.meta.newcomer?.options
  const options = wish.options ?? (newcomers || {})
  const begun = begin(game, levels.length, options, seed ?? randomBytes(8).toString('hex'))
  if (!begun.ok) throw Failure.usage(begun.message)
  const parts: Parts = {
    match: begun.value,
    me: seat,
    levels,
    names: nameSeats(levels, words('play.you')),
    text,
    terminal: loaded?.terminal ?? plainTerminal,
    words,
    language: lang,
    paint: paintFor(process.stdout, process.env),
    hints: hints !== false,
    rules: () => rulesOf(entry, lang),
  }
  if (menus && named !== undefined) say(words('play.keys'))
  const asker = menus
    ? (await import('./menu.ts')).menu(words)
    : lines(words, process.stdin, process.stdout)
  try {
    if (!(await new Sitting(parts).play(asker, say))) return
  } finally {
    asker.close()
  }
  if (save !== undefined) keep(parts, save)
  if (menus) await (await import('./afterwards.ts')).afterwards(parts)
}

/** Writes a finished match as `tianguis review` and others read it. */
function keep({ match, words }: Parts, file: string): void {
  try {
    writeFileSync(file, `${JSON.stringify(chronicle(match))}\n`)
  } catch (error) {
    throw Failure.unwritable(file, error)
  }
  say(words('play.saved', { file }))
}

/** Terminals that do not tell their width say 0. */
const NARROWEST_MENU = 20

/** Whether this terminal can show a menu. */
function hasMenus(): boolean {
  const { stdin, stdout, env } = process
  return stdin.isTTY && stdout.isTTY && stdout.columns >= NARROWEST_MENU && env.TERM !== 'dumb'
}

/** Asks for the game, the players and their strength; null if the player would rather not play. */
async function wishedFor(words: PlayWords, given: PlayOptions, menus: boolean) {
  if (!menus)
    throw Failure.usage(
      `Name a game: tianguis play ${GAMES.map(({ meta }) => meta.id).join(', or ')}.`,
    )
  say(words('play.keys'))
  const choice = await (await import('./choose.ts')).choose(words, given.lang)
  if (choice === null) return null
  const { meta, players, bots } = choice
  const options = { ...meta.newcomer?.options, ...given.options }
  return { ...given, id: meta.id, players, bots, options }
}
