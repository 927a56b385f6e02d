import { type Command, Option } from 'commander'
import { contentOption, gamesAndExamples, languageOption } from '../options.ts'
import { list, pairs, seed, whole } from '../values.ts'

const IN_THE_GAME = `
Without --players, --bots and --options the table is set for a newcomer.
In the game type a number, or "help", "rules" and a word, "hint", "why" and a move, "undo" or "quit".
`

/** `tianguis play`, as the command line offers it. */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a game against bots, here in the terminal')
    .argument('[game]', 'which game: see below, or a kept match; asked if left out')
    .option('-n, --players <number>', 'how many play, you included', whole(2, 16))
    .addOption(
      new Option(
        '-b, --bots <levels>',
        'how strong the others are, one for all or one each: hard,greedy; easy if left out',
      ).argParser(list),
    )
    .option('--seat <number>', 'your seat, counted from 0 in turn order', whole(0, 15), 0)
    .option('--seed <hex>', 'deal from this seed; the same seed deals the same game', seed)
    .addOption(languageOption('language of the sentences'))
    .option('-o, --options <name=value>', "the game's own options; may be repeated", pairs)
    .addOption(contentOption())
    .option('--save <file>', 'keep the match here from move to move; play <file> goes on with it')
    .option('--no-hints', 'give no hints, whatever is asked')
    .option('--plain', 'number the choices and read one line, instead of a menu')
    .addHelpText(
      'after',
      `${IN_THE_GAME}${gamesAndExamples(
        'play',
        'play merchant-of-goldfish',
        'play merchant-of-goldfish --players 4 --bots hard,greedy,easy --lang es',
        'play mercadito --save lunch.json',
        'play lunch.json',
      )}`,
    )
    .action(async (game, options) => (await import('./play.ts')).play(game, options))
}
