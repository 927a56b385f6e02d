import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery, Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Replay } from '../protocol/http.ts'
import { backUp, bringUp, restore } from './backup.ts'
import { restoreLines } from './store/backup.ts'
import type { Schema } from './store/database/schema.ts'
import { openSqlite } from './store/database/sqlite.ts'
import { BARE, databaseOf, dataFolder, onPostgres, runSql } from './test/databases.fixture.ts'
import { playOn, stepsOf } from './test/lines.fixture.ts'
import { serve } from './test/server.fixture.ts'
import { guest, type Visitor, visitor } from './test/visitors.fixture.ts'

const MATCH = { chairs: ['me', 'random'], options: { maxTurns: 100 } }

async function placeOf(data: string) {
  const database = await databaseOf(data, BARE)
  return database === undefined ? { data } : { data, database }
}

test('a backup is made while people play; restored, they play on', async () => {
  const first = await serve()
  const ana = await guest(first)
  const over = await ana.make(MATCH)
  await playOn([await ana.watch(over.table.id)])
  await ana.get(`/api/tables/${over.table.id}/replay`)
  const { table } = await ana.make(MATCH)
  const before = await ana.watch(table.id)
  await playOn([before], 5)
  const file = join(dataFolder(), 'games.jsonl')
  // What lies there already, for all to read, is not written into.
  writeFileSync(`${file}.part`, 'of somebody else', { mode: 0o644 })
  const rows = await backUp(await placeOf(first.data), file)
  expect(rows).toBe(readFileSync(file, 'utf8').trimEnd().split('\n').length - 2)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  // Into the same kind of database, and into a folder from either kind.
  const same = await placeOf(dataFolder())
  const places = [same, ...(onPostgres() ? [{ data: dataFolder() }] : [])]
  for (const place of places) {
    const restored = await restore(place, file)
    expect(restored).toEqual({ rows, checksum: true, matches: 2, older: 0 })
    await expect(restore(place, file)).rejects.toThrow(/data already/)
    const again = join(dataFolder(), 'again.jsonl')
    expect(await backUp(place, again)).toBe(rows)
    expect(sorted(again)).toEqual(sorted(file))
  }

  const second = await serve({ data: same.data })
  const back = visitor(second, ana.cookie)
  const after = await back.watch(table.id)
  const known = stepsOf(before)
  expect(stepsOf(after).slice(0, 3)).toEqual(known.slice(0, 3))
  await playOn([after])
  const frames = async (who: Visitor) =>
    (await who.get<Replay>(`/api/tables/${over.table.id}/replay`)).body.frames
  expect(await frames(back)).toEqual(await frames(ana))
})

test('an incomplete backup changes nothing', async () => {
  const first = await serve()
  await guest(first)
  const file = join(dataFolder(), 'games.jsonl')
  await backUp(await placeOf(first.data), file)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const target = await placeOf(dataFolder())
  const wrong: [string, RegExp][] = [
    ['', /not a backup/],
    ['{"hello":1}', /not a backup/],
    [lines.slice(0, -1).join('\n'), /end is missing/],
    [lines.toSpliced(1, 0, '["strangers",{"id":"1"}]').join('\n'), /no table "strangers"/],
    [lines.toSpliced(1, 1).join('\n'), /rows are missing|constraint|violates/i],
    [lines.with(1, '{').join('\n'), /not JSON/],
    [
      lines.with(0, lines[0].replace(/"migration":"[^"]*"/, '"migration":"9999-later"')).join('\n'),
      /newer version/,
    ],
  ]
  for (const [text, said] of wrong) {
    writeFileSync(file, text)
    await expect(restore(target, file)).rejects.toThrow(said)
  }
  for (const none of [join(dataFolder(), 'nowhere'), dataFolder()])
    await expect(restore(target, none)).rejects.toThrow(/^The file .* cannot be used/)
  writeFileSync(file, lines.join('\n'))
  expect((await restore(target, file)).rows).toBe(lines.length - 2)
})

test('nothing is restored where a server was started, or where the tables are newer', async () => {
  const [first, started] = [await serve(), await serve()]
  await guest(first)
  const file = join(dataFolder(), 'games.jsonl')
  await backUp(await placeOf(first.data), file)
  await started.stop()
  const newer = await placeOf(dataFolder())
  await bringUp(newer)
  await expect(restore(await placeOf(started.data), file)).rejects.toThrow(/data already/)
  const older = readFileSync(file, 'utf8').replace(
    /"migration":"[^"]*"/,
    '"migration":"0014-reports"',
  )
  writeFileSync(file, older)
  await expect(restore(newer, file)).rejects.toThrow(/data already/)
})

/** Rows and columns may come in any order. */
function sorted(file: string): unknown[] {
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return rows.map(row => JSON.stringify(canonical(JSON.parse(row)))).toSorted()
}

function canonical(value: unknown): unknown {
  return Array.isArray(value)
    ? [value[0], Object.entries(value[1] as object).toSorted(([a], [b]) => (a < b ? -1 : 1))]
    : value
}

/** A backup of one match that a person plays and one that is over, as lines. */
async function backupOfPlay() {
  const server = await serve()
  const ana = await guest(server)
  await playOn([await ana.watch((await ana.make(MATCH)).table.id)])
  await playOn([await ana.watch((await ana.make(MATCH)).table.id)], 6)
  const file = join(dataFolder(), 'games.jsonl')
  await backUp(await placeOf(server.data), file)
  return { file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') }
}

/** The same lines as a version before checksums wrote them. */
const unsigned = (lines: readonly string[]) =>
  [...lines.slice(0, -1), JSON.stringify({ end: lines.length - 2 })].join('\n')

/** Changes the first line that holds this. */
function change(lines: readonly string[], holds: RegExp, by: (line: string) => string): string[] {
  const at = lines.findIndex(line => holds.test(line))
  expect(at).toBeGreaterThan(0)
  return lines.with(at, by(lines[at] ?? ''))
}

test('one changed digit is found by the checksum, and nothing is restored', async () => {
  const { file, lines } = await backupOfPlay()
  const target = await placeOf(dataFolder())
  const digit = change(lines, /^\["users"/, line => line.replace(/\d(?=\D*$)/, d => `${9 - +d}`))
  writeFileSync(file, digit.join('\n'))
  await expect(restore(target, file)).rejects.toThrow(/not what its checksum says/)
  writeFileSync(file, lines.join('\r\n'))
  expect(await restore(target, file)).toMatchObject({ checksum: true, matches: 2 })
})

test('every match is replayed; without a checksum a changed match is still found', async () => {
  const { file, lines } = await backupOfPlay()
  const target = await placeOf(dataFolder())
  const reseeded = change(lines, /^\["tables"/, line =>
    line.replace(/"seed":"[^"]*"/, '"seed":"1234567890abcdef1234567890abcdef"'),
  )
  writeFileSync(file, unsigned(reseeded))
  await expect(restore(target, file)).rejects.toThrow(/match \S+ (cannot|leads)|cannot be replayed/)
  const unplayed = lines.filter(line => !line.startsWith('["plies"'))
  writeFileSync(file, unsigned(unplayed))
  await expect(restore(target, file)).rejects.toThrow(/ends before its snapshot/)
  const garbled = change(lines, /^\["tables"/, line =>
    line.replace(/"options":"(\\.|[^"\\])*"/, '"options":"garbage"'),
  )
  for (const text of [unsigned(garbled), lines.with(1, 'null').join('\n')]) {
    writeFileSync(file, text)
    const refusal = { why: 'bad-backup', message: expect.stringMatching(/^The backup is /) }
    await expect(restore(target, file)).rejects.toMatchObject(refusal)
  }
  // Everything was taken back, so the whole one fits in now.
  writeFileSync(file, unsigned(lines))
  const restored = await restore(target, file)
  expect(restored).toEqual({ rows: lines.length - 2, checksum: false, matches: 2, older: 0 })
})

test.skipIf(onPostgres())('where the disk is full a backup is not said to be damaged', async () => {
  const { lines } = await backupOfPlay()
  const file = join(dataFolder(), 'tianguis.db')
  const { dialect, run } = openSqlite(file)
  const db = new Kysely<Schema>({ dialect })
  onTestFinished(() => db.destroy())
  async function* untilFull() {
    for (const [at, line] of lines.entries()) {
      if (at === 1) await run({ query: CompiledQuery.raw('PRAGMA max_page_count = 1'), name: '' })
      yield line
    }
  }
  const restored = restoreLines(db, untilFull(), () => Promise.resolve())
  await expect(restored).rejects.toThrow(/^database or disk is full$/)
})

test('a line separator inside a text ends no line of a backup', async () => {
  const server = await serve()
  await guest(server)
  await runSql(server, `UPDATE users SET name = 'Ana\u2028Ben\u2029'`)
  const file = join(dataFolder(), 'games.jsonl')
  const rows = await backUp(await placeOf(server.data), file)
  expect(await restore(await placeOf(dataFolder()), file)).toMatchObject({ rows, checksum: true })
})
