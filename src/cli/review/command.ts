import type { Command } from 'commander'
import { contentOption, examples, languageOption } from '../options.ts'
import { whole } from '../values.ts'

/** `tianguis review`, as the command line offers it. */
export function addReview(program: Command): void {
  program
    .command('review')
    .description('review a finished match: luck and skill, and the decisions that cost most')
    .argument('<file>', 'the match, as exported')
    .option(
      '--trials <number>',
      'how many moves are tried, all in all; 16000 if left out',
      whole(100, 10_000_000),
    )
    .option(
      '--worlds <number>',
      'how often the costliest are tried again; 64 if left out',
      whole(4, 10_000),
    )
    .option('--json', 'print one JSON object instead of sentences')
    .addOption(languageOption('language of the sentences'))
    .addOption(contentOption())
    .addHelpText('after', examples('review match.json', 'review match.json --json > review.json'))
    .action(async (file, options) => (await import('./review.ts')).reviewFile(file, options))
}
