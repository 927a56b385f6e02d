import { expect, test } from 'vitest'
import { chartSvg } from './chart.ts'

test('a label that is too long for the chart goes on in the next line, and the bar below it', () => {
  const label = 'Te toca: elige una acción de tu tablero o pasa, y cuesta horas'
  const estimates = [{ value: 0.5, low: 0.5, high: 0.5, said: '50 %' }]
  const rows = [{ label, estimates }]
  const drawn = (width: number) => {
    const svg = chartSvg({ kind: 'bars', rows, least: 0, most: 1, line: null }, width, 'Moves')
    const lines = [...svg.matchAll(/class="name"[^>]*>([^<]*)</g)].map(([, line = '']) => line)
    return { lines, height: Number(/height="(\d+)"/.exec(svg)?.[1]) }
  }
  const [phone, wide] = [drawn(296), drawn(720)]
  expect(wide.lines).toEqual([label])
  expect(phone.lines.join(' ')).toBe(label)
  for (const line of phone.lines) expect(line.length).toBeLessThan(40)
  expect(phone.height).toBeGreaterThan(wide.height)
})

test('the line of an equal share stands beside bars, and runs through no label', () => {
  const estimates = [{ value: 0.25, low: 0.2, high: 0.3, said: '25 %' }]
  const rows = ['Codicioso 1', 'Codicioso 2'].map(label => ({ label, estimates }))
  const svg = chartSvg({ kind: 'bars', rows, least: 0, most: 1, line: 0.25 }, 296, 'Wins')
  const feet = [...svg.matchAll(/class="name"[^>]* y="(\d+)"/g)].map(([, y]) => Number(y))
  const [, drawn = ''] = /class="par" d="([^"]*)"/.exec(svg) ?? []
  const parts = [...drawn.matchAll(/M[\d.]+ (\d+)V(\d+)/g)].map(([, from, to]) =>
    [from, to].map(Number),
  )
  expect(parts.length).toBe(2)
  for (const [from = 0, to = 0] of parts)
    for (const foot of feet) expect(to <= foot - 10 || from >= foot).toBe(true)
})

test('no label of a histogram leaves the chart', () => {
  const series = [Array.from({ length: 19 }, () => 0.05)]
  const svg = chartSvg({ kind: 'columns', from: 40, step: 20, series }, 296, 'Length')
  const labels = [...svg.matchAll(/class="said" x="([\d.]+)"[^>]*>(\d+)</g)]
  expect(labels.length).toBeGreaterThan(3)
  for (const [, x, said = ''] of labels) expect(Number(x) + said.length * 8).toBeLessThan(296)
})
