import { describe, expect, test } from 'vitest'
import { findGame, GAMES } from '../../games/index.ts'
import { type Language, LANGUAGES } from '../../kit/meta.ts'
import { fileOf, headOf } from './files.ts'
import { FISH, reportOf } from './lab.fixture.ts'
import { together } from './part-spread.ts'
import { partsOf } from './parts.ts'
import { saidOf, type Speech, speechFor } from './speech.ts'

async function speechOf(id: string, language: Language): Promise<Speech> {
  const entry = findGame(id)
  if (!entry) throw new Error(`no ${id}`)
  return speechFor(entry.meta, await saidOf(entry, language), language)
}

const asked = (players: readonly string[], vary?: string) => ({
  players,
  games: 4,
  seed: 'a',
  rotate: true,
  ...(vary && { vary }),
})
const greedy = await reportOf(asked(['greedy', 'random']), FISH, 3)
const varied = await reportOf(asked(['greedy', 'random'], 'games'))
const random = await reportOf(asked(['random', 'random', 'random']), FISH, 3)
const cove = await reportOf(asked(['random', 'random', 'random', 'random']), 'merchants-cove', 1)

describe('the parts of a report', () => {
  test('one report: wins by player and seat, length, points, moves and events', async () => {
    const parts = partsOf([greedy], await speechOf(FISH, 'en'))
    expect(parts.map(({ id }) => id)).toEqual([
      'player',
      'seat',
      'length',
      'points',
      'move',
      'event',
    ])
    for (const { table } of parts)
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length)
    expect(parts[0]?.table.rows.map(([name]) => name)).toEqual(['Greedy', 'Random'])
  })

  test('a move is called by what is asked, where its own words would say nothing', async () => {
    const { kind } = await speechOf('merchants-cove', 'en')
    const called = (type: string) => kind({ from: 'move', type, field: null, value: null })
    expect(['sell', 'load.boat', 'chr.mendCell', 'cap.move'].map(called)).toEqual([
      'Sell at the …?',
      'Place the … on a boat',
      'Mend a frayed tile',
      'Move a ship',
    ])
  })

  test('moves and events are called in the words of the game, whatever they are about', async () => {
    const named = async (id: string, report: typeof cove) =>
      partsOf([report], await speechOf(id, 'es')).flatMap(({ id: part, chart }) =>
        chart?.kind === 'bars' && (part === 'move' || part === 'event')
          ? chart.rows.map(({ label }) => label)
          : [],
      )
    expect(await named(FISH, greedy)).toEqual(expect.arrayContaining(['Jugar …', '… pasó']))
    expect(await named('merchants-cove', cove)).toContain('Te toca: elige una acción')
  })

  test('two settings: every bar twice, and what is between them', async () => {
    const parts = partsOf([greedy, random], await speechOf(FISH, 'es'))
    expect(parts.map(({ id }) => id)).toContain('difference')
    const [player, seat] = parts
    expect(player?.table.rows.map(([name, setting]) => `${name} ${setting}`)).toEqual([
      'Codicioso / Al azar 1 A',
      'Codicioso / Al azar 1 B',
      'Al azar / Al azar 2 A',
      'Al azar / Al azar 2 B',
      'Al azar 3 B',
    ])
    const bars = player?.chart?.kind === 'bars' ? player.chart.rows : []
    expect(bars[0]?.estimates.map(({ said }) => said.slice(0, 2))).toEqual(['A ', 'B '])
    const difference = parts.find(({ id }) => id === 'difference')?.table.rows[0] ?? []
    expect(difference[2]).toMatch(/^de [+−]?[\d,]+\s% a [+−]?[\d,]+\s%$/)
    expect(difference[3]).toMatch(/^−?[\d,]+ \(de −?[\d,]+ a −?[\d,]+\)$/)
    // A third seat is only in the second setting; no share is equal in both.
    expect(seat?.chart).toMatchObject({ line: null })
    for (const { table } of parts)
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length)
  })

  test('an option that is varied: a bar for everybody and each value, also in CSV', async () => {
    const speech = await speechOf(FISH, 'en')
    const parts = partsOf([varied], speech)
    const rows = parts.find(({ id }) => id === 'varied-player')?.table.rows ?? []
    const said = [1, 3].map(value => speech.value('games', value))
    expect(rows.map(([name, games]) => [name, games])).toEqual([
      [`Greedy with “${said[0]}”`, '2'],
      [`Greedy with “${said[1]}”`, '2'],
      [`Random with “${said[0]}”`, '2'],
      [`Random with “${said[1]}”`, '2'],
    ])
    expect(parts.map(({ id }) => id)).toContain('varied-seat')
    expect(headOf([varied], speech).flat()).toContain(
      `${speech.optionName('games')}: ${said.join(' / ')}`,
    )
    expect(fileOf('csv', [varied], speech)).toContain('\r\nseat,2 games=3,A,games,2,,\r\n')
    const beside = partsOf([greedy, varied], speech).find(({ id }) => id === 'varied-seat')
    expect(beside?.table.rows.map(([, setting]) => setting)).toEqual(['B', 'B', 'B', 'B'])
  })

  test('roles have the names that the game gives them, events a sentence as an example', async () => {
    const parts = partsOf([cove], await speechOf('merchants-cove', 'es'))
    const roles = parts.find(({ id }) => id === 'role')?.table.rows.map(([name]) => name)
    expect(roles).toContain('Alquimista')
    const csv = fileOf('csv', [cove], await speechOf('merchants-cove', 'es'))
    expect(csv).toMatch(/^role,Alquimista,A,games,/m)
    const events = parts.find(({ id }) => id === 'event')?.table.rows ?? []
    expect(events.filter(row => (row.at(-1) ?? '') !== '').length).toBeGreaterThan(20)
    expect(events.flat().join(' ')).not.toMatch(/undefined|NaN|\{\w+\}/)
  })

  test.each(GAMES.filter(entry => entry.reasons !== undefined))(
    '$meta.id: what a kind carries has a name in each language',
    async entry => {
      const { id } = entry.meta
      const { uses } = await reportOf({ ...asked(['greedy', 'random']), games: 12 }, id)
      const carried = uses.flatMap(({ field, value }) => {
        const isWord = /^[a-z]{3,}$/.test(`${value}`)
        return field === null ? [] : [`field.${field}`, ...(isWord ? [`value.${value}`] : [])]
      })
      for (const language of LANGUAGES) {
        const { words } = await speechOf(id, language)
        const own = (await entry.reasons?.(language))?.text.say
        const find = (key: string) => own?.find(key) ?? words.find(key)
        expect([...new Set(carried)].filter(key => find(key) === null)).toEqual([])
      }
    },
  )

  test.each([
    ['aztec-market', 'tile 9', 'colour 2', 'buyer 0', 'place 6'],
    ['mercadito', 'card 0', 'card 16'],
    ['mercado', 'tile 0', 'coin 1', 'slot 0'],
    ['merchants-cove', 'colour 4', 'zone 0', 'die 3', 'adventurer 1'],
  ])('%s: what has a name at the table is called by it', async (id, ...numbered) => {
    const { uses, options } = await reportOf({ ...asked(['greedy', 'random']), games: 2 }, id)
    const speech = await speechOf(id, 'en')
    const said = uses.map(use => speech.carried(use, options))
    for (const each of numbered) {
      const [field, value] = each.split(' ')
      expect(said.some(one => one.startsWith(`${field} `))).toBe(true)
      expect(uses.some(use => use.value === value)).toBe(true)
      expect(said).not.toContain(each)
    }
    expect(said.join()).not.toMatch(/undefined|null|\{\w+\}/)
  })

  test('histograms of different steps are shown in the wider ones', () => {
    const { from, step, series } = together([
      { from: 4, step: 1, counts: [1, 1, 2] },
      { from: 0, step: 5, counts: [3, 0, 1] },
    ])
    expect([from, step]).toEqual([0, 5])
    expect(series).toEqual([
      [0.25, 0.75, 0],
      [0.75, 0, 0.25],
    ])
  })
})

describe('files', () => {
  test('HTML stands alone: one document, no address, text that is only text', async () => {
    const speech = await speechOf(FISH, 'en')
    const evil = { ...greedy, seed: '<script>alert(1)</script>' }
    const html = fileOf('html', [evil, random], speech)
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).not.toMatch(/<script|src=|href=/)
    expect(html.match(/<svg/g)).toHaveLength(7)
    expect(html).toContain('3 of 4 games.')
  })

  test('SVG is well-formed XML and holds all charts', async () => {
    const svg = fileOf('svg', [greedy], await speechOf(FISH, 'es'))
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(svg.match(/<g transform/g)).toHaveLength(6)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const open: string[] = []
    const astray: string[] = []
    for (const [tag, close, name = '', empty] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (!close && !empty) open.push(name)
      if (close && open.pop() !== name) astray.push(tag)
    }
    expect(astray).toEqual([])
    expect(open).toEqual([])
  })

  test('CSV: as many cells in every line, numbers in full', async () => {
    const lines = fileOf('csv', [greedy, random], await speechOf(FISH, 'es')).split('\r\n')
    expect(lines[0]).toBe('part,name,setting,measure,value,low,high')
    const wins = lines.find(line => line.startsWith('player,greedy,A,wins,'))
    expect(wins?.split(',').slice(4).map(Number)).toEqual([
      greedy.players[0]?.winRate,
      ...(greedy.players[0]?.winRateInterval ?? []),
    ])
    for (const line of lines.slice(0, -1)) expect(line.split(',')).toHaveLength(7)
  })

  test('CSV: no name from a content file is a formula in a spreadsheet; numbers stay numbers', async () => {
    const speech = await speechOf('merchants-cove', 'en')
    for (const name of ['=1+2', '+1+2', '-1+2', '@SUM(1)', '\t=1', '\r=1']) {
      const lines = fileOf('csv', [cove], { ...speech, named: () => name }).split('\r\n')
      const roles = lines.filter(line => line.startsWith('role,'))
      expect(roles.length).toBeGreaterThan(0)
      for (const line of roles) expect(line).toMatch(/^role,"?'/)
    }
    const [role] = cove.roles ?? []
    const lost = { ...cove, roles: role && [{ ...role, meanPoints: -2.5, meanPointsError: 0.5 }] }
    expect(fileOf('csv', [lost], speech)).toContain(',points,-2.5,-3,-2\r\n')
  })

  test('JSON holds the reports as they are', async () => {
    const read: unknown = JSON.parse(fileOf('json', [greedy], await speechOf(FISH, 'en')))
    expect(read).toEqual(JSON.parse(JSON.stringify({ settings: [greedy] })))
  })
})

test('a share is written as each language writes it', async () => {
  const [english, spanish] = [await speechOf(FISH, 'en'), await speechOf(FISH, 'es')]
  expect(english.percent(0.25, true)).toBe('+25.0%')
  // No difference is neither more nor less.
  expect([0, 0.0001, -0.0001].map(rate => english.percent(rate, true))).toEqual(
    Array(3).fill('0.0%'),
  )
  expect(spanish.percent(-0.25)).toBe('−25,0\u00a0%')
})
