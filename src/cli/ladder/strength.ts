import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Rating, ratingsOf } from '../../bots/lab/elo.ts'
import { Sum } from '../../bots/lab/statistics.ts'
import { LEVELS } from '../../bots/levels.ts'
import { GAMES } from '../../games/index.ts'
import { type GameMeta, sidesAt } from '../../kit/meta.ts'
import { GAMES_ROOT } from '../../server/paths.ts'
import { duelsOf, isOf, type PlayedDeal, presentOf } from './results.ts'

/** The level that all others are measured by, and its rating. */
const ANCHOR = { player: 'greedy', elo: 1000 } as const

/** An interval of an Elo wider than this says too little to be shown beside a level. */
const WIDEST = 300

/** Ratings by game and number of seats: what the page reads. */
export interface Strengths {
  readonly [game: string]: {
    readonly [seats: string]: { readonly [level: string]: number }
  }
}

/** The results that the page shows. */
const RESULTS = join(GAMES_ROOT, '../../docs/strength.jsonl')

/**
 * Writes what the project's own results say: the page about it, and its numbers. What another file
 * says is printed.
 */
export async function writeStrength(played: readonly PlayedDeal[], file: string): Promise<void> {
  const tables = await tablesOf(played)
  const text = pageOf(tables)
  if (resolve(file) !== RESULTS) return void process.stdout.write(text)
  const numbers = JSON.stringify(strengthsOf(tables), null, 2)
  await writeFile(join(GAMES_ROOT, '../../docs/strength.md'), text)
  await writeFile(join(GAMES_ROOT, '../web/strength/ratings.json'), `${numbers}\n`)
  process.stdout.write('Written: docs/strength.md, src/web/strength/ratings.json\n')
}

/** What the results say of one game with so many seats. */
export interface Table {
  readonly meta: GameMeta
  readonly seats: number
  readonly pace: number | null
  readonly ratings: readonly Rating[]
  readonly rows: readonly Row[]
}

interface Row {
  readonly level: string
  readonly others: string
  /** Whether it was played with printed values that the game came with before. */
  readonly before: boolean
  readonly games: number
  readonly wins: Sum
  readonly place: Sum
  /** The same less what chance gave. */
  readonly fair: Sum
}

/**
 * Of each game the results by its present rules, and by the budget that was used last. A pairing
 * that was not played with its present printed values yet is told by those before.
 */
export async function tablesOf(played: readonly PlayedDeal[]): Promise<readonly Table[]> {
  const tables: Table[] = []
  for (const entry of GAMES) {
    const { meta } = entry
    const { game } = await entry.load()
    const { version, content } = presentOf(game)
    const mine = played.filter(each => each.game === meta.id && each.version === version)
    const pace = mine.at(-1)?.pace ?? null
    for (let seats = meta.seats[0]; seats <= meta.seats[1]; seats++) {
      const all = mine.filter(each => each.seats === seats && each.pace === pace)
      const deals = all.filter(each => each.content === latest(all, each, content))
      if (deals.length === 0) continue
      const ratings = ratingsOf(deals.map(duelsOf), ANCHOR)
      tables.push({ meta, seats, pace, ratings: inOrder(ratings), rows: rowsOf(deals, content) })
    }
  }
  return tables
}

/** The printed values of now if this pairing was played with them, or the last it was played with. */
function latest(
  deals: readonly PlayedDeal[],
  { level, others }: PlayedDeal,
  now: string | undefined,
): string | undefined {
  const same = deals.filter(other => other.level === level && other.others === others)
  return same.some(({ content }) => content === now) ? now : same.at(-1)?.content
}

const rank = (level: string) => LEVELS.findIndex(each => each === level)

function inOrder(ratings: readonly Rating[]): readonly Rating[] {
  return ratings.toSorted((one, other) => rank(other.player) - rank(one.player))
}

/** A row for each pairing. Means are over deals, for games of one deal are not independent. */
function rowsOf(deals: readonly PlayedDeal[], now: string | undefined): readonly Row[] {
  const firsts = deals.filter((deal, at) => deals.findIndex(other => isOf(other, deal)) === at)
  return firsts
    .map(first => {
      const [wins, place, fair] = [new Sum(), new Sum(), new Sum()]
      let games = 0
      for (const deal of deals.filter(other => isOf(other, first))) {
        const [won, placed, less] = [new Sum(), new Sum(), new Sum()]
        for (const { mine, theirs, drawn = 0 } of deal.games) {
          const others = mine.length + theirs.length - 1
          won.add(mine.some(one => one === 1) ? 1 : 0)
          for (const one of mine) {
            placed.add(one)
            less.add(one + drawn * others)
          }
        }
        games += deal.games.length
        wins.add(won.mean)
        place.add(placed.mean)
        fair.add(less.mean)
      }
      const { level, others, content } = first
      return { level, others, before: content !== now, games, wins, place, fair }
    })
    .toSorted((one, other) => rank(other.level) - rank(one.level))
}

const HEAD = `# How strong the bots are

Written by \`tianguis ladder\` from \`docs/strength.jsonl\`; do not edit it. One bot of a level sits at a table full of another, and
plays every deal from every seat; partners are of one level. "par" is what equals would have. ± and intervals are 95 %, over
deals. "less luck" is the mean place less what the judgement saw chance give during play: as true, and often surer. Elo: the rule bot \`greedy\` is ${ANCHOR.elo}; 400 more ends up ahead of it ten times of eleven (Bradley and Terry, each pair at a table a
duel). \`tianguis ladder\` goes on where it stopped; \`--pace\` plays with a fixed number of iterations for each millisecond of
a level's time, so that a busy machine measures the same, and \`--workers 0\` counts the processor's time. The page shows an
Elo beside a level if its interval is at most ${WIDEST} wide. A pairing "before" was played with values that were printed on the
game's pieces until a later version changed them.
`

/** The page docs/strength.md. */
export function pageOf(tables: readonly Table[]): string {
  const sections = GAMES.flatMap(({ meta }) => {
    const mine = tables.filter(table => table.meta.id === meta.id)
    return mine.length === 0 ? [] : [`\n## ${meta.title.en}\n`, ...mine.map(sectionOf)]
  })
  return [HEAD, ...sections].join('')
}

function sectionOf({ meta, seats, pace, ratings, rows }: Table): string {
  const budget = pace === null ? 'by time' : `${pace} iterations a millisecond`
  const sides = sidesAt(meta, seats)
  const as = sides < seats ? ', as partners' : ''
  const par = percent(1 / sides)
  const elo = ratings.map(({ player, elo, low, high }) =>
    player === ANCHOR.player ? `${player} ${elo}` : `${player} ${elo} (${low} to ${high})`,
  )
  const cells = rows.map(
    ({ level, others, before, games, wins, place, fair }) =>
      `| ${level} | ${others}${before ? ', before' : ''} | ${games} | ${percent(wins.mean)} ± ${percent(wins.error)} | ${par} |` +
      ` ${meanOf(place)} | ${meanOf(fair)} |`,
  )
  return [
    `\n### ${seats} seats${as}, ${budget}\n`,
    `Elo: ${elo.join(' · ')}\n`,
    '| level | others | games | wins | par | mean place | less luck |',
    '|---|---|---|---|---|---|---|',
    ...cells,
    '',
  ].join('\n')
}

const meanOf = ({ mean, error }: Sum) => `${mean.toFixed(2)} ± ${error.toFixed(2)}`
const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** What the page shows: the ratings that are known well enough. */
export function strengthsOf(tables: readonly Table[]): Strengths {
  const strengths: { [game: string]: { [seats: string]: { [level: string]: number } } } = {}
  for (const { meta, seats, ratings } of tables) {
    const narrow = ratings.filter(({ low, high }) => high - low <= WIDEST)
    const levels = Object.fromEntries(narrow.map(({ player, elo }) => [player, elo]))
    ;(strengths[meta.id] ??= {})[seats] = levels
  }
  return strengths
}
