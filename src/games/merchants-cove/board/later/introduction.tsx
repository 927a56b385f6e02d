import type { MerchantId } from '../../engine/names.ts'
import type { Desk } from '../desk.ts'
import type { Introduction } from '../use-introduction.ts'
import { MerchantCard } from './merchant-card.tsx'

/** The lesson of each merchant. */
const LESSONS: { readonly [merchant in MerchantId]: string } = {
  alc: 'alchemist',
  bla: 'blacksmith',
  cap: 'captain',
  chr: 'chronomancer',
}

/** The card of a merchant over the board of their shop. */
export function IntroductionCard(props: { desk: Desk; merchant: MerchantId; intro: Introduction }) {
  const { desk, merchant, intro } = props
  const { say } = desk
  return (
    <div class="cv-intro">
      <MerchantCard
        merchant={merchant}
        say={say}
        learn={
          !desk.table.lesson && (
            <a href={`/learn/merchants-cove/${LESSONS[merchant]}`}>{say('board.card.learn')}</a>
          )
        }
      />
      <button type="button" class="act" data-tells={say('tells.card')} onClick={intro.close}>
        {say('board.card.open')}
      </button>
    </div>
  )
}
