import { expect, test } from 'vitest'
import { contentSets } from '../content/index.ts'
import type { Move, View } from '../engine/state.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { LANGUAGES, type Language } from '../../../kit/meta.ts'
import { textOf } from '../../../web/elements.fixture.ts'
import { played } from './played.fixture.ts'
import english from '../text/en.json' with { type: 'json' }
import spanish from '../text/es.json' with { type: 'json' }
import type { Messages } from '../text/index.ts'
import { abilityTerm, costTerm, labelOf, nameOf, spaceKey, townsperson } from '../text/terms.ts'
import type { Desk } from './desk.ts'
import { Weigh } from './weigh.tsx'

const SAY = {
  en: sayIn<Messages>('en', english),
  es: sayIn<Messages>('es', spanish),
}

/** What the shelf says of a move that is looked at. */
function said(view: View, weighed: Move, language: Language): string {
  const tables = contentSets.tables(view.content)
  const desk = { table: { view }, tables, say: SAY[language], weighed } as unknown as Desk
  return textOf(Weigh({ desk }))
}

test.each(LANGUAGES)(
  'before an action is done the shelf says what it does, and what it costs (%s)',
  language => {
    const say = SAY[language]
    const looked = new Set<string>()
    for (const { view, offers, seat } of played(3, 4)) {
      const merchant = view.players[seat]?.merchant
      const tables = contentSets.tables(view.content)
      for (const move of offers) {
        if (move.type !== 'chooseSpace' || !merchant) continue
        const { does } = labelOf(say, spaceKey(tables, merchant, move.space))
        const space = tables.boards[merchant].spaces[move.space]
        const isRecruit = move.space === tables.boards[merchant].recruit
        expect(does).not.toBe('')
        expect(said(view, move, language)).toContain(does)
        expect(said(view, move, language)).toContain(
          isRecruit || !space ? say('board.costsOfCard') : nameOf(say, costTerm(space)),
        )
        looked.add(`${merchant} ${move.space}`)
      }
    }
    expect(looked.size).toBeGreaterThan(20)
  },
)

test.each(LANGUAGES)(
  'before somebody is hired the shelf says who that is and what they do (%s)',
  language => {
    const say = SAY[language]
    let looked = 0
    for (const { view, offers, seat } of played(3, 4)) {
      const merchant = view.players[seat]?.merchant
      const { townsfolk } = contentSets.tables(view.content)
      for (const move of offers) {
        const person =
          move.type === 'recruit.card' ? townsfolk[view.square[move.place] ?? -1] : undefined
        if (!person || !merchant) continue
        expect(said(view, move, language)).toContain(townsperson(say, person))
        expect(said(view, move, language)).toContain(
          nameOf(say, abilityTerm(person.ability, merchant)),
        )
        looked++
      }
    }
    expect(looked).toBeGreaterThan(10)
  },
)

test.each(LANGUAGES)(
  'before hours go to a staff of nobody the shelf warns; with somebody at work it does not (%s)',
  language => {
    const warned = new Set<string>()
    for (const { view, offers, seat } of played(5, 4)) {
      const player = view.players[seat]
      if (!player?.merchant) continue
      const { staff } = contentSets.tables(view.content).boards[player.merchant]
      const working = player.staff.some(worker => worker !== null)
      const move = offers.find(
        ({ type, ...rest }) => type === 'chooseSpace' && 'space' in rest && rest.space === staff,
      )
      if (!move) continue
      expect(said(view, move, language).includes(SAY[language]('board.nobodyWorks'))).toBe(!working)
      warned.add(String(working))
    }
    expect(warned.size).toBe(2)
  },
)
