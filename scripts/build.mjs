// `npm run build`: builds both halves, stale or not. `npm run build -- web` or `-- node` builds one.
import './lib/need-node.mjs'

void import('./lib/ready.mjs').then(async function (ready) {
  const wanted = process.argv.slice(2)
  ready.ensureInstalled(console.log)
  await ready.ensureBuilt(wanted.length ? wanted : ['node', 'web'], { force: true, say: console.log })
})
