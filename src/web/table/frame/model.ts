import { findGame } from '../../../games/index.ts'
import type { GameTypes, Seat } from '../../../kernel/game.ts'
import type { Language } from '../../../kit/meta.ts'
import type { GameText, Prompt, Who } from '../../../kit/words/text.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { SessionState } from '../../session/session.ts'
import type { GameBoard, Premove, SeatLine } from '../../board-kit/board.ts'
import { clockOf } from '../clocks/clock-text.ts'
import { insteadOfPrompt, isStopped, withStory } from '../life/story.ts'
import { type Line, linesOf, sentences } from '../log/lines.ts'
import { standing } from '../../session/standing.ts'
import { othersAt, type Person, recentOf } from '../people/others.ts'
import { whoIs } from '../people/who.ts'
import { tableText } from '../text/index.ts'
import { inARow } from './brief.ts'
import type { Frame } from './playhead.ts'

/** All that decides what the table page shows. */
export interface FrameInput {
  readonly frame: Frame
  readonly board: GameBoard
  readonly text: GameText
  readonly language: Language
  /** I look at what has been, while the match goes on. */
  readonly lookingBack: boolean
  /** While I look back: all steps so far, for the log. */
  readonly steps: readonly Step[] | null
  /** What the board has the status line say; null = what the position asks. */
  readonly headline: Prompt | null
}

/** What the table page shows of one frame. The same input always gives the same model. */
export interface FrameModel {
  /** The game's name. */
  readonly title: string
  readonly who: Who
  readonly view: object
  readonly prompt: Prompt
  /** Stands below the prompt instead of its hint, if not "". */
  readonly note: string
  /** My move is shown, but not acknowledged yet. */
  readonly sending: boolean
  /** A finished match, or what I missed: nothing can be chosen. */
  readonly replaying: boolean
  /** How things stand now, in a match that may go on. */
  readonly live: boolean
  /** The page waits for my choice. */
  readonly mine: boolean
  /** The match is over, and its result is shown. */
  readonly over: boolean
  readonly offers: readonly GameTypes['move'][]
  /** What I can decide before I am asked. */
  readonly premoves: readonly Premove[]
  /** I play, and others are asked, elsewhere than on this device. */
  readonly waits: boolean
  /** What happened in the game, a line for each event. */
  readonly lines: readonly Line[]
  /** The same with who came, left or resigned. */
  readonly log: readonly Line[]
  /** Everybody by seat, as headings call them. */
  readonly names: readonly string[]
  /** The first step that is new in the log. */
  readonly newFrom: number
  /** The step shown, while I look back at a match that goes on. */
  readonly shown: number | null
  readonly latest: readonly GameTypes['event'][]
  readonly past: readonly GameTypes['event'][]
  readonly people: readonly Person[]
  readonly undo: UndoModel
  /** Whether my own clock is shown. */
  readonly clock: boolean
  /** Whether there is a match that I could stop playing. */
  readonly stops: boolean
}

export interface UndoModel {
  /** Whether there is a button for it. */
  readonly shown: boolean
  /** The button is paler: pressing it says why nothing can be taken back. */
  readonly off: boolean
  /** Why nothing can be taken back; null if it can. */
  readonly refusal: string | null
}

export function frameModel(input: FrameInput): FrameModel {
  const { frame, board, text, language, lookingBack } = input
  const { state, steps, at, newest } = frame
  const { table, seat, moment } = state
  const who = whoReads(state)
  const replaying = state.frame !== null
  const live = newest && !replaying
  const plays = seat !== null && table.seats[seat]?.standIn === null
  const playing = plays && table.status === 'running'
  const mine = live && plays && table.actors.includes(seat)
  const asksAnother = (state.shared?.next ?? []).length > 0
  const shown = state.steps.slice(0, at)
  const past = eventsOf(standing(shown))
  const told = input.steps ?? shown
  const lines = linesOf(standing(told), text, who, board, table.seats.length)
  return {
    title: findGame(table.game)?.meta.title[language] ?? table.game,
    who,
    view: moment?.view ?? {},
    prompt: promptOf(input, who),
    note: noteOf(input),
    sending: state.pending > 0,
    replaying,
    live,
    mine,
    premoves:
      live && playing ? (board.premoves?.({ view: moment?.view ?? {}, past, text }) ?? []) : [],
    waits: !replaying && playing && !(newest && (mine || asksAnother)),
    over: live && table.status === 'over',
    // There may be offers for somebody the game does not wait for.
    offers: live && seat !== null ? (moment?.offers ?? []) : [],
    lines,
    log: replaying && !lookingBack ? lines : withStory(lines, told, table.life, who),
    names: namesOf(state, who),
    shown: lookingBack ? (shown.at(-1)?.seq ?? 0) : null,
    newFrom: steps[0]?.seq ?? Infinity,
    latest: eventsOf(steps),
    past,
    people: peopleOf(input, who, shown),
    undo: undoOf(state, mine, lines.length),
    clock: (!replaying || input.lookingBack) && clockOf(table, seat) !== null,
    stops: plays && table.life !== null && table.status === 'running',
  }
}

/**
 * From whose side everything is told: board, log and status line. In a replay that changes sides
 * with every step, "you" would be somebody else each time, so everybody is told by name.
 */
const whoReads = ({ table, seat, frame }: SessionState): Who =>
  whoIs(table, frame?.everybodys === true ? null : seat)

/** That my move is on its way, or waits for the connection; "" if none is. */
function noteOf({ frame }: FrameInput): string {
  const { pending, link } = frame.state
  if (pending === 0) return ''
  return link === 'lost' ? tableText('table.kept') : tableText('table.sending')
}

function namesOf(state: SessionState, who: Who): string[] {
  return state.table.seats.map((_, seat) =>
    seat === who.me ? tableText('log.you') : who.name(seat),
  )
}

/** What the status line says: what happened while looking back, what is asked otherwise. */
export function promptOf(input: FrameInput, who: Who): Prompt {
  const { frame, text, lookingBack, headline } = input
  const { table, moment } = frame.state
  const past = lookingBack ? pastPrompt(frame, text, who) : null
  if (past !== null) return past
  const instead = frame.newest ? insteadOfPrompt(table, who) : null
  if (instead !== null) return { title: instead, hint: '' }
  if (headline !== null) return headline
  const view = moment?.view ?? {}
  return text.prompt(who.me === null ? { ...view, viewer: null } : view, who)
}

/** What happened in the moment I look back at; null in any other replay. */
function pastPrompt({ state, steps }: Frame, text: GameText, who: Who): Prompt | null {
  if (!state.frame) return null
  const { at, of } = state.frame
  const told = at === 0 ? [] : steps.flatMap(step => sentences(step, text, who))
  return {
    title: inARow(told) || tableText('since.start'),
    hint: tableText('since.at', { at, of }),
  }
}

function peopleOf(input: FrameInput, who: Who, shown: readonly Step[]): Person[] {
  const { board, text, language } = input
  const { table, seat: me, moment, frame } = input.frame.state
  const view = moment?.view ?? {}
  // Of a match that was stopped nobody is about to do anything any more.
  const stopped = input.frame.newest && isStopped(table)
  const lineOf = (seat: Seat) => {
    const lately = recentOf(shown, seat)
    const about = (recent: (typeof lately)[number] | null) =>
      board.seat({ view, seat, recent, lately, text, language })
    let newest: SeatLine | null = null
    for (const event of lately) {
      const line = about(event)
      if (line.did) return line
      newest ??= line
    }
    return newest ?? about(null)
  }
  return othersAt(table, me, seat => ({
    line: {
      ...lineOf(seat),
      ...(stopped && { did: '', brief: '' }),
    },
    hand: (frame !== null && board.hand?.({ view, seat, who, text, language })) || null,
  }))
}

function undoOf({ table, seat, moment, frame }: SessionState, mine: boolean, happened: number) {
  const over = table.status === 'over'
  const undoable = moment?.undoable ?? false
  return {
    shown: seat !== null && frame === null && !over,
    off: !undoable || !mine,
    refusal: undoRefusal(over, mine, undoable, happened),
  }
}

function undoRefusal(
  over: boolean,
  mine: boolean,
  undoable: boolean,
  happened: number,
): string | null {
  if (over) return tableText('undo.over')
  if (undoable) return null
  if (!mine) return tableText('undo.notYours')
  return happened === 0 ? tableText('undo.none') : tableText('undo.flowed')
}

function eventsOf(steps: readonly Step[]): GameTypes['event'][] {
  return steps.flatMap(step => step.events)
}
