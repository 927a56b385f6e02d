import { parseArgs } from 'node:util'
import type { Bench } from './bench.ts'

/** Every bench by name. */
const BENCHES: { readonly [name: string]: () => Promise<Bench> } = {
  ablations: () => import('./ablations.ts'),
  engines: () => import('./engines.ts'),
  hints: () => import('./hints.ts'),
  search: () => import('./search.ts'),
  skill: () => import('./skill.ts'),
  server: () => import('./server.ts'),
  tables: () => import('./tables.ts'),
}
const SECONDS = 5
const QUICK_SECONDS = 1

const {
  values: { json, quick, database, ...values },
  positionals,
} = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    database: { type: 'string' },
    json: { type: 'boolean' },
  },
})
const names = positionals.length > 0 ? positionals : Object.keys(BENCHES)
const unknown = names.filter(name => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  process.stderr.write(
    `No bench "${unknown.join('", "')}". Benches: ${Object.keys(BENCHES).join(', ')}.\n`,
  )
  process.exit(2)
}

const seconds = Number(values.seconds ?? (quick ? QUICK_SECONDS : SECONDS))
const say = (line: string) => void process.stderr.write(`${line}\n`)

const figures: { [name: string]: object } = {}
for (const name of names) {
  const bench = await BENCHES[name]()
  const result = await bench.run({ seconds, quick, database, say })
  figures[name] = result.figures
  if (!json) process.stdout.write(`${result.text}\n`)
}
if (json) process.stdout.write(`${JSON.stringify(figures)}\n`)
