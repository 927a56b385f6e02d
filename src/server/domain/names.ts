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
/** It, and what looks like it. */
const COGS = /[⚙⛭⛮⛯]/u
/** Whoever is called so would be taken for the people who run the server. */
const OF_THE_HOUSE = new Set(
  (
    'tianguis admin administrator moderator support server system ' +
    'administrador administradora moderador moderadora soporte servidor sistema'
  ).split(' '),
)

/** What a picture among letters may bring along; nobody sees it, so nobody misses it. */
const VARIATIONS = /[\uFE00-\uFE0F]/gu
/** What is seen as a space: the empty braille cell, too. */
export const BLANKS = /[\s\u2800]+/gu
/** What takes no place on a line, shows nothing, or puts the parts of a line in another order. */
export const INVISIBLE =
  /(?!\p{Extended_Pictographic})\p{C}|[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFC\u{1D159}]/u
/** A letter, digit, sign or picture that has ink. */
export const INK = /[^\s\p{M}]/u
/** More marks on one letter than any language writes. */
const TOWER = /\p{M}{4}/u
/** What makes a link of a name, or of a name the second one of its kind. */
const DECEIVING = /[:/.\uFF0E\uFF0F\uFF1A\u2024\u3002]|\(\d+\)$/u

/**
 * Letters with their marks as one character each, where that takes no more room: a few characters
 * become three, and what was short enough would be too long.
 */
export function composed(given: string): string {
  const text = given.normalize('NFC')
  return text.length > given.length ? given : text
}

/** A text of one line as it is shown, or null if one does not see all of it, or nothing. */
export function tidyLine(given: string): string | null {
  const line = composed(given).replace(VARIATIONS, '').replace(BLANKS, ' ').trim()
  return INK.test(line) && !INVISIBLE.test(line) && !TOWER.test(line) ? line : null
}

/**
 * A name as it is shown, or null if it is no line to be seen, or looks like a bot's, a link, the
 * double of another one or one of the house.
 */
export function tidyName(given: string): string | null {
  const name = tidyLine(given)
  if (name === null || COGS.test(name) || DECEIVING.test(name.normalize('NFKC'))) return null
  const latin = inLatin(name)
  const posing = [latin, latin.replace(/[l1|]/g, 'i').replace(RINGS, 'o')].some(read =>
    OF_THE_HOUSE.has(read.toLowerCase().normalize('NFD').replace(/\P{L}/gu, '')),
  )
  return posing ? null : name
}

/** Signs of other alphabets and small capitals that look like Latin ones, and these. */
const ALIKE = [
  ['АВЕЅІЈКМНОРСТХУаеѕіјкорсухһԁԛԝ', 'ABESIJKMHOPCTXYaesijkopcyxhdqw'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανιρυκ', 'ABEZHIKMNOPTYXoavipuk'],
  ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
  ['ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ', 'ABCDEGHJKLMPRSTVWZ'],
  ['ՍՕոսօհցզᗞᕼᒪᑌᐯⵏⴸⵝ', 'UOnuohgqDHLUVIVX'],
  ['ͿϜҮӀԚԜϳӏıȷɑɡɩ߀‐ꞌ', "JFYIQWjlijagi0-'"],
  ['ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdeghijklmnoprstuvwyz'],
] as const
const LATIN = new Map(
  ALIKE.flatMap(([letters, latin]) =>
    Array.from(letters, (letter, at) => [letter, latin[at] ?? ''] as const),
  ),
)
/** What looks alike within Latin. */
const STROKES = /[I1|]/g
const RINGS = /0/g

/** A name with all letters that look like Latin ones as these. */
const inLatin = (name: string) =>
  Array.from(name.normalize('NFKC'), letter => LATIN.get(letter) ?? letter).join('')

/** How a name reads: two of which one of these is the same are hard to tell apart. */
function looksOf(name: string): string[] {
  const plain = name.normalize('NFKC')
  const latin = inLatin(name)
  const shapes = latin.replace(STROKES, 'l').replace(RINGS, 'O')
  return [plain.toLowerCase(), latin.toLowerCase(), `=${shapes}`]
}

/** These names where they stand side by side: the second one that reads the same is "Ana (2)". */
export function apart(names: readonly string[]): string[] {
  const seen = new Map<string, { count: number }>()
  return names.map(name => {
    const looks = looksOf(name)
    const known = looks.flatMap(look => seen.get(look) ?? [])[0] ?? { count: 0 }
    known.count++
    for (const look of looks) seen.set(look, known)
    return name === '' || known.count === 1 ? name : `${name} (${known.count})`
  })
}
