import type { Goldfish } from '../engine/state.ts'
import type { Messages } from '../text/index.ts'
import type { Premove, PremoveQuestion } from '../../../web/board-kit/board.ts'

/** What ends a trick. */
const NEW_TRICK: ReadonlySet<string> = new Set(['allPassed', 'cleared', 'seeded', 'dealt'])

/**
 * Somebody who has nothing for this trick may pass until the next one begins: nothing that happens
 * in it makes their cards better.
 */
export function premoves({
  view,
  past,
  text,
}: PremoveQuestion<Goldfish, Messages>): readonly Premove<Goldfish>[] {
  const { viewer, count, owner, sizes } = view
  if (viewer === null || count === 0 || owner === viewer || sizes[viewer] === 0) return []
  const trick = past.filter(({ type }) => NEW_TRICK.has(type)).length
  return [
    {
      id: `pass-${trick}`,
      label: text.say('board.passAhead'),
      move: { type: view.phase === 'give' ? 'keep' : 'pass' },
    },
  ]
}
