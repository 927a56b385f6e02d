import { AMBASSADOR, CROWD, GOVERNOR, KING, MESSENGER, PORTER } from '../content/index.ts'
import { Dialog } from '../../../web/parts/controls/dialog.tsx'
import { Coin } from './art/tokens.tsx'
import { TilePicture } from './tile-picture.tsx'
import { EFFECTS } from './tells.ts'
import { nameOf, type Speech } from '../text/index.ts'

/** The king, who decides what goods are worth, comes first. */
const KINDS = [KING, CROWD, PORTER, GOVERNOR, AMBASSADOR, MESSENGER] as const

/** Who the tiles are and what they do. */
export function Legend({ say, onClose }: { say: Speech; onClose: () => void }) {
  return (
    <Dialog title={say('board.legend.title')} onClose={onClose}>
      <Signs say={say} />
    </Dialog>
  )
}

/** The same as a list; on a wide page it is always there. */
export function Signs({ say }: { say: Speech }) {
  return (
    <dl class="az-legend">
      <div>
        <dt>
          <span class="az-four">
            {[0, 1, 2, 3].map(kind => (
              <TilePicture key={kind} kind={kind} />
            ))}
          </span>
          {say('board.legend.fourVendors')}
        </dt>
        <dd>{say('board.legend.vendors')}</dd>
      </div>
      {KINDS.map(kind => (
        <div key={kind}>
          <dt>
            <TilePicture kind={kind} />
            {nameOf(say, kind)}
          </dt>
          <dd>{say(`board.legend.${EFFECTS[kind]}`)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <span class="az-pit" />
          {say('board.hole')}
        </dt>
        <dd>{say('board.legend.hole')}</dd>
      </div>
      <div>
        <dt>
          <Coin />
          {say('board.legend.coinName')}
        </dt>
        <dd>{say('board.legend.coin')}</dd>
      </div>
    </dl>
  )
}
