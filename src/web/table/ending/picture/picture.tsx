import { type ComponentChild, render } from 'preact'
import { COLOURS, type Colours, css, draw, type Rgb, type Shown, sizeOf } from './draw.ts'

/** A picture of a result as a PNG. Throws if the browser cannot make one. */
export async function pictureOf(shown: Shown): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), sizeOf(shown.placed.length))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser has no canvas')
  await document.fonts.ready
  draw(pen, shown)
  const file = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('this browser makes no pictures')
  return file
}

/** The colours of the page, where a game's accent holds. */
export function coloursOf(accent: string | undefined): Colours {
  const probe = document.createElement('i')
  if (accent) probe.dataset['accent'] = accent
  document.body.append(probe)
  const read = (variable: string): Rgb => {
    probe.style.color = `var(${variable})`
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? []
    return [red, green, blue]
  }
  const colours = Object.entries(COLOURS).map(([name, variable]) => [name, read(variable)])
  probe.remove()
  return Object.fromEntries(colours) as Colours
}

/**
 * What a component draws, as an image of so many pixels; null if it draws nothing. `ink`: the
 * colour of lines that have none of their own. An SVG has to say how large it is before every browser
 * draws it on a canvas.
 */
export async function imageOf(
  child: ComponentChild,
  size: number,
  ink: Rgb,
): Promise<HTMLImageElement | null> {
  const box = document.createElement('div')
  render(child, box)
  const [drawing, file] = [box.querySelector('svg'), box.querySelector('img')?.src]
  for (const side of ['width', 'height']) drawing?.setAttribute(side, String(size))
  drawing?.setAttribute('color', css(ink))
  const drawn = drawing && new XMLSerializer().serializeToString(drawing)
  render(null, box)
  const source = drawn ?? (file === undefined ? null : await fetched(file, size))
  if (source === null) return null
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
  await image.decode()
  return image
}

/** The drawing of a file, which does not say its size: the emblems of games do not. */
async function fetched(file: string, size: number): Promise<string> {
  const source = await (await fetch(file)).text()
  return source.replace('<svg', `<svg width="${size}" height="${size}"`)
}
