import type { ComponentChild } from 'preact'
import type { OpenHand } from './board.ts'

interface OpenThing {
  /**
   * How it looks; sized by the game's style sheet, small in `.tb-held`, closely in `.tb-things`.
   */
  readonly face: ComponentChild
  readonly says: string
  /** Held once, and gone in secret. */
  readonly gone: boolean
}

/** An open hand of things that need their names to be understood; null if there are none. */
export function openThings(things: readonly OpenThing[]): OpenHand | null {
  if (things.length === 0) return null
  return {
    says: things.map(({ says }) => says).join(', '),
    small: things.map(({ face, gone }, at) => (
      <span key={at} class={gone ? 'gone' : undefined}>
        {face}
      </span>
    )),
    large: (
      <ul class="tb-things">
        {things.map(({ face, says, gone }, at) => (
          <li key={at} class={gone ? 'gone' : undefined}>
            {face} {says}
          </li>
        ))}
      </ul>
    ),
  }
}
