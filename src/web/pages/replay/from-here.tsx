import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import type { Game } from '../../../kernel/game.ts'
import type { Chronicle } from '../../../kernel/match.ts'
import type { Perspective } from '../../../kernel/perspective.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Replay } from '../../../protocol/http.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { handOn } from '../../parts/controls/share.tsx'
import { askedIn, imagined, type Position, truePosition } from '../../session/position/position.ts'
import { packed } from '../../session/position/puzzle-link.ts'
import { beginWhatIf, gameOf, whatIfPath } from '../../session/position/what-if.ts'
import { plyOf } from '../../session/replay/replay.ts'
import { pageText } from '../../text/index.ts'
import { positionText } from '../puzzle/text/index.ts'

interface Props {
  readonly replay: Replay
  readonly at: number
  readonly eyes: Perspective
  /** The finished match with all that was hidden; null if it is not to be had. */
  readonly record: () => Promise<Chronicle | null>
}

/** What can be made of the moment shown: a game that goes on from it, or a puzzle. */
export function FromHere(props: Props) {
  const { route } = useLocation()
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const seat = typeof props.eyes === 'number' ? props.eyes : null
  const cannot = () => setSaid(positionText('position.cannot'))
  const playOn = async () => {
    const found = await positionOf(props)
    if (found && beginWhatIf(found.game, found.position, seat))
      return route(whatIfPath(found.game.id))
    cannot()
  }
  const ask = async () => {
    const found = await positionOf(props)
    const link = found && (await puzzleLink(found.game, found.position, seat))
    if (!link) return cannot()
    if (await handOn(positionText('position.ask'), link)) setSaid(pageText('page.linkCopied'))
  }
  return (
    <>
      <Button
        kind="bare"
        icon="bot"
        label={positionText('position.from')}
        onClick={() => setOpen(true)}
      >
        {null}
      </Button>
      {open && (
        <Dialog title={positionText('position.from')} onClose={() => setOpen(false)}>
          <p>{positionText('position.playOnHelp')}</p>
          <Button icon="play" onClick={() => void playOn()}>
            {positionText('position.playOn')}
          </Button>
          <p>{positionText('position.askHelp')}</p>
          <Button kind="quiet" icon="link" onClick={() => void ask()}>
            {positionText('position.ask')}
          </Button>
          <output>{said}</output>
        </Dialog>
      )}
    </>
  )
}

/** The moment shown: as it truly was, or, where that is not known here, made up from what is seen. */
async function positionOf({ replay, at, eyes, record }: Props) {
  const { table, frames } = replay
  const shown = frames[at]
  const game = await gameOf(table.game, table.options)
  if (!game || !shown || game.version !== table.version) return null
  const chronicle = await record().catch(() => null)
  const position: Position | null =
    (chronicle &&
      truePosition(game, chronicle, plyOf(frames, at), {
        view: shown.view,
        eyes,
        actor: shown.seat,
      })) ??
    (eyes === 'all' ? null : imagined(game, shown.view, table.options, Rng.from(Date.now())))
  return position && { game, position }
}

/** A link that carries what the seat to move sees; null if nobody is to move. */
async function puzzleLink(
  game: Game,
  position: Position,
  eyes: number | null,
): Promise<string | null> {
  const seat = askedIn(game, position, eyes)
  if (seat === null) return null
  const { id, version } = game
  const view = game.view(position.state, seat)
  const carried = await packed({ game: id, version, options: position.options, seat, view })
  return new URL(`/puzzle#${carried}`, location.href).href
}
