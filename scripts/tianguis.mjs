// `npm run tianguis -- …`: the command line tool, built if need be. Standard output stays the
// tool's own.
import './lib/need-node.mjs'

void import('./lib/cli.mjs').then(function (cli) {
  return cli.runCli(process.argv.slice(2), { out: process.stderr })
})
