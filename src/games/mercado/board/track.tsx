import { contentSets } from '../content/index.ts'
import type { SpaceEffect } from '../content/index.ts'
import type { Event, Mercado, View } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { SeatMark, StartDisc } from './art/pieces.tsx'
import { EffectSign, OthersSign } from './art/signs.tsx'
import { ring, rowsOf } from './ring.ts'
import type { Messages } from '../text/index.ts'
import { listed, type Speech, symbol } from '../text/things.ts'

interface Props {
  table: BoardProps<Mercado, Messages>
  view: View
  told: readonly Event[]
  say: Speech
}

/** The shapes the track takes: so many columns in a window of each kind, see `track.css`. */
const SHAPES = { flat: 15, tall: 8, wide: 11 } as const

/**
 * The track: a ring of spaces with their symbols, the starting disc, and the markers in their
 * stacks.
 */
export function Track({ table, view, told, say }: Props) {
  const spaces = contentSets.tables(view.content).spaces[view.side]
  const length = spaces.length
  const places = {
    flat: ring(length, Math.min(SHAPES.flat, Math.ceil(length / 2))),
    tall: ring(length, SHAPES.tall),
    wide: ring(length, SHAPES.wide),
  }
  const style = (at: number) => ({
    '--flat': places.flat[at],
    '--tall': places.tall[at],
    '--wide': places.wide[at],
  })
  const rows = {
    '--tall-rows': rowsOf(length, SHAPES.tall) - 2,
    '--wide-rows': rowsOf(length, SHAPES.wide) - 2,
  }
  const spaceOf = (seat: number) => (view.disc + (view.progress[seat] ?? 0)) % length
  const seats = view.progress.map((_, seat) => seat)
  const on = (space: number) =>
    seats
      .filter(seat => spaceOf(seat) === space)
      .toSorted((a, b) => (view.heights[b] ?? 0) - (view.heights[a] ?? 0))
  const landed = new Set(
    (told.length > 0 ? told : table.latest).flatMap(event =>
      event.type === 'landed' ? event.space : [],
    ),
  )
  return (
    <section class="mc-track" aria-label={say('board.track')} style={rows}>
      <ol class="mc-spaces">
        {spaces.map((effect, space) => {
          const start = space === view.disc
          const names = on(space).map(seat => table.who.name(seat))
          const state = [
            'mc-space',
            start && 'start',
            landed.has(space) && 'fresh',
            table.lit.includes(`space:${space}`) && 'lit',
          ]
          return (
            <li
              key={space}
              class={state.filter(Boolean).join(' ')}
              data-target={start ? undefined : effect?.target}
              style={style(space)}
            >
              <span class="heard">
                {say('board.track.space', { n: (space - view.disc + length) % length })}
                {start
                  ? `: ${say('board.track.start')}`
                  : effect && `: ${listed(say, symbol(effect))}`}
                {names.length > 0 && `; ${say('board.track.here', { names: names.join(', ') })}`}
              </span>
              {start ? <StartDisc /> : effect && <Symbol effect={effect} />}
              <small aria-hidden="true">{start ? '' : (space - view.disc + length) % length}</small>
            </li>
          )
        })}
      </ol>
      <div class="mc-markers" data-zone="track" aria-hidden="true">
        {seats.map(seat => (
          <span
            key={seat}
            class={seat === view.viewer ? 'mc-marker mine' : 'mc-marker'}
            data-hue={seat}
            data-pieces={`marker.${seat}`}
            style={{
              ...style(spaceOf(seat)),
              '--height': view.heights[seat] ?? 0,
              '--beneath': on(spaceOf(seat)).length - 1,
            }}
          >
            <SeatMark seat={seat} />
          </span>
        ))}
      </div>
    </section>
  )
}

/** The symbol printed on a space. */
export function Symbol({ effect }: { effect: SpaceEffect }) {
  return (
    <span class="mc-symbol" aria-hidden="true">
      {effect.target === 'others' && <OthersSign />}
      <EffectSign effect={effect.effect} />
      {effect.effect === 'forward' && <b>+{effect.n}</b>}
      {effect.effect !== 'forward' && effect.n > 1 && <b>{effect.n}</b>}
    </span>
  )
}
