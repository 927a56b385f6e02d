import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import type { Who } from '../../../kit/words/text.ts'
import { game } from '../engine/index.ts'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { textIn } from './index.ts'

const en = textIn(sayIn('en', english))
const es = textIn(sayIn('es', spanish))

const NAMES = ['Ana', 'Bruno', 'Citlali', 'Diego']
const who = (me: Viewer): Who => ({ me, options: {}, name: seat => NAMES[seat] })

describe.each([['en', en] as const, ['es', es] as const])('sentences in %s', (_, text) => {
  it('names whom a move is for, or numbers them', () => {
    const view = game.view(game.setup(4, { openMemory: false }, Rng.from(1)), 0)
    const move = { type: 'address', to: 2 } as const
    expect(text.move(move, view, who(0))).toContain(who(0).name(2))
    expect(text.move(move, view)).toMatch(/3/)
  })

  it('says plainly that the cards are our own', () => {
    expect(text.ours.length).toBeGreaterThan(50)
  })
})
