import { type Command, Option } from 'commander'
import { examples, kept } from '../options.ts'
import { duration } from '../values.ts'

const STATUSES = ['open', 'running', 'over'] as const

/** `tianguis admin …`: for the people who run a server, whether it runs or not. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .helpCommand(false)
    .description('look after a server: its tables, its people, and their reports')
    .addHelpText(
      'after',
      `\nA running server carries the commands out itself, and its players see the result at once.\n${examples(
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

const JSON_INSTEAD = ['--json', 'print JSON instead of a table'] as const
const TABLE = ['<table>', 'its id: the part after /t/ in its address'] as const
const PERSON = ['<person>', 'name or id; the name of a bot begins with ⚙'] as const
const REPORT = ['<report>', 'as "admin reports" calls it'] as const
const loadTables = () => import('./tables.ts')
const loadPeople = () => import('./people.ts')
const loadReports = () => import('./reports.ts')

function addTables(admin: Command): void {
  addTo(
    admin,
    'tables',
    'find tables, the latest first',
    'admin tables --person Ana --status running',
  )
    .option(...JSON_INSTEAD)
    .option('--game <id>', 'only of this game')
    .addOption(new Option('--status <status>', 'only with this status').choices(STATUSES))
    .option('--person <person>', 'tables where this person (name or id) sits, or which they own')
    .option('--older <time>', 'where nothing has happened for this long: 12h, 30d', duration)
    .action(async options => (await loadTables()).tables(options))
  addTo(admin, 'table', 'show one table, without anything hidden', 'admin table Gh3kQ0aZpL1x')
    .argument(...TABLE)
    .option(...JSON_INSTEAD)
    .action(async (id, options) => (await loadTables()).table(id, options))
  addTo(
    admin,
    'end',
    'end a waiting or running match, without a result',
    'admin end Gh3kQ0aZpL1x --why "a test"',
  )
    .argument(...TABLE)
    .option('--why <text>', 'the reason shown to everybody at the table')
    .action(async (id, options) => (await loadTables()).end(id, options))
  addTo(admin, 'delete', 'delete a table and everything of it', 'admin delete Gh3kQ0aZpL1x --yes')
    .argument(...TABLE)
    .option('--yes', 'do not ask')
    .action(async (id, options) => (await loadTables()).remove(id, options))
}

function addPeople(admin: Command): void {
  addTo(admin, 'people', 'find people and bots', 'admin people ana', 'admin people --banned')
    .argument('[name]', 'a part of the name, or an id; all if left out')
    .option(...JSON_INSTEAD)
    .option('--banned', 'only the banned ones')
    .action(async (name, options) => (await loadPeople()).people(name, options))
  addTo(
    admin,
    'ban',
    'ban a person and their bots',
    'admin ban Ana --for 7d --why "insults in the chat"',
  )
    .argument(...PERSON)
    .option('--for <time>', 'for this long: 12h, 7d; until the ban is lifted if left out', duration)
    .option('--why <text>', 'the reason shown to them')
    .action(async (person, options) => (await loadPeople()).ban(person, options))
  const changes = [
    ['unban', 'lift a ban'],
    ['grant', 'make a person an admin, who may use /api/admin'],
    ['revoke', 'take a person’s admin rights away'],
  ] as const
  for (const [act, about] of changes)
    addTo(admin, act, about, `admin ${act} Ana`)
      .argument(...PERSON)
      .action(async (person, place) => (await loadPeople()).change(act, person, place))
}

function addReports(admin: Command): void {
  addTo(
    admin,
    'reports',
    'list the chat lines that people reported',
    'admin reports',
    'admin reports --all',
  )
    .option(...JSON_INSTEAD)
    .option('--all', 'also the closed ones')
    .action(async options => (await loadReports()).reports(options))
  const one = 'Gh3kQ0aZpL1x/players/7'
  addTo(admin, 'report', 'show one report with the lines around it', `admin report ${one}`)
    .argument(...REPORT)
    .option(...JSON_INSTEAD)
    .action(async (id, options) => (await loadReports()).report(id, options))
  addTo(admin, 'close', 'close a report', `admin close ${one}`)
    .argument(...REPORT)
    .action(async (id, place) => (await loadReports()).close(id, place))
  const ratings = admin
    .command('ratings')
    .helpCommand(false)
    .description('the ratings of all games')
  addTo(
    ratings,
    'rebuild',
    'compute them again from the finished matches',
    'admin ratings rebuild',
  ).action(async place => (await loadReports()).rebuild(place))
  addTo(admin, 'log', 'what this command and admins have done, the latest first', 'admin log')
    .option(...JSON_INSTEAD)
    .action(async options => (await loadReports()).log(options))
}
