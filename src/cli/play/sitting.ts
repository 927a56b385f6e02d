import { ask as askBot } from '../../bots/levels.ts'
import { stream } from '../../kernel/chance.ts'
import type { GameTypes, Seat } from '../../kernel/game.ts'
import { canUndo, must, submit, undo } from '../../kernel/match.ts'
import { ranks } from '../../kernel/rank.ts'
import { askedOf } from '../../kit/asked.ts'
import type { Who } from '../../kit/words/text.ts'
import { readMove } from '../../kit/read-move.ts'
import { helpLines, hintLines, ruleLines } from './advice.ts'
import type { Asker } from './asker.ts'
import { type Parts, whoOf } from './parts.ts'
import { introduced } from './seats.ts'

type Say = (line: string) => void

/** One player and some bots at a table in the terminal. */
export class Sitting {
  private readonly parts: Parts
  private readonly who: Who
  private say: Say = () => {}

  constructor(parts: Parts) {
    this.parts = parts
    this.who = whoOf(parts)
  }

  /** Plays to the end; false if the player leaves before. */
  async play(asker: Asker, say: Say): Promise<boolean> {
    this.say = say
    const { match, me, words, names, levels, language, text, keep } = this.parts
    say(words('play.table', { names: introduced(names, levels, language) }))
    if (text.goal !== '') say(text.goal)
    for (;;) {
      const actors = match.game.actors(match.state)
      const [first] = actors
      if (first === undefined) break
      if (actors.includes(me)) {
        await keep()
        if ((await this.myTurn(asker)) === 'quit') return false
      } else await this.botTurn(first)
    }
    await keep()
    this.showEnd()
    return true
  }

  private async botTurn(seat: Seat): Promise<void> {
    const { match, levels } = this.parts
    const rng = stream(`${match.seed} bot ${seat}`, match.log.length)
    const question = { ...askedOf(match, seat), rng, now: () => performance.now() }
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
          this.tell(hints ? await hintLines(this.parts) : [words('play.noHints')])
          break
        case 'why':
          if (reply.typed !== '') this.explain(reply.typed)
          break
        case 'help':
          this.tell(helpLines(this.parts, view))
          break
        case 'rules':
          if (reply.typed !== '') this.tell(await ruleLines(this.parts, reply.typed))
          break
        case 'typed':
          if (this.tryTyped(reply.typed)) return 'moved'
      }
    }
  }

  private tell(lines: readonly string[]): void {
    for (const line of lines) this.say(line)
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
