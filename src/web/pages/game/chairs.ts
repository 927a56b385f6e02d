import { type Chair, queryOf, type Wish } from '../../session/wish.ts'
import { USUAL_LEVEL } from '../../session/usual.ts'

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

/** The address of a new game on this device, with these chairs and options. */
export function playAddress(game: string, wish: Wish): string {
  return `/play/${game}?new=1&${queryOf(wish)}`
}
