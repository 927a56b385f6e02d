import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Replay } from '../protocol/http.ts'
import { backUp, restore } from './backup.ts'
import {
  BARE,
  databaseOf,
  dataFolder,
  guest,
  onPostgres,
  playOn,
  serve,
  stepsOf,
  type Visitor,
  visitor,
} from './server.fixture.ts'

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
  const rows = await backUp(await placeOf(first.data), file)
  expect(rows).toBe(readFileSync(file, 'utf8').trimEnd().split('\n').length - 2)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  // Into the same kind of database, and into a folder from either kind.
  const same = await placeOf(dataFolder())
  const places = [same, ...(onPostgres() ? [{ data: dataFolder() }] : [])]
  for (const place of places) {
    expect(await restore(place, file)).toBe(rows)
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
  await expect(restore(target, join(dataFolder(), 'nowhere'))).rejects.toThrow(/cannot be used/)
  writeFileSync(file, lines.join('\n'))
  expect(await restore(target, file)).toBe(lines.length - 2)
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
