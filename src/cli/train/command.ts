import type { Command } from 'commander'
import { contentOption, gamesAndExamples } from '../options.ts'
import { list, pairs, positive, whole } from '../values.ts'

/** `tianguis train`, as the command line offers it. */
export function addTrain(program: Command): void {
  program
    .command('train')
    .description('let the bots of a game learn it by playing against themselves')
    .argument('<game>', 'which game: see below')
    .option('-n, --games <number>', 'stop after so many games', whole(1, 100_000_000))
    .option('--minutes <number>', 'stop after so much time; 10 if neither is named', positive)
    .option('--seats <numbers>', 'table sizes, one after another: 2,4; all if left out', list)
    .option(
      '--hidden <number>',
      'hidden units of the network, where one is trained',
      whole(1, 512),
      32,
    )
    .option('--seed <number>', 'the same seed learns the same', whole(0, 2 ** 31), 1)
    .option('-o, --options <name=value>', "the game's own options; may be repeated", pairs)
    .addOption(contentOption())
    .option('--out <folder>', "where results go; in a source tree the game's own folder")
    .option('--resume', 'go on where the training kept there stopped')
    .option('--exam <deals>', 'deals of the exam at the end; 40 if left out', whole(1, 10_000))
    .option('--threads <number>', 'how many threads play; all cores if left out', whole(1, 256))
    .option('--card', 'only show what is known about the weights that are there')
    .addHelpText(
      'after',
      `\nCtrl-C stops and keeps all whole rounds; docs/training.md explains the results.\n${gamesAndExamples(
        'train merchant-of-goldfish --minutes 60',
        'train merchant-of-goldfish --games 20000 --seats 2,4 --out mine',
        'train merchant-of-goldfish --resume --minutes 60',
        'train merchant-of-goldfish --card',
      )}`,
    )
    .action(async (game, options) => (await import('./train.ts')).train(game, options))
}
