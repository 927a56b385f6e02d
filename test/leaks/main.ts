import { parseArgs } from 'node:util'
import { showProgress } from '../../src/cli/progress.ts'
import { games } from '../conformance/cases.ts'
import { tryGame, type Verdict } from './trial.ts'

const HELP = `npm run leaks                     10000 pairs of worlds of each game
npm run leaks -- mercadito        of one or several games
npm run leaks -- --pairs 500      so many
npm run leaks -- --whole 1        all of them heard over HTTP, streams, mails, pushes and calls as well; else every 60th
npm run leaks -- --seed 2         others`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pairs: { type: 'string', default: '10000' },
      whole: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  })
  const unknown = positionals.find(id => !games.some(game => game.id === id))
  if (values.help || unknown !== undefined) {
    console.log(
      unknown === undefined ? HELP : `There is no game "${unknown}". There are: ${ids()}.`,
    )
    return unknown === undefined ? 0 : 1
  }
  const [pairs, whole, seed] = [Number(values.pairs), Number(values.whole), Number(values.seed)]
  const asked = games.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
  console.log(row('', ['pairs', 'heard whole', 'messages', 'bytes', 'differences']))
  let failed = false
  for (const game of asked) {
    const progress = showProgress(pairs, 'pairs')
    const verdict = await tryGame({ game, pairs, whole, seed, done: more => progress.step(more) })
    progress.stop()
    failed ||= verdict.differences.length > 0
    tell(game.id, verdict)
  }
  return failed ? 1 : 0
}

function tell(id: string, { pairs, whole, messages, bytes, differences }: Verdict): void {
  console.log(row(id, [pairs, whole, messages, bytes, differences.length]))
  for (const { from, one, other } of differences.slice(0, 5))
    console.log(`  ${from}\n    ${one}\n    ${other}`)
}

function ids(): string {
  return games.map(({ id }) => id).join(', ')
}

function row(name: string, cells: readonly (string | number)[]): string {
  return [name.padEnd(22), ...cells.map(cell => String(cell).padStart(14))].join('')
}

process.exitCode = await main()
