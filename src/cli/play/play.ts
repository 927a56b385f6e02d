import { randomBytes } from 'node:crypto'
import { begin } from '../../kernel/match.ts'
import type { Language } from '../../kit/meta.ts'
import { useContents } from '../content.ts'
import { Failure } from '../failure.ts'
import { plainTerminal } from '../../kit/terminal.ts'
import { gameNamed } from '../values.ts'
import type { Asker } from './asker.ts'
import { lines } from './lines.ts'
import { paintFor } from './paint.ts'
import { nameSeats, type Seating, seatPlayers } from './seats.ts'
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
}

/** `tianguis play`: one game against bots, to its end or until the player leaves. */
export async function play(id: string, asked: PlayOptions): Promise<void> {
  const entry = gameNamed(id)
  await useContents(asked.content, id)
  const [{ game }, { text }, loaded] = await Promise.all([
    entry.load(),
    entry.text(asked.lang),
    entry.terminal?.(),
  ])
  const terminal = loaded?.terminal ?? plainTerminal
  const levels = seatPlayers(game, asked)
  const begun = begin(
    game,
    levels.length,
    asked.options ?? {},
    asked.seed ?? randomBytes(8).toString('hex'),
  )
  if (!begun.ok) throw Failure.usage(begun.message)
  const words = playWords(asked.lang)
  const asker = await askerFor(words, asked.plain === true)
  const names = nameSeats(levels, words('play.you'))
  const paint = paintFor(process.stdout, process.env)
  const sitting = new Sitting({
    match: begun.value,
    me: asked.seat,
    levels,
    names,
    text,
    terminal,
    words,
    language: asked.lang,
    paint,
    hints: asked.hints !== false,
  })
  try {
    await sitting.play(asker, line => void process.stdout.write(`${line}\n`))
  } finally {
    asker.close()
  }
}

/** Terminals that do not tell their width say 0. */
const NARROWEST_MENU = 20

async function askerFor(words: PlayWords, plain: boolean): Promise<Asker> {
  const { stdin, stdout, env } = process
  const wide =
    stdin.isTTY && stdout.isTTY && stdout.columns >= NARROWEST_MENU && env.TERM !== 'dumb'
  if (plain || !wide) return lines(words, stdin, stdout)
  return (await import('./menu.ts')).menu(words)
}
