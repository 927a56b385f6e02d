import { useEffect, useState } from 'preact/hooks'
import { beforeEach, expect, test } from 'vitest'
import { GAMES } from '../../../games/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import { LiveRegion, say } from '../../parts/live.tsx'
import { screen, type Shown } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { localSession, newRecord } from '../../session/local/local.ts'
import { fakeWorld } from '../../session/session.fixture.ts'
import type { Session, SessionState } from '../../session/session.ts'
import { pageText } from '../../text/index.ts'
import { OnOneDevice } from './one-device.tsx'

const NAMES = ['Ana', 'Ben', 'Cem']

let listeners: Set<(event: object) => void>

beforeEach(() => {
  listeners = new Set()
  browser({
    HTMLElement: class {},
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) =>
      listeners.delete(listener),
  })
})

/** A key pressed anywhere on the page. */
const pressKey = (key: string) => {
  for (const listener of listeners) listener({ key, target: null, preventDefault() {} })
}

/** A table that shows all it is told, and says it too: nobody could be less careful. */
function Everything({ session }: { session: Session }) {
  const [state, setState] = useState<SessionState | null>(null)
  useEffect(() => session.watch(setState), [session])
  const told = JSON.stringify([state?.moment, state?.steps])
  useEffect(() => {
    if (state?.moment) say(told)
  }, [told])
  return <section>{told}</section>
}

const offersOf = (state: SessionState | null) => state?.moment?.offers.slice(0, 1) ?? []

/** Three people at one device, over a match that begins here. */
async function table(game: Game) {
  const world = { ...fakeWorld(), game }
  const session = localSession(world, newRecord(world, ['me', 'here', 'here'], {}, NAMES))
  if (!session) throw new Error('the match cannot be played')
  const shown = await screen(
    <div>
      <OnOneDevice session={session} accent="sea">
        <Everything session={session} />
      </OnOneDevice>
      <LiveRegion />
    </div>,
  )
  await shown.settle()
  return {
    ...shown,
    session,
    press: (name: string) => shown.find('button', name).fire('click'),
    whole: () => [whole(shown.all('body')), document.title],
    close: async () => {
      await shown.close()
      session.close()
    },
  }
}

/** Everything there is on the page: tags, attributes, texts. */
const whole = (nodes: readonly Shown[]): unknown =>
  nodes.map(node => [
    node.tag,
    node.text,
    ['class', 'href', 'aria-label', 'data-accent'].map(name => node.attribute(name)),
    whole(node.children()),
  ])

/** The game, begun where a match at random has come to after some plies. */
function later(game: Game): Game {
  const setup: Game['setup'] = (seats, options, rng) => {
    const state = game.setup(seats, options, rng)
    for (let ply = 0; ply < 80; ply++) {
      const seat = rng.pick(game.actors(state))
      game.play(state, seat, rng.pick(game.legal(state, seat)), { rng, emit() {} })
    }
    return state
  }
  return { ...game, setup }
}

/**
 * The same, with things that no onlooker can see lying otherwise; so that the first who is asked
 * can tell, if they know of any.
 */
function otherwise(game: Game): Game {
  const setup: Game['setup'] = (seats, options, rng) => {
    const state = game.setup(seats, options, rng)
    const [first = 0] = game.actors(state)
    const sees = (other: object) => game.view(other, first)
    const drawn = Array.from({ length: 30 }, (_, seed) =>
      game.determinize(game.view(state, null), Rng.from(seed)),
    )
    return drawn.find(other => !same(sees(other), sees(state))) ?? state
  }
  return { ...game, setup }
}

/** What the page holds behind the first curtain, and with it up. */
async function behind(game: Game) {
  const { has, press, whole: page, close } = await table(game)
  const called = NAMES.find(name => has('button', pageText('device.iAm', { name })))
  const before = page()
  if (called) await press(pageText('device.iAm', { name: called }))
  const after = page()
  await close()
  say('')
  return { called, before, after }
}

test.each(GAMES)('$meta.id: behind the curtain nothing hidden is on the page', async entry => {
  const game = later((await entry.load()).game)
  const [one, other] = [await behind(game), await behind(otherwise(game))]
  // The curtain shows the same whatever it hides; with it up, the difference would be seen.
  expect(one.before).toEqual(other.before)
  const differ = !same(one.after, other.after)
  expect(differ).toBe(one.called !== undefined)
})

test('the next one is named, and nothing said to the one before stays when the curtain falls', async () => {
  const { game } = await GAMES[0].load()
  const { session, has, press, text, settle } = await table(game)
  const first = NAMES.find(name => has('button', pageText('device.iAm', { name }))) ?? ''
  expect(has('h1', pageText('device.turn', { name: first }))).toBe(true)
  await press(pageText('device.iAm', { name: first }))
  let state: SessionState | null = null
  session.watch(now => (state = now))()
  await session.choose(offersOf(state))
  await settle()
  expect(text()).toContain('viewer')
  await press(pageText('device.handOver'))
  expect(text()).not.toContain('viewer')
  expect(NAMES.filter(name => has('h1', pageText('device.turn', { name })))).not.toEqual([first])
})

test('the device is handed over by a key too, and only once somebody else is next', async () => {
  const { game } = await GAMES[0].load()
  const { session, has, press, settle } = await table(game)
  const first = NAMES.find(name => has('button', pageText('device.iAm', { name }))) ?? ''
  await press(pageText('device.iAm', { name: first }))
  pressKey('g')
  await settle()
  expect(NAMES.filter(name => has('h1', pageText('device.turn', { name })))).toEqual([])
  let state: SessionState | null = null
  session.watch(now => (state = now))()
  await session.choose(offersOf(state))
  await settle()
  pressKey('g')
  await settle()
  expect(NAMES.filter(name => has('h1', pageText('device.turn', { name })))).toHaveLength(1)
})
