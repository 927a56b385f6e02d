import type { ComponentChildren, JSX } from 'preact'

interface OnlyProps extends Omit<JSX.IntrinsicElements['button'], 'label'> {
  /** What a screen reader calls it; it says all that there is to know. */
  name: string
  /** What is shown when it is touched, held, rested on or reached by keyboard; left out: the name. */
  tells?: string
  children?: ComponentChildren
}

/** A thing on the table that does nothing but tell what it is. */
export function Only({ name, tells = name, children, ...rest }: OnlyProps) {
  return (
    <button {...rest} type="button" aria-label={name} data-tells={tells} data-only="">
      {children}
    </button>
  )
}
