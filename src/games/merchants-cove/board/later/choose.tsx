import type { MerchantId } from '../../engine/names.ts'
import { MerchantFace } from '../art/portrait.tsx'
import { BY_LEVEL, Level, levelText, MerchantCard } from './merchant-card.tsx'
import { Spot } from '../spot.tsx'
import type { Desk } from '../desk.ts'
import './choose.css'

/** Before the first day: who plays which merchant. One that is touched tells about itself first. */
export function ChooseMerchant({ desk }: { desk: Desk }) {
  const { say, weighed } = desk
  const looked =
    weighed?.type === 'chooseMerchant' && weighed.merchant !== 'random' ? weighed.merchant : null
  return (
    <div class={looked ? 'cv-choose looked' : 'cv-choose'}>
      <section class="cv-stalls" aria-label={say('prompt.chooseMerchant')} data-rove>
        {BY_LEVEL.map(merchant => (
          <Stall key={merchant} desk={desk} merchant={merchant} />
        ))}
        <Spot
          desk={desk}
          spot="merchant:random"
          class="cv-stall chance"
          name={say('board.random')}
          does={say('prompt.chooseMerchant.hint')}
        >
          <span class="cv-stall-name">{say('board.random')}</span>
        </Spot>
      </section>
      <div class="cv-choose-card" aria-live="polite">
        {looked ? <MerchantCard merchant={looked} say={say} /> : <p>{say('board.choose')}</p>}
      </div>
    </div>
  )
}

function Stall({ desk, merchant }: { desk: Desk; merchant: MerchantId }) {
  const { view, who } = desk.table
  const { say } = desk
  const owner = view.players.findIndex(player => player.merchant === merchant)
  const name = say('merchant', { n: merchant })
  const makes = say(`merchant.${merchant}.makes`)
  const taken = owner === -1 ? '' : say('board.taken', { seat: who.name(owner) })
  return (
    <Spot
      desk={desk}
      spot={`merchant:${merchant}`}
      class="cv-stall"
      name={[name, taken || levelText(merchant, say), makes].join('. ')}
      does={makes}
    >
      <span class="cv-stall-face">
        <MerchantFace merchant={merchant} />
      </span>
      <span class="cv-stall-name">{name}</span>
      {taken ? <span class="cv-level">{taken}</span> : <Level merchant={merchant} say={say} />}
      <span class="cv-stall-says">{makes}</span>
    </Spot>
  )
}
