import { type Chair, queryOf, type Wish } from '../../session/wish.ts'
import { USUAL_LEVEL } from '../../session/usual.ts'

/** The chairs for another number of players. New ones are like the last; one of them stays mine. */
export function resizeChairs(chairs: readonly Chair[], players: number): readonly Chair[] {
  const last = chairs.at(-1) ?? USUAL_LEVEL
  const more = last === 'me' ? USUAL_LEVEL : last
  const resized = Array.from({ length: players }, (_, index): Chair => chairs[index] ?? more)
  return resized.includes('me') ? resized : ['me', ...resized.slice(1)]
}

/**
 * Puts somebody on a chair. There is one of me: if I take a chair, mine goes to who was there.
 * Friends come by links or to this device, not both: the others follow the one placed last.
 */
export function placeChair(
  chairs: readonly Chair[],
  index: number,
  chair: Chair,
): readonly Chair[] {
  const mine = chairs.indexOf('me')
  const previous = chairs[index]
  return chairs.map((old, at) => {
    if (at === index) return chair
    if (chair === 'me' && at === mine && previous !== undefined) return previous
    return isFriend(chair) && isFriend(old) ? chair : old
  })
}

const isFriend = (chair: Chair) => chair === 'open' || chair === 'here'

/** Whom I play with: friends by a link, people at this device, or bots alone. */
export type Company = 'bots' | 'open' | 'here'

export function companyOf(chairs: readonly Chair[]): Company {
  if (chairs.includes('open')) return 'open'
  return chairs.includes('here') ? 'here' : 'bots'
}

/** The same chairs with other company: bots give their chairs to people, or people to bots. */
export function inCompany(chairs: readonly Chair[], company: Company): readonly Chair[] {
  const other = company === 'bots' ? 'easy' : company
  return chairs.map(chair => {
    if (chair === 'me') return chair
    return company === 'bots' && !isFriend(chair) ? chair : other
  })
}

/** The address of a new game on this device, with these chairs and options. */
export function playAddress(game: string, wish: Wish): string {
  return `/play/${game}?new=1&${queryOf(wish)}`
}
