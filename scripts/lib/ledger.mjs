import { existsSync, readFileSync } from 'node:fs'
import { here } from './paths.mjs'

/**
 * The ledger of a game: the numbers of its rules, in the order in which its rulebook tells them. A
 * game without a rulebook has its rules in the steps of "learn in a minute".
 * @param {string} game
 * @returns {readonly string[]}
 */
export function ledgerOf(game) {
  const [book, words] = ['rules/en.md', 'text/en.json'].map(file =>
    here(`src/games/${game}/${file}`),
  )
  const told = readFileSync(existsSync(book) ? book : words, 'utf8')
  return [...told.matchAll(/ \[([A-Z]+(?:-[A-Z]+)?-R?\d+)\]/g)].map(([, number]) => number ?? '')
}
