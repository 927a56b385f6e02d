import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { View } from '../engine/state.ts'
import { person, type Who } from '../../../kit/words/text.ts'
import { Pond, Ripples } from './art/pond.tsx'
import { Card } from './card.tsx'
import type { Placed } from './cards.ts'
import type { Speech } from '../text/index.ts'

interface Props {
  view: View
  placed: Placed
  say: Speech
  who: Who
  lit: boolean
  /** Raised whenever cards land in the water; 0 before that. */
  splash: number
  children?: ComponentChildren
}

/** The pond with the set in play, whose it is, and beside it the cards it has beaten. */
export function PlayArea({ view, placed, say, who, lit, splash, children }: Props) {
  const [touches, setTouches] = useState<
    readonly { readonly key: number; readonly x: number; readonly y: number }[]
  >([])
  const cards = placed.pond[view.value] ?? []
  const beaten = placed.discard.flat()
  const touch = (event: PointerEvent) => {
    if (!(event.currentTarget instanceof Element)) return
    const box = event.currentTarget.getBoundingClientRect()
    const spot = { key: event.timeStamp, x: event.clientX - box.x, y: event.clientY - box.y }
    setTouches(spots => [...spots.slice(-4), spot])
  }
  return (
    <section class="gf-play" aria-label={say('inPlay')} onPointerDown={touch}>
      <Pond class="gf-scene" />
      {touches.map(({ key, x, y }) => (
        <span class="gf-touch" key={key} style={{ left: `${x}px`, top: `${y}px` }}>
          <Ripples />
        </span>
      ))}
      {splash > 0 && (
        <span class="gf-splash" key={`splash ${splash}`}>
          <Ripples />
        </span>
      )}
      {view.games > 1 && (
        <p class="gf-game">
          {say('board.game', { game: view.game, games: view.games })}
          {view.viewer !== null && ` · ${say('points', { n: view.points[view.viewer] ?? 0 })}`}
        </p>
      )}
      {beaten.length > 0 && (
        <div
          class="gf-pile"
          data-spot="pile"
          data-zone="discard"
          data-tells={say('board.tells.pile', { copies: beaten.length })}
        >
          <span class="heard">{say('board.discards', { copies: beaten.length })}</span>
          {beaten.slice(-3).map((id, index, top) => (
            <Card
              key={id}
              value={Number.parseInt(id, 10)}
              pieces={index === 0 ? beaten.slice(0, beaten.length - top.length + 1) : [id]}
            />
          ))}
          <span class="gf-count" aria-hidden="true">
            {beaten.length}
          </span>
        </div>
      )}
      <div class="gf-inplay" data-spot="in-play">
        <div
          class={lit ? 'gf-set lit' : 'gf-set'}
          data-spot="pond"
          data-tells={pondTells(view, say, who)}
          data-zone="pond"
          style={{ '--n': Math.max(1, cards.length) }}
        >
          {cards.length > 0 && <span class="heard">{cards.map(() => view.value).join(' ')}</span>}
          {cards.map(id => (
            <Card key={id} value={view.value} pieces={[id]} class="gf-swims" />
          ))}
        </div>
        <p class="gf-caption">{caption(view, say, who)}</p>
      </div>
      {children}
    </section>
  )
}

/** What is in play, and what beats it. */
function pondTells(view: View, say: Speech, who: Who): string {
  if (view.count === 0) return say('board.tells.empty')
  const { count, value } = view
  return say('board.tells.pond', { whose: caption(view, say, who), count, value })
}

function caption(view: View, say: Speech, who: Who): string {
  if (view.count === 0) return say('board.pondEmpty')
  const seat = person(view.owner, who)
  const whose = view.seeded
    ? say('board.seeded', { seat })
    : say('board.set', { seat, count: view.count })
  return view.passes > 0 ? `${whose} · ${say('board.passed', { passes: view.passes })}` : whose
}
