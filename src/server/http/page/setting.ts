import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '../../../games/index.ts'
import type { GameMeta } from '../../../kit/meta.ts'
import { emblemIn, languageOf, type Manifest, tableIn } from './preloads.ts'

/*
 * A table in the page takes as many files as any, and until they are there nothing can be drawn. So
 * the HTML of such a page carries the picture of its game: it is seen while the table is set. Rules,
 * board and words are named there too; `early.js` asks for them when the picture has been painted,
 * so that they do not hold it up.
 */

/** Where the page is drawn. What stands before it lies behind it (`src/web/parts/wait.css`). */
const PAGE = '<div id="app">'

/** Says for a path and an `Accept-Language` what its HTML is; undefined where it is as everywhere. */
export function settingsIn(
  root: string,
  manifest: Manifest,
): (path: string, accepted: string) => string | undefined {
  const html = existsSync(join(root, 'index.html'))
    ? readFileSync(join(root, 'index.html'), 'utf8')
    : ''
  const known = new Map<string, string>()
  return (path, accepted) => {
    const [, game = ''] = /^\/play\/([^/]+)\/?$/.exec(path) ?? []
    const meta = findGame(game)?.meta
    if (!meta || html === '') return undefined
    const key = `${meta.id} ${languageOf(accepted)}`
    const set =
      known.get(key) ?? html.replace(PAGE, `${settingOf(meta, manifest, accepted)}${PAGE}`)
    known.set(key, set)
    return set
  }
}

/** The picture of a game, with what is to be asked for once it is seen. */
function settingOf({ id, accent }: GameMeta, manifest: Manifest, accepted: string): string {
  const file = emblemIn(manifest, id)
  const next = tableIn(manifest, id, accepted).map(name => `/${name}`)
  const picture = file
    ? `<div class="emblem"><img src="/${file}" alt="" fetchpriority="high"></div>`
    : ''
  return `<div class="setting" data-accent="${accent}" data-next="${next.join(' ')}">${picture}</div>`
}
