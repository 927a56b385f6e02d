import { readFile, stat } from 'node:fs/promises'
import { type GameContent, readContent } from '../games/contents.ts'
import { findGame } from '../games/index.ts'
import type { ContentSets } from '../kit/content/sets.ts'
import { type Checked, MAX_BYTES, TOO_LARGE, wrong } from '../kit/content/schema.ts'
import { digest } from '../kernel/digest.ts'
import { Failure } from './failure.ts'

/** Problems shown at a time; after these are fixed the rest can be listed. */
const MOST_PROBLEMS = 50

/** `tianguis content check`: describes a file, or lists what is wrong with it. */
export async function checkFile(file: string): Promise<void> {
  const { game, content, summary } = await soundFile(file)
  const title = findGame(game)?.meta.title.en ?? game
  process.stdout.write(
    `${file} can be played with.\n  game: ${title} (${game})\n  items: ${summary}\n  digest: ${digest(content)}\n`,
  )
}

/**
 * Makes the files' printed values the default of what is played in this process; the last file of a
 * game comes first. `only`: the only game they may be for. A bad file is a Failure before anything
 * has changed.
 */
export async function useContents(files: readonly string[] = [], only?: string): Promise<void> {
  const sound = []
  for (const file of files) {
    const read = await soundFile(file)
    if (only !== undefined && read.game !== only)
      throw Failure.usage(`${file} is for ${read.game}, not for ${only}.`)
    sound.push(read)
  }
  for (const { game, content } of sound) {
    const contentSets = await contentSetsOf(game)
    contentSets.prefer(contentSets.add(content))
  }
}

async function contentSetsOf(game: string): Promise<ContentSets> {
  const contentSets = (await findGame(game)?.load())?.contentSets
  if (contentSets === undefined)
    throw new Error(`${game} has a schema for its content, but no contentSets.`)
  return contentSets
}

async function soundFile(file: string): Promise<GameContent> {
  const checked = await readFileOf(file)
  if (checked.ok) return checked.content
  const { problems } = checked
  const shown = problems.slice(0, MOST_PROBLEMS).map(said => `  ${said}`)
  const more =
    problems.length > MOST_PROBLEMS ? [`  … and ${problems.length - MOST_PROBLEMS} more.`] : []
  throw Failure.world([`${file} cannot be played with:`, ...shown, ...more].join('\n'))
}

async function readFileOf(file: string): Promise<Checked<GameContent>> {
  let text: string
  try {
    const found = await stat(file)
    if (!found.isFile()) return wrong('It is not a file.')
    if (found.size > MAX_BYTES) return TOO_LARGE
    text = await readFile(file, 'utf8')
  } catch (error) {
    return wrong(`It cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
  return readContent(text)
}
