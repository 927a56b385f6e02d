import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cluster, findPostgres, startCluster } from '../postgres/cluster.ts'
import { showProgress } from '../../src/cli/progress.ts'
import type { Verdict } from './judge.ts'
import { soak, soakVerdict } from './soak.ts'
import { cutTrials, killTrials, restartTrials, type Setting } from './trials.ts'

const HELP = `npm run trials                    200 SIGKILLs on each database, 1000 cuts, 20 crashes of PostgreSQL
npm run trials -- --count 20      a tenth of it
npm run trials -- --only kill     some of them: kill, cut, restart
npm run trials -- --only soak     two hours of play at 200 moves a second: is memory flat?
npm run trials -- --only soak --minutes 5`

/** For each hundred SIGKILLs, this many connections are cut, and PostgreSQL crashes this often. */
const CUTS = 5
const CRASHES = 0.1
const TABLES = 4

interface Trial {
  readonly name: string
  readonly kind: string
  readonly postgres: boolean
  readonly servers: number
  readonly trials: number
  run(setting: Setting, cluster: Cluster | null): Promise<Verdict>
}

function trialsOf(count: number): Trial[] {
  const cuts = count * CUTS
  const crashes = Math.max(1, Math.round(count * CRASHES))
  const alone = { postgres: false, servers: 1 }
  const three = { postgres: true, servers: 3 }
  const kill = { kind: 'kill', trials: count, run: killTrials }
  const cut = { kind: 'cut', trials: cuts, run: cutTrials }
  return [
    { name: `${count} × SIGKILL, one process, SQLite`, ...kill, ...alone },
    { name: `${count} × SIGKILL, one of three, PostgreSQL`, ...kill, ...three },
    { name: `${cuts} × cut, one process, SQLite`, ...cut, ...alone },
    { name: `${cuts} × cut, three processes, PostgreSQL`, ...cut, ...three },
    {
      name: `${crashes} × PostgreSQL crashes, three processes`,
      kind: 'restart',
      trials: crashes,
      ...three,
      run: (setting, cluster) => restartTrials(setting, async () => cluster?.crashAndRestart()),
    },
  ]
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '200' },
      only: { type: 'string' },
      minutes: { type: 'string', default: '120' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  if (values.only === 'soak') return soaked(Number(values.minutes))
  const bin = findPostgres()
  if (bin === null)
    console.log('There is no PostgreSQL here (initdb, pg_ctl): its trials are left out.')
  console.log(head())
  let failed = false
  for (const trial of trialsOf(Number(values.count))) {
    if (
      (values.only !== undefined && values.only !== trial.kind) ||
      (trial.postgres && bin === null)
    )
      continue
    const verdict = await inPlace(trial, bin ?? '')
    failed ||= verdict.lost + verdict.doubled + verdict.wrong.length > 0
    console.log(line(trial.name, verdict))
    for (const said of verdict.wrong.slice(0, 5)) console.log(`  ${said}`)
  }
  return failed ? 1 : 0
}

async function soaked(minutes: number): Promise<number> {
  const progress = showProgress(minutes, 'minutes')
  const passed = await soak(minutes, () => progress.step()).finally(() => progress.stop())
  const { text, good } = soakVerdict(passed)
  console.log(text)
  return good ? 0 : 1
}

/** Each trial has its own data, which are deleted afterwards. */
async function inPlace(trial: Trial, bin: string): Promise<Verdict> {
  const data = mkdtempSync(join(tmpdir(), 'tianguis-trials-'))
  const cluster = trial.postgres ? await startCluster(bin) : null
  const { servers, trials } = trial
  const progress = showProgress(trials, 'trials')
  try {
    const place = cluster === null ? { data } : { data, database: cluster.url('postgres') }
    const setting = {
      place,
      servers,
      tables: TABLES,
      trials,
      tried: () => progress.step(),
    }
    return await trial.run(setting, cluster)
  } finally {
    progress.stop()
    await cluster?.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

function head(): string {
  return row('', ['moves', 'lost', 'doubled', 'wrong', 'back p50', 'p95', 'worst'])
}

function line(name: string, { acknowledged, lost, doubled, wrong, caughtUp }: Verdict): string {
  return row(name, [
    acknowledged,
    lost,
    doubled,
    wrong.length,
    ...caughtUp.map(ms => `${Math.round(ms)} ms`),
  ])
}

function row(name: string, cells: readonly (string | number)[]): string {
  return [name.padEnd(46), ...cells.map(cell => String(cell).padStart(9))].join('')
}

process.exitCode = await main()
