import { rename, writeFile } from 'node:fs/promises'
import { Failure } from './failure.ts'

/** Writes the whole file or nothing. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(`${file}.new`, content)
    await rename(`${file}.new`, file)
  } catch (error) {
    throw Failure.unwritable(file, error)
  }
}
