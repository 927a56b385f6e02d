import type { Review } from '../../../bots/review/result.ts'
import type { Who } from '../../../kit/text.ts'
import { language } from '../../language.ts'
import { stakes } from '../hint/stakes.ts'
import { reviewText } from './text.ts'

/** Where each result came from: a bar to the right for what was gained, to the left for what was lost. */
export function Fortunes({ review, who }: { review: Review; who: Who }) {
  const { fortunes, learned } = review
  const seats = fortunes.length
  const { signed } = stakes(language.value, seats)
  const words = reviewText()
  const most = Math.max(...fortunes.flatMap(({ luck, skill }) => [luck, skill].map(Math.abs)), 0.01)
  const order = fortunes
    .map((fortune, seat) => ({ ...fortune, seat }))
    .toSorted((one, other) => other.result - one.result)
  const me = who.me === null || !learned ? undefined : fortunes[who.me]
  return (
    <section class="tb-part">
      <h3>{words.fortunes}</h3>
      <table class="tb-figures rv-fortunes">
        <caption>{words.fortunesHelp(seats > 2)}</caption>
        <thead>
          <tr>
            {[words.player, words.luck, words.play, words.together].map(head => (
              <th key={head} scope="col">
                {head}
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
      {me && <p class="tb-aside">{words.mine(signed(me.own), signed(me.skill - me.own))}</p>}
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
