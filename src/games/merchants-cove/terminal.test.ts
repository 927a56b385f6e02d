import { describe, expect, test } from 'vitest'
import { game } from './engine/index.ts'
import type { View } from './engine/state.ts'
import { content } from './engine/table.fixture.ts'
import { Rng } from '../../kernel/rng.ts'
import { atRandom } from '../../kit/play.fixture.ts'
import { sayIn } from '../../kit/words/messages.ts'
import { LANGUAGES, type Language } from '../../kit/meta.ts'
import { paintFor } from '../../cli/paint.ts'
import { terminal } from './terminal.ts'
import english from './text/en.json' with { type: 'json' }
import spanish from './text/es.json' with { type: 'json' }
import { textIn } from './text/index.ts'

const options = { content, merchants: 'draft', townsfolk: 'all', rogue: 'robbers' } as const

function* views(): Generator<View> {
  const rng = Rng.from(3)
  const state = game.setup(4, options, rng)
  for (const at of atRandom(game, state, rng))
    yield game.view(at, rng.below(5) === 4 ? null : (game.actors(at)[0] ?? 0))
}

function linesOf(view: View, language: Language): string[] {
  const who = { me: view.viewer, options, name: (seat: number) => `P${seat}` }
  const text = textIn(sayIn(language, { en: english, es: spanish }[language]))
  return terminal.lines({ view, who, text, language, paint: paintFor({ isTTY: false }, {}) })
}

describe.each(LANGUAGES)('Merchants Cove in a terminal: %s', language => {
  test('everything has a name at any time of a game', () => {
    const texts = [...views()].map(view => linesOf(view, language).join('\n'))
    expect(texts.filter(text => /undefined|NaN|\[object|[{}]/.test(text))).toEqual([])
  })

  test('my shop and my Corruption are shown to me alone', () => {
    const state = game.setup(2, { ...options, merchants: 'random' }, Rng.from(1))
    const [mine, theirs] = [0, null].map(viewer => linesOf(game.view(state, viewer), language))
    expect((mine?.length ?? 0) - (theirs?.length ?? 0)).toBeGreaterThan(1)
    expect(theirs?.at(-1)).toMatch(/^P1/)
  })
})
