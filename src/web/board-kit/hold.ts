/** How long a thing is held until it tells about itself, in milliseconds. */
export const HOLD = 450

/** A thing that tells about itself when it is held for a moment: the click that ends it then means nothing else. */
export interface Hold {
  /** The finger is on it. */
  readonly begin: (tell: () => void) => void
  /** The finger has left it, or moves the page. */
  readonly end: () => void
  /** Whether it has told since the finger came. */
  readonly told: () => boolean
}

export function makeHold(): Hold {
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = false
  return {
    begin(tell) {
      clearTimeout(timer)
      told = false
      timer = setTimeout(() => {
        told = true
        tell()
      }, HOLD)
    },
    end: () => clearTimeout(timer),
    told() {
      const was = told
      told = false
      return was
    },
  }
}
