import { MERCHANT_IDS } from '../engine/names.ts'
import { Awning } from '../../../web/parts/awning.tsx'
import { CrestOf } from './art/crest.tsx'
import { Ware } from './art/goods.tsx'
import { Spot } from './spot.tsx'
import type { Desk } from './desk.ts'

/** Before the first day: who plays which merchant. */
export function ChooseMerchant({ desk }: { desk: Desk }) {
  const { view, who } = desk.table
  const { say } = desk
  return (
    <section class="cv-choose" aria-label={say('prompt.chooseMerchant')} data-rove>
      {MERCHANT_IDS.map(merchant => {
        const owner = view.players.findIndex(player => player.merchant === merchant)
        const name = say('merchant', { n: merchant })
        const blurb = say(`merchant.${merchant}.blurb`)
        const taken = owner === -1 ? '' : say('board.taken', { seat: who.name(owner) })
        return (
          <Spot
            key={merchant}
            desk={desk}
            spot={`merchant:${merchant}`}
            class="cv-stall"
            name={[name, blurb, taken].filter(Boolean).join('. ')}
          >
            <Awning size="rolled" />
            <span class="cv-stall-name">
              <span class="cv-stall-crest">
                <CrestOf merchant={merchant} />
              </span>
              {name}
            </span>
            <span class="cv-stall-says">{taken || blurb}</span>
            <span class="cv-stall-wares" aria-hidden="true">
              {[1, 2, 3, 4].map(colour => (
                <span key={colour} class="cv-ware-box">
                  <Ware merchant={merchant} large={colour > 2} colour={colour} />
                </span>
              ))}
            </span>
          </Spot>
        )
      })}
      <Spot desk={desk} spot="merchant:random" class="cv-stall chance" name={say('board.random')}>
        <span class="cv-stall-name">{say('board.random')}</span>
      </Spot>
    </section>
  )
}
