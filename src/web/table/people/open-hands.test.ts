import { expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import { begin, submit } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { loadBoard } from '../../boards.ts'

const SEATS = 3
/** Only what may not be known to everybody can be laid open. */
const HIDING = GAMES.filter(({ meta }) => meta.id !== 'aztec-market')

/** A match at random, now and then, while it runs. */
async function* running(entry: (typeof GAMES)[number]) {
  const { game } = await entry.load()
  const begun = begin(game, SEATS, {}, 'c0ffee')
  if (!begun.ok) throw new Error(begun.message)
  const match = begun.value
  const rng = Rng.from(5)
  for (let ply = 0; ply < 900; ply++) {
    const actors = game.actors(match.state)
    if (actors.length === 0) return
    if (ply % 15 === 0) yield match
    const seat = rng.pick(actors)
    submit(match, seat, rng.pick(game.legal(match.state, seat)))
  }
}

test.each(HIDING)(
  '$meta.id: hands lie open where the view says them, and nowhere else',
  async entry => {
    const board = await loadBoard(entry.meta.id)
    const said = new Set<string>()
    const texts = { en: (await entry.text('en')).text, es: (await entry.text('es')).text }
    for await (const { game, state, options } of running(entry)) {
      for (const seat of [1, 2]) {
        for (const language of ['en', 'es'] as const) {
          const text = texts[language]
          const about = { seat, text, language, who: { me: 0, options, name: String } }
          expect(board.hand?.({ ...about, view: game.view(state, 0) }) ?? null).toBeNull()
          const open = board.hand?.({ ...about, view: game.view(state, 0, true) })
          if (open) said.add(open.says)
        }
      }
    }
    expect(said.size).toBeGreaterThan(1)
    expect([...said].join()).not.toMatch(/undefined|null|NaN/)
  },
)
