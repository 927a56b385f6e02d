import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { still } from '../../../web/board-kit/motion.ts'
import { Icon } from '../../../web/parts/pictures/icon.tsx'
import { Glyph } from './art/glyph.tsx'
import { PLACES, type Place, placeOf } from './spots.ts'
import type { Desk } from './desk.ts'
import { useScene } from './happening.ts'
import { useAsked } from './use-desk.ts'

/** Which place is shown, on a page that has room for one; and how to go to another. */
export interface Places {
  readonly strip: RefObject<HTMLDivElement | null>
  readonly now: Place
  readonly go: (place: Place) => void
}

/**
 * The places lie side by side and one swipes between them; a question brings its own to the front,
 * and in a replay every move does.
 */
export function usePlaces(desk: Desk): Places {
  const strip = useRef<HTMLDivElement>(null)
  const [now, show] = useState<Place>('shop')
  const go = (place: Place) => {
    show(place)
    scrollToPlace(strip.current, place, still() ? 'auto' : 'smooth')
  }
  useAsked(desk, asked => {
    const place = placeOf(asked)
    go(place)
    // A player at the keyboard goes on where the question is.
    if (!document.activeElement?.matches('main .cv-spot:focus-visible, main .act:focus-visible'))
      return
    const next = strip.current?.querySelector<HTMLElement>(`[data-place="${place}"] .cv-spot.can`)
    const button = document.querySelector<HTMLElement>('main .cv-acts .act')
    ;(next ?? button)?.focus({ preventScroll: true })
  })
  useScene(desk, scene => go(scene.place))
  useEffect(() => {
    const box = strip.current
    if (!box) return
    const settle = () => {
      if (box.scrollWidth <= box.clientWidth + 2) return
      const place = PLACES[Math.round(box.scrollLeft / box.clientWidth)]
      if (place) show(place)
    }
    box.addEventListener('scrollend', settle)
    return () => box.removeEventListener('scrollend', settle)
  }, [])
  useEffect(() => {
    // A window that had room for all places may have room for one only.
    const turned = () => scrollToPlace(strip.current, now, 'auto')
    addEventListener('resize', turned)
    return () => removeEventListener('resize', turned)
  }, [now])
  return { strip, now, go }
}

function scrollToPlace(strip: HTMLElement | null, place: Place, behavior: ScrollBehavior): void {
  const target = strip?.querySelector<HTMLElement>(`[data-place="${place}"]`)
  if (strip && target) strip.scrollTo({ left: target.offsetLeft - strip.offsetLeft, behavior })
}

/** A tab for each place; a dot where I am asked something. */
export function Tabs({ desk, places }: { desk: Desk; places: Places }) {
  const { say, asked, mine } = desk
  const wanted = asked && mine ? placeOf(asked) : null
  return (
    <nav class="cv-tabs" aria-label={say('board.places')} data-rove>
      {PLACES.map(place => (
        <button
          key={place}
          type="button"
          class={place === wanted ? 'cv-tab asks' : 'cv-tab'}
          data-place={place}
          aria-current={place === places.now ? 'true' : undefined}
          {...{ 'aria-description': say('tells.place', { place }) }}
          onClick={() => places.go(place)}
        >
          <span class="cv-tab-sign" aria-hidden="true">
            <Sign place={place} />
          </span>
          {say(`board.place.${place}`)}
          {place === wanted && <span class="heard">, {say('board.asks')}</span>}
        </button>
      ))}
    </nav>
  )
}

const SIGNS = { shop: 'anvil', cove: 'anchor', square: 'person', market: 'bag' } as const

const Sign = ({ place }: { place: Place }) =>
  place === 'clock' ? <Icon name="clock" size={16} /> : <Glyph name={SIGNS[place]} />
