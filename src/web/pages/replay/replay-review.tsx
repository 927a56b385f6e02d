import type { Chronicle } from '../../../kernel/match.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { useGameText } from '../../game-text.ts'
import { aloneAt, whoIs } from '../../table/people/who.ts'
import { ReviewPart } from '../../table/review/review-part.tsx'

interface Props {
  table: TableInfo
  /** Whose eyes the replay is seen by; null if nobody's alone. */
  me: number | null
  /** The finished match; null if it cannot be had. */
  record: () => Promise<Chronicle | null>
  opens: boolean
  link: string | undefined
  onPly: (ply: number) => void
}

/** The review of the match that is watched again. */
export function ReplayReview({ table, me, record, opens, link, onPly }: Props) {
  const text = useGameText(table.game)
  return (
    text && (
      <ReviewPart
        table={table}
        text={text}
        who={whoIs(table, me ?? aloneAt(table))}
        record={record}
        onMoment={onPly}
        link={link}
        row
        opens={opens}
      />
    )
  )
}
