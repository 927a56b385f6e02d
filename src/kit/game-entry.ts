import type { Frozen, Game, GameTypes, Seat } from '../kernel/game.ts'
import type { ContentSchema } from './content/schema.ts'
import type { ContentSets } from './content/sets.ts'
import type { Insight } from './judgement/insight.ts'
import type { Trained } from './judgement/judgement.ts'
import type { Lesson } from './lesson/lesson.ts'
import type { GameMeta, Language } from './meta.ts'
import type { Terminal } from './terminal.ts'
import { catalogues } from './text/messages.ts'
import { type Catalogue, type Say, sayIn } from './words/messages.ts'
import type { Called } from './words/called.ts'
import type { GameText } from './words/text.ts'

/** What a game's `engine/index.ts` exports. */
export interface LoadedGame {
  readonly game: Game
  /** The sets of printed values, where they can be replaced. */
  readonly contentSets?: ContentSets
  /** What is played for seats whose clocks have run out, where the rules say so. */
  readonly onTimeout?: (
    state: Frozen<GameTypes['state']>,
  ) => readonly { readonly seat: Seat; readonly move: GameTypes['move'] }[]
  /**
   * What each seat plays as, read from an onlooker's view, where seats are not all alike; for
   * statistics.
   */
  readonly roles?: (view: GameTypes['view']) => readonly string[]
}

/** A game as all else sees it: facts at once, each part loaded when it is needed. */
export interface GameEntry {
  readonly meta: GameMeta
  load(): Promise<LoadedGame>
  text(language: Language): Promise<{ readonly text: GameText }>
  /**
   * The words of hints and reviews: why a move helps, in messages `judged.<group>.more`, and of each
   * move what it does in place of what it is called. Those of the lab: what moves and events carry,
   * `field.<name>` and `value.<word>`. Without them nothing is said of either.
   */
  reasons?(language: Language): Promise<{ readonly text: GameText }>
  /** What numbers are called that moves and events carry: for the lab. */
  called?(): Promise<{ readonly called: Called }>
  /** What bots know about playing well; without it they know the rules alone. */
  insight?(): Promise<{ readonly insight: Insight }>
  /** What bots have learned by playing it; without it they know the insight alone. */
  judgement?(): Promise<{ readonly judgement: Trained }>
  /** Its rulebook as Markdown, for the terminal; the page finds it by itself. */
  readonly rulebook?: Rulebook
  /** How the game looks in a terminal; without it the view is shown field by field. */
  terminal?(): Promise<{ readonly terminal: Terminal }>
  /**
   * Content files that replace the printed values: the field `schema` of such a file, and who
   * checks it.
   */
  readonly content?: { readonly schema: string; load(): Promise<ContentSchema<object>> }
  /** Lessons at the table for those who have never played it. */
  readonly lessons?: GameLessons
  /** Positions in which one move is clearly the best, as links carry them. */
  puzzles?(): Promise<{ readonly default: readonly string[] }>
}

/** `rules/en.md` and its like. */
type Rulebook = {
  readonly [language in Language]: () => Promise<{ readonly default: string }>
}

/** The lessons of a game, each loaded when it is begun. */
export interface GameLessons {
  /** In the order in which one learns; the first is offered before a first game. */
  readonly ids: readonly string[]
  /** Rejects if there is no such lesson. */
  load(id: string): Promise<Lesson>
  /** What says the words of all lessons. */
  words(language: Language): Promise<Say<unknown>>
}

/** The parts of a game as its `index.ts` names them: each import is typed by the game itself. */
interface Parts {
  readonly meta: GameMeta
  readonly load: () => Promise<unknown>
  /** Its messages: every language is named, so that every bundler finds its file. */
  readonly messages: {
    readonly [language in Language]: () => Promise<{ readonly default: Catalogue }>
  }
  /** `textIn`: which message is said when. Without it, those named as what they speak of. */
  readonly text?: () => Promise<unknown>
  /** `judgement/text`: its messages stand in for those of the game that have the same keys. */
  readonly reasons?: () => Promise<{
    readonly catalogues: { readonly [language in Language]: Catalogue }
  }>
  readonly called?: () => Promise<unknown>
  readonly rulebook?: Rulebook
  readonly insight?: () => Promise<unknown>
  readonly judgement?: () => Promise<unknown>
  readonly terminal?: () => Promise<unknown>
  readonly content?: { readonly schema: string; readonly load: () => Promise<unknown> }
  readonly puzzles?: () => Promise<{ readonly default: readonly string[] }>
  readonly lessons?: {
    /** `lessons/<id>.json` by id, in the order in which one learns. */
    readonly all: { readonly [id: string]: () => Promise<{ readonly default: unknown }> }
    /** `lessons/text/en.json` and its like. */
    readonly words: Parts['messages']
  }
}

/**
 * Makes the entry of a game from its parts. Which types it plays with is known only inside the
 * game's folder.
 */
export function gameEntry(parts: Parts): GameEntry {
  const { lessons, reasons } = parts
  return {
    ...parts,
    text: (language: Language) => textOf(parts, language),
    reasons:
      reasons &&
      (async (language: Language) =>
        textOf(parts, language, (await reasons()).catalogues[language])),
    lessons: lessons && lessonsOf(lessons),
  } as GameEntry
}

function lessonsOf({ all, words }: NonNullable<Parts['lessons']>): GameLessons {
  return {
    ids: Object.keys(all),
    async load(id) {
      const [json, { lessonOf }] = await Promise.all([all[id]?.(), import('./lesson/lesson.ts')])
      return lessonOf(json?.default)
    },
    async words(language) {
      const { default: catalogue } = await words[language]()
      return sayIn(language, catalogue)
    },
  }
}

/** A game says what all games say, such as "The game is over.", in its own words if it has some. */
async function textOf({ messages, text }: Parts, language: Language, instead: Catalogue = {}) {
  const [module, { default: common }, { default: own }] = await Promise.all([
    text?.() ?? import('./words/by-name.ts'),
    catalogues[language](),
    messages[language](),
  ])
  const { textIn } = module as {
    textIn: (say: Say<unknown>, keys: readonly string[]) => GameText
  }
  const words = { ...common, ...own, ...instead }
  return { text: textIn(sayIn(language, words), Object.keys(words)) }
}
