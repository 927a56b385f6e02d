/**
 * A name where there is no room for it: its first letter, with the digit that tells it from others:
 * "P2". A longer number, as guests have, is part of the name.
 */
export const initialOf = (name: string): string =>
  name.charAt(0).toUpperCase() + (/ (\d)$/.exec(name)?.[1] ?? '')
