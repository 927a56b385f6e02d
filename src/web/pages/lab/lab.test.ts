import { describe, expect, test } from 'vitest'
import { type Plan, planOf } from '../../../bots/lab/plan.ts'
import { playGame, thinkHere } from '../../../bots/lab/play.ts'
import { UseCounter } from '../../../bots/lab/uses.ts'
import printed from '../../../games/mercado/content/content.json'
import { game } from '../../../games/merchants-cove/engine/index.ts'
import { game as goldfish } from '../../../games/merchant-of-goldfish/engine/index.ts'
import { must } from '../../../kernel/match.ts'
import { findBot } from '../../../bots/levels.ts'
import { knowledgeFor } from '../../../bots/knowledge.ts'
import type { LabGame, LabTask } from '../../work/lab.ts'
import { addContent, takesContent } from './content-file.ts'
import { type LabPlayers, workerPlayers } from './players.ts'
import { labText } from './text/index.ts'
import { type Run, type RunState, startRun } from './run.ts'
import { addressOf, LAB_LEVELS, type LabWish, wishIn } from './wish.ts'

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://here').searchParams)

test('a content file of another game is refused by the name of that game', async () => {
  const mercado = JSON.stringify(printed)
  expect(await addContent('mercado', mercado)).toMatchObject({ ok: true })
  expect(await addContent('merchants-cove', mercado)).toEqual({
    ok: false,
    why: labText('lab.contentOther', { game: 'Mercado' }),
  })
  expect(await addContent('mercado', '{')).toMatchObject({ ok: false })
  expect([takesContent('mercado'), takesContent('mercadito')]).toEqual([true, false])
})

describe('what an address asks for', () => {
  const wish: LabWish = {
    games: 40,
    seed: 'c0ffee',
    rotate: false,
    sides: [
      { players: ['greedy', 'mcts:50'], options: { merchants: 'random' } },
      { players: ['random', 'random', 'learned'], options: {}, vary: 'merchants' },
    ],
  }

  test('a link holds everything, both settings and whether it begins at once', () => {
    const query = queryOf(addressOf('merchants-cove', wish, true))
    const [value] = game.options['merchants'] ?? []
    const named = { ...query, 'option.merchants': String(value) }
    expect(wishIn(game, named)).toEqual({
      ...wish,
      sides: [{ ...wish.sides[0], options: { merchants: value } }, wish.sides[1]],
    })
    expect(query['go']).toBe('1')
  })

  test.each([
    { games: '0' },
    { games: '1e9' },
    { seed: 'xyz' },
    { players: 'greedy' },
    { players: 'a,b;c' },
    { 'option.content': 'nothing' },
    { vary: 'content' },
    { vary: 'toString' },
  ])('what the game does not offer is as usual: %o', odd => {
    expect(wishIn(goldfish, { ...odd })).toEqual(wishIn(goldfish, {}))
  })

  test('every level that can be chosen exists', async () => {
    const knowledge = await knowledgeFor(goldfish)
    expect(LAB_LEVELS.filter(level => !findBot(level, knowledge).ok)).toEqual([])
  })
})

/** Players in this thread. They wait before a game until they are let on, if asked to. */
function playersHere(plans: readonly Plan[]) {
  const asked: LabTask[] = []
  const started: LabPlayers[] = []
  const make = (): LabPlayers => {
    let open = true
    const players: LabPlayers = {
      width: 2,
      async play(task): Promise<LabGame> {
        asked.push(task)
        const plan = plans[task.setting]
        if (!plan || !open) throw new Error('closed')
        const counter = new UseCounter()
        const outcome = await playGame(
          plan,
          task.index,
          thinkHere(() => 0),
          counter.observe,
        )
        return { ...task, outcome, uses: counter.take() }
      },
      close: () => void (open = false),
    }
    started.push(players)
    return players
  }
  return { make, asked, started }
}

async function plan(players: readonly string[], games: number): Promise<Plan> {
  return must(await planOf({ game: goldfish }, { players, games, seed: 'a', rotate: true }))
}

/** Waits until a run is like this. */
async function until(run: Run, isSo: (state: RunState) => boolean): Promise<RunState> {
  const leave = await new Promise<() => void>(done => {
    const dispose = run.state.subscribe(state => isSo(state) && queueMicrotask(() => done(dispose)))
  })
  leave()
  return run.state.value
}
const settled = (run: Run) => until(run, ({ phase }) => phase !== 'running')

describe('a run', () => {
  test('plays both settings in turn and reports both', async () => {
    const plans = [await plan(['greedy', 'random'], 4), await plan(['random', 'random'], 4)]
    const { make, asked } = playersHere(plans)
    const { phase, played, reports } = await settled(startRun(plans, make, () => 0))
    expect([phase, played]).toEqual(['done', 8])
    expect(asked.map(({ setting, index }) => `${index}${setting === 0 ? 'A' : 'B'}`)).toEqual([
      '0A',
      '0B',
      '1A',
      '1B',
      '2A',
      '2B',
      '3A',
      '3B',
    ])
    expect(reports?.map(report => report?.games)).toEqual([4, 4])
  })

  test('stopped and gone on with, it comes to the same as in one go', async () => {
    const plans = [await plan(['greedy', 'random'], 8)]
    const whole = await settled(startRun(plans, playersHere(plans).make, () => 0))
    const { make, started } = playersHere(plans)
    const run = startRun(plans, make, () => 0)
    await until(run, ({ played }) => played === 3)
    run.stop()
    const { phase, played, reports } = run.state.value
    expect(phase).toBe('stopped')
    expect(reports?.[0].games).toBe(played)
    expect(reports?.[0].asked).toBe(8)
    run.goOn()
    expect((await settled(run)).reports).toEqual(whole.reports)
    expect(started).toHaveLength(2)
  })

  test('a game that fails ends it; what was played before is reported', async () => {
    const plans = [await plan(['greedy', 'random'], 4)]
    const { make } = playersHere(plans)
    const failing = () => {
      const players = make()
      const play = (task: LabTask) =>
        task.index === 2 ? Promise.reject(new Error('broken')) : players.play(task)
      return { ...players, play }
    }
    const { phase, reports } = await settled(startRun(plans, failing, () => 0))
    expect([phase, reports?.[0].games]).toEqual(['trouble', 2])
  })
})

test('workers are told the order first, then games in turn; a worker that fails fails its games', async () => {
  const workers = Array.from({ length: 9 }, () => new FakeWorker())
  const left = [...workers]
  const order = { game: 'merchants-cove', settings: [], contentSets: [] }
  const players = workerPlayers(
    order,
    () => (left.shift() ?? new FakeWorker()) as unknown as Worker,
  )
  const count = players.width / 4
  const games = Array.from({ length: count + 1 }, (_, index) => players.play({ setting: 0, index }))
  expect(workers[0]?.told).toEqual([order, { setting: 0, index: 0 }, { setting: 0, index: count }])
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
  for (const game of [games[0], games[count]]) await expect(game).rejects.toThrow('out of memory')
  players.close()
  expect(workers.slice(0, count).every(worker => worker.ended)).toBe(true)
})

class FakeWorker extends EventTarget {
  readonly told: unknown[] = []
  ended = false

  postMessage(message: unknown): void {
    this.told.push(message)
  }

  terminate(): void {
    this.ended = true
  }
}
