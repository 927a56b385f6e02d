import type { Point } from './record.ts'

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [640, 360, 48, 24, 40]
const COLOURS = ['#a03020', '#20609a', '#3a7d34', '#7a4a9a', '#9a6a10']

/** The learning curve as a picture: wins against greedy, by games on a scale of logarithms. */
export function curveSvg(title: string, points: readonly Point[]): string {
  const [first, last] = [points[0]?.games ?? 1, points.at(-1)?.games ?? 2]
  const x = (games: number) =>
    LEFT +
    ((WIDTH - LEFT - 110) * Math.log(Math.max(games, 1) / first)) /
      Math.max(Math.log(last / first), 1e-9)
  const y = (share: number) => HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
  const seats = [...new Set(points.flatMap(({ against }) => against.map(one => one.seats)))]
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<path d="M${LEFT} ${round(y(share))}H${WIDTH - 110}" stroke="#ccc"/>` +
      `<text x="${LEFT - 6}" y="${round(y(share) + 4)}" text-anchor="end">${100 * share} %</text>`,
  )
  const lines = seats.map((count, at) => {
    const colour = COLOURS[at % COLOURS.length] ?? '#000'
    const all = points.flatMap(({ games, against }) => {
      const found = against.find(one => one.seats === count)
      return found ? [{ at: x(games), wins: y(found.wins) }] : []
    })
    const path = all.map(point => `${round(point.at)} ${round(point.wins)}`).join('L')
    const end = all.at(-1)
    const label = `<text x="${WIDTH - 104}" y="${round((end?.wins ?? 0) + 4)}" fill="${colour}">${count} seats</text>`
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>${label}`
  })
  const ticks = powers(first, last).map(
    games => `<text x="${round(x(games))}" y="${HEIGHT - 20}" text-anchor="middle">${games}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${title}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="14">${title}: wins against greedy players, by games learned from</text>`,
    ...grid,
    ...ticks,
    ...lines,
    '</svg>\n',
  ].join('\n')
}

function powers(first: number, last: number): number[] {
  const all = []
  for (let games = first; games < last / 1.5; games *= 4) all.push(games)
  return [...all, last]
}

const round = (value: number) => Math.round(value * 10) / 10
