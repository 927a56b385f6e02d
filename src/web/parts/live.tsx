import { signal } from '@preact/signals'

const said = signal('')

/** Has a screen reader say a sentence once, when it comes to it. */
export function say(sentence: string): void {
  const words = aloud(sentence)
  // The same sentence twice is told apart by a space that cannot be heard.
  said.value = said.value === words ? `${words}\u00a0` : words
}

/** Words as they are heard: a dot between them makes no pause, a comma does. */
export const aloud = (words: string): string => words.replaceAll(' · ', ', ')

/** Where `say` is heard; once in the page. */
export function LiveRegion() {
  return <output class="heard">{said}</output>
}
