import { h } from 'preact'
import { loadBoard } from '../../src/web/boards.ts'
import { type Shown, screen } from '../../src/web/screen.fixture.ts'
import { browser } from '../../src/web/server.fixture.ts'
import { tableOf } from '../../src/web/board-kit/board.fixture.ts'
import type { GameEntry } from '../../src/kit/game-entry.ts'
import type { Lesson } from '../../src/kit/lesson/lesson.ts'
import type { LessonStand } from './walk.ts'

/** What the page has round every board, so that no board needs to show it. */
const OF_PAGE = /^(prompt|people|undo|seat:\d+)$/
const KINDS = Object.entries({ zone: 'data-zone', piece: 'data-pieces' })

/** As much of a browser as boards ask for when they are shown. */
function stage(): void {
  browser({
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: () => {},
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    HTMLElement: class {},
    Element: class {},
    innerWidth: 1440,
    innerHeight: 900,
  })
}

/** The board of a game, shown to the learner as the lesson goes on, and the spots on it. */
export async function boardOf(entry: GameEntry, lesson: Lesson) {
  const [board, { text }] = await Promise.all([loadBoard(entry.meta.id), entry.text('en')])
  // After everything is loaded: what asks for a browser at once does without.
  stage()
  const shown = await screen(null)
  const named = (name: string): Shown | undefined =>
    shown.everything().find(each => spotsOf(each).includes(name))
  return {
    /** The position before a step. */
    async stand({ match }: LessonStand): Promise<void> {
      const { game, state } = match
      const view = game.view(state, lesson.learner)
      const offers = [...game.legal(state, lesson.learner)]
      const { table } = tableOf(text, { view, offers, at: match.log.length })
      await shown.show(h(board.Board, { ...table, lesson: true }))
      await shown.settle()
    },
    async touch(spot: string): Promise<void> {
      const found = named(spot)
      // What only tells what it is does not listen.
      if (found?.tag === 'button' && found.attribute('data-only') === null)
        await found.fire('click')
      await shown.settle()
    },
    has: (spot: string) => OF_PAGE.test(spot) || named(spot) !== undefined,
    spots: () => [...new Set(shown.everything().flatMap(spotsOf))],
  }
}

/** The names of something on the board. */
function spotsOf({ attribute }: Shown): string[] {
  const names = attribute('data-spot')?.split(' ') ?? []
  for (const [kind, name] of KINDS)
    for (const id of attribute(name)?.split(' ') ?? []) names.push(`${kind}:${id}`)
  return names.filter(name => !name.endsWith(':'))
}
