import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { lobbyText } from './text/index.ts'

/** Squares of white that a scanner asks for on each side of a code (ISO/IEC 18004). */
const QUIET = 4

interface Props {
  link: string
  /** The game's name. */
  title: string
  onClose: () => void
}

/** An invitation as a code: whoever sits beside me scans it with their phone. */
export function QrDialog({ link, title, onClose }: Props) {
  const code = generate(link)
  const side = code.size + 2 * QUIET
  return (
    <Dialog title={lobbyText('lobby.qr')} onClose={onClose}>
      <p>{lobbyText('lobby.qrHow', { game: title })}</p>
      <svg
        class="qr"
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shape-rendering="crispEdges"
        role="img"
        aria-label={lobbyText('lobby.qr')}
      >
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
        <path d={toSvgPath(code)} fill="#000" />
      </svg>
    </Dialog>
  )
}
