import type { ComponentChild } from 'preact'
import { goodOf } from '../../engine/market/goods.ts'
import { MERCHANT_IDS, type MerchantId } from '../../engine/names.ts'
import { CrestOf } from '../art/crest.tsx'
import { Ware } from '../art/goods.tsx'
import { MerchantFace } from '../art/portrait.tsx'
import type { Speech } from '../../text/index.ts'
import './card.css'

/** How hard each is to play, 1 to 3. */
const LEVELS: { readonly [merchant in MerchantId]: number } = { cap: 1, alc: 2, bla: 2, chr: 3 }

/** The easiest first. */
export const BY_LEVEL = MERCHANT_IDS.toSorted((a, b) => LEVELS[a] - LEVELS[b])

/** How hard a merchant is to play: in dots and in words. */
export function Level({ merchant, say }: { merchant: MerchantId; say: Speech }) {
  const level = LEVELS[merchant]
  return (
    <span class="cv-level">
      <span aria-hidden="true">
        {'●'.repeat(level)}
        {'○'.repeat(3 - level)}
      </span>{' '}
      {levelText(merchant, say)}
    </span>
  )
}

export const levelText = (merchant: MerchantId, say: Speech): string =>
  say('board.level', { level: LEVELS[merchant] })

interface CardProps {
  merchant: MerchantId
  say: Speech
  /** What leads to their lesson, where there is no other way to it. */
  learn?: ComponentChild
}

/** Who a merchant is, what they make, how their shop earns, and what to watch. */
export function MerchantCard({ merchant, say, learn }: CardProps) {
  return (
    <article class="cv-card" aria-label={say('board.card.about', { merchant })}>
      <span class="cv-card-face">
        <MerchantFace merchant={merchant} />
      </span>
      <header>
        <h2>
          <span class="cv-card-crest">
            <CrestOf merchant={merchant} />
          </span>
          {say('merchant', { n: merchant })}
        </h2>
        <p class="cv-card-learn">
          <Level merchant={merchant} say={say} />
          {learn}
        </p>
        <p class="cv-card-who">{say(`merchant.${merchant}.who`)}</p>
      </header>
      <dl>
        <div>
          <dt>{say('board.card.makes')}</dt>
          <dd>
            {say(`merchant.${merchant}.makes`)}
            <span class="cv-card-wares" aria-hidden="true">
              <Ware merchant={merchant} good={goodOf('small', 1)} />
              <Ware merchant={merchant} good={goodOf('large', 3)} />
            </span>
          </dd>
        </div>
        <div>
          <dt>{say('board.card.earns')}</dt>
          <dd>{say(`merchant.${merchant}.earns`)}</dd>
        </div>
        <div>
          <dt>{say('board.card.watch')}</dt>
          <dd>{say(`merchant.${merchant}.watch`)}</dd>
        </div>
      </dl>
    </article>
  )
}
