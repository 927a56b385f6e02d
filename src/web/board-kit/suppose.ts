let supposing = false

/** Whether a touch is merely supposed: nothing may come of it but words. */
export const isSupposed = () => supposing

/** Touches a thing that is shut, to hear what it would say: nothing is picked and nothing sent. */
export function suppose(thing: Element): void {
  supposing = true
  try {
    thing.dispatchEvent(new Event('click'))
  } finally {
    supposing = false
  }
}
