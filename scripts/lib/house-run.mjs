import { parseArgs } from 'node:util'
import { figures } from './house-figures.mjs'
import { survey } from './house-survey.mjs'
import { table } from './house-table.mjs'
import { breaches } from './house-verdict.mjs'
import { ROOT } from './paths.mjs'

const HELP = `npm run house                      the size and shape of the code, layer by layer
npm run house -- --root ../other   of another checkout
npm run house -- --formatted       as our formatter would write it, to compare other widths with ours
npm run house -- --json            as JSON
npm run house -- --check           fails on a circle, an arrow up, a function or file too long`

/** Measures the tree and prints what it finds. @param {string[]} args */
export async function main(args) {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: ROOT },
      formatted: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(HELP)
  const sources = await survey(values.root, values)
  const tree = figures(sources)
  console.log(values.json ? JSON.stringify(tree, null, 2) : table(tree))
  if (!values.check) return
  const wrong = Object.values(breaches(sources)).flat()
  for (const sentence of wrong) console.error(sentence)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
