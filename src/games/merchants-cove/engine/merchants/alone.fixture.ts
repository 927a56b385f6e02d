import { same } from '../../../../kernel/json.ts'
import { Rng } from '../../../../kernel/rng.ts'
import { game } from '../index.ts'
import { merchants, openTask, settle, tables } from '../first.fixture.ts'
import type { Event, Move, Player, State } from '../state.ts'
import type { Merchant } from './merchant.ts'
import { sayIn } from '../../../../kit/words/messages.ts'
import english from '../../text/en.json' with { type: 'json' }
import spanish from '../../text/es.json' with { type: 'json' }
import { textIn } from '../../text/index.ts'
import { shopWith } from './turns.fixture.ts'
import type { MerchantTask, Shop } from './words.ts'

/*
 * One shop without its harbour: seat 0 keeps it and nothing else is on the agenda, so an action is
 * over when nobody is asked any more: no cost, no turn. Moves in words are their type without the
 * merchant and their values: 'brew.next 1 0'.
 */

type AnyMerchant = Merchant<Shop['merchant'], MerchantTask>

/** Seat 0 has this shop, and besides what is said. */
export function shopAlone(shop: Shop, setting: Partial<Pick<Player, 'shelf'>> = {}): State {
  const state = shopWith(shop.merchant, shop, setting)
  state.agenda = []
  return state
}

function merchantOf(state: State): AnyMerchant {
  const { merchant } = state.players[0]
  if (merchant === null) throw new Error('Seat 0 has no shop.')
  return merchants[merchant] as unknown as AnyMerchant
}

type Run = (table: { rng: Rng; emit(event: Event): void }) => void

/** Tells what happens while this runs; the shop is sound afterwards. */
function told(state: State, rng: Rng, run: Run): Event[] {
  const events: Event[] = []
  const table = { rng, emit: (event: Event) => events.push(event) }
  run(table)
  settle(state, table)
  const merchant = merchantOf(state)
  const { shop } = state.players[0]
  const found = merchant.shape(shop) ? merchant.faults(shop) : ['The shop is misshapen.']
  if (found.length > 0) throw new Error(`Not a sound shop: ${found.join(' ')}`)
  return events
}

export const canGo = (state: State, space: number) => merchantOf(state).open(state, 0, space)

/** Begins the action of a space. */
export function go(state: State, space: number, rng = Rng.from(1)): Event[] {
  if (!canGo(state, space)) throw new Error(`Space ${space} is closed.`)
  return told(state, rng, table => merchantOf(state).act(state, 0, space, table))
}

/** Uses the Staff ability of a slot, 1 to 4. */
export function use(state: State, slot: number, rng = Rng.from(1)): Event[] {
  return told(state, rng, table => merchantOf(state).staff[slot - 1](state, 0, table))
}

const inWords = ({ type, ...rest }: Move): string =>
  [type.replace(/^...\./, ''), ...Object.values(rest).map(value => value ?? 'tray')].join(' ')

export const offers = (state: State) => game.legal(state, 0).map(inWords)

/** Plays moves in words, and tells what happened. One that is not offered throws. */
export function play(state: State, ...words: readonly string[]): Event[] {
  const rng = Rng.from(2)
  return words.flatMap(each => {
    const move = game.legal(state, 0).find(offered => inWords(offered) === each)
    if (move === undefined) throw new Error(`"${each}" is not offered: ${offers(state).join(', ')}`)
    return told(state, rng, table => game.play(state, 0, move, table))
  })
}

export const types = (events: readonly Event[]) => events.map(({ type }) => type)
export const corruptionOf = (state: State) => state.players[0].corruption.reduce((a, b) => a + b)

/** Every move of a type with fields from these values. */
export function everyMove(
  type: string,
  fields: { readonly [name: string]: readonly unknown[] },
): Move[] {
  const all = Object.entries(fields).reduce<object[]>(
    (moves, [name, values]) =>
      moves.flatMap(move => values.map(value => ({ ...move, [name]: value }))),
    [{ type }],
  )
  return all as Move[]
}

/** What a shop at random work comes across. */
export interface Survey {
  /** The longest list of moves. */
  longest: number
  readonly questions: Set<string>
  readonly events: Set<string>
  readonly reasons: Set<string>
  /** Refusals with all that comes along, each looked at once. */
  readonly refusals: Set<string>
  /**
   * Where offers and refusals contradict each other, texts are empty or two moves are called the
   * same.
   */
  readonly flaws: Set<string>
}

const TEXTS = [textIn(sayIn('en', english)), textIn(sayIn('es', spanish))]
const name = (seat: number) => `P${seat}`
const isSound = (said: string) => !/undefined|NaN|\[object|[{}]/.test(said)
const isWord = (said: string) => said !== '' && isSound(said)

/**
 * Works at random until so many questions were asked, and looks at each with every move there is.
 */
export function survey(
  state: State,
  every: readonly Move[],
  questions: number,
  seed: number,
): Survey {
  const found: Survey = {
    longest: 0,
    questions: new Set(),
    events: new Set(),
    reasons: new Set(),
    refusals: new Set(),
    flaws: new Set(),
  }
  const rng = Rng.from(seed)
  const { recruit } = tables.boards[merchantOf(state).id]
  const spaces = Array.from({ length: recruit }, (_, space) => space)
  const noticed = (events: readonly Event[]) => events.forEach(event => look(found, state, event))
  while (questions > 0) {
    const task = openTask(state)
    if (task === undefined) {
      // The market empties the shelf now and then, else soon nothing could be made.
      if (rng.below(20) === 0) state.players[0].shelf.fill(0)
      const slot = rng.below(16)
      noticed(
        slot < 4
          ? use(state, slot + 1, rng)
          : go(state, rng.pick(spaces.filter(at => canGo(state, at))), rng),
      )
      continue
    }
    questions--
    found.questions.add(task.at)
    ask(found, state, every)
    // Two languages take longer than the rules: one question in five is read.
    if (questions % 5 === 0) read(found, state)
    const move = rng.pick(game.legal(state, 0))
    noticed(told(state, rng, table => game.play(state, 0, move, table)))
  }
  return found
}

const isOwn = (state: State, { type }: { readonly type: string }) =>
  type.startsWith(merchantOf(state).id)

function look(found: Survey, state: State, event: Event): void {
  found.events.add(event.type)
  if (!isOwn(state, event)) return
  const silent = event.type.endsWith('refilled')
  const who = { me: 0, options: { content: state.content }, name }
  for (const text of TEXTS) {
    if (!silent && !isWord(text.event(event, who))) found.flaws.add(`${event.type} is told badly`)
  }
}

/** Reads what is asked, and what the moves are called: no two alike. */
function read(found: Survey, state: State): void {
  const { at } = openTask(state) ?? { at: '' }
  const offered = game.legal(state, 0)
  const view = game.view(state, 0)
  const asked = (me: number | null) => ({ me, options: { content: state.content }, name })
  for (const text of TEXTS) {
    const { title, hint } = text.prompt(view, asked(0))
    const { hint: doing } = text.prompt(view, asked(null))
    const names = offered.map(move => text.move(move, view))
    if (![title, doing, ...names].every(isWord) || !isSound(hint))
      found.flaws.add(`${at} is asked badly`)
    if (new Set(names).size < names.length) found.flaws.add(`${at}: ${names.join(', ')}`)
  }
}

/** Looks at the open question: its offers, and why everything else is not offered. */
function ask(found: Survey, state: State, every: readonly Move[]): void {
  const task = openTask(state)
  if (task === undefined) return
  if (!merchantOf(state).taskShape(task)) found.flaws.add(`${task.at} is misshapen`)
  const offered = game.legal(state, 0)
  found.longest = Math.max(found.longest, offered.length)
  for (const move of every.filter(({ type }) => type === task.at || type === 'stop')) {
    const refused = game.explain(state, 0, move)
    if ((refused === null) !== offered.some(each => same(each, move)))
      found.flaws.add(`${JSON.stringify(move)} contradicts itself`)
    if (refused === null || move.type === 'stop') continue
    const said = JSON.stringify(refused)
    if (found.refusals.has(said)) continue
    found.refusals.add(said)
    found.reasons.add(refused.why)
    for (const text of TEXTS) {
      const sentence = text.refusal(refused)
      if (!isWord(sentence) || sentence.includes(refused.rule))
        found.flaws.add(`${refused.why} is said badly`)
    }
  }
}
