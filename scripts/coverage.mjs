// `npm run coverage`: how much the tests of every day cover. See --help.
import './lib/need-node.mjs'

void import('./lib/coverage-run.mjs').then(function (run) {
  return run.main(process.argv.slice(2))
})
