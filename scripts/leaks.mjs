// `npm run leaks`: pairs of worlds that differ only in secrets, and every byte sent about them. See
// --help.
import './lib/need-node.mjs'

void import('./lib/trials-run.mjs').then(function (trials) {
  return trials.inPlace('test/leaks/main.ts', process.argv.slice(2))
})
