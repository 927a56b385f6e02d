import type { Locator, Page } from 'playwright-core'

/** All of a name, or how it reads. */
type Name = string | RegExp
type Role = 'button' | 'region' | 'group' | 'main'

/**
 * A thing on a table, as a person or a screen reader knows it: by its name, its state and the name
 * of what it lies in.
 */
export interface Thing {
  /** A button, if nothing else is said. */
  readonly role?: Role
  readonly name?: Name
  readonly within?: Thing
  /** Only while it can be pressed with effect. */
  readonly can?: true
}

export type Things = Readonly<Record<string, Thing>>

/** A button of this name while it can be pressed with effect. */
export const can = (name: Name) => ({ name, can: true }) as const

/** The things themselves, found on a page by role and name, as a screen reader finds them. */
export function found<Key extends string>(
  page: Page,
  things: Readonly<Record<Key, Thing>>,
): Record<Key, Locator> {
  return mapped(things, thing => locate(page, thing))
}

export function mapped<Key extends string, From, To>(
  all: Readonly<Record<Key, From>>,
  to: (one: From) => To,
) {
  return Object.fromEntries(
    Object.entries<From>(all).map(([key, one]) => [key, to(one)]),
  ) as Record<Key, To>
}

export function locate(page: Page, { role = 'button', name, within, can }: Thing): Locator {
  const named = name === undefined ? {} : { name, exact: true }
  return (within ? locate(page, within) : page).getByRole(
    role,
    can ? { ...named, disabled: false } : named,
  )
}

/** The names that they bear. */
export const namesOf = (things: Locator): Promise<string[]> =>
  things.evaluateAll(found => found.map(thing => thing.getAttribute('aria-label') ?? ''))

/** How a page sees for itself that a thing is there: elements, of which one bears the name. */
export interface Sign {
  readonly css: string
  readonly name?: Name
  readonly within?: Sign
}

/** By which things a table shows what it asks; of several that are there the first counts. */
export type Questions<Asked> = readonly (readonly [asked: Asked, sign: Sign])[]

export function asking<Asked>(
  questions: readonly (readonly [asked: Asked, thing: Thing])[],
): Questions<Asked> {
  return questions.map(([asked, thing]) => [asked, signOf(thing)])
}

/** The elements by which this page makes each role. */
const ELEMENTS = { button: 'button', region: 'section', group: 'fieldset', main: 'main' }

function signOf({ role = 'button', name, within, can }: Thing): Sign {
  return {
    css: ELEMENTS[role] + (can ? ':not([aria-disabled="true"], :disabled)' : ''),
    ...(name === undefined ? {} : { name }),
    ...(within ? { within: signOf(within) } : {}),
  }
}
