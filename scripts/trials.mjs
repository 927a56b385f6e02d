// `npm run trials`: kills servers, cuts connections and crashes databases while people play. See
// --help.
import './lib/need-node.mjs'

void import('./lib/trials-run.mjs').then(function (trials) {
  return trials.ofBuilt('test/trials/main.ts', process.argv.slice(2))
})
