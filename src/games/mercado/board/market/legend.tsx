import type { ComponentChild } from 'preact'
import { Dialog } from '../../../../web/parts/controls/dialog.tsx'
import { Coin } from '../art/coin.tsx'
import { StartDisc } from '../art/pieces.tsx'
import { EffectSign, OthersSign, RankSign } from '../art/signs.tsx'
import { ReachMark } from './reach-mark.tsx'
import { BLACK, WHITE } from '../../engine/prices.ts'
import type { Speech } from '../../text/index.ts'

/** A place of a price that no colour is printed on. */
const Wanted = ({ wants }: { wants: 'same' | 'diff' }) => (
  <span class="mc-hollow" data-wants={wants}>
    {wants === 'same' ? '=' : '≠'}
  </span>
)

/** What the signs on tiles, tokens and spaces mean, and what the marks say about me. */
export function Legend({ say, onClose }: { say: Speech; onClose: () => void }) {
  const rows: readonly (readonly [ComponentChild, string])[] = [
    [<Coin key="w" coin={WHITE} letter="" />, say('board.legend.white')],
    [<Coin key="b" coin={BLACK} letter="" />, say('board.legend.black')],
    [<EffectSign key="-b" effect="blackRemove" />, say('board.legend.blackRemove')],
    [<Wanted key="=" wants="same" />, say('board.legend.same')],
    [<Wanted key="!" wants="diff" />, say('board.legend.diff')],
    [<EffectSign key="s" effect="seal" />, say('board.legend.seal')],
    [<EffectSign key="p" effect="privilege" />, say('board.legend.privilege')],
    [<EffectSign key="x" effect="extraTurn" />, say('board.legend.extraTurn')],
    [<EffectSign key="f" effect="forward" />, say('board.legend.forward')],
    [<OthersSign key="o" />, say('board.legend.others')],
    [<EffectSign key="ns" effect="noSeals" />, say('board.legend.noSeals')],
    [<EffectSign key="pd" effect="privilegeDiscard" />, say('board.legend.privilegeDiscard')],
    [<RankSign key="r" />, say('board.legend.rank')],
    [
      <b key="?" class="mc-worth">
        ?
      </b>,
      say('board.legend.mystery'),
    ],
    [<StartDisc key="d" />, say('board.legend.start')],
    [
      <ReachMark key="0" reach="full" say={say} />,
      `${say('board.legend.full')} ${say('board.legend.hand')}`,
    ],
    [<ReachMark key="3" reach="later" say={say} />, say('board.legend.later')],
    [<ReachMark key="4" reach="never" say={say} />, say('board.legend.never')],
  ]
  return (
    <Dialog title={say('board.legend')} onClose={onClose}>
      <dl class="mc-legend">
        {rows.map(([sign, words]) => (
          <div key={words}>
            <dt aria-hidden="true">{sign}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
