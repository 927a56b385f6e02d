import { knowledgeFor } from '../../bots/knowledge.ts'
import { ask as askBot } from '../../bots/levels.ts'
import { HINT_BUDGET } from '../../bots/review/hint-budget.ts'
import { hint } from '../../bots/review/hint.ts'
import { findGame } from '../../games/index.ts'
import { stream } from '../../kernel/chance.ts'
import type { PerSeat, Seat, GameTypes } from '../../kernel/game.ts'
import { canUndo, type Match, must, submit, undo } from '../../kernel/match.ts'
import { memoryOf } from '../../kernel/memory.ts'
import { ranks } from '../../kernel/rank.ts'
import { Rng } from '../../kernel/rng.ts'
import { type Language, LOCALES } from '../../kit/meta.ts'
import { reasonTexts } from '../../kit/words/reasons.ts'
import type { GameText, Who } from '../../kit/words/text.ts'
import type { Paint, Terminal } from '../../kit/terminal.ts'
import { readMove } from '../../kit/read-move.ts'
import type { Asker } from './asker.ts'
import { lookedUp } from '../rules/looked-up.ts'
import { introduced } from './seats.ts'
import type { PlayWords } from './text/index.ts'

/** Everything a game in the terminal needs. */
export interface Parts {
  readonly match: Match
  readonly me: Seat
  /** The bots' levels; null where the player sits. */
  readonly levels: PerSeat<string | null>
  readonly names: PerSeat<string>
  readonly text: GameText
  readonly terminal: Terminal
  readonly words: PlayWords
  readonly language: Language
  readonly paint: Paint
  /** Whether the player may ask for hints. */
  readonly hints: boolean
  /** The rulebook, as Markdown. */
  readonly rules: () => Promise<string>
}
/** More rules than this nobody reads. */
const MOST_RULES = 8
type Say = (line: string) => void

/** One player and some bots at a table in the terminal. */
export class Sitting {
  private readonly parts: Parts
  private readonly who: Who
  private say: Say = () => {}

  constructor(parts: Parts) {
    this.parts = parts
    this.who = { me: parts.me, options: parts.match.options, name: seat => parts.names[seat] ?? '' }
  }

  /** Plays to the end; false if the player leaves before. */
  async play(asker: Asker, say: Say): Promise<boolean> {
    this.say = say
    const { match, me, words, names, levels, text } = this.parts
    say(words('play.table', { names: introduced(names, levels, words) }))
    if (text.goal !== '') say(text.goal)
    for (;;) {
      const actors = match.game.actors(match.state)
      const [first] = actors
      if (first === undefined) break
      if (actors.includes(me)) {
        if ((await this.myTurn(asker)) === 'quit') return (say(words('play.quitted')), false)
      } else await this.botTurn(first)
    }
    this.showEnd()
    return true
  }

  private async botTurn(seat: Seat): Promise<void> {
    const { match, levels } = this.parts
    const { game, state, seed, log } = match
    const view = game.view(state, seat)
    const rng = stream(`${seed} bot ${seat}`, log.length)
    const question = {
      game,
      seat,
      view,
      past: memoryOf(match, seat),
      offers: game.legal(state, seat),
      rng,
      now: () => performance.now(),
    }
    const answer = must(await askBot(levels[seat] ?? '', question))
    this.carryOut(seat, answer.move)
  }

  /** Asks until a move is made or the player leaves. */
  private async myTurn(asker: Asker): Promise<'moved' | 'quit'> {
    const { match, me, text, words, hints } = this.parts
    const { game, state } = match
    const view = game.view(state, me)
    const offers = game.legal(state, me)
    const { title, hint } = text.prompt(view, this.who)
    this.say(['', ...this.table(view)].join('\n'))
    for (;;) {
      const choices = offers.map(move => text.move(move, view, this.who))
      const message = hint === '' ? title : `${title} (${hint})`
      const reply = await asker.ask({ message, choices, undo: canUndo(match, me), hint: hints })
      switch (reply.type) {
        case 'quit':
          return 'quit'
        case 'choice':
          this.carryOut(me, offers[reply.index])
          return 'moved'
        case 'undo':
          if (undo(match, me).ok) this.say(words('play.undone'))
          return 'moved'
        case 'hint':
          if (hints) await this.hint(view, offers)
          else this.say(words('play.noHints'))
          break
        case 'why':
          if (reply.typed !== '') this.explain(reply.typed)
          break
        case 'help':
          this.help(view)
          break
        case 'rules':
          if (reply.typed !== '') await this.lookUp(reply.typed)
          break
        case 'typed':
          if (this.tryTyped(reply.typed)) return 'moved'
      }
    }
  }

  /** Says the best moves by what this player can know. */
  private async hint(view: GameTypes['view'], offers: readonly GameTypes['move'][]): Promise<void> {
    const { match, me, text, words, language } = this.parts
    const { game } = match
    const rng = Rng.from(1)
    const past = memoryOf(match, me)
    const question = { game, seat: me, view, past, offers, rng, now: () => performance.now() }
    const place = new Intl.NumberFormat(LOCALES[language], {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    const advice = hint(question, await knowledgeFor(game), HINT_BUDGET)
    const reasons = await findGame(game.id)?.reasons?.(language)
    const why = reasonTexts(reasons?.text, advice, view)
    for (const [at, { move, place: expected }] of advice.entries()) {
      const told = expected === null ? '' : words('play.place', { place: place.format(expected) })
      const said = [told, why[at]].filter(Boolean).join('; ')
      const line = `${at + 1}. ${text.move(move, view, this.who)}${said && ` (${said})`}`
      const head = `${words('play.hint')}: `
      this.say(`${at === 0 ? head : ' '.repeat(head.length)}${line}`)
    }
  }

  /** Says why this is asked, how the game is won, and how it goes. */
  private help(view: GameTypes['view']): void {
    const { text } = this.parts
    const { goal, steps } = text
    const told = [text.why?.(view) ?? '', goal, ...steps.map((step, at) => `${at + 1}. ${step}`)]
    for (const line of told) if (line !== '') this.say(line)
  }

  /** Says the rules in which all these words stand, or that have this number. */
  private async lookUp(typed: string): Promise<void> {
    const { rules, words } = this.parts
    const found = lookedUp(await rules(), typed)
    for (const rule of found.slice(0, MOST_RULES)) this.say(rule)
    const more = found.length - MOST_RULES
    if (found.length === 0) this.say(words('play.notInRules', { typed }))
    if (more > 0) this.say(words('play.moreFound', { n: more }))
  }

  private read(typed: string): unknown {
    const { terminal, text } = this.parts
    return terminal.read(typed, text) ?? readMove(typed)
  }

  private explain(typed: string): void {
    const { match, me, text, words } = this.parts
    const refusal = match.game.explain(match.state, me, this.read(typed))
    this.say(refusal ? `${text.refusal(refusal)} (${refusal.rule})` : words('play.legal'))
  }

  private tryTyped(typed: string): boolean {
    const { match, me, words } = this.parts
    const move = this.read(typed)
    if (move === null || typed === '') this.say(words('play.unread', { typed }))
    else if (match.game.explain(match.state, me, move)) this.explain(typed)
    else {
      this.carryOut(me, move)
      return true
    }
    return false
  }

  /** Plays a move and shows what this player perceives of it. */
  private carryOut(seat: Seat, move: unknown): void {
    const { match, me, text } = this.parts
    const outcome = submit(match, seat, move)
    if (!outcome.ok) throw new Error(`An offered move was refused: ${JSON.stringify(move)}`)
    for (const event of outcome.events) {
      const perceived: GameTypes['event'] | null = match.game.redact(event, me)
      const sentence = perceived === null ? '' : text.event(perceived, this.who)
      if (sentence !== '') this.say(`· ${sentence}`)
    }
  }

  private table(view: GameTypes['view']): string[] {
    const { terminal, text, language, paint } = this.parts
    return terminal.lines({ view, who: this.who, text, language, paint })
  }

  private showEnd(): void {
    const { match, me, text, words, paint, names } = this.parts
    const view = match.game.view(match.state, me)
    const { title, hint } = text.prompt(view, this.who)
    const scores = match.game.scores(match.state)
    const places = ranks(scores)
    const order = places
      .map((_, seat) => seat)
      .toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
    const rows = order.map(
      seat =>
        `  ${places[seat]}. ${names[seat]}, ${words('play.points', { n: scores[seat]?.[0] ?? 0 })}`,
    )
    this.say(
      [
        '',
        paint.strong(title),
        hint,
        '',
        `${words('play.standings')}:`,
        ...rows,
        '',
        words('play.seed', { seed: match.seed }),
      ].join('\n'),
    )
  }
}
