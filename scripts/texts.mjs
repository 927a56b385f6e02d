// `npm run texts`: checks all words and writes their types; exports and imports them for
// translators. See docs/translating.md.
import './lib/need-node.mjs'

void import('./lib/trials-run.mjs').then(function (trials) {
  return trials.inPlace('scripts/texts/main.ts', process.argv.slice(2))
})
