import { styleText } from 'node:util'
import type { Paint } from '../kit/terminal.ts'

const same = (text: string) => text

const PLAIN: Paint = { strong: same, faint: same, bright: same }

const COLOURED: Paint = {
  strong: text => styleText('bold', text),
  faint: text => styleText('dim', text),
  bright: text => styleText('yellow', text),
}

/** Colours on a terminal, unless NO_COLOR asks for none (no-color.org). */
export function paintFor(output: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  return output.isTTY && !env.NO_COLOR && env.TERM !== 'dumb' ? COLOURED : PLAIN
}
