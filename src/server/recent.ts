/** Of very many, those who were asked for longest ago are forgotten. */
const REMEMBERED = 20_000

/**
 * One thing for each who asks, made at their first question. It is kept at least as long after their
 * last one as `ms` says, if they are not very many, and at most twice as long while others ask.
 */
export function makeRecent<A>(ms: number, make: (now: number, who: string) => A) {
  let [recent, before] = [new Map<string, A>(), new Map<string, A>()]
  let since = -Infinity
  return (who: string, now: number): A => {
    if (now - since > ms || recent.size >= REMEMBERED / 2) {
      before = recent
      recent = new Map()
      since = now
    }
    const found = recent.get(who) ?? before.get(who) ?? make(now, who)
    recent.set(who, found)
    return found
  }
}
