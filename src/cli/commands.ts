import { type Command, Option } from 'commander'
import { addAdmin } from './admin/commands.ts'
import {
  contentOption,
  databaseOption,
  examples,
  gamesAndExamples,
  kept,
  languageOption,
  workersOption,
} from './options.ts'
import { addLadder } from './ladder/command.ts'
import { addPlay } from './play/command.ts'
import { addReview } from './review/command.ts'
import { addRules } from './rules/command.ts'
import { addTrain } from './train/command.ts'
import {
  budgets,
  doorway,
  list,
  listener,
  networks,
  origin,
  pairs,
  positive,
  seed,
  sha256,
  whole,
} from './values.ts'

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
/** What `bench/main.ts` can measure. */
const BENCHES = ['ablations', 'engines', 'hints', 'search', 'skill', 'server', 'tables']
const TWO_PLAYERS: readonly string[] = ['greedy', 'random']

/**
 * All commands, in one place. The code of a command is loaded when it runs: the table protocol
 * starts without the server, and neither waits for the terminal's menus.
 */
export function addCommands(program: Command): void {
  addServe(program)
  addKeeping(program)
  addAdmin(program)
  addPlay(program)
  addRules(program)
  addSimulate(program)
  addTrain(program)
  addLadder(program)
  addTable(program)
  addVerify(program)
  addReview(program)
  addContent(program)
  addBench(program)
}

function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the web page: play with friends and bots in the browser')
    .option('-p, --port <number>', 'port to listen on; 0 = any free port', whole(0, 65535), 8080)
    .option(
      '--host <address>',
      'address to listen on; 0.0.0.0 = reachable from the network',
      listener,
      '127.0.0.1',
    )
    .option('--data <folder>', 'where games are kept', './data')
    .addOption(databaseOption())
    .option('--public-url <url>', 'the address players use, if it is a different one', origin)
    .addOption(
      new Option(
        '--mail <url>',
        'send mails through this server: smtp://user:password@host:port',
      ).env('SMTP_URL'),
    )
    .option(
      '--mail-from <address>',
      'the sender of mails; tianguis@ and the public address if left out',
    )
    .option(
      '--proxies <addresses>',
      'proxies to trust besides this machine: uniquelocal, 10.0.0.0/8',
      networks,
    )
    .option(
      '--metrics <address>',
      'answer /metrics for Prometheus here: a port of this machine, or address:port',
      doorway,
    )
    .option('--bot-pace <ms>', 'the minimum time a bot seems to think', whole(0, 60_000), 700)
    .option(
      '--limit <name=number>',
      'another value of a budget; may be repeated; docs/hosting.md lists them',
      budgets,
    )
    .addOption(contentOption())
    .addOption(
      new Option('--log <level>', 'how much to log to standard error')
        .choices(LOG_LEVELS)
        .default('warn'),
    )
    .addHelpText(
      'after',
      examples(
        'serve',
        'serve --port 9000 --data /var/lib/tianguis',
        'serve --host 0.0.0.0 --public-url https://games.example.org',
        'serve --content my-prices.json',
        'serve --database postgres://tianguis@db.example.org/tianguis',
      ),
    )
    .action(async options => (await import('./serve.ts')).serve(options))
}

/** Commands for the data, besides serving them. */
function addKeeping(program: Command): void {
  const keeping = (name: string) => kept(program.command(name))
  keeping('backup')
    .description('write everything into one file, also while servers run')
    .argument('<file>', 'the file; an existing one is replaced')
    .addHelpText(
      'after',
      examples(
        'backup games.jsonl',
        'backup games.jsonl --database postgres://db.example.org/tianguis',
      ),
    )
    .action(async (file, place) => (await import('./backup.ts')).backupTo(file, place))
  keeping('restore')
    .description('fill an empty folder or database from a backup file, whichever kind it came from')
    .argument('<file>', 'the file')
    .addHelpText(
      'after',
      examples(
        'restore games.jsonl --data ./new',
        'restore games.jsonl --database postgres://db.example.org/tianguis',
      ),
    )
    .action(async (file, place) => (await import('./backup.ts')).restoreFrom(file, place))
  keeping('migrate')
    .description('migrate the data to this version, as serve does when it starts')
    .addHelpText(
      'after',
      examples('migrate', 'migrate --database postgres://db.example.org/tianguis'),
    )
    .action(async place => (await import('./backup.ts')).migrateNow(place))
}

function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('let bots play many games and count the results')
    .argument('<game>', 'which game: see below')
    .addOption(
      new Option(
        '-p, --players <levels>',
        'who plays, one word a seat: random, greedy, mcts:500, master …',
      )
        .argParser(list)
        .default(TWO_PLAYERS, TWO_PLAYERS.join()),
    )
    .option('-n, --games <number>', 'how many games', whole(1, 10_000_000), 100)
    .option('--seed <hex>', 'the same seed plays the same games', seed, '1')
    .option('-o, --options <name=value>', "the game's own options; may be repeated", pairs)
    .option('--vary <name>', 'play every deal with each value of this option of the game')
    .option(
      '--no-rotate',
      'keep every player in its seat instead of letting each sit everywhere on the same deals',
    )
    .option('--json', 'print one JSON object instead of tables')
    .addOption(contentOption())
    .option('--trace <file>', 'write every game, ply by ply, as lines of JSON')
    .option('--report <file>', 'write a report with charts: .html, .svg, .csv or .json')
    .option('--beside <file>', 'a report as .json: shown beside this one, with the difference')
    .addOption(languageOption('language of the report'))
    .addOption(workersOption())
    .addHelpText(
      'after',
      gamesAndExamples(
        'simulate merchant-of-goldfish --players greedy,random,random --games 3000',
        'simulate merchant-of-goldfish --players mcts:500,greedy --games 200 --json > result.json',
        'simulate merchant-of-goldfish --players random,random --games 10 --trace games.jsonl',
        'simulate merchants-cove --players greedy,greedy,greedy,greedy --games 2000 --report cove.html',
      ),
    )
    .action(async (game, options) =>
      (await import('./simulate/simulate.ts')).simulate(game, options),
    )
}

function addTable(program: Command): void {
  program
    .command('table')
    .description('play and inspect games by program: lines of JSON on standard input and output')
    .addOption(contentOption())
    .addHelpText(
      'after',
      `\nThe protocol is described in docs/table-protocol.md.\n\nExamples:\n  echo '{"do":"hello"}' | tianguis table\n  tianguis table < requests.jsonl > replies.jsonl`,
    )
    .action(async options => (await import('./table/stdio.ts')).table(options))
}

function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check the shuffle of a finished match: who could have chosen it')
    .argument('<file>', 'the match, as exported')
    .option('--receipt <file>', 'what your page or program kept from before the first card')
    .option('--commitment <hex>', 'the promise you noted before the first card', sha256)
    .option('--json', 'print one JSON object instead of sentences')
    .addOption(contentOption())
    .addOption(languageOption('language of the sentences'))
    .addHelpText(
      'after',
      `\ndocs/fairness.md says what is proved and what is not.\n${examples('verify match.json', 'verify match.json --receipt receipt.json')}`,
    )
    .action(async (file, options) => (await import('./verify/verify.ts')).verifyFile(file, options))
}

function addContent(program: Command): void {
  program
    .command('content')
    .helpCommand(false)
    .description('files of printed values that replace the ones a game comes with')
    .addHelpText(
      'after',
      `\ndocs/content.md describes such files.\n${examples('content check my-prices.json')}`,
    )
    .command('check')
    .description('describe a file of printed values, or list everything that is wrong with it')
    .argument('<file>', 'the file, JSON')
    .addHelpText('after', examples('content check my-prices.json'))
    .action(async file => (await import('./content.ts')).checkFile(file))
}

function addBench(program: Command): void {
  program
    .command('bench')
    .description(
      'measure how fast engines, bots and server are, beside named peers (from a source tree)',
    )
    .argument('[what...]', `which measurements: ${BENCHES.join(', ')}; all if left out`)
    .option('--seconds <number>', 'how long each measurement takes', positive)
    .option(
      '--quick',
      'only check that it runs: the server with a tenth of its people, for seconds',
    )
    .addOption(
      new Option('--database <kind>', 'measure the server on this database too').choices([
        'postgres',
      ]),
    )
    .option('--json', 'print one JSON object instead of tables')
    .addHelpText(
      'after',
      examples(
        'bench',
        'bench engines --seconds 10 --json',
        'bench server',
        'bench server --database postgres',
      ),
    )
    .action(async (what, options) => (await import('./bench.ts')).bench(what, options))
}
