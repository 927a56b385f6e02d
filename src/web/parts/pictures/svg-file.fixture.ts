import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ComponentChild, h, type VNode } from 'preact'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')

/** A file cannot use the page's fonts. */
const LETTERS = 'Georgia, serif'

/** What pictures have besides their game's pieces, by class: how it looks by day and by night. */
const OWN: { readonly [name: string]: readonly [day: string, night: string] } = {
  rays: ['fill:#fffaf0;fill-opacity:.6', 'fill:#271d17'],
  arrow: ['fill:#6b574a', 'fill:#bda996'],
  says: ['fill:#2b1d16;font-weight:700;font-family:Georgia,serif', 'fill:#f4e8d6'],
}

/**
 * A drawing of components without hooks as the text of an SVG file, with those rules of its style
 * sheet that it needs: what lies on the page as a picture has no other.
 */
export function svgFile(drawing: ComponentChild, css: string): string {
  const shapes = markup(drawing)
  const own = Object.entries(OWN).filter(([name]) => shapes.includes(`class="${name}"`))
  const night = own.map(([name, [, look]]) => `.${name}{${look}}`).join('')
  const look = own.map(([name, [day]]) => `.${name}{${day}}`).join('')
  const dark = night && `@media(prefers-color-scheme:dark){${night}}`
  const style = `<style>${look}${dark}${rulesFor(shapes, css)}</style>`
  return shapes.replace(/^<svg([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg"$1>${style}`)
}

const isElement = (node: ComponentChild): node is VNode<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && 'props' in node

function markup(node: ComponentChild): string {
  if (Array.isArray(node)) return node.map(markup).join('')
  if (typeof node === 'string' || typeof node === 'number')
    return String(node).replace('&', '&amp;').replace('<', '&lt;')
  if (!isElement(node)) return ''
  const { type, props } = node
  if (typeof type === 'function') {
    const render = type as (given: object) => ComponentChild
    return markup(render(props))
  }
  if (type === 'use') return markup(drawnOut(props))
  const { children, ...given } = props
  const attributes = Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${name}="${written(name, value)}"`)
  const inside = markup(children as ComponentChild)
  return `<${String(type)}${attributes.join('')}${inside ? `>${inside}</${String(type)}` : '/'}>`
}

/** A file cannot fetch another: what it uses of one (`href="/folder/file.svg#id"`) is drawn in it. */
function drawnOut({ href, ...look }: Record<string, unknown>): ComponentChild {
  const [path = '', id = ''] = String(href).split('#')
  const file = readFileSync(`${ROOT}${path}`, 'utf8')
  const [, d] = new RegExp(`<path id="${id}" d="([^"]+)"`).exec(file) ?? []
  if (d === undefined) throw new Error(`There is no ${id} in ${path}.`)
  return h('path', { ...look, d })
}

/** The value of an attribute: paths are shortened, a style is written out. */
function written(name: string, value: unknown): string {
  if (name === 'd') return short(String(value))
  if (name !== 'style') return String(value)
  return Object.entries(value ?? {})
    .map(([property, said]) => `${property}:${String(said)}`)
    .join(';')
}

/** A path with one decimal, which is finer than a screen. */
const short = (path: string) =>
  path.replace(/-?(?:\d*\.\d+|\d+)/g, (number, at: number) => {
    if (!/\.\d{2,}$/.test(number)) return number
    const rounded = String(Number(Number(number).toFixed(1)))
    return /[\d.]/.test(path[at - 1] ?? '') && !rounded.startsWith('-') ? ` ${rounded}` : rounded
  })

/** The rules of a style sheet whose every class and attribute occurs in the drawing. */
function rulesFor(shapes: string, css: string): string {
  const classes = new Set(
    [...shapes.matchAll(/class="([^"]*)"/g)].flatMap(found => found[1]?.split(' ')),
  )
  const fits = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name)) &&
    [...selector.matchAll(/\[([\w-]+)='([^']*)'\]/g)].every(([, name, value]) =>
      shapes.includes(`${name}="${value}"`),
    ) &&
    !selector.includes(':')
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@\w+[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selectors = '', body = '']) => {
      const kept = selectors
        .split(',')
        .map(each => each.trim())
        .filter(fits)
      const said = body
        .replace(/\s+/g, ' ')
        .replace(/var\(--(display|text)\)/, LETTERS)
        .trim()
      return kept.length > 0 ? `${kept.join(',')}{${said}}` : ''
    })
    .join('')
}
