// `npm start`: installs and builds what is missing or stale, then serves. Old Node must be able to
// read this file.
import './lib/need-node.mjs'

void import('./lib/cli.mjs').then(function (cli) {
  return cli.start(process.argv.slice(2))
})
