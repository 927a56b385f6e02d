import { person, type Who } from '../../../kit/words/text.ts'
import type { Life, StoryLine } from '../../../protocol/life.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import type { Line } from '../log/lines.ts'
import { tableText } from '../text/index.ts'

/** What happened at a table besides the game, each as a sentence. */
export function storyText({ type, seat }: StoryLine, who: Who): string {
  return tableText(`life.story.${type}`, { who: person(seat, who) })
}

/** The log with what happened besides the game, where it happened. */
export function withStory(
  lines: readonly Line[],
  steps: readonly Step[],
  life: Life | null,
  who: Who,
): Line[] {
  const story = life?.story ?? []
  const told = story.map(line => {
    const seq = steps.findLast(step => step.at <= line.at)?.seq ?? 0
    return { seq, seat: null, about: null, text: storyText(line, who), lights: [] }
  })
  // What happened after a step stands below it.
  return [...lines, ...told].toSorted((a, b) => a.seq - b.seq)
}

/** Whether a match ended before its rules ended it. */
export const isStopped = ({ life }: TableInfo): boolean => (life?.ending ?? 'played') !== 'played'

/**
 * What the status line says instead of what the game asks: that a bot plays for me, or how it all
 * ended otherwise than by the rules.
 */
export function insteadOfPrompt(table: TableInfo, who: Who): string | null {
  const bot = table.status === 'running' && who.me !== null && table.seats[who.me]?.standIn !== null
  return bot ? tableText('life.botPlays') : ownEnd(table, who)
}

/** How a match ended where its rules alone do not tell; null of any other. */
function ownEnd(table: TableInfo, who: Who): string | null {
  const { life, seats } = table
  if (life?.ending === 'played') return wonByOthers(table, who)
  if (life?.ending === 'agreed') return tableText('life.agreed')
  if (life?.ending === 'unplayed') return tableText('life.unplayed')
  if (life?.ending === 'called-off') return tableText('life.calledOff')
  if (life?.ending !== 'resigned') return null
  const seat = life.story.findLast(({ type }) => type === 'resigned')?.seat ?? 0
  return seats[seat] === undefined
    ? null
    : tableText('life.story.resigned', { who: person(seat, who) })
}

/**
 * Who won a match from which somebody has resigned; null of any other. They come last, although
 * their bot may have won by the rules.
 */
function wonByOthers({ seats, ranks }: TableInfo, who: Who): string | null {
  if (!seats.some(({ standIn }) => standIn === 'resigned')) return null
  const won = seats.flatMap((_, seat) => (ranks?.[seat] === 1 ? [seat] : []))
  const mine = who.me !== null && won.includes(who.me)
  return tableText('life.won', {
    mine,
    winners: won.map(seat => who.name(seat)),
    count: won.length,
  })
}

/** Who called a match off, and why; "" of any other. */
export function whyCalledOff({ life }: TableInfo): string {
  if (life?.ending !== 'called-off') return ''
  return tableText('life.calledOffWhy', { why: life.why ?? '', explained: Boolean(life.why) })
}
