import type { GameTypes } from '../../../kernel/game.ts'
import type { Level } from '../../../protocol/table.ts'
import { USUAL_LEVEL } from '../../session/usual.ts'

/** Who is to sit on a chair of a new table: me, somebody who gets a link, or a bot. */
export type Chair = 'me' | 'open' | Level

/** The chairs for another number of players. New ones are like the last; one of them stays mine. */
export function resizeChairs(chairs: readonly Chair[], players: number): readonly Chair[] {
  const last = chairs.at(-1) ?? USUAL_LEVEL
  const more = last === 'me' ? USUAL_LEVEL : last
  const resized = Array.from({ length: players }, (_, index): Chair => chairs[index] ?? more)
  return resized.includes('me') ? resized : ['me', ...resized.slice(1)]
}

/** Puts somebody on a chair. There is one of me: if I take a chair, mine goes to who was there. */
export function placeChair(
  chairs: readonly Chair[],
  index: number,
  chair: Chair,
): readonly Chair[] {
  const mine = chairs.indexOf('me')
  const previous = chairs[index]
  return chairs.map((old, at) => {
    if (at === index) return chair
    return chair === 'me' && at === mine && previous !== undefined ? previous : old
  })
}

/** The address of a game against bots on this device, with these chairs and options. */
export function playAddress(
  game: string,
  chairs: readonly Chair[],
  options: GameTypes['options'],
): string {
  const query = new URLSearchParams({ new: '1', chairs: chairs.join(',') })
  for (const [name, value] of Object.entries(options)) query.set(name, String(value))
  return `/play/${game}?${query}`
}
