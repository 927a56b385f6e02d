import type { GameTypes } from '../../../kernel/game.ts'
import { isFields } from '../../../kit/shape.ts'

/*
 * A puzzle is carried by its link, behind the #, which no server is sent: what its seat sees and
 * nothing else. So it needs no server, and gives away no secret of the match it is from.
 */

export interface Puzzle {
  readonly game: string
  readonly version: number
  readonly options: GameTypes['options']
  /** Whose move is to be found. */
  readonly seat: number
  readonly view: object
}

/** No view of a game is nearly as long; what a link unpacks to is cut off there. */
const MOST_BYTES = 400_000
/** Nor has one a number nearly as large: so many pieces would be made up from it. */
const MOST = 100_000
const FORMAT = 'p1.'

/** The puzzle as what stands behind the # of its address. */
export async function packed(puzzle: Puzzle): Promise<string> {
  const { game, version, options, seat, view } = puzzle
  const text = JSON.stringify([game, version, options, seat, view])
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return FORMAT + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** What a link carries; null if it is damaged. Whether the game can be played so is not said. */
export async function unpacked(carried: string): Promise<Puzzle | null> {
  if (!carried.startsWith(FORMAT)) return null
  try {
    const letters = atob(carried.slice(FORMAT.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    return puzzleOf(JSON.parse(await inflated(bytes), bounded))
  } catch {
    return null
  }
}

function bounded(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && Math.abs(value) > MOST) throw new Error('too large')
  return value
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length <= MOST_BYTES) continue
    await reader.cancel()
    throw new Error('too long')
  }
}

function puzzleOf(read: unknown): Puzzle | null {
  if (!Array.isArray(read) || read.length !== 5) return null
  const [game, version, options, seat, view]: unknown[] = read
  if (typeof game !== 'string' || typeof version !== 'number') return null
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0) return null
  return isOptions(options) && isFields(view) ? { game, version, options, seat, view } : null
}

const isOptions = (value: unknown): value is GameTypes['options'] =>
  isFields(value) &&
  Object.values(value).every(each => ['string', 'number', 'boolean'].includes(typeof each))
