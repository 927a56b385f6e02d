import { rulesOf } from '../../kit/rulebook/rules-of.ts'
import { plainTerminal } from '../../kit/terminal.ts'
import { paintFor } from '../paint.ts'
import { say } from '../wrapped.ts'
import { begun, type PlayOptions } from './begin.ts'
import { keep } from './kept.ts'
import { lines } from './lines.ts'
import type { Parts } from './parts.ts'
import { nameSeats } from './seats.ts'
import { Sitting } from './sitting.ts'
import { playWords } from './text/index.ts'

/** `tianguis play`: one match against bots, to its end or until the player leaves. */
export async function play(named: string | undefined, given: PlayOptions): Promise<void> {
  const { lang, hints } = given
  const words = playWords(lang)
  const menus = !given.plain && hasMenus()
  if (menus) say(words('play.keys'))
  const found = await begun(named, given, menus, words)
  if (found === null) return
  const { entry, match, me, levels, file } = found
  const [{ text }, loaded] = await Promise.all([entry.text(lang), entry.terminal?.()])
  const parts: Parts = {
    match,
    me,
    levels,
    names: nameSeats(levels, words('play.you')),
    text,
    terminal: loaded?.terminal ?? plainTerminal,
    words,
    language: lang,
    paint: paintFor(process.stdout, process.env),
    hints: hints !== false,
    rules: () => rulesOf(entry, lang),
    keep: async () => {
      if (file !== undefined) await keep(match, levels, file)
    },
  }
  const asker = menus
    ? (await import('./menu.ts')).menu(words)
    : lines(words, process.stdin, process.stdout)
  const over = await new Sitting(parts).play(asker, say).finally(() => asker.close())
  if (over) {
    if (file !== undefined) say(words('play.saved', { file }))
    if (menus) await (await import('./afterwards.ts')).afterwards(parts)
  } else {
    const kept = file ?? (menus ? await (await import('./afterwards.ts')).kept(parts) : null)
    if (kept !== null) say(words('play.goOn', { file: kept }))
    say(words('play.quitted'))
  }
}

/** Terminals that do not tell their width say 0. */
const NARROWEST_MENU = 20

/** Whether this terminal can show a menu. */
function hasMenus(): boolean {
  const { stdin, stdout, env } = process
  return stdin.isTTY && stdout.isTTY && stdout.columns >= NARROWEST_MENU && env.TERM !== 'dumb'
}
