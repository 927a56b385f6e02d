import type { Review } from '../../../bots/review/result.ts'
import type { Who } from '../../../kit/words/text.ts'
import { language } from '../../language.ts'
import { stakes } from '../../../kit/words/stakes.ts'
import { reviewText } from './text/index.ts'

const HEADS = ['player', 'luck', 'play', 'together'] as const

/** Where each result came from: a bar to the right for what was gained, to the left for what was lost. */
export function Fortunes({ review, who }: { review: Review; who: Who }) {
  const { fortunes, learned } = review
  const seats = fortunes.length
  const { signed } = stakes(language.value, seats)
  const most = Math.max(...fortunes.flatMap(({ luck, skill }) => [luck, skill].map(Math.abs)), 0.01)
  const order = fortunes
    .map((fortune, seat) => ({ ...fortune, seat }))
    .toSorted((one, other) => other.result - one.result)
  const parts = fortunes.flatMap(({ luck, skill, own }) => [luck, skill, own, skill - own])
  const me = who.me === null || !learned ? undefined : fortunes[who.me]
  return (
    <section class="tb-part">
      <h3>{reviewText('review.fortunes')}</h3>
      <table class="tb-figures rv-fortunes">
        <caption>{reviewText('review.fortunesHelp', { places: seats > 2 })}</caption>
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
          {order.map(({ seat, luck, skill, result, par }) => (
            <tr key={seat} data-hue={seat}>
              <th scope="row">{who.name(seat)}</th>
              <Cell value={luck} most={most} said={signed(luck)} />
              <Cell value={skill} most={most} said={signed(skill)} />
              <td>{signed(result - par)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {me && (
        <p class="tb-aside">
          {reviewText('review.mine', {
            own: signed(me.own),
            others: signed(me.skill - me.own),
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
