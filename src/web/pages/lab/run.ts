import { type ReadonlySignal, signal } from '@preact/signals'
import type { Reports } from '../../../bots/lab/part.ts'
import { inOrder } from '../../../bots/lab/in-order.ts'
import { type Planned, Tally } from '../../../bots/lab/tally.ts'
import type { LabGame } from '../../work/lab.ts'
import type { LabPlayers } from './players.ts'

/** How a run of the lab stands. */
export interface RunState {
  readonly phase: 'running' | 'stopped' | 'done' | 'trouble'
  /** Games of all settings together. */
  readonly played: number
  readonly of: number
  /** As of now and then while it runs; null before the first games. */
  readonly reports: Reports | null
}

export interface Run {
  readonly state: ReadonlySignal<RunState>
  /** Keeps what was played; the games that are under way are played again later. */
  readonly stop: () => void
  readonly goOn: () => void
  readonly close: () => void
}

/** Milliseconds between two looks at the results: making a report takes a while itself. */
const LOOK_EVERY = 1000

/**
 * Plays the games of one or two settings in turn, so that both have as many wherever it is stopped.
 */
export function startRun(
  plans: readonly Planned[],
  makePlayers: () => LabPlayers,
  now: () => number,
): Run {
  const tallies = plans.map(plan => new Tally(plan))
  const of = plans.reduce((sum, { games }) => sum + games, 0)
  const state = signal<RunState>({ phase: 'running', played: 0, of, reports: null })
  let players: LabPlayers | null = null
  let looked = now()

  const show = (phase: RunState['phase'], played: number, look: boolean) => {
    const reports = look && played > 0 ? reportsOf(tallies) : state.value.reports
    state.value = { phase, played, of, reports }
  }

  const take = ({ setting, outcome, uses }: LabGame) => {
    tallies[setting]?.add(outcome, uses)
    const due = now() - looked >= LOOK_EVERY
    if (due) looked = now()
    show('running', state.value.played + 1, due)
  }

  async function play(): Promise<void> {
    const mine = makePlayers()
    players = mine
    const task = (at: number) => ({
      setting: at % plans.length,
      index: Math.floor(at / plans.length),
    })
    try {
      const games = inOrder(of, mine.width, at => mine.play(task(at)), state.value.played)
      for await (const game of games) {
        if (players !== mine) return
        take(game)
      }
      show('done', state.value.played, true)
    } catch {
      if (players !== mine) return
      show('trouble', state.value.played, true)
    }
    mine.close()
  }

  const halt = () => {
    players?.close()
    players = null
  }

  void play()
  return {
    state,
    stop() {
      if (state.value.phase !== 'running') return
      halt()
      show('stopped', state.value.played, true)
    },
    goOn() {
      if (state.value.phase !== 'stopped') return
      show('running', state.value.played, false)
      void play()
    },
    close: halt,
  }
}

function reportsOf(tallies: readonly Tally[]): Reports | null {
  const [one, other] = tallies.map(tally => tally.detail())
  if (!one) return null
  return other ? [one, other] : [one]
}
