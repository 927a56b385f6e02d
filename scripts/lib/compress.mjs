import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** What shrinks; fonts and pictures are compressed already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/
/** Below this a packet is a packet. */
const LEAST = 1024

/**
 * Lays a `.br` and a `.gz` beside every file of text, so that the server sends it small without
 * working for it.
 * @param {string} folder
 */
export function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name) || entry.parentPath.includes('.vite')) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < LEAST) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
