import { expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import { same } from '../../../kernel/json.ts'
import { begin, must, submit } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { loadBoard } from '../../boards.ts'

/** As many as can sit there, but three of them are enough. */
const seatsOf = ([least, most]: readonly [number, number]) => Math.min(most, Math.max(least, 3))

/** A match at random, now and then, while it runs. */
async function* running(entry: (typeof GAMES)[number]) {
  const { game } = await entry.load()
  const match = must(begin(game, seatsOf(game.seats), {}, 'c0ffee'))
  const rng = Rng.from(5)
  for (let ply = 0; ply < 900; ply++) {
    const actors = game.actors(match.state)
    if (actors.length === 0) return
    if (ply % 15 === 0) yield match
    const seat = rng.pick(actors)
    submit(match, seat, rng.pick(game.legal(match.state, seat)))
  }
}

test.each(GAMES)(
  '$meta.id: hands lie open where the view says them, and nowhere else',
  async entry => {
    const board = await loadBoard(entry.meta.id)
    const said = new Set<string>()
    const texts = { en: (await entry.text('en')).text, es: (await entry.text('es')).text }
    // Only what may not be known to everybody can be laid open.
    let hides = false
    for await (const { game, state, options, seats } of running(entry)) {
      hides ||= !same(game.view(state, 0), game.view(state, 0, true))
      for (let seat = 1; seat < seats; seat++) {
        for (const language of ['en', 'es'] as const) {
          const text = texts[language]
          const about = { seat, text, language, who: { me: 0, options, name: String } }
          expect(board.hand?.({ ...about, view: game.view(state, 0) }) ?? null).toBeNull()
          const open = board.hand?.({ ...about, view: game.view(state, 0, true) })
          if (open) said.add(open.says)
        }
      }
    }
    expect(said.size > 1).toBe(hides && board.hand !== undefined)
    expect([...said].join()).not.toMatch(/undefined|null|NaN/)
  },
)
