// `npm run test:nodes`: what is built runs on every Node we promise to support. See --help.
import './lib/need-node.mjs'

void import('./lib/nodes-run.mjs').then(function (run) {
  return run.main(process.argv.slice(2))
})
