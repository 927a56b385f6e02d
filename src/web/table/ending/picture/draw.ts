/** Red, green, blue, 0–255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The colours of the page that a picture is made in. */
export const COLOURS = {
  paper: '--stall',
  sunk: '--sunk',
  ink: '--ink',
  pale: '--ink-2',
  accent: '--accent',
  onAccent: '--on-accent',
} as const
export type Colours = { readonly [colour in keyof typeof COLOURS]: Rgb }

/** A line of the picture: who came where, and with what. */
export interface Placed {
  readonly place: string
  readonly name: string
  readonly result: string
  /** Their face; null where it is drawn as the first letter of their name. */
  readonly face: CanvasImageSource | null
  readonly initial: string
}

/** What the picture of a result shows. */
export interface Shown {
  readonly game: string
  /** The day, and where it was played. */
  readonly foot: string
  readonly emblem: CanvasImageSource | null
  readonly colours: Colours
  /** The best first. */
  readonly placed: readonly Placed[]
}

/** What is drawn with: as much of a canvas as is needed. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clip'
  | 'createLinearGradient'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'restore'
  | 'roundRect'
  | 'save'
> & {
  fillStyle: unknown
  font: string
  textAlign: CanvasTextAlign
  textBaseline: CanvasTextBaseline
}

const DISPLAY = "'Fraunces Variable', Georgia, serif"
const TEXT = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif"
const [WIDTH, MARGIN, AWNING, EMBLEM, TITLE, ROW, GAP, FOOT] = [
  1080, 60, 84, 432, 120, 96, 12, 96,
] as const

export const css = (colour: Rgb, opacity = 1): string => `rgba(${colour.join(', ')}, ${opacity})`

/** A colour laid thinly over another. */
const over = (ground: Rgb, [red, green, blue]: Rgb, opacity: number): Rgb => {
  const mix = (below: number, above: number) => Math.round(below + (above - below) * opacity)
  return [mix(ground[0], red), mix(ground[1], green), mix(ground[2], blue)]
}

/** Width and height, in pixels, of the picture of so many places. */
export const sizeOf = (places: number): { readonly width: number; readonly height: number } => ({
  width: WIDTH,
  height: EMBLEM + TITLE + places * (ROW + GAP) + FOOT,
})

/** Draws it from the top: a stall's awning over the picture of the game, its name, the places. */
export function draw(pen: Pen, shown: Shown): void {
  const { colours, placed } = shown
  const { height } = sizeOf(placed.length)
  pen.fillStyle = css(colours.paper)
  pen.fillRect(0, 0, WIDTH, height)
  pen.textBaseline = 'middle'
  drawEmblem(pen, shown)
  drawAwning(pen, colours)
  pen.font = `700 64px ${DISPLAY}`
  const game = shortened(pen, shown.game, WIDTH - 2 * MARGIN)
  write(pen, game, WIDTH / 2, EMBLEM + TITLE / 2, 'center', colours.ink)
  for (const [index, line] of placed.entries())
    drawPlace(pen, line, EMBLEM + TITLE + index * (ROW + GAP), colours)
  pen.font = `500 30px ${TEXT}`
  write(pen, shown.foot, WIDTH / 2, height - FOOT / 2, 'center', colours.pale)
}

/** The picture of the game; its upper fifth, the awning it was drawn with, stays above the edge. */
function drawEmblem(pen: Pen, { emblem, colours }: Shown): void {
  const sky = over(colours.paper, colours.accent, 0.24)
  pen.fillStyle = css(sky)
  pen.fillRect(0, 0, WIDTH, EMBLEM)
  if (!emblem) return
  const side = EMBLEM * 1.27
  const left = (WIDTH - side) / 2
  pen.drawImage(emblem, left, EMBLEM - side, side, side)
  // Its edges fade into the sky.
  const fade = side * 0.14
  for (const [from, to] of [
    [left - 1, left + fade],
    [left + side + 1, left + side - fade],
  ] as const) {
    const veil = pen.createLinearGradient(from, 0, to, 0)
    veil.addColorStop(0, css(sky))
    veil.addColorStop(1, css(sky, 0))
    pen.fillStyle = veil
    pen.fillRect(Math.min(from, to), 0, Math.abs(to - from), EMBLEM)
  }
}

function drawAwning(pen: Pen, { accent, paper }: Colours): void {
  const stripe = 54
  for (let x = 0, at = 0; x < WIDTH; x += stripe, at++) {
    pen.fillStyle = css(at % 2 === 0 ? accent : paper)
    pen.beginPath()
    pen.roundRect(x, -stripe, stripe, AWNING + stripe, stripe / 2)
    pen.fill()
  }
}

function drawPlace(pen: Pen, placed: Placed, top: number, colours: Colours): void {
  const middle = top + ROW / 2
  pen.fillStyle = css(colours.sunk)
  pen.beginPath()
  pen.roundRect(MARGIN, top, WIDTH - 2 * MARGIN, ROW, 20)
  pen.fill()
  drawFace(pen, placed, MARGIN + 150, middle, colours)
  pen.font = `700 44px ${DISPLAY}`
  write(pen, placed.place, MARGIN + 36, middle, 'left', colours.ink)
  pen.font = `500 32px ${TEXT}`
  write(pen, placed.result, WIDTH - MARGIN - 32, middle, 'right', colours.pale)
  const room = WIDTH - 2 * MARGIN - 260 - pen.measureText(placed.result).width
  pen.font = `650 40px ${TEXT}`
  write(pen, shortened(pen, placed.name, room), MARGIN + 206, middle, 'left', colours.ink)
}

function drawFace(pen: Pen, { face, initial }: Placed, x: number, y: number, on: Colours): void {
  const radius = 36
  pen.save()
  pen.fillStyle = css(on.accent)
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.clip()
  pen.font = `700 40px ${DISPLAY}`
  if (face) pen.drawImage(face, x - radius, y - radius, 2 * radius, 2 * radius)
  else write(pen, initial, x, y, 'center', on.onAccent)
  pen.restore()
}

function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  align: CanvasTextAlign,
  colour: Rgb,
): void {
  pen.textAlign = align
  pen.fillStyle = css(colour)
  pen.fillText(text, x, y)
}

/** As much of a name as there is room for, in pixels. */
function shortened(pen: Pen, name: string, room: number): string {
  if (pen.measureText(name).width <= room) return name
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop()
  return `${letters.join('')}…`
}
