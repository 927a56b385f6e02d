import type { Command } from 'commander'
import { gamesAndExamples, workersOption } from '../options.ts'
import { list, positive, whole } from '../values.ts'

/** `tianguis ladder`, as the command line offers it. */
export function addLadder(program: Command): void {
  program
    .command('ladder')
    .description('measure how strong the levels of the bots are, and go on where it stopped')
    .argument('[game]', 'which game: see below; all if left out')
    .option('--seats <numbers>', 'only tables of so many: 2,4', list)
    .option('--levels <names>', 'only pairings of these levels: greedy,hard', list)
    .option('-n, --games <number>', 'games of each pairing', whole(1, 1_000_000))
    .option(
      '--pace <number>',
      'iterations for each millisecond of a level’s time, instead of the clock',
      positive,
    )
    .option('--results <file>', 'the file of results, which grows', 'docs/strength.jsonl')
    .option('--only', 'play nothing: only write what the results say')
    .addOption(workersOption())
    .addHelpText(
      'after',
      `\nCtrl-C stops after the deal that is being played. At the end docs/strength.md is written; what\nanother file of results says is printed.\n${gamesAndExamples(
        'ladder merchant-of-goldfish',
        'ladder mercado --seats 2,4 --levels greedy,medium,hard --games 100',
        'ladder merchants-cove --pace 4',
        'ladder --only',
      )}`,
    )
    .action(async (game, options) => (await import('./ladder.ts')).ladder(game, options))
}
