import type { Command } from 'commander'
import { gamesAndExamples, languageOption } from '../options.ts'

/** `tianguis rules`, as the command line offers it. */
export function addRules(program: Command): void {
  program
    .command('rules')
    .description('read the rules of a game, or look something up in them')
    .argument('<game>', 'which game: see below')
    .argument('[words...]', 'what to look up: words that stand together, or the number of a rule')
    .addOption(languageOption('language of the rules'))
    .addHelpText(
      'after',
      gamesAndExamples(
        'rules mercado',
        'rules mercadito juice',
        'rules mercadito MTO-12 --lang es',
      ),
    )
    .action(async (game, words, options) =>
      (await import('./rules.ts')).rules(game, words, options),
    )
}
