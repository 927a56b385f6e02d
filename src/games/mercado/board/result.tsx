import type { Mercado } from '../engine/state.ts'
import { contentSets } from '../content/index.ts'
import type { ResultProps } from '../../../web/board-kit/board.ts'
import { WaxSeal, TokenBack } from './art/pieces.tsx'
import type { Messages } from '../text/index.ts'

/**
 * How far each came on the track, and how many steps of it seals and privilege tokens brought at
 * the end.
 */
export function Result({ view, who, text }: ResultProps<Mercado, Messages>) {
  const { say } = text
  const { tokens } = contentSets.tables(view.content)
  const seats = view.progress
    .map((_, seat) => seat)
    .toSorted(
      (a, b) =>
        (view.progress[b] ?? 0) - (view.progress[a] ?? 0) ||
        (view.heights[b] ?? 0) - (view.heights[a] ?? 0),
    )
  return (
    <table class="mc-result">
      <caption>{say('board.end.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="heard">{say('board.player')}</span>
          </th>
          <th scope="col">{say('board.end.walked')}</th>
          <th scope="col">
            <WaxSeal />
            <span class="heard">{say('board.end.seals')}</span>
          </th>
          <th scope="col">
            <TokenBack />
            <span class="heard">{say('board.end.tokens')}</span>
          </th>
          <th scope="col">{say('board.end.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => {
          const seals = view.seals[seat] ?? 0
          const steps = (view.tokens[seat] ?? []).reduce(
            (sum, token) => sum + (tokens[token]?.move ?? 0),
            0,
          )
          const progress = view.progress[seat] ?? 0
          return (
            <tr key={seat} data-hue={seat}>
              <th scope="row">{who.name(seat)}</th>
              <td>{progress - seals - steps}</td>
              <td>+ {seals}</td>
              <td>+ {steps}</td>
              <td class="sum">{progress}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
