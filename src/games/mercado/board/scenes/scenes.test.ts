import { expect, test } from 'vitest'
import { contentSets } from '../../content/index.ts'
import { game } from '../../engine/index.ts'
import type { Event, Options, View } from '../../engine/state.ts'
import { Rng } from '../../../../kernel/rng.ts'
import { lasting, scenes } from './scenes.ts'

const options: Options = {
  content: contentSets.standard,
  side: 'B',
  disc: 4,
  changer: 'complete',
  openPurses: true,
}

/** A match of random moves, as a viewer sees it: each ply with the view before and after it. */
function* played(
  seed: number,
  changes: Partial<Options> = {},
): Generator<[before: View, events: Event[], now: View]> {
  const rng = Rng.from(seed)
  const state = game.setup(3, { ...options, ...changes }, rng)
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const before = game.view(state, 0)
    const moves = game.legal(state, seat)
    const move = moves[rng.below(moves.length)]
    const events: Event[] = []
    if (move) game.play(state, seat, move, { rng, emit: event => void events.push(event) })
    yield [before, events.flatMap(event => game.redact(event, 0) ?? []), game.view(state, 0)]
  }
}

test('through whole matches every step that has several scenes ends as the position stands', () => {
  const seen = new Map<string, number>()
  const unplayed: string[][] = []
  const rulings = ['complete', 'place', 'must', 'wait'] as const
  for (const [seed, changer] of rulings.entries()) {
    for (const [before, events, now] of played(seed, { changer })) {
      const list = scenes(before, events, now)
      const visible = events.filter(event => lasting([event]) > 0).map(({ type }) => type)
      for (const type of visible) seen.set(type, (seen.get(type) ?? 0) + 1)
      if (visible.length > 1 && list.length === 0) unplayed.push(visible)
      expect(list.reduce((sum, scene) => sum + scene.lasts, 0)).toBe(
        list.length > 0 ? lasting(events) : 0,
      )
    }
  }
  expect(unplayed).toEqual([])
  const wanted = [
    'sold',
    'paid',
    'tookBack',
    'consoled',
    'refilled',
    'landed',
    'tokenGained',
    'discarded',
    'scored',
  ]
  expect(wanted.filter(type => !seen.has(type))).toEqual([])
})

test('a marker walks space by space', () => {
  const steps = [...played(5)]
  const [before, events, now] =
    steps.find(([, list]) =>
      list.some(event => event.type === 'moved' && event.to > event.from + 3),
    ) ?? []
  if (!before || !events || !now) throw new Error('Nobody went far.')
  const move = events.find(event => event.type === 'moved')
  if (move?.type !== 'moved') throw new Error('Nobody went anywhere.')
  const walk = scenes(before, events, now)
    .filter(scene => scene.told[0] === move)
    .map(scene => scene.view.progress[move.seat])
  expect(walk).toEqual(Array.from({ length: move.to - move.from }, (_, at) => move.from + at + 1))
})

test('what does not follow is not played', () => {
  const steps = [...played(6)]
  const [first] = steps
  const sale = steps.find(([, events]) => events.some(({ type }) => type === 'sold'))
  expect(first && sale && scenes(first[0], sale[1], sale[2])).toEqual([])
})
