/** What the pace of bots needs of the world. */
export interface PacingWorld {
  /** Milliseconds between two things that bots are seen to do. */
  readonly pace: () => number
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** Lets bots act no sooner than people can follow; hurried, at once until a person is asked. */
export function botPacing(world: PacingWorld) {
  let shownAt = -Infinity
  let hurries = false
  let wake = () => {}
  return {
    /** Something was done. `shown`: it can be seen; `asked`: a person is to act now. */
    changed(shown: boolean, asked: boolean): void {
      if (shown) shownAt = world.now()
      if (asked) hurries = false
    },
    async pause(): Promise<void> {
      if (hurries) return
      const hurried = new Promise<void>(resolve => (wake = resolve))
      await Promise.race([world.wait(shownAt + world.pace() - world.now()), hurried])
    },
    hurry: (): void => {
      hurries = true
      wake()
    },
  }
}
