import { useState } from 'preact/hooks'
import type { Who } from '../../../kit/words/text.ts'
import type { StandIn } from '../../../protocol/life.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { api } from '../../api.ts'
import { Banner } from '../../parts/banner.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { refusedText } from '../../refused.ts'
import { pageText } from '../../text/index.ts'
import { tableText } from '../text/index.ts'

/**
 * What lies at the edge of the table while it concerns me: my seat that a bot keeps, others who
 * would end the match.
 */
export function LifeBar({ table, seat, who }: { table: TableInfo; seat: number | null; who: Who }) {
  if (seat === null || table.life === null || table.status !== 'running') return null
  const mine = table.seats[seat]?.standIn ?? null
  if (mine !== null) return <BotPlays table={table.id} why={mine} />
  const { enders } = table.life
  if (enders.length === 0) return null
  return <Enders key={enders.join()} {...{ table, seat, who, enders }} />
}

/**
 * At the head of the table, where nothing is pressed: the match goes on while it is asked. I can take
 * back what I proposed; either is put away until somebody proposes anew, or the page is loaded.
 */
function Enders(props: { table: TableInfo; seat: number; who: Who; enders: readonly number[] }) {
  const { table, seat, who, enders } = props
  const [away, putAway] = useState(false)
  if (away) return null
  const mine = enders.includes(seat)
  const names = enders.map(ender => who.name(ender))
  return (
    <Banner icon="leave" above>
      <span>{mine ? tableText('life.endAsked') : tableText('life.endAsks', { names })}</span>
      {!mine && (
        <Button onClick={() => void api.end(table.id, true)}>{tableText('life.agree')}</Button>
      )}
      <Button kind="quiet" onClick={() => (mine ? void api.end(table.id, false) : putAway(true))}>
        {tableText('life.playOn')}
      </Button>
      {mine && (
        <Button kind="bare" onClick={() => putAway(true)}>
          {pageText('page.close')}
        </Button>
      )}
    </Banner>
  )
}

/** My seat that a bot keeps, and the way back to it. */
function BotPlays({ table, why }: { table: string; why: StandIn }) {
  const [refused, setRefused] = useState<string | null>(null)
  const comeBack = async () => {
    const back = await api.life(table, 'back')
    setRefused(back.ok ? null : back.why)
  }
  return (
    <Banner icon="bot">
      <span>{refused === null ? tableText(`life.standIn.${why}`) : refusedText(refused)}</span>
      {why !== 'resigned' && (
        <Button onClick={() => void comeBack()}>{tableText('life.back')}</Button>
      )}
    </Banner>
  )
}
