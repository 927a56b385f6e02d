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

test('no label of a histogram leaves the chart', () => {
  const series = [Array.from({ length: 19 }, () => 0.05)]
  const svg = chartSvg({ kind: 'columns', from: 40, step: 20, series }, 296, 'Length')
  const labels = [...svg.matchAll(/class="said" x="([\d.]+)"[^>]*>(\d+)</g)]
  expect(labels.length).toBeGreaterThan(3)
  for (const [, x, said = ''] of labels) expect(Number(x) + said.length * 8).toBeLessThan(296)
})
