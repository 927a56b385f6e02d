import type { ComponentChild, VNode } from 'preact'

/** A file cannot use the page's fonts. */
const LETTERS = 'Georgia, serif'

/**
 * A drawing of components without hooks as the text of an SVG file, with those rules of its style
 * sheet that it needs: what lies on the page as a picture has no other.
 */
export function svgFile(drawing: ComponentChild, css: string): string {
  const shapes = markup(drawing)
  const style = `<style>${rulesFor(shapes, css)}</style>`
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
  const { children, ...given } = props
  const attributes = Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${name}="${written(name, value)}"`)
  const inside = markup(children as ComponentChild)
  return `<${String(type)}${attributes.join('')}${inside ? `>${inside}</${String(type)}` : '/'}>`
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
