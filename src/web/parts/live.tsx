import { signal } from '@preact/signals'

const said = signal('')

/** Has a screen reader say a sentence once, when it comes to it. */
export function say(sentence: string): void {
  // The same sentence twice is told apart by a space that cannot be heard.
  said.value = said.value === sentence ? `${sentence}\u00a0` : sentence
}

/** Where `say` is heard; once in the page. */
export function LiveRegion() {
  return <output class="heard">{said}</output>
}
