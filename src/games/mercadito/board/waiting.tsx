import type { Language } from '../../../kit/meta.ts'
import type { Who } from '../../../kit/text.ts'
import type { View } from '../engine/state.ts'
import { Paper } from './card.tsx'
import { Face } from './faces.tsx'
import type { BoardText } from './text/index.ts'
import { limitOf } from './worth.ts'

interface Props {
  view: View
  who: Who
  text: BoardText
  language: Language
}

/** After my secret choice: what I chose, and who is ready and who is not. */
export function Waiting({ view, who, text, language }: Props) {
  const { mine } = view
  return (
    <section class="md-waiting" aria-label={text.wait.for}>
      {mine && (
        <div class="md-secret">
          {mine.type === 'pick' && <Paper card={mine.card} language={language} />}
          <p>{mine.type === 'pass' ? text.wait.passed : text.wait.chose}</p>
        </div>
      )}
      <ul class="md-ready">
        {view.sizes.map((size, seat) => {
          const asked = view.choosers.includes(seat)
          const ready = view.committed[seat] ?? false
          const full = size >= limitOf(view)
          const says = !asked
            ? full
              ? text.wait.full
              : text.wait.done
            : ready
              ? text.wait.in
              : text.wait.out
          return (
            <li key={seat} class={asked ? (ready ? 'in' : 'out') : 'off'}>
              <Face seat={seat} who={who} you={text.you} />
              <b>{seat === who.me ? text.me : who.name(seat)}</b>
              <small>
                {asked && <span aria-hidden="true">{ready ? '✓ ' : '⋯ '}</span>}
                {says}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
