// `npm run puzzles -- <game>`: finds positions in which one move is clearly the best. See --help.
import './lib/need-node.mjs'

void import('./lib/trials-run.mjs').then(function (trials) {
  return trials.inPlace('test/puzzles/main.ts', process.argv.slice(2))
})
