// `npm run feel`: plays each game in a real browser with a slow processor, and says how it felt. See
// --help.
import './lib/need-node.mjs'

void import('./lib/trials-run.mjs').then(function (trials) {
  return trials.ofBuilt('test/feel/main.ts', process.argv.slice(2))
})
