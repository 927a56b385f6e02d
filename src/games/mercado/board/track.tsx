import { contentSets } from '../content/index.ts'
import type { SpaceEffect } from '../content/index.ts'
import type { Event, Mercado, View } from '../engine/state.ts'
import { person } from '../../../kit/words/text.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { InTurn } from '../../../web/board-kit/in-turn.tsx'
import { Only } from '../../../web/board-kit/only.tsx'
import { Pawn } from './art/pawn.tsx'
import { StartDisc } from './art/pieces.tsx'
import { EffectSign, OthersSign } from './art/signs.tsx'
import { type GridPlace, ring, rowsOf } from './ring.ts'
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
  const { places, style, rows } = layout(length)
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
      <ol class="mc-spaces" data-rove>
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
            <li key={space} style={style(space)}>
              <InTurn nth={space}>
                <Space
                  class={state.filter(Boolean).join(' ')}
                  spot={`space:${space}`}
                  n={(space - view.disc + length) % length}
                  effect={start ? null : effect}
                  names={names}
                  say={say}
                />
              </InTurn>
            </li>
          )
        })}
      </ol>
      <div class="mc-markers" data-zone="track" aria-hidden="true">
        {seats.map(seat => {
          const here = on(spaceOf(seat))
          return (
            <span
              key={seat}
              class={seat === view.viewer ? 'mc-marker mine' : 'mc-marker'}
              data-hue={seat}
              data-pieces={`marker.${seat}`}
              data-tells={say('board.tells.pawn', {
                seat: person(seat, table.who),
                n: view.progress[seat] ?? 0,
              })}
              data-only=""
              style={{
                ...style(spaceOf(seat)),
                '--nth': here.indexOf(seat),
                '--crowd': here.length,
                // Pawns at an end of a row spread towards its middle.
                '--along': along(places.flat[spaceOf(seat)] ?? ''),
              }}
            >
              <Pawn seat={seat} mine={seat === view.viewer} />
            </span>
          )
        })}
      </div>
    </section>
  )
}

/** Where the spaces lie in each of the shapes, for `track.css`. */
function layout(length: number) {
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
  return { places, style, rows }
}

/** A space: its number from the starting disc, its symbol, and what it tells. */
function Space(props: {
  class: string
  spot: string
  /** 0 is the starting disc. */
  n: number
  effect: SpaceEffect | null
  /** Who stands there, the highest first. */
  names: readonly string[]
  say: Speech
}) {
  const { n, effect, names, say } = props
  const symbolName = effect && listed(say, symbol(effect))
  const what = n === 0 ? say('board.track.start') : symbolName
  const title = [say('board.track.space', { n }), what].filter(Boolean).join(': ')
  const here = names.length > 0 && say('board.track.here', { names: names.join(', ') })
  const name = [title, here].filter(Boolean).join('; ')
  return (
    <Only
      class={props.class}
      data-spot={props.spot}
      data-target={effect?.target}
      name={name}
      tells={tellsOf(say, name, n === 0 ? 'start' : effect)}
    >
      {n === 0 ? <StartDisc /> : effect && <Symbol effect={effect} />}
      <small aria-hidden="true">{n === 0 ? '' : n}</small>
    </Only>
  )
}

/** How far along its row a place is, from 0 to 1. */
const along = (place: GridPlace) => (Number(place.split('/')[1]) - 1) / (SHAPES.flat - 1)

/** What a space tells: what it is, and what its symbol means. */
function tellsOf(say: Speech, name: string, effect: SpaceEffect | 'start' | null): string {
  if (effect === 'start') return `${name}. ${say('board.legend.start')}`
  if (!effect) return `${name}. ${say('board.tells.space')}`
  return `${name}. ${say(`board.legend.${effect.effect}`)} ${say('board.tells.symbol')}`
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
