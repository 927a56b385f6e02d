// `npm test`: everything there is to check, each step even if the one before has failed. See
// --help.
import './lib/need-node.mjs'

void import('./lib/test-run.mjs').then(function (run) {
  return run.main(process.argv.slice(2))
})
