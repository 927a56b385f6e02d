import { existsSync } from 'node:fs'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { chronicle, type Match } from '../../kernel/match.ts'
import type { PerSeat } from '../../kernel/game.ts'
import { ChronicleFile } from '../../protocol/records.ts'
import { Failure } from '../failure.ts'
import { jsonIn } from '../match-file.ts'
import { writeWhole } from '../write-whole.ts'

/** A match as `tianguis play` keeps it: of each seat the level of its bot, null for the person. */
const KeptMatch = Type.Object({
  ...ChronicleFile.properties,
  levels: Type.Array(Type.Union([Type.String({ maxLength: 60 }), Type.Null()]), { maxItems: 16 }),
})
export type KeptMatch = Static<typeof KeptMatch>

const check = Compile(KeptMatch)

/** The match that is kept in this file. */
export async function keptIn(file: string): Promise<KeptMatch> {
  const match = await jsonIn(file)
  if (check.Check(match)) return match
  throw Failure.world(`${file} is not a file of a match that was played here.`)
}

/** Refuses a file that is there: a match is never written over another one, or something else. */
export function mustBeNew(file: string): void {
  if (existsSync(file))
    throw Failure.usage(
      `${file} is there already. To go on with a match: tianguis play ${file}. For a new one name another file.`,
    )
}

/** Writes the match as it is now; `tianguis play`, `review` and `verify` read it. */
export function keep(match: Match, levels: PerSeat<string | null>, file: string): Promise<void> {
  return writeWhole(file, `${JSON.stringify({ ...chronicle(match), levels })}\n`)
}

/** The name of a file in this folder that is not there yet. */
export function newFileFor(game: string): string {
  for (let n = 1; ; n++) {
    const file = n === 1 ? `${game}.json` : `${game}-${n}.json`
    if (!existsSync(file)) return file
  }
}
