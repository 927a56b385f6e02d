import { randomInt } from 'node:crypto'

/** Words from the market, friendly in every language. */
const NAMES = [
  'Ajolote',
  'Cacao',
  'Colibrí',
  'Copal',
  'Chía',
  'Jade',
  'Jaguar',
  'Maíz',
  'Mariposa',
  'Nopal',
  'Obsidiana',
  'Ocelote',
  'Papaya',
  'Quetzal',
  'Tamal',
  'Tortuga',
  'Tucán',
  'Turquesa',
  'Vainilla',
  'Xoloitz',
]

/** A name for a guest who has not chosen one. */
export function friendlyName(): string {
  return `${NAMES[randomInt(NAMES.length)] ?? 'Jade'} ${randomInt(10, 100)}`
}

/** The sign before the names of bots; no person's name may have it. */
export const BOT_SIGN = '⚙'

/**
 * A name as it is shown, or null if it is empty, looks like a bot's, or holds invisible characters
 * (control and direction characters).
 */
export function tidyName(given: string): string | null {
  const name = given.normalize('NFC').replace(/\s+/gu, ' ').trim()
  return name === '' ||
    name.includes(BOT_SIGN) ||
    /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)
    ? null
    : name
}
