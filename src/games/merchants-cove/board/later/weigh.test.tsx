import { describe, expect, test } from 'vitest'
import { contentSets } from '../../content/index.ts'
import { colourOfZone, kindOf } from '../../engine/merchants/captain/chart.ts'
import type { Move, View } from '../../engine/state.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { sayIn } from '../../../../kit/words/messages.ts'
import { LANGUAGES, type Language } from '../../../../kit/meta.ts'
import { elements, textOf } from '../../../../web/elements.fixture.ts'
import { played } from '../played.fixture.ts'
import english from '../../text/en.json' with { type: 'json' }
import spanish from '../../text/es.json' with { type: 'json' }
import type { Messages } from '../../text/index.ts'
import {
  abilityTerm,
  costTerm,
  labelOf,
  nameOf,
  spaceKey,
  timeAt,
  townsperson,
} from '../../text/terms.ts'
import { actionCost } from '../action-cost.ts'
import type { Desk } from '../desk.ts'
import { Weigh } from './weigh.tsx'

const SAY = {
  en: sayIn<Messages>('en', english),
  es: sayIn<Messages>('es', spanish),
}

/** What the shelf shows of a move that is looked at. */
function weighing(view: View, weighed: Move, language: Language) {
  const tables = contentSets.tables(view.content)
  const desk = { table: { view }, tables, say: SAY[language], weighed } as unknown as Desk
  return Weigh({ desk })
}
const said = (...looked: Parameters<typeof weighing>) => textOf(weighing(...looked))

/** What of it a screen reader is told. */
function heard(...looked: Parameters<typeof weighing>): string {
  const parts = ['b', 'span', 'p'].flatMap(type => elements(weighing(...looked), type))
  return parts
    .filter(({ props }) => props['aria-live'] === 'polite')
    .map(textOf)
    .join('')
}

test.each(LANGUAGES)(
  'what a screen reader is told of it is short, and not what its name has said (%s)',
  language => {
    for (const { view, offers, seat } of played(3, 4)) {
      const merchant = view.players[seat]?.merchant
      const tables = contentSets.tables(view.content)
      for (const move of offers) {
        if (move.type !== 'chooseSpace' || !merchant) continue
        const told = heard(view, move, language)
        const { does } = labelOf(SAY[language], spaceKey(tables, merchant, move.space))
        expect(told).not.toBe('')
        expect(told).not.toContain(does)
        expect(told.length).toBeLessThanOrEqual(170)
      }
    }
  },
)

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
      expect(
        said(view, move, language).includes(SAY[language]('board.warns', { why: 'nobody' })),
      ).toBe(!working)
      warned.add(String(working))
    }
    expect(warned.size).toBe(2)
  },
)

/** Whether what is looked at is in vain, as a player counts it; null where it is not of this kind. */
function inVain(view: View, seat: Seat, move: Move, why: 'noGood' | 'noCards'): boolean | null {
  const tables = contentSets.tables(view.content)
  const { shop, cards } = view.players[seat]
  if (why === 'noCards') {
    if (move.type !== 'recruit.card') return null
    const person = tables.townsfolk[view.square[move.place] ?? -1]
    return person?.ability.type === 'discard' && cards === 0
  }
  if (move.type !== 'chooseSpace' || shop?.merchant !== 'cap') return null
  if (spaceKey(tables, 'cap', move.space) !== 'space.cap.recall') return null
  return !shop.ships.some(
    (count, zone) =>
      count > 0 &&
      (kindOf(zone) === 'fishing' ||
        (kindOf(zone) === 'isle' && shop.treasures[colourOfZone(zone)])),
  )
}

describe.each(LANGUAGES)('what would bring nothing is warned of (%s)', language => {
  test.each(['noGood', 'noCards'] as const)('%s', why => {
    const warning = SAY[language]('board.warns', { why })
    const looks = [...played(5, 4)].flatMap(({ view, offers, seat }) =>
      offers.flatMap(move => {
        const isVain = inVain(view, seat, move, why)
        return isVain === null
          ? []
          : { isVain, warns: said(view, move, language).includes(warning) }
      }),
    )
    expect(looks.filter(({ isVain, warns }) => isVain !== warns)).toEqual([])
    expect(new Set(looks.map(({ isVain }) => isVain)).size).toBe(2)
  })
})

test.each(LANGUAGES)(
  'an action that brings my Timepiece to the market says that my day ends (%s)',
  language => {
    const say = SAY[language]
    const told = { ends: 0, goes: 0 }
    for (const { view, offers } of played(3, 4)) {
      const tables = contentSets.tables(view.content)
      for (const move of offers) {
        const [direct] = actionCost(view, tables, move)?.routes ?? []
        if (!direct) continue
        const ends = direct.to >= 2 * view.indicator
        const leads = say('board.leads', { time: timeAt(direct.to), ends })
        expect(said(view, move, language)).toContain(`${leads} ·`)
        told[ends ? 'ends' : 'goes']++
      }
    }
    expect(Math.min(told.ends, told.goes)).toBeGreaterThan(3)
  },
)

test.each(LANGUAGES)('an action that loads nobody says why (%s)', language => {
  const why = { indicator: 0, docked: 0 }
  for (const { view, offers } of played(3, 4)) {
    const tables = contentSets.tables(view.content)
    for (const move of offers) {
      const [direct] = actionCost(view, tables, move)?.routes ?? []
      if (direct?.loads !== 0) continue
      const sails = view.berths.includes(null)
      const [told, not] = [sails, !sails].map(each =>
        SAY[language]('board.brings', { draws: 0, sails: each }),
      )
      expect(said(view, move, language)).toContain(told)
      expect(said(view, move, language)).not.toContain(not)
      why[sails ? 'indicator' : 'docked']++
    }
  }
  expect(Math.min(why.indicator, why.docked)).toBeGreaterThan(0)
})
