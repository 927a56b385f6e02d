import type { BarChart, ColumnChart } from './part.ts'

/* Charts as SVG text, the same in the page and in files. Colours are classes: who shows it has them. */

const ROW = 26
const BAR = 14
const LABEL = 18
const EDGE = 4
/** Room for a number beside a bar. */
const SAID = 76
/** How wide a letter of a label is at most, on average. */
const LETTER = 7.4
/** How wide a digit is. */
const DIGIT = 8
const HEIGHT = 150
const FOOT = 22
/** The widest a column of a histogram gets. */
const WIDEST = 48

/** A chart as an `<svg>` so many pixels wide; `name` is what a screen reader calls it. */
export function chartSvg(chart: BarChart | ColumnChart, width: number, name: string): string {
  const { inside, height } = drawn(chart, width)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(name)}">${inside}</svg>`
  )
}

export interface Drawn {
  readonly inside: string
  readonly height: number
}

/** What is inside a chart, and how high it is. */
export function drawn(chart: BarChart | ColumnChart, width: number): Drawn {
  return chart.kind === 'bars' ? bars(chart, width) : columns(chart, width)
}

function bars({ rows, least, most, line }: BarChart, width: number): Drawn {
  const scale = (value: number) =>
    round(EDGE + ((width - SAID - 2 * EDGE) * (value - least)) / (most - least))
  const zero = scale(Math.max(least, 0))
  const pieces: string[] = []
  /** The line stands beside bars only: through a name it would be read as an accent. */
  const marks: string[] = []
  let top = EDGE
  for (const { label, estimates } of rows) {
    for (const line of linesOf(label, (width - 2 * EDGE) / LETTER)) {
      pieces.push(`<text class="name" x="${EDGE}" y="${top + 13}">${escaped(line)}</text>`)
      top += LABEL
    }
    const begin = top - EDGE
    for (const [setting, { value, low, high, said }] of estimates.entries()) {
      const [from, to] = [Math.min(zero, scale(value)), Math.max(zero, scale(value))]
      const middle = top + BAR / 2
      pieces.push(
        `<rect class="bar s${setting}" x="${from}" y="${top}" width="${round(to - from)}" height="${BAR}"/>`,
        low === high ? '' : reach(scale(low), scale(high), middle),
        `<text class="said" x="${width - EDGE}" y="${top + 12}" text-anchor="end">${escaped(said)}</text>`,
      )
      top += BAR + EDGE
    }
    if (line !== null) marks.push(`M${scale(line)} ${begin}V${top}`)
    top += ROW - BAR - 2 * EDGE
  }
  const mark = line === null ? '' : `<path class="par" d="${marks.join('')}"/>`
  return { inside: mark + pieces.join(''), height: top }
}

/** A label in as many lines as it needs, each of about so many letters at most. */
function linesOf(label: string, letters: number): string[] {
  const lines = ['']
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (lines.at(-1) === '' || longer.length <= letters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A whisker: what the true value lies between. */
const reach = (low: number, high: number, middle: number) =>
  `<path class="reach" d="M${low} ${middle}H${high}M${low} ${middle - 4}v8M${high} ${middle - 4}v8"/>`

function columns({ from, step, series }: ColumnChart, width: number): Drawn {
  const steps = series[0]?.length ?? 0
  const each = Math.min(WIDEST, (width - 2 * EDGE) / Math.max(1, steps))
  const most = Math.max(0.0001, ...series.flat())
  const high = HEIGHT - FOOT - EDGE
  const pieces: string[] = []
  for (const [setting, shares] of series.entries()) {
    const thin = (each * 0.86) / series.length
    for (const [at, share] of shares.entries()) {
      const height = round((high * share) / most)
      if (share > 0)
        pieces.push(
          `<rect class="bar s${setting}" x="${round(EDGE + at * each + setting * thin)}" ` +
            `y="${round(EDGE + high - height)}" width="${round(thin)}" height="${height}"/>`,
        )
    }
  }
  pieces.push(`<path class="axis" d="M${EDGE} ${EDGE + high}H${width - EDGE}"/>`)
  const apart = Math.max(1, Math.ceil(44 / each))
  for (let at = 0; at < steps; at += apart) {
    const [x, y, said] = [round(EDGE + at * each), HEIGHT - 6, `${from + at * step}`]
    if (x + said.length * DIGIT > width) break
    pieces.push(`<text class="said" x="${x}" y="${y}">${said}</text>`)
  }
  return { inside: pieces.join(''), height: HEIGHT }
}

const round = (length: number) => Math.round(length * 10) / 10

/** Text as it may stand in SVG and HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
