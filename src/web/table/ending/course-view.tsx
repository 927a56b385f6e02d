import type { Chronicle } from '../../../kernel/match.ts'
import { findGame } from '../../../games/index.ts'
import { type GameText, person, type Who } from '../../../kit/words/text.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import type { GameBoard, Standing } from '../../board-kit/board.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Chart } from './chart.tsx'
import { courseOf, type Point, type Swing, swingOf } from './course.ts'
import { endingText } from './text/index.ts'
import { Turned } from './turned.tsx'
import './parts.css'

interface Props {
  readonly table: TableInfo
  readonly board: GameBoard
  readonly text: GameText
  readonly who: Who
  /** The finished match; null if it cannot be had. */
  readonly record: () => Promise<Chronicle | null>
  /** Shows the match after that move again; left out where it cannot be shown. */
  readonly onMoment: ((ply: number) => void) | undefined
}

interface Course {
  readonly points: readonly Point[]
  readonly standing: Standing
  readonly swing: Swing | null
}

/** How the match went: a chart, and the moment it turned. Nothing while it is not known. */
export function CourseView({ table, board, text, who, record, onMoment }: Props) {
  const key = `${table.id} ${table.commitment} ${table.updatedAt}`
  const loaded = useLoaded(key, () => load(table, board, text, record))
  if (loaded.state !== 'here' || loaded.value === null) return null
  const { points, standing, swing } = loaded.value
  const { what, fewer = false } = standing
  return (
    <section class="tb-part">
      <h3>{endingText('ending.chart')}</h3>
      <p class="tb-aside">{fewer ? endingText('ending.fewer', { what }) : what}</p>
      <Chart points={points} what={what} who={who} marked={swing?.ply ?? null} />
      {swing && (
        <Turned head={endingText(`ending.${swing.kind}`)} ply={swing.ply} onMoment={onMoment}>
          {endingText('ending.swing', {
            who: person(swing.seat, who),
            from: String(swing.from),
            to: String(swing.to),
          })}
        </Turned>
      )}
    </section>
  )
}

async function load(
  { game: id, ranks }: TableInfo,
  board: GameBoard,
  text: GameText,
  record: Props['record'],
): Promise<Course | null> {
  const chronicle = board.score === undefined ? null : await record()
  const loaded = chronicle ? await findGame(id)?.load() : undefined
  if (!chronicle || !loaded) return null
  let standing: Standing | null = null
  const points = await courseOf(loaded.game, chronicle, view => {
    standing = board.score?.(view, text) ?? null
    return standing?.counts ?? []
  })
  if (standing === null || points.length < 3) return null
  return told(points, standing, ranks)
}

const told = (points: readonly Point[], standing: Standing, ranks: TableInfo['ranks']): Course => ({
  points,
  standing,
  swing: swingOf(points, ranks, standing.fewer ?? false),
})
