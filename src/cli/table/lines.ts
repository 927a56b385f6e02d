/** The longest useful line; a longer one cannot make the process keep more than this. */
export const MAX_LINE_BYTES = 1_048_576

/** A line of input: its text, or why it cannot be read. */
export type Line = { readonly text: string } | { readonly fault: 'too-long' | 'not-utf8' }

/**
 * Cuts a stream of bytes into lines, one batch a chunk. An over-long line is skipped to its end,
 * not kept.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  const cutter = new LineCutter()
  for await (const chunk of input) {
    const lines = cutter.push(chunk)
    if (lines.length > 0) yield lines
  }
  const rest = cutter.end()
  if (rest.length > 0) yield rest
}

const NEWLINE = 0x0a

class LineCutter {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })
  private kept: Uint8Array[] = []
  private size = 0

  push(chunk: Uint8Array): Line[] {
    const lines: Line[] = []
    let from = 0
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, to))
      lines.push(this.take())
      from = to + 1
    }
    this.keep(chunk.subarray(from))
    return lines
  }

  /** What came after the last newline, if anything did. */
  end(): Line[] {
    return this.size > 0 ? [this.take()] : []
  }

  private keep(part: Uint8Array): void {
    this.size += part.length
    if (this.size > MAX_LINE_BYTES) this.kept = []
    else if (part.length > 0) this.kept.push(part)
  }

  private take(): Line {
    const { kept, size } = this
    this.kept = []
    this.size = 0
    if (size > MAX_LINE_BYTES) return { fault: 'too-long' }
    try {
      return { text: this.decoder.decode(kept.length === 1 ? kept[0] : Buffer.concat(kept)) }
    } catch {
      return { fault: 'not-utf8' }
    }
  }
}
