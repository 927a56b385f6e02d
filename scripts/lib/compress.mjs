import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** What shrinks; fonts and pictures are compressed already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/
/** Smaller files gain nothing: a packet is a packet. */
const LEAST = 1024

/**
 * Lays a `.br` and a `.gz` beside every file of text, so that the server sends it small without
 * working for it.
 * @param {string} folder
 */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && TEXT.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map(entry => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path)
  if (bytes.length < LEAST) return
  await Promise.all([
    promisify(brotliCompress)(bytes).then(small => writeFile(`${path}.br`, small)),
    promisify(gzip)(bytes, { level: 9 }).then(small => writeFile(`${path}.gz`, small)),
  ])
}
