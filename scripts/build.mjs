// `npm run build`: builds both halves, stale or not. `npm run build -- web` or `-- node` builds
// one.
import './lib/need-node.mjs'

void import('./lib/build.mjs').then(function (build) {
  return build.main(process.argv.slice(2))
})
