import { person, type Who } from '../../../../kit/words/text.ts'
import type { Commitment, View } from '../../engine/state.ts'
import { shortNameOf, type Speech } from '../../text/index.ts'
import { Paper } from '../card.tsx'
import { Face } from '../faces.tsx'
import { tellsOf } from '../told.ts'
import { limitOf } from '../worth.ts'

interface Props {
  view: View
  who: Who
  say: Speech
}

/**
 * After my secret choice: what I chose, and who is ready and who is not; where all hands lie open,
 * nothing is secret, and each says what they chose.
 */
export function Waiting({ view, who, say }: Props) {
  const { mine, answers } = view
  return (
    <section class="md-waiting" aria-label={say('board.wait.for')}>
      {mine && !answers && (
        <div
          class="md-secret"
          data-only=""
          data-tells={mine.type === 'pick' ? tellsOf(mine.card, say) : undefined}
        >
          {mine.type === 'pick' && <Paper card={mine.card} say={say} />}
          <p>{mine.type === 'pass' ? say('board.wait.passed') : say('board.wait.chose')}</p>
        </div>
      )}
      <ul class="md-ready">
        {view.sizes.map((size, seat) => {
          const asked = view.choosers.includes(seat)
          const ready = view.committed[seat] ?? false
          const full = size >= limitOf(view)
          const says = !asked
            ? full
              ? say('board.full')
              : say('board.wait.done')
            : ready
              ? said(answers?.[seat], say)
              : say('board.wait.out')
          return (
            <li key={seat} class={asked ? (ready ? 'in' : 'out') : 'off'}>
              <Face seat={seat} who={who} you={say('you')} />
              <b>{say('Who', { n: person(seat, who) })}</b>
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

/** What somebody chose, where that can be known; else that they have chosen. */
function said(answer: Commitment | null | undefined, say: Speech): string {
  if (!answer) return say('board.wait.in')
  return answer.type === 'pick' ? shortNameOf(say, answer.card) : say('said', { n: answer.type })
}
