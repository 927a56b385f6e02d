import { expect, test } from 'vitest'
import { type Colours, draw, type Pen, type Placed, type Shown, sizeOf } from './draw.ts'

const [white, black, red] = [
  [255, 255, 255],
  [0, 0, 0],
  [255, 0, 0],
] as const
const colours: Colours = {
  paper: white,
  sunk: white,
  ink: black,
  pale: black,
  accent: red,
  onAccent: white,
}

const placed = (name: string, result: string, more: Partial<Placed> = {}): Placed => ({
  place: '1.',
  name,
  result,
  face: null,
  initial: name.charAt(0),
  ...more,
})

/** Draws it with letters that are all 20 pixels wide; answers what is written, and what is laid on. */
function drawn(lines: readonly Placed[], more: Partial<Shown> = {}) {
  const written: { text: string; x: number; y: number; align: string }[] = []
  const laid: unknown[] = []
  const pen = {
    arc() {},
    beginPath() {},
    clip() {},
    createLinearGradient: () => ({ addColorStop() {} }),
    drawImage: (image: unknown) => laid.push(image),
    fill() {},
    fillRect() {},
    fillText: (text: string, x: number, y: number) =>
      written.push({ text, x, y, align: pen.textAlign }),
    measureText: (text: string) => ({ width: 20 * text.length }),
    restore() {},
    roundRect() {},
    save() {},
    textAlign: '',
  }
  const shown = { game: 'Mercado', foot: 'Tianguis', emblem: null, colours, placed: lines, ...more }
  draw(pen as unknown as Pen, shown)
  return { written, laid, texts: written.map(({ text }) => text) }
}

test('shows the game, then who came where and with what, the best first', () => {
  const { texts } = drawn([placed('Ana', '40 Gold'), placed('Ben', '38 Gold', { place: '2.' })])
  expect(texts).toEqual([
    'Mercado',
    'A',
    '1.',
    '40 Gold',
    'Ana',
    'B',
    '2.',
    '38 Gold',
    'Ben',
    'Tianguis',
  ])
})

test('is as high as its lines ask for, and nothing is written beyond it', () => {
  const lines = ['Ana', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn'].map(name => placed(name, '1 point'))
  const { width, height } = sizeOf(lines.length)
  for (const { x, y } of drawn(lines).written) {
    expect(x > 0 && x < width, `${x}`).toBe(true)
    expect(y > 0 && y < height, `${y}`).toBe(true)
  }
  expect(sizeOf(2).height).toBeLessThan(height)
})

test('a name gives way to the result beside it, letter by letter as they are read', () => {
  const result = '112 spaces, further below'
  const { written } = drawn([placed('👩‍🌾'.repeat(40), result)])
  const name = written.find(({ text }) => text.endsWith('…'))
  const beside = written.find(({ text }) => text === result)
  expect(name?.text).toMatch(/^(👩‍🌾)+…$/u)
  const end = (name?.x ?? 0) + 20 * (name?.text.length ?? 0)
  expect(end).toBeLessThan((beside?.x ?? 0) - 20 * result.length)
})

test('faces and the picture of the game are laid on; without a face there is a letter', () => {
  const [face, emblem] = [{}, {}] as CanvasImageSource[]
  const { laid, texts } = drawn([placed('Ana', '', { face })], { emblem })
  expect(laid).toEqual([emblem, face])
  expect(texts).not.toContain('A')
})
