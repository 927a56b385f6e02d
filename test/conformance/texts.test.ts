import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ledgerOf } from '../../scripts/lib/ledger.mjs'
import { findGame } from '../../src/games/index.ts'
import type { Game, GameTypes, Refusal } from '../../src/kernel/game.ts'
import { LANGUAGES, type Language } from '../../src/kit/meta.ts'
import { BROKEN, broken, whoAt } from '../../src/kit/words/text.fixture.ts'
import { reasonKey } from '../../src/kit/words/message-keys.ts'
import type { GameText } from '../../src/kit/words/text.ts'
import { daily } from '../deep.ts'
import {
  type Case,
  games,
  type GameWords,
  movers,
  seatsOf,
  viewers,
  walk,
  wordsOf,
} from './cases.ts'
import { longestOf, rounds } from './rounds.ts'
import { text as textOf, textOfMove } from './said.ts'

/*
 * What is said of every game in every language, over whole random matches: no sentence is broken, no
 * two moves of one question are called alike, every refusal has its reason in words.
 */

/** At one ply in so many it is read what is asked, what the moves are called, why others are none. */
const OFTEN = daily(7, 1)
/** Plies of each game, and how often a kind of move is seldom. */
const PLIES = daily(2_000, 50_000)
const SELDOM = 15
/** Of a title, in letters. */
const LONGEST_TITLE = 50
/** Of what a hint says of a move, on a phone. */
const LONGEST_HINT = 75
const isNoHint = (said: string) => !SENTENCE.test(said) || said.length > LONGEST_HINT
const SENTENCE = /^[A-ZÁÉÍÓÚ¿¡«].*[.!?]$/
/** A sentence or two, and the rule they rest on. */
const REASON = /^[A-ZÁÉÍÓÚ¿¡].*[.!?] \[([A-Z]+(?:-[A-Z]+)?-R?\d+[a-z]?)\]$/
/** All that is said in one language. */
interface Said {
  readonly titles: Set<string>
  readonly hints: Set<string>
  readonly events: Set<string>
  readonly moves: Set<string>
  readonly refusals: Set<string>
  /** Why something is asked. */
  readonly reasons: Set<string>
  /** The names of the moves of a question of which two are called alike. */
  readonly alike: string[][]
  /** What moves do. */
  readonly deeds: Set<string>
}

/** What is said of a game in one language: by itself, and by its hints where it has words for them. */
interface Speaker {
  readonly text: GameText
  readonly reasons: GameText | undefined
}

/** Reads what is asked in a position, to those who are asked and to onlookers; and their moves. */
function read(at: Case, state: GameTypes['state'], { text, reasons }: Speaker, said: Said): void {
  const { game, options } = at
  for (const viewer of [null, ...movers(at, state)]) {
    const view = game.view(state, viewer)
    const { title, hint } = text.prompt(view, whoAt(viewer, options))
    said.titles.add(title)
    if (hint !== '') said.hints.add(hint)
    if (game.actors(state).length > 0) said.reasons.add(text.why?.(view) ?? '')
    if (viewer === null) continue
    const moves = game.legal(state, viewer)
    const names = moves.map(move => text.move(move, view))
    if (reasons) for (const move of moves) said.deeds.add(reasons.move(move, view))
    for (const name of names) said.moves.add(name)
    if (new Set(names).size < names.length) said.alike.push(names)
  }
}

/** Every refusal of one of these moves in this position, each once. */
function refusalsOf(
  { game, seats }: Case,
  state: GameTypes['state'],
  moves: Iterable<GameTypes['move']>,
  found: Map<string, Refusal>,
): void {
  for (const move of moves)
    for (const seat of seatsOf(seats)) {
      const refusal = game.explain(state, seat, move)
      if (refusal !== null) found.set(textOf(refusal), refusal)
    }
}

/** Plays so many plies of a game, what came seldom so far first of all, and keeps what is said. */
function listen(
  game: Game,
  speakers: readonly Speaker[],
  words: GameWords | null,
): readonly Said[] {
  const all = speakers.map(() => ({
    titles: new Set<string>(),
    hints: new Set<string>(),
    events: new Set<string>(),
    moves: new Set<string>(),
    refusals: new Set<string>(),
    reasons: new Set<string>(),
    alike: [],
    deeds: new Set<string>(),
  }))
  const refusals = new Map<string, Refusal>()
  const known = new Map<string, GameTypes['move']>()
  const counts = new Map<string, number>()
  const likes = (type: string) => ((counts.get(type) ?? 0) < SELDOM ? 40 : undefined)
  let played = 0
  for (const [turn, at] of rounds(game, words?.positions ?? []).entries()) {
    if (played >= PLIES) break
    for (const { state, ply, move, events } of walk(at, 7100 + turn, longestOf(at), likes)) {
      played++
      if (move) known.set(textOfMove(move), move)
      if (move) counts.set(move.type, (counts.get(move.type) ?? 0) + 1)
      for (const viewer of viewers(at.seats)) {
        const heard = events.flatMap(event => game.redact(event, viewer) ?? [])
        for (const [index, { text }] of speakers.entries())
          for (const event of heard)
            all[index].events.add(text.event(event, whoAt(viewer, at.options)))
      }
      if (ply % OFTEN > 0 && game.actors(state).length > 0) continue
      for (const [index, speaker] of speakers.entries()) read(at, state, speaker, all[index])
      refusalsOf(at, state, known.values(), refusals)
    }
  }
  for (const [index, { text }] of speakers.entries())
    for (const refusal of refusals.values()) all[index].refusals.add(text.refusal(refusal))
  return all
}

/** Reasons that all games have, and may say in words of their own. */
const OF_ALL_GAMES = ['no-such-move', 'not-seated', 'not-your-turn', 'over']
/** Why a test skips a game. */
const NEW = 'a new game: it says nothing about itself yet'
/** Of the goal, and of a reason why something is asked. */
const MOST_WORDS = 45

const fileOf = ({ id }: Game, path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/games/${id}/${path}`, import.meta.url), 'utf8'))

async function speakersOf({ id }: Game): Promise<Speaker[]> {
  const speakers: Speaker[] = []
  for (const language of LANGUAGES) {
    const found = await findGame(id)?.text(language)
    const reasons = await findGame(id)?.reasons?.(language)
    if (found) speakers.push({ text: found.text, reasons: reasons?.text })
  }
  return speakers
}

describe.each(games)('$id', game => {
  let speakers: Speaker[] = []
  let words: GameWords | null = null
  let all: readonly Said[] = []
  beforeAll(async () => {
    speakers = await speakersOf(game)
    words = await wordsOf(game)
    all = listen(game, speakers, words)
  })
  const within = (language: Language) => LANGUAGES.indexOf(language)

  test.each(LANGUAGES)('nothing that is said of a match is broken (%s)', language => {
    const { titles, hints, events, moves, refusals, alike } = all[within(language)]
    expect(broken(titles)).toEqual([])
    const longest = words?.longTitles ? Infinity : LONGEST_TITLE
    expect([...titles].filter(title => title.length > longest)).toEqual([])
    expect([...hints].filter(hint => BROKEN.test(hint))).toEqual([])
    expect(broken([...events].filter(Boolean))).toEqual([])
    expect(broken(moves)).toEqual([])
    expect(alike).toEqual([])
    expect([...refusals].filter(said => BROKEN.test(said) || !SENTENCE.test(said))).toEqual([])
  })

  test.for(LANGUAGES)(
    'every question says why it is asked, by its rule (%s)',
    (language, { skip }) => {
      const keys = Object.keys(fileOf(game, `text/${language}.json`) as object)
      skip(!keys.some(key => key.startsWith('why.')), NEW)
      const ledger = ledgerOf(game.id)
      const { reasons } = all[within(language)]
      const rule = (reason: string) => REASON.exec(reason)?.[1] ?? ''
      expect([...reasons].filter(reason => !ledger.includes(rule(reason)))).toEqual([])
    },
  )

  test.each(LANGUAGES)(
    'every reason to refuse a move has a sentence, and a new one its rule (%s)',
    language => {
      const { text } = speakers[within(language)]
      const bare = (why: string) => text.refusal({ rule: 'NEW-1', why }).includes('NEW-1')
      const file = `src/games/${game.id}/text/${language}.json`
      expect(game.vocabulary.refusals.filter(bare), `${file} lacks refusal.…`).toEqual([])
      expect(bare('new')).toBe(true)
      const keys = Object.keys(fileOf(game, `text/${language}.json`) as object)
      const reasons = keys.flatMap(key => /^refusal\.(?!other$)(.+)$/.exec(key)?.[1] ?? [])
      const known = [...game.vocabulary.refusals, ...OF_ALL_GAMES]
      expect(reasons.filter(why => !known.includes(why))).toEqual([])
    },
  )

  test.for(LANGUAGES)(
    'a hint says of every move what it does, and why it is good, in a short sentence (%s)',
    async (language, { skip }) => {
      const { reasons } = speakers[within(language)]
      const judgement = await findGame(game.id)?.judgement?.()
      skip(reasons === undefined && judgement === undefined, NEW)
      expect(reasons, `src/games/${game.id}/index.ts lacks reasons`).toBeDefined()
      const keys = Object.keys(fileOf(game, `judgement/text/${language}.json`) as object)
      const told = keys.filter(key => key.startsWith('judged.'))
      const groups = judgement?.judgement.features.inputs.map(name => name.split('/')[0] ?? '')
      expect(told.filter(key => !groups?.map(reasonKey).some(each => each === key))).toEqual([])
      const named = (type: string) => [type, `move.${type}`, `${type}.other`]
      const kinds = game.vocabulary.moves
      expect(kinds.filter(type => !named(type).some(key => keys.includes(key)))).toEqual([])
      const names = Object.keys(fileOf(game, `text/${language}.json`) as object)
      expect(names.filter(key => key.startsWith('judged.'))).toEqual([])
      const things = Object.values(judgement?.judgement.features.names ?? {})
      const said = [
        ...all[within(language)].deeds,
        ...told.flatMap(key =>
          [0, 1, 23].map(n => reasons?.say.find(key, { n, what: 'none' }) ?? ''),
        ),
        ...told.flatMap(key =>
          things.map(term => reasons?.say.find(key, { n: 1, what: { term } }) ?? ''),
        ),
      ]
      expect(said.filter(isNoHint)).toEqual([])
    },
  )

  test.each(LANGUAGES)('every value of every option has a name of its own (%s)', language => {
    const { options } = speakers[within(language)].text
    for (const [option, values] of Object.entries(game.options)) {
      const key = `src/games/${game.id}/text/${language}.json: option.${option}`
      expect(Object.keys(options), `${key} is told`).toContain(option)
      const { name, help } = options[option]
      const names = values.map(value => options[option].value(value))
      const isBroken = (said: string) => said === '' || BROKEN.test(said)
      expect([name, help].filter(isBroken), `${key} and its .help`).toEqual([])
      expect(names.filter(isBroken), `${key}.value`).toEqual([])
      expect(new Set(names).size, `${key}.value`).toBe(names.length)
    }
  })

  test.for(LANGUAGES)('goal, steps and reasons are few words (%s)', (language, { skip }) => {
    const { goal, steps, ours } = speakers[within(language)].text
    skip(goal === '', NEW)
    const words = Object.entries(fileOf(game, `text/${language}.json`) as { [key: string]: string })
    const said = words.flatMap(([key, why]) => (key.startsWith('why.') ? why : []))
    const long = [goal, ...said].filter(each => each.split(' ').length > MOST_WORDS)
    expect(long).toEqual([])
    expect(goal.length).toBeGreaterThan(20)
    expect([4, 5, 6]).toContain(steps.length)
    expect(broken([...steps, ...(ours === '' ? [] : [ours])])).toEqual([])
  })
})
