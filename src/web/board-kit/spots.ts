import type { Spot } from '../../kit/pick.ts'

/*
 * How anything at a table is found by name. A board writes `data-spot` on what can be touched (the
 * names its moves consist of, `hand:5`) and on what a lesson speaks of (`pond`); several names stand
 * apart by spaces. What the page itself shows has names too.
 */

/** What the page shows round every board. */
const OF_PAGE: { readonly [name: string]: string } = {
  prompt: '.tb-prompt',
  people: '.tb-folk',
  undo: '.tb-undo',
}

/** Other names of things that boards and page have already: `zone:market`, `piece:5.1`, `seat:2`. */
const BY_KIND: { readonly [kind: string]: (name: string) => string } = {
  zone: name => `[data-zone="${name}"]`,
  piece: name => `[data-pieces~="${name}"]`,
  seat: name => `[data-home="${name}"]`,
}

/** Selectors of what a spot's name may mean, the likeliest first. */
export function selectorsOf(spot: Spot): string[] {
  const [kind = '', ...rest] = spot.split(':')
  const own = `[data-spot~="${spot}"]`
  const page = OF_PAGE[spot]
  const byKind = BY_KIND[kind]
  return [
    own,
    ...(page ? [page] : []),
    ...(byKind && rest.length > 0 ? [byKind(rest.join(':'))] : []),
  ]
}

/** The element of a spot that can be seen; null if there is none now. */
export function findSpot(spot: Spot): HTMLElement | null {
  for (const selector of selectorsOf(spot)) {
    const found = [...document.querySelectorAll<HTMLElement>(`.tb ${selector}`)]
    const seen = found.find(element => element.checkVisibility() && !element.closest('.tb-ghost'))
    if (seen) return seen
  }
  return null
}
