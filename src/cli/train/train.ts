import { same } from '../../kernel/json.ts'
import { learn, newLineSchool, newSchool, type School, schooled } from '../../bots/train/school.ts'
import { networkOf } from '../../kit/judgement/network.ts'
import { Failure } from '../failure.ts'
import { listen } from '../interrupt.ts'
import { type Progress, showProgress } from '../progress.ts'
import { gameNamed } from '../values.ts'
import { type Crew, gather } from './crew.ts'
import { type Kept, keep, type Place, placeFor, readCard, readKept, writeResults } from './files.ts'
import { makePlan, type Plan, type TrainOptions } from './plan.ts'
import { type Against, cardText, type Point, weightsOf, winsOf } from './record.ts'

/** `tianguis train`: lets a game's bots learn by playing, and writes what they have learned. */
export async function train(id: string, options: TrainOptions): Promise<void> {
  const place = placeFor(gameNamed(id).meta.id, options.out)
  if (options.card) return void process.stdout.write(cardText(await readCard(place)))
  const plan = await makePlan(id, options)
  const kept = options.resume ? fitting(plan, await readKept(place)) : begun(plan)
  const interrupt = listen(['SIGINT', 'SIGTERM'])
  const crew = await gather(plan.order, plan.threads)
  try {
    await new Sitting(plan, place, crew, kept).run(interrupt.signal)
  } finally {
    interrupt.close()
    await crew.close()
  }
}

function begun({ game, trained, order, hidden }: Plan): Kept {
  const { inputs, start = {} } = trained.features
  const line = inputs.map(name => start[name] ?? 0)
  const school = trained.features.margin
    ? newLineSchool(inputs.length, order.seed, line)
    : newSchool(inputs.length, hidden, order.seed, line)
  return { format: 1, order, version: game.version, inputs, school, points: [], seconds: 0 }
}

/** A training that was kept, if it is the same that is asked for now. */
function fitting({ game, trained, order, hidden }: Plan, kept: Kept): Kept {
  const checks = [
    ['version of the rules', kept.version === game.version],
    ['inputs', kept.inputs.join() === trained.features.inputs.join()],
    ['--hidden', kept.school.network.hidden === hidden],
    ['game, options, seats, seed or content', same(kept.order, order)],
  ] as const
  const different = checks.find(([, fits]) => !fits)
  if (different) throw Failure.usage(`The training kept there has another ${different[0]}.`)
  return kept
}

/** Exams on the way come after so many games, then ever more rarely; each takes so many deals. */
const [FIRST_EXAM, GROWTH] = [512, 1.7]
const EXAM_DEALS = 12
/** Seconds after which all is written down again. */
const KEEP_EVERY = 120

/** A training from here until it is enough or interrupted. */
class Sitting {
  private readonly plan: Plan
  private readonly place: Place
  private readonly crew: Crew
  private readonly school: School
  private readonly points: Point[]
  private seconds: number
  private losses: number[] = []
  private examAt = FIRST_EXAM
  private keepAt: number

  constructor(plan: Plan, place: Place, crew: Crew, { school, points, seconds }: Kept) {
    this.plan = plan
    this.place = place
    this.crew = crew
    this.school = school
    this.points = [...points]
    this.seconds = seconds
    this.keepAt = seconds + KEEP_EVERY
    while (this.examAt <= school.games) this.examAt = Math.ceil(this.examAt * GROWTH)
  }

  async run(stop: AbortSignal): Promise<void> {
    const { plan, school } = this
    const byGames = plan.games < Infinity
    const before = byGames ? school.games : 0
    const ends = this.seconds + plan.seconds
    const progress = showProgress(
      byGames ? plan.games - before : plan.seconds,
      byGames ? 'games' : 'seconds',
    )
    try {
      while (!stop.aborted && school.games < plan.games && this.seconds < ends) {
        const [games, seconds] = [school.games, this.seconds]
        const started = performance.now()
        await this.round(stop, progress)
        this.seconds = seconds + (performance.now() - started) / 1000
        const step = byGames ? school.games - games : this.seconds - seconds
        progress.step(step, this.note())
      }
      await this.exam(plan.exam, stop, progress)
    } finally {
      progress.stop()
    }
    await this.keep()
    await this.tell(stop.aborted)
  }

  /** Some games, and what they teach. A round that was interrupted counts for nothing. */
  private async round(stop: AbortSignal, progress: Progress): Promise<void> {
    const { school, plan } = this
    const { habits } = plan.order
    const numbers = Array.from({ length: habits.round }, (_, game) => school.games + game)
    const episodes = await this.crew.play(schooled(school), numbers, stop)
    if (episodes.length < numbers.length) return
    this.losses.push(learn(school, episodes, habits))
    if (school.games >= this.examAt) await this.exam(EXAM_DEALS, stop, progress)
    if (this.seconds >= this.keepAt) await this.keep()
  }

  /**
   * What it is worth now, with the weights as they will be written. An exam that was interrupted
   * counts for nothing.
   */
  private async exam(deals: number, stop: AbortSignal, progress: Progress): Promise<void> {
    const { plan, school } = this
    while (this.examAt <= school.games) this.examAt = Math.ceil(this.examAt * GROWTH)
    const network = networkOf(weightsOf(plan, school.average))
    const against: Against[] = []
    for (const seats of examined(plan.order.seats)) {
      if (stop.aborted) return
      progress.say(`, exam: ${deals} deals with ${seats} seats`)
      const exam = { seats, deals, seed: plan.order.seed }
      const standing = await this.crew.examine(network, exam, stop).catch((error: unknown) => {
        if (!stop.aborted) throw error
      })
      if (standing) against.push({ seats, ...standing })
    }
    if (stop.aborted) return
    const { games, positions } = school
    const loss = this.losses.reduce((sum, one) => sum + one, 0) / Math.max(1, this.losses.length)
    this.losses = []
    if (this.points.at(-1)?.games === games) this.points.pop()
    this.points.push({ games, positions, seconds: Math.round(this.seconds), loss, against })
    await writeResults(this.place, plan, school, this.points)
  }

  private async keep(): Promise<void> {
    const { plan, school, points, seconds } = this
    this.keepAt = seconds + KEEP_EVERY
    const { order, game, trained } = plan
    const { inputs } = trained.features
    const { version } = game
    await keep(this.place, { format: 1, order, version, inputs, school, points, seconds })
  }

  private note(): string {
    const { games } = this.school
    const loss = this.losses.at(-1) ?? this.points.at(-1)?.loss ?? 0
    const wins = winsOf(this.points.at(-1)?.against ?? [])
    const speed = `${(games / this.seconds).toFixed(1)} games/s, loss ${loss.toFixed(3)}`
    return `, ${games} games, ${speed}${wins && `; wins ${wins}`}`
  }

  private async tell(stopped: boolean): Promise<void> {
    const { place, plan, school, points } = this
    const file = await writeResults(place, plan, school, points)
    const wins = winsOf(points.at(-1)?.against ?? [])
    const lines = [
      `${stopped ? 'Stopped' : 'Finished'} after ${school.games} games, ${Math.round(this.seconds)} s.`,
      ...(wins ? [`Against greedy players it wins ${wins}.`] : []),
      ...(points.length > 0 ? [`Weights, card and curve: ${file} and beside it.`] : []),
      `To go on: --resume (${place.checkpoint}).`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}

/** The fewest and, up to four, the most of these numbers of seats. */
function examined(seats: readonly number[]): readonly number[] {
  const usual = seats.filter(count => count <= 4)
  const from = usual.length > 0 ? usual : seats
  return [...new Set([Math.min(...from), Math.max(...from)])]
}
