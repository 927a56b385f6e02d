import { h } from 'preact'
import { beforeEach, expect, test, vi } from 'vitest'
import { oneOfEachKind, plainMatches, type Position } from '../../test/e2e/record.ts'
import { GAMES } from '../games/index.ts'
import type { Game, GameTypes } from '../kernel/game.ts'
import { must, replay, submit } from '../kernel/match.ts'
import { tableOf } from './board-kit/board.fixture.ts'
import { loadBoard } from './boards.ts'
import { screen, type Shown } from './screen.fixture.ts'
import { boardBrowser } from './server.fixture.ts'
import { spotsFor } from './table/hint/spots-for.ts'
import { whoFor } from './table/table.fixture.ts'
import { SCENERY, UNTOLD } from './untold.fixture.ts'

/*
 * What all tables have in common, at one question of each kind: whatever lies there tells in words
 * what it is and does (every button, every piece and every sign has a sentence, itself or from what
 * it lies in), and a hint marks the place of each move on offer, one that is on the table, and no
 * button of another move. What a screen reader has just said it does not say again. Its board knows
 * what several seats decide at once.
 */

const games = await Promise.all(
  GAMES.map(async entry => ({
    id: entry.meta.id,
    game: (await entry.load()).game,
    words: (await entry.text('en')).text,
    board: await loadBoard(entry.meta.id),
  })),
)

beforeEach(boardBrowser)

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

type Table = (typeof games)[number]

/** Moves of a trade that is being put together: they have no place of their own. */
const ELSEWHERE = /^(want|drop|unvote)$/

/** What is wrong with the marks of these moves, where the places with these names are on the table. */
function mismarked(
  { board }: Table,
  offers: readonly GameTypes['move'][],
  view: object,
  there: ReadonlySet<string>,
): string[] {
  const wrong: string[] = []
  const buttons = new Map<string, string>()
  for (const move of offers) {
    const said = JSON.stringify(move)
    const marks = spotsFor(board, move, view).filter(spot => there.has(spot))
    if (marks.length === 0 && !ELSEWHERE.test(move.type)) wrong.push(`${said} has no mark`)
    // What has a number can begin several moves; a button is of one.
    const button = marks.join(' ')
    if (marks.length === 0 || button.includes(':')) continue
    if (buttons.has(button)) wrong.push(`${said} is marked like ${buttons.get(button)}`)
    buttons.set(button, said)
  }
  return wrong
}

/** A sign that is read out by its name, or not at all. */
const SIGN = /[·→]/

/** What is heard wrongly of a thing: what its name or the question has said already, or a sign. */
function misheard(shown: Shown, question: string): string[] {
  const [name, more] = [shown.attribute('aria-label') ?? '', shown.attribute('aria-description')]
  const [does = ''] = more?.split(/(?<=\.) /) ?? []
  const again = more !== null && (name.includes(does) || more.startsWith(question))
  return [again ? `twice: ${name}: ${more}` : '', SIGN.test(name) ? `a sign: ${name}` : ''].filter(
    Boolean,
  )
}

/** The kinds of things that tell nothing, each with the name of one; and what is marked wrongly. */
async function lookAt(table: Table) {
  const { game, words, board } = table
  const untold = new Map<string, string>()
  const unmarked = new Set<string>()
  const wrongly = new Set<string>()
  for (const { chronicle, seat } of positionsOf(game)) {
    const { state } = must(replay(game, chronicle))
    const view = game.view(state, seat)
    const offers = game.legal(state, seat)
    const shown = await screen(
      h(board.Board, tableOf(words, { view, offers, who: whoFor(seat) }).table),
    )
    // Parts of a board that are fetched when the table stands.
    await vi.dynamicImportSettled()
    await shown.settle()
    for (const [kind, name] of shown.children().flatMap(child => untoldIn(child, '')))
      untold.set(kind, name)
    const spots = shown.everything().flatMap(each => each.attribute('data-spot')?.split(' ') ?? [])
    for (const wrong of mismarked(table, offers, view, new Set(spots))) unmarked.add(wrong)
    const question = words.prompt(view, whoFor(seat)).title
    for (const each of shown.everything())
      for (const wrong of misheard(each, question)) wrongly.add(wrong)
    await shown.close()
  }
  return { untold, unmarked, wrongly }
}

const looks = new Map<Table, ReturnType<typeof lookAt>>()

/** Each position is shown once, for all tests. */
function looked(table: Table) {
  const known = looks.get(table) ?? lookAt(table)
  looks.set(table, known)
  return known
}

test.each(games)(
  '$id: every button, piece and sign on the table tells what it is and does',
  async table => {
    const { untold } = await looked(table)
    const known = UNTOLD[table.id] ?? []
    const fresh = [...untold].filter(([kind]) => !known.includes(kind))
    expect(fresh, 'give each a sentence: `data-tells` or `aria-description`').toEqual([])
    const done = known.filter(kind => !untold.has(kind))
    expect(done, 'these tell by now: strike them off the list').toEqual([])
  },
  PATIENCE,
)

test.each(games)(
  '$id: what a hint marks is on the table, and no button of another move',
  async table => {
    expect([...(await looked(table)).unmarked]).toEqual([])
  },
  PATIENCE,
)

test.each(games)(
  '$id: no name and no question is heard twice, and no sign instead of a word',
  async table => {
    expect([...(await looked(table)).wrongly]).toEqual([])
  },
  PATIENCE,
)

const listsSeats = (value: unknown) =>
  Array.isArray(value) && value.some(each => Object(each) === each && 'seat' in each)

test.each(games)(
  '$id: its board names every event that lists what several seats decided',
  ({ game, board }) => {
    const listing = new Set<string>()
    for (const { chronicle } of plainMatches(game)) {
      const match = must(replay(game, chronicle, 0))
      for (const { seat, move } of chronicle.log) {
        const played = submit(match, seat, move)
        for (const event of played.ok ? played.events : [])
          if (Object.values(event).some(listsSeats)) listing.add(event.type)
      }
    }
    expect([...listing].toSorted()).toEqual((board.together ?? []).toSorted())
  },
)
