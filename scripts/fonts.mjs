// `npm run fonts`: makes the page's fonts small anew, after `npm install --no-save subset-font`.
import { readFileSync, writeFileSync } from 'node:fs'
import { here } from './lib/paths.mjs'

const STYLES = 'src/web/styles/'
const PACKAGES = 'node_modules/@fontsource-variable/'

/**
 * What each font is made from, and where on its axes it stands. Titles are soft and a little wonky,
 * cut for the sizes between a card and a headline.
 */
const FONTS = {
  fraunces: {
    source: `${PACKAGES}fraunces/files/fraunces-latin-full-normal.woff2`,
    axes: { SOFT: 60, WONK: 1, opsz: 30, wght: 640 },
  },
  atkinson: {
    source: `${PACKAGES}atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
  },
}

/** The letters a font face of the style sheet is for. @param {string} name */
function letters(name) {
  const css = readFileSync(here(`${STYLES}fonts.css`), 'utf8')
  const face = css.split('@font-face').find(rule => rule.includes(`/${name}.woff2`)) ?? ''
  const ranges = face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)
  return [...ranges].flatMap(([, first = '', last = first]) => {
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })
}

/** Not among what the project installs: it is needed once in years. */
const tool = 'subset-font'
const { default: subset } = await import(tool)

for (const [name, { source, axes }] of Object.entries(FONTS)) {
  const small = await subset(readFileSync(here(source)), letters(name).join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  writeFileSync(here(`${STYLES}fonts/${name}.woff2`), small)
  console.log(`${name}: ${small.length} bytes`)
}
