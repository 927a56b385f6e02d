import { useLocation } from 'preact-iso'
import type { GameMeta } from '../../../kit/meta.ts'
import { language } from '../../language.ts'
import { isMaking, makeTable, makingTrouble } from '../../make-table.ts'
import { Button } from '../../parts/controls/button.tsx'
import { usualChairs } from '../../session/usual.ts'
import { pageText } from '../../text/index.ts'
import './invite.css'

/** Makes a table with free chairs for friends; why that cannot be is said right below. */
export function Invite({ meta }: { meta: GameMeta }) {
  const { route } = useLocation()
  return (
    <span class="invite">
      <Button
        kind="quiet"
        size="big"
        icon="players"
        disabled={isMaking(meta.id)}
        label={`${meta.title[language.value]}: ${pageText('stall.invite')}`}
        onClick={() =>
          void makeTable({ game: meta.id, chairs: usualChairs(meta.seats, 'open') }, route)
        }
      >
        {pageText('stall.invite')}
      </Button>
      <output>{makingTrouble(meta.id)}</output>
    </span>
  )
}
