import { type Command, Option } from 'commander'
import { examples, kept } from '../options.ts'
import { duration } from '../values.ts'

const STATUSES = ['open', 'running', 'over'] as const

/** `tianguis admin …`: what those do who run a server, whether it runs or not. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .helpCommand(false)
    .description('look after a server: its tables, its people, and what they report')
    .addHelpText(
      'after',
      `\nA server that runs does what is asked by itself, and shows it to its players.\n${examples(
        'admin tables --status running --older 30d',
        'admin ban Ana --for 7d --why "insults in the chat"',
        'admin reports --database postgres://db.example.org/tianguis',
      )}`,
    )
  addTables(admin)
  addPeople(admin)
  addReports(admin)
}

/** One command of them, with examples. */
function addTo(admin: Command, name: string, about: string, ...lines: string[]): Command {
  return kept(
    admin
      .command(name)
      .description(about)
      .addHelpText('after', examples(...lines)),
  )
}

const withJson = (command: Command) => command.option('--json', 'print JSON instead of a table')
const withTable = (command: Command) =>
  command.argument('<table>', 'its id: what stands after /t/ in its address')
const withPerson = (command: Command) => command.argument('<person>', 'name or id')
const loadTables = () => import('./tables.ts')
const loadPeople = () => import('./people.ts')
const loadReports = () => import('./reports.ts')

function addTables(admin: Command): void {
  withJson(
    addTo(
      admin,
      'tables',
      'find tables, the latest first',
      'admin tables --person Ana --status running',
    ),
  )
    .option('--game <id>', 'of this game')
    .addOption(new Option('--status <status>', 'that are so').choices(STATUSES))
    .option('--person <person>', 'tables where this person (name or id) sits, or which they own')
    .option('--older <time>', 'where nothing has happened for so long: 12h, 30d', duration)
    .action(async options => (await loadTables()).tables(options))
  withJson(
    withTable(
      addTo(
        admin,
        'table',
        'show one table; nothing that is hidden in it',
        'admin table Gh3kQ0aZpL1x',
      ),
    ),
  ).action(async (id, options) => (await loadTables()).table(id, options))
  withTable(
    addTo(
      admin,
      'end',
      'end what waits or is played, without a result',
      'admin end Gh3kQ0aZpL1x --why "a test"',
    ),
  )
    .option('--why <text>', 'what those at the table are told')
    .action(async (id, options) => (await loadTables()).end(id, options))
  withTable(
    addTo(
      admin,
      'delete',
      'delete a table with everything of it',
      'admin delete Gh3kQ0aZpL1x --yes',
    ),
  )
    .option('--yes', 'do not ask')
    .action(async (id, options) => (await loadTables()).remove(id, options))
}

function addPeople(admin: Command): void {
  withJson(
    addTo(admin, 'people', 'find people and bots', 'admin people ana', 'admin people --banned'),
  )
    .argument('[name]', 'a part of the name, or an id; all if left out')
    .option('--banned', 'only who is banned')
    .action(async (name, options) => (await loadPeople()).people(name, options))
  withPerson(
    addTo(
      admin,
      'ban',
      'keep a person and their bots out',
      'admin ban Ana --for 7d --why "insults in the chat"',
    ),
  )
    .option('--for <time>', 'for so long: 12h, 7d; until it is taken back if left out', duration)
    .option('--why <text>', 'what they are told')
    .action(async (person, options) => (await loadPeople()).ban(person, options))
  const changes = [
    ['unban', 'let somebody in again'],
    ['grant', 'let somebody do what an admin may, at /api/admin'],
    ['revoke', 'take that back'],
  ] as const
  for (const [act, about] of changes)
    withPerson(addTo(admin, act, about, `admin ${act} Ana`)).action(async (person, place) =>
      (await loadPeople()).change(act, person, place),
    )
}

function addReports(admin: Command): void {
  const withReport = (command: Command) =>
    command.argument('<report>', 'as "admin reports" calls it')
  withJson(
    addTo(
      admin,
      'reports',
      'list the lines of chats that people reported',
      'admin reports',
      'admin reports --all',
    ),
  )
    .option('--all', 'also those that are closed')
    .action(async options => (await loadReports()).reports(options))
  const one = 'Gh3kQ0aZpL1x/players/7'
  withJson(
    withReport(
      addTo(admin, 'report', 'show one with what was said around it', `admin report ${one}`),
    ),
  ).action(async (id, options) => (await loadReports()).report(id, options))
  withReport(addTo(admin, 'close', 'a report has been seen to', `admin close ${one}`)).action(
    async (id, place) => (await loadReports()).close(id, place),
  )
  const ratings = admin
    .command('ratings')
    .helpCommand(false)
    .description('the ratings of all games')
  addTo(
    ratings,
    'rebuild',
    'reckon them anew from the finished matches',
    'admin ratings rebuild',
  ).action(async place => (await loadReports()).rebuild(place))
  withJson(
    addTo(
      admin,
      'log',
      'what was done by this command and by admins, the latest first',
      'admin log',
    ),
  ).action(async options => (await loadReports()).log(options))
}
