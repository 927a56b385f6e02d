import { styleText } from 'node:util'

/** Emphasis that may be left out: nothing is said by colour alone. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly bright: (text: string) => string
}

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
