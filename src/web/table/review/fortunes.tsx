import type { Review } from '../../../bots/review/result.ts'
import type { Who } from '../../../kit/words/text.ts'
import { figuresOf } from './figures-of.ts'
import { reviewText } from './text/index.ts'

const HEADS = ['player', 'luck', 'play', 'together'] as const

/** Where each result came from: a bar to the right for what was gained, to the left for what was lost. */
export function Fortunes({ review, who }: { review: Review; who: Who }) {
  const { fortunes, learned } = review
  const { duel, origin } = figuresOf(review)
  const most = Math.max(...fortunes.flatMap(({ luck, skill }) => [luck, skill].map(Math.abs)), 0.01)
  const order = fortunes
    .map((fortune, seat) => ({ ...fortune, seat }))
    .toSorted((one, other) => other.result - one.result)
  const parts = fortunes.flatMap(({ luck, skill, own }) => [luck, skill, own, skill - own])
  const me = who.me === null || !learned ? undefined : fortunes[who.me]
  const mine = me && origin(me)
  return (
    <section class="tb-part">
      <h3>{reviewText('review.fortunes')}</h3>
      <table class="tb-figures rv-fortunes">
        <caption>{reviewText('review.fortunesHelp', { places: !duel })}</caption>
        <thead>
          <tr>
            {HEADS.map(head => (
              <th key={head} scope="col">
                {reviewText(`review.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map(({ seat, ...fortune }) => {
            const told = origin(fortune)
            return (
              <tr key={seat} data-hue={seat}>
                <th scope="row">{who.name(seat)}</th>
                <Cell value={fortune.luck} most={most} said={told.luck} />
                <Cell value={fortune.skill} most={most} said={told.skill} />
                <td>{told.result}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {mine && (
        <p class="tb-aside">
          {reviewText('review.mine', {
            own: mine.own,
            others: mine.others,
            much: parts.some(part => Math.abs(part) > 1),
          })}
        </p>
      )}
    </section>
  )
}

function Cell({ value, most, said }: { value: number; most: number; said: string }) {
  return (
    <td class="rv-cell" data-lost={value < 0 ? '' : undefined}>
      {said}
      <i aria-hidden="true" style={{ '--size': Math.abs(value) / most }} />
    </td>
  )
}
