import type { ComponentChild } from 'preact'
import { Dialog } from '../../../web/parts/dialog.tsx'
import { Coin } from './art/coin.tsx'
import { StartDisc } from './art/pieces.tsx'
import { EffectSign, OthersSign, RankSign } from './art/signs.tsx'
import { BLACK, WHITE } from './sockets.ts'
import type { BoardText } from './text/index.ts'

/** What the signs on tiles, tokens and spaces mean, and what the marks say about me. */
export function Legend({ text, onClose }: { text: BoardText; onClose: () => void }) {
  const { legend } = text
  const rows: readonly (readonly [ComponentChild, string])[] = [
    [<Coin key="w" coin={WHITE} letter="" />, legend.white],
    [<Coin key="b" coin={BLACK} letter="" />, legend.black],
    [<EffectSign key="-b" effect="blackRemove" />, legend.blackRemove],
    [<EffectSign key="s" effect="seal" />, legend.seal],
    [<EffectSign key="p" effect="privilege" />, legend.privilege],
    [<EffectSign key="x" effect="extraTurn" />, legend.extraTurn],
    [<EffectSign key="f" effect="forward" />, legend.forward],
    [<OthersSign key="o" />, legend.others],
    [<EffectSign key="ns" effect="noSeals" />, legend.noSeals],
    [<EffectSign key="pd" effect="privilegeDiscard" />, legend.privilegeDiscard],
    [<RankSign key="r" />, legend.rank],
    [
      <b key="?" class="mc-worth">
        ?
      </b>,
      legend.mystery,
    ],
    [<StartDisc key="d" />, legend.start],
    [<span key="1" class="mc-reach" data-reach="hand" />, legend.hand],
    [<span key="2" class="mc-reach" data-reach="purse" />, legend.purse],
    [<span key="3" class="mc-reach" data-reach="later" />, legend.later],
    [<span key="4" class="mc-reach" data-reach="never" />, legend.never],
  ]
  return (
    <Dialog title={legend.title} onClose={onClose}>
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
