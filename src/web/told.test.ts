import { h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import { oneOfEachKind, plainMatches, type Position } from '../../test/e2e/record.ts'
import { GAMES } from '../games/index.ts'
import type { Game } from '../kernel/game.ts'
import { replay } from '../kernel/match.ts'
import { tableOf } from './board-kit/board.fixture.ts'
import { loadBoard } from './boards.ts'
import { screen, type Shown } from './screen.fixture.ts'
import { browser } from './server.fixture.ts'
import { whoFor } from './table/table.fixture.ts'
import { SCENERY, UNTOLD } from './untold.fixture.ts'

/*
 * Whatever lies on a table tells in words what it is and does: at one question of each kind, every
 * button, every piece and every sign has a sentence, itself or from what it lies in.
 */

const games = await Promise.all(
  GAMES.map(async entry => ({
    id: entry.meta.id,
    game: (await entry.load()).game,
    words: (await entry.text('en')).text,
    board: await loadBoard(entry.meta.id),
  })),
)

beforeEach(() =>
  browser({
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    HTMLElement: class {},
  }),
)

/** How long a game may take, in milliseconds: one asks more than fifty kinds of questions. */
const PATIENCE = 90_000

/** A sentence to be shown beside a thing (table/actions/telling.ts). */
const tells = (shown: Shown) =>
  Boolean(shown.attribute('data-tells') ?? shown.attribute('aria-description'))

/** So many words on a button say what it does. */
const SENTENCE = 4
const isSentence = ({ text }: Shown) => (text.match(/\p{L}{2,}/gu) ?? []).length >= SENTENCE

/** What has to tell: buttons, pieces that can travel, and signs. */
const isThing = (shown: Shown) =>
  ['button', 'svg', 'img'].includes(shown.tag) || shown.attribute('data-pieces') !== null

/**
 * The things in here that tell nothing: their kind, which is the class of a button or a piece, and
 * of a sign that of what it lies in; and what they are called. What lies in a thing is part of it.
 */
function untoldIn(shown: Shown, within: string): [kind: string, name: string][] {
  const own = shown.attribute('class')?.split(' ')[0] ?? ''
  if (tells(shown) || SCENERY.includes(own)) return []
  const isButton = shown.tag === 'button'
  if (isButton && isSentence(shown)) return []
  const isSign = shown.tag === 'svg' || shown.tag === 'img'
  if (isThing(shown)) return [[isSign || !own ? `${shown.tag} in ${within}` : own, shown.name]]
  return shown.children().flatMap(child => untoldIn(child, own || within))
}

/** One position for each kind of question, and the end of a match. */
function positionsOf(game: Game): Position[] {
  const ended = plainMatches(game).slice(-1)
  return [...oneOfEachKind(game), ...ended.map(match => ({ ...match, seat: 0 }))]
}

/** The kinds of things that tell nothing, each with the name of one. */
async function untold({ game, words, board }: (typeof games)[number]) {
  const found = new Map<string, string>()
  for (const { chronicle, seat } of positionsOf(game)) {
    const begun = replay(game, chronicle)
    if (!begun.ok) throw new Error(begun.message)
    const { state } = begun.value
    const view = game.view(state, seat)
    const offers = game.legal(state, seat)
    const { table } = tableOf(words, { view, offers, who: whoFor(seat) })
    const shown = await screen(h(board.Board, table))
    for (const [kind, name] of shown.children().flatMap(child => untoldIn(child, '')))
      found.set(kind, name)
    await shown.close()
  }
  return found
}

test.each(games)(
  '$id: every button, piece and sign on the table tells what it is and does',
  async table => {
    const found = await untold(table)
    const known = UNTOLD[table.id] ?? []
    const fresh = [...found].filter(([kind]) => !known.includes(kind))
    expect(fresh, 'give each a sentence: `data-tells` or `aria-description`').toEqual([])
    const done = known.filter(kind => !found.has(kind))
    expect(done, 'these tell by now: strike them off the list').toEqual([])
  },
  PATIENCE,
)
