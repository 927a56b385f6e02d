import type { TableInfo } from '../../../protocol/table.ts'
import { matchOf } from '../../fairness/match.ts'
import { useGameText } from '../../game-text.ts'
import { shelf } from '../../session/local/local-record.ts'
import { whoIs } from '../../table/people/who.ts'
import { ReviewPart } from '../../table/review/review-part.tsx'

interface Props {
  table: TableInfo
  /** Whose eyes the replay is seen by; null if nobody's alone. */
  me: number | null
  /** Kept in this browser alone. */
  here: boolean
  opens: boolean
  link: string | undefined
  onPly: (ply: number) => void
}

/** The review of the match that is watched again. */
export function ReplayReview({ table, me, here, opens, link, onPly }: Props) {
  const text = useGameText(table.game)
  const record = async () =>
    here ? (shelf.load(table.game)?.chronicle ?? null) : matchOf(table.id)
  return (
    text && (
      <ReviewPart
        table={table}
        text={text}
        who={whoIs(table, me)}
        record={record}
        onMoment={onPly}
        link={link}
        row
        opens={opens}
      />
    )
  )
}
