import type { Look } from './bust.tsx'

const look = (
  skin: Look['skin'],
  hair: Look['hair'],
  cut: Look['cut'],
  coat: Look['coat'],
  more: Pick<Look, 'hat' | 'beard' | 'sign'> = {},
): Look => ({ skin, hair, cut, coat, ...more })

/** How the Townsfolk of this site look, by name. */
const FOLK: { readonly [name: string]: Look | undefined } = {
  'Retired Guard': look('pale', 'grey', 'bald', 'red', { beard: 'full', sign: 'warrior' }),
  'Tavern Singer': look('brown', 'black', 'long', 'rosa', { sign: 'bard' }),
  'Candle Maker': look('tan', 'fair', 'bun', 'papaya', { hat: ['scarf', 'cream'], sign: 'fire' }),
  'Tax Clerk': look('pale', 'brown', 'short', 'wine', { hat: ['topper', 'wine'], sign: 'bag' }),
  'Stable Hand': look('dark', 'black', 'curls', 'bread', { hat: ['brim', 'yellow'] }),
  Bookbinder: look('pale', 'red', 'bun', 'turquoise'),
  Lamplighter: look('tan', 'brown', 'short', 'indigo', { hat: ['cap', 'steel'], sign: 'fire' }),
  'Banner Sewer': look('dark', 'black', 'long', 'marigold', { hat: ['kerchief', 'rosa'] }),
  'Night Watch': look('brown', 'black', 'short', 'steel', { hat: ['helmet', 'silver'] }),
  'Street Preacher': look('tan', 'grey', 'bald', 'cream', {
    hat: ['hood', 'brown'],
    beard: 'chin',
  }),
  Apothecary: look('tan', 'black', 'long', 'leaf', { hat: ['kerchief', 'cream'], sign: 'potion' }),
  Magistrate: look('pale', 'grey', 'bald', 'wine', { hat: ['wig', 'cream'] }),
  Sellsword: look('tan', 'black', 'short', 'red', { beard: 'chin', sign: 'weapon' }),
  Outrider: look('brown', 'brown', 'long', 'leaf', { hat: ['brim', 'brown'] }),
  'Hedge Mage': look('pale', 'grey', 'long', 'indigo', { hat: ['pointed', 'leaf'] }),
  Duelist: look('tan', 'brown', 'short', 'marigold', {
    hat: ['tricorn', 'wine'],
    beard: 'moustache',
  }),
  'Bounty Hunter': look('dark', 'black', 'bald', 'brown', {
    hat: ['brim', 'steel'],
    beard: 'full',
  }),
  Poacher: look('pale', 'red', 'short', 'lime', { hat: ['hood', 'leaf'] }),
  'Spell Thief': look('brown', 'black', 'long', 'wine', { hat: ['hood', 'indigo'] }),
  'Disgraced Knight': look('pale', 'fair', 'long', 'steel', {
    hat: ['helmet', 'steel'],
    beard: 'moustache',
  }),
  'Siege Captain': look('tan', 'red', 'bun', 'red', { hat: ['helmet', 'bread'] }),
  'War Drummer': look('dark', 'black', 'curls', 'leaf', { hat: ['scarf', 'red'] }),
  'Battle Alchemist': look('brown', 'grey', 'curls', 'indigo', { beard: 'full', sign: 'elixir' }),
  'Treasure Guard': look('tan', 'black', 'short', 'marigold', {
    hat: ['helmet', 'yellow'],
    sign: 'treasure',
  }),
  Ferryman: look('brown', 'grey', 'bun', 'sky', { hat: ['brim', 'bread'] }),
  'Harbour Caller': look('pale', 'brown', 'short', 'red', {
    hat: ['tricorn', 'indigo'],
    beard: 'moustache',
  }),
  'Gang Pilot': look('tan', 'black', 'curls', 'brown', { hat: ['scarf', 'red'], beard: 'chin' }),
  'Smuggler Mate': look('pale', 'black', 'short', 'steel', {
    hat: ['beret', 'leaf'],
    beard: 'full',
  }),
  'Guild Coxswain': look('dark', 'black', 'short', 'indigo', {
    hat: ['cap', 'cream'],
    sign: 'anchor',
  }),
  'Royal Oarsman': look('brown', 'black', 'short', 'marigold', {
    hat: ['beret', 'wine'],
    sign: 'noble',
  }),
  'Press Ganger': look('pale', 'red', 'bald', 'wine', { beard: 'full', hat: ['tricorn', 'steel'] }),
  'Fog Signaller': look('tan', 'grey', 'short', 'yellow', { hat: ['hood', 'yellow'] }),
  'Tide Warden': look('dark', 'grey', 'short', 'turquoise', {
    hat: ['cap', 'indigo'],
    beard: 'full',
  }),
  Boatswain: look('tan', 'brown', 'bald', 'sky', { hat: ['scarf', 'indigo'], beard: 'full' }),
  Rigger: look('brown', 'brown', 'curls', 'cream', { hat: ['scarf', 'turquoise'] }),
  'Shanty Leader': look('pale', 'fair', 'long', 'turquoise', {
    hat: ['beret', 'red'],
    sign: 'bard',
  }),
}
const LOOKS = Object.values(FOLK).filter(each => each !== undefined)

/** How somebody of the Townsfolk looks; names of another set are given one of these faces. */
export function lookOf(name: string, card: number): Look | undefined {
  return FOLK[name] ?? LOOKS[card % LOOKS.length]
}
