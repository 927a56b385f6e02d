import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cluster, findPostgres, startCluster } from '../postgres/cluster.ts'
import type { Place } from './child.ts'
import type { Verdict } from './judge.ts'
import { cutTrials, killTrials, restartTrials } from './trials.ts'

const HELP = `npm run trials                    200 SIGKILLs on each database, 1000 cuts, 20 crashes of PostgreSQL
npm run trials -- --count 20      a tenth of it
npm run trials -- --only kill     some of them: kill, cut, restart`

/** Of a hundred SIGKILLs so many connections are cut, and so often PostgreSQL crashes. */
const CUTS = 5
const CRASHES = 0.1
const TABLES = 4

interface Trial {
  readonly name: string
  readonly kind: string
  readonly postgres: boolean
  run(place: Place, cluster: Cluster | null): Promise<Verdict>
}

function trialsOf(count: number): Trial[] {
  const built = true
  const kill = (servers: number) => (place: Place) =>
    killTrials({ place, servers, tables: TABLES, trials: count, built })
  const cut = (servers: number) => (place: Place) =>
    cutTrials({ place, servers, tables: TABLES, trials: count * CUTS, built })
  const crashes = Math.max(1, Math.round(count * CRASHES))
  return [
    { name: `${count} × SIGKILL, one process, SQLite`, kind: 'kill', postgres: false, run: kill(1) },
    { name: `${count} × SIGKILL, one of three, PostgreSQL`, kind: 'kill', postgres: true, run: kill(3) },
    { name: `${count * CUTS} × cut, one process, SQLite`, kind: 'cut', postgres: false, run: cut(1) },
    { name: `${count * CUTS} × cut, three processes, PostgreSQL`, kind: 'cut', postgres: true, run: cut(3) },
    {
      name: `${crashes} × PostgreSQL crashes, three processes`,
      kind: 'restart',
      postgres: true,
      run: (place, cluster) =>
        restartTrials({ place, servers: 3, tables: TABLES, trials: crashes, built }, async () =>
          cluster?.crashAndRestart(),
        ),
    },
  ]
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '200' }, only: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const bin = findPostgres()
  if (bin === null) console.log('There is no PostgreSQL here (initdb, pg_ctl): its trials are left out.')
  console.log(head())
  let failed = false
  for (const trial of trialsOf(Number(values.count))) {
    if ((values.only !== undefined && values.only !== trial.kind) || (trial.postgres && bin === null)) continue
    const verdict = await inPlace(trial, bin ?? '')
    failed ||= verdict.lost + verdict.doubled + verdict.wrong.length > 0
    console.log(line(trial.name, verdict))
    for (const said of verdict.wrong.slice(0, 5)) console.log(`  ${said}`)
  }
  return failed ? 1 : 0
}

/** Each trial has data of its own, which are gone afterwards. */
async function inPlace(trial: Trial, bin: string): Promise<Verdict> {
  const data = mkdtempSync(join(tmpdir(), 'tianguis-trials-'))
  const cluster = trial.postgres ? await startCluster(bin) : null
  try {
    const place = cluster === null ? { data } : { data, database: cluster.url('postgres') }
    return await trial.run(place, cluster)
  } finally {
    await cluster?.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

function head(): string {
  return row('', ['moves', 'lost', 'doubled', 'wrong', 'back p50', 'p95', 'worst'])
}

function line(name: string, { acknowledged, lost, doubled, wrong, caughtUp }: Verdict): string {
  return row(name, [acknowledged, lost, doubled, wrong.length, ...caughtUp.map(ms => `${Math.round(ms)} ms`)])
}

function row(name: string, cells: readonly (string | number)[]): string {
  return [name.padEnd(46), ...cells.map(cell => String(cell).padStart(9))].join('')
}

process.exitCode = await main()
