import { parse as parseStandard } from '@messageformat/parser'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue, folders, isOfLessons, type Problem, ROOT } from '../scripts/texts/catalogues.ts'
import { absent, check } from '../scripts/texts/check.ts'
import { fromPo, toPo } from '../scripts/texts/po.ts'
import { typesOf } from '../scripts/texts/types.ts'
import { jsonOf, unitsOf } from '../scripts/texts/units.ts'
import { GAMES } from '../src/games/index.ts'

const said = ({ file, line, key, what }: Problem) => `${file}:${line}: ${key} ${what}`
/** A folder beside little code. */
const NOWHERE = join(ROOT, 'src/kit/text')
const all = folders()
/** Of the answer to “Why am I asked this?”, as of a step of a lesson. */
const MOST_WORDS = 25
/** The words of a reason, without the rule at its end. */
const wordsOf = (reason: string) => reason.replace(/ \[[^\]]+\]$/, '').split(' ').length

test('there are catalogues', () => {
  expect(all.length).toBeGreaterThan(0)
})

test('one file for translators has all words: of the page, of every game, each once', () => {
  const units = all.flatMap(folder => unitsOf(folder, 'es'))
  const contexts = units.map(({ context }) => context)
  expect(new Set(contexts).size).toBe(contexts.length)
  for (const name of [
    'web/text',
    'web/table/text',
    ...GAMES.map(({ meta }) => `games/${meta.id}/text`),
  ])
    expect(contexts.filter(context => context.startsWith(`${name}:`))).not.toEqual([])
})

test('the compiler is told of what code says by its key, not of what is found while it runs', () => {
  const askedIn = (folder: string) => {
    const found = all.find(({ path }) => path === join(ROOT, 'src', folder))
    return [...(found ? check(found).asked.keys() : [])]
  }
  expect(askedIn('web/table/text')).toContain('talk.mute')
  expect(askedIn('web/table/text')).not.toContain('talk.told.sat')
  for (const { meta } of GAMES) expect(askedIn(`games/${meta.id}/judgement/text`)).toEqual([])
})

describe.each(all)('$path', folder => {
  const { asked, problems } = check(folder)

  test('nothing is missing, superfluous or ill-typed', () => {
    expect(problems.map(said)).toEqual([])
    expect(absent(folder)).toEqual([])
  })

  test.skipIf(isOfLessons(folder.path))('its types are up to date: run `npm run texts`', () => {
    const written = readFileSync(join(folder.path, 'messages.ts'), 'utf8')
    expect(written).toBe(typesOf(folder, asked))
  })

  test(`why something is asked is told in ${MOST_WORDS} words at most`, () => {
    const reasons = folder.languages.flatMap(({ messages }) =>
      [...messages].flatMap(([key, { said: reason }]) => (key.startsWith('why.') ? reason : [])),
    )
    const long = reasons.filter(reason => wordsOf(reason) > MOST_WORDS)
    expect(long).toEqual([])
  })

  test('any tool that knows ICU MessageFormat reads it', () => {
    for (const { messages } of folder.languages)
      for (const { said: message } of messages.values())
        expect(() => parseStandard(message)).not.toThrow()
  })

  test('a translator’s file brings back what it was made of', () => {
    for (const { language, file } of folder.languages.slice(1)) {
      const { units } = fromPo(toPo({ language, units: unitsOf(folder, language) }))
      expect(jsonOf(units)).toBe(readFileSync(join(ROOT, file), 'utf8'))
    }
  })
})

test('a language that is begun may have gaps: what is wrong in it is said, and the types stay', () => {
  const spoken = all.find(({ path }) => path === NOWHERE)
  if (!spoken) throw new Error('no words of the kit')
  const german = catalogue('de.json', '{"refusal.other": "{rule, plural, other {#}} {foo}"}')
  const empty = catalogue('de.json', '{}')
  for (const [one, problems] of [
    [german, ['de.json:1: refusal.other has {foo}, which English has not']],
    [empty, []],
  ] as const) {
    const begun = { path: NOWHERE, languages: [...spoken.languages, one] }
    const found = check(begun)
    expect(found.problems.map(said)).toEqual(problems)
    expect(typesOf(begun, found.asked)).toBe(typesOf(spoken, check(spoken).asked))
  }
})

describe('what is wrong is said with file, line and key', () => {
  const ENGLISH = { 'a.b': '{n, plural, one {# card} other {# cards}}', 'a.c': '{name} won' }
  const file = (messages: object) => JSON.stringify(messages, null, 2)
  const problemsOf = (spanish: string, english: string = file(ENGLISH)) =>
    check({
      path: NOWHERE,
      languages: [catalogue('en.json', english), catalogue('es.json', spanish)],
    })
      .problems.map(said)
      .filter(problem => !problem.endsWith('nothing says it'))

  test.each<[string, object, string[]]>([
    ['missing', { 'a.b': '{n}' }, ['es.json:1: a.c is missing']],
    [
      'superfluous',
      { 'a.b': '{n}', 'a.c': '{name}', 'a.d': '' },
      ['es.json:4: a.d is superfluous: English has no such message'],
    ],
    [
      'another parameter',
      { 'a.b': '{n}', 'a.c': '{nombre}' },
      ['es.json:3: a.c lacks {name}', 'es.json:3: a.c has {nombre}, which English has not'],
    ],
    [
      'another type',
      { 'a.b': '{n, select, you {tú} other {{n}}}', 'a.c': '{name}' },
      ['es.json:2: a.b {n} is used as number and as person in English'],
    ],
    [
      'no such word',
      { 'a.b': '{n, cartas}', 'a.c': '{name}' },
      ['es.json:2: a.b no type and no message is called “cartas”'],
    ],
    [
      'not ICU',
      { 'a.b': '{n', 'a.c': '{name}' },
      ['es.json:2: a.b “,” or “}” is missing after character 2'],
    ],
    ['not a text', { 'a.b': '{n}', 'a.c': 1 }, ['es.json:3: a.c is not a text']],
  ])('%s', (_, spanish, expected) => {
    expect(problemsOf(file(spanish))).toEqual(expected)
  })

  test('a message that stands there twice', () => {
    const twice = '{\n  "a.b": "{n}",\n  "a.c": "{name}",\n  "a.b": "{n}"\n}'
    expect(problemsOf(twice)).toEqual(['es.json:4: a.b stands here twice'])
  })

  test('a file that is not JSON', () => {
    const problems = problemsOf('{\n  "a.b": "{n}",\n}')
    expect(problems).toEqual([expect.stringMatching(/^es\.json:3: .*is not JSON/)])
  })

  test('a message that refers to itself', () => {
    const round = file({ 'a.b': '{n, one}', one: '{n, two}', two: '{n, one}' })
    expect(problemsOf(file({ 'a.b': '{n}' }), round)).toContain(
      'en.json:2: a.b “one” refers to itself',
    )
  })
})

test('a file for translators that is not there is said in a sentence', () => {
  const program = join(ROOT, 'scripts/texts.mjs')
  const { status, stderr } = spawnSync(process.execPath, [program, 'import', 'none.po'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, 'There is no none.po.\n'])
})

describe('a translator’s file', () => {
  const HEAD = 'msgid ""\nmsgstr "Language: pt_BR\\n"\n\n'
  const unit = (context: string, said: string) =>
    `msgctxt "${context}"\nmsgid "One"\nmsgstr "${said}"\n`

  test('what a tool has only guessed is not translated yet', () => {
    const text = `${HEAD}#, icu-message-format, fuzzy\n${unit('a:b.c', 'Um?')}\n${unit('a:b.d', 'Um')}`
    const { language, units } = fromPo(text)
    expect(language).toBe('pt-BR')
    expect(units.map(({ translated }) => translated)).toEqual(['', 'Um'])
  })

  test.each([
    ['a line of something else', `${HEAD}hello`, 'line 4 is not gettext: hello'],
    ['a broken quote', `${HEAD}msgid "a\\q"`, 'line 4 is not gettext: "a\\q"'],
    ['no language', 'msgid ""\nmsgstr ""\n', 'the header names no language'],
    [
      'a language that leaves the folder',
      'msgid ""\nmsgstr "Language: ../x\\n"\n',
      '“../x” is no code of a language, such as de or pt-BR',
    ],
  ])('%s is said with its line', (_, text, message) => {
    expect(() => fromPo(text)).toThrow(message)
  })
})

test('a message nothing says is superfluous', () => {
  const languages = [catalogue('en.json', '{\n  "never.said": "Never"\n}')]
  expect(check({ path: NOWHERE, languages }).problems.map(said)).toEqual([
    'en.json:2: never.said is superfluous: nothing says it',
  ])
})

test('words of the page are for all of the page, those of a game for that game alone', () => {
  const languages = [catalogue('en.json', '{\n  "page.loading": "One moment …"\n}')]
  const problemsIn = (path: string) =>
    check({ path: join(ROOT, 'src', path), languages }).problems.map(said)
  expect(problemsIn('web/nowhere/text')).toEqual([])
  for (const { meta } of GAMES)
    expect(problemsIn(`games/${meta.id}/text`)).toEqual([
      'en.json:2: page.loading is superfluous: nothing says it',
    ])
})
