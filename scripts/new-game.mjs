// `npm run new-game <id>`: writes a small playable game and adds it to the registry.
import './lib/need-node.mjs'

void import('./lib/new-game.mjs').then(function (newGame) {
  return newGame.main(process.argv.slice(2))
})
