import { Command, CommanderError } from 'commander'
import { addCommands } from './commands.ts'
import { Failure } from './failure.ts'
import { VERSION } from '../server/paths.ts'

const EXAMPLES = `
Examples:
  tianguis serve                                  play in the browser, with friends and bots
  tianguis play merchant-of-goldfish              play here, in the terminal
  tianguis simulate merchant-of-goldfish --players greedy,random --games 1000
  tianguis <command> --help                       options and examples of one command`

/** Runs one command line; returns the exit code: 0 = done, 1 = failed, 2 = not understood. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await makeProgram().parseAsync([...args], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof Failure)) throw error
    if (error.message !== '') process.stderr.write(`${error.message}\n`)
    return error.exitCode
  }
}

function makeProgram(): Command {
  const program = new Command('tianguis')
    .description(
      'Market board games by their full rules: in the browser, in the terminal and by program.',
    )
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .addHelpText('after', EXAMPLES)
  addCommands(program)
  speakPlainly(program)
  return program
}

/**
 * Turns every usage error into one sentence, followed by what exists instead; for subcommands too.
 */
function speakPlainly(command: Command): void {
  for (const inner of command.commands) speakPlainly(inner)
  command.exitOverride().configureOutput({
    outputError: (text, write) => {
      const sentence = text
        .trim()
        .replace(/^error: /, '')
        .replaceAll('\n', ' ')
      const hint = sentence.includes('is invalid') ? '' : ` ${instead(command)}`
      write(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\.$/, '')}.${hint}\n`)
    },
  })
}

function instead(command: Command): string {
  if (command.commands.length > 0)
    return `Commands: ${command.commands.map(known => known.name()).join(', ')}.`
  const options = command.options.map(option => option.long).join(', ')
  return `Usage: ${pathOf(command)} ${command.usage()}. Options: ${options || 'none'}.`
}

/** The full name of a command: "tianguis content check". */
function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`
}
