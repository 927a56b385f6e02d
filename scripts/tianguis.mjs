// `npm run tianguis -- …`: the command line tool, built if need be. Standard output stays the
// tool's own.
import './lib/need-node.mjs'

// npm goes to the root of the project; a file that is named lies where the command was typed.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)

void import('./lib/cli.mjs').then(function (cli) {
  return cli.runCli(process.argv.slice(2), { out: process.stderr })
})
