// `npm run house`: measures the tree.
import './lib/need-node.mjs'

void import('./lib/house-run.mjs').then(function (house) {
  return house.main(process.argv.slice(2))
})
