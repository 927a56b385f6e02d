import type { ComponentChildren } from 'preact'
import { CARDS } from '../content/index.ts'
import type { CardFacts } from '../content/index.ts'
import { shortNameOf, type Speech } from '../text/index.ts'
import { KindSign } from './art/signs.tsx'

/** What the cards show, as files: inline it was most of what the table had to lay out. */
export const FILES = import.meta.glob<string>('./art/files/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The picture of a card. */
export const CardPicture = ({ card }: { card: CardFacts }) => (
  <img class="md-glyph" src={FILES[`./art/files/${card.id}.svg`]} alt="" />
)

/** A number as it is printed: with a true minus. */
export const printed = (value: number): string => (value < 0 ? `−${-value}` : String(value))

/**
 * A card of paper: its price on a coin, what it is worth on a seal, its picture, its name on an
 * edge that tells its kind.
 */
export function Paper(props: {
  card: number
  say: Speech
  /** Where the table's movement may follow it; left out for what is only a picture of it. */
  piece?: boolean
  /** What it tells of itself, where nothing around it does. */
  tells?: string
}) {
  const facts = CARDS[props.card]
  if (!facts) return null
  const name = shortNameOf(props.say, props.card)
  return (
    <span
      class="md-card"
      data-kind={facts.category}
      data-pieces={props.piece ? pieceOf(props.card) : undefined}
      data-tells={props.tells}
      aria-hidden="true"
    >
      <span class="md-face">
        <Price coins={facts.price} />
        <Worth facts={facts} />
        <CardPicture card={facts} />
        <span class={name.split(' ').some(isLong) ? 'md-name tight' : 'md-name'}>
          <KindSign kind={facts.category} />
          <span>{name}</span>
        </span>
      </span>
    </span>
  )
}

/** A word that would lose its last letter to another line on a phone's card. */
const isLong = (word: string) => word.length > 8

export const pieceOf = (card: number): string => `card:${card}`

/** The price, on a coin; one that gives coins back has a green rim. */
export function Price({ coins }: { coins: number }) {
  return (
    <span class={coins < 0 ? 'md-coin back' : coins === 0 ? 'md-coin free' : 'md-coin'}>
      {printed(coins)}
    </span>
  )
}

/** What the card is worth, on a seal: a number, or a formula as short as a seal needs it. */
function Worth({ facts: { score } }: { facts: CardFacts }) {
  if (score.kind === 'flat') return <span class="md-worth">{printed(score.points)}</span>
  return <span class="md-worth formula">{formulaOf(score)}</span>
}

/** "1×" with the sign of fruit, "4·9", "1×?", "2/−3". */
function formulaOf(score: Exclude<CardFacts['score'], { kind: 'flat' }>): ComponentChildren {
  switch (score.kind) {
    case 'perCategory':
      return [`${score.points}×`, <KindSign key="kind" kind={score.category} />]
    case 'list':
      return score.tiers.filter(points => points > 0).join('·')
    case 'variety':
      return `${score.points}×?`
    case 'ifHas':
      return `${printed(score.yes)}/${printed(score.no)}`
  }
}
