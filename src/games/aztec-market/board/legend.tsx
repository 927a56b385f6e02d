import { AMBASSADOR, CROWD, GOVERNOR, KING, MESSENGER, PORTER } from '../content/index.ts'
import { Dialog } from '../../../web/parts/dialog.tsx'
import { Coin } from './art/tokens.tsx'
import { Figure } from './art/tile.tsx'
import type { BoardText } from './text/index.ts'

const KINDS = [CROWD, PORTER, GOVERNOR, AMBASSADOR, MESSENGER, KING] as const

/** Who the tiles are and what they do. */
export function Legend({ text, onClose }: { text: BoardText; onClose: () => void }) {
  const { legend } = text
  return (
    <Dialog title={legend.title} onClose={onClose}>
      <dl class="az-legend">
        <div>
          <dt>
            <span class="az-four">
              {[0, 1, 2, 3].map(kind => (
                <Figure key={kind} kind={kind} />
              ))}
            </span>
            {legend.vendors}
          </dt>
          <dd>{legend.tiles[0]}</dd>
        </div>
        {KINDS.map((kind, at) => (
          <div key={kind}>
            <dt>
              <Figure kind={kind} />
              {text.names[kind]}
            </dt>
            <dd>{legend.tiles[at + 1]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <span class="az-pit" />
            {text.hole}
          </dt>
          <dd>{legend.tiles[7]}</dd>
        </div>
        <div>
          <dt>
            <Coin />
            {legend.coinName}
          </dt>
          <dd>{legend.coin}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
