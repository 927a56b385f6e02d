// `npm start`: installs and builds what is missing or stale, then serves. Old Node must be able to
// read this file.
import './lib/need-node.mjs'

void import('./lib/cli.mjs').then(function (cli) {
  return cli.runCli(['serve'].concat(process.argv.slice(2)), { quiet: false })
})
