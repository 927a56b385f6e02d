import { CROWD, inLine, KING, NONE } from '../content/index.ts'
import type { Aztec, View } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { between, type Effect } from './sight-line.ts'
import { goods, type Messages, rowAndColumn, type Speech, tileTerm } from '../text/index.ts'
import { tileTells } from './tells.ts'
import { Tile } from './tile.tsx'
import type { Placed } from '../../../web/board-kit/follow.ts'
import { Piece } from '../../../web/board-kit/piece.tsx'
import type { Choices } from './use-choices.ts'

/** What can be done with a cell now; null if nothing. */
type Invitation = 'move' | 'free' | 'place' | 'king' | 'buy' | null

interface Props {
  table: BoardProps<Aztec, Messages>
  choices: Choices
  placed: Placed
  say: Speech
  /** The cells row by row, as they are seen. */
  cells: readonly number[]
}

/** The market: 16 places, each a button, with a tile on all but one. */
export function Market({ table, choices, placed, say, cells }: Props) {
  const { view, lit, latest } = table
  const { seen, target } = choices
  const effects = seen ? between(view, seen, target) : new Map<number, Effect>()
  const moved = new Set(
    latest.flatMap(event =>
      event.type === 'moved' ? event.to : event.type === 'placed' ? event.cell : [],
    ),
  )
  return (
    <section class="az-market" aria-label={say('board.market')}>
      <div class="az-cells" data-rove>
        {cells.map((cell, spot) => {
          const kind = view.cells[cell] ?? NONE
          const invitation = invited(table, choices, cell, kind)
          const step = seen ? seen.line.indexOf(cell) : -1
          const shown = step >= 0 || (view.phase === 'king' && facesKing(view, cell))
          const effect = effects.get(cell) ?? null
          const isTarget = target?.cell === cell
          const glow = lit.includes(`cell:${cell}`) || lit.includes(`tile:${kind}`)
          const label = [
            describe(view, kind, say),
            say('board.at', rowAndColumn(spot)),
            step >= 0 && say('board.inLine', { place: step + 1 }),
            effect && say(`board.effect.${effect}`),
            isTarget && say('board.chosen'),
            invitation &&
              (invitation === 'buy'
                ? say('board.can.buy', { gained: brings(choices, kind) })
                : say(`board.can.${invitation}`)),
            cell === view.moved && say('board.just'),
          ]
          return (
            <Piece
              key={cell}
              looks={[
                'az-cell',
                invitation && 'can',
                isTarget && 'sel',
                glow && 'lit',
                moved.has(cell) && 'fresh',
              ]}
              spot={`cell:${cell}`}
              data-zone={`cell${cell}`}
              data-line={shown ? '' : undefined}
              data-cell={cell}
              says={label}
              tells={cellTells(view, kind, effect, say)}
              off={!invitation}
              onTouch={touched => choices.touchCell(cell, touched)}
            >
              {kind !== NONE && (
                <Tile
                  kind={kind}
                  ids={placed.get(`cell:${cell}`) ?? []}
                  view={view}
                  placed={placed}
                  say={say}
                />
              )}
              {effect && <Sign effect={effect} say={say} />}
            </Piece>
          )
        })}
      </div>
    </section>
  )
}

/** What a cell tells: what its tile is and does, and what it would do to a purchase just now. */
function cellTells(view: View, kind: number, effect: Effect | null, say: Speech): string {
  if (kind === NONE && view.hole === NONE) return say('board.emptyCell')
  const now = effect ? ` ${say(`board.tells.${effect}`)}` : ''
  const has = kind === KING ? ` ${kingHas(view, say)}.` : ''
  const stock = view.stock[kind]
  const lies = stock ? ` ${say('board.tells.stock', { goods: goods(stock, kind) })}` : ''
  return `${tileTells(say, kind)}${has}${lies}${now}`
}

function kingHas(view: View, say: Speech): string {
  const parts = view.king.flatMap((count, colour) =>
    count > 0 ? say('board.goods', { goods: goods(count, colour) }) : [],
  )
  return say('board.kingHas', { any: parts.length > 0, goods: parts.join(', ') })
}

/** What a screen reader says of a cell: "Jewel vendor, 3 jewels". */
function describe(view: View, kind: number, say: Speech): string {
  if (kind === NONE) return view.hole === NONE ? say('board.emptyCell') : say('board.hole')
  const name = say('move.tile', { tile: tileTerm(kind) })
  const stock = view.stock[kind]
  if (kind < CROWD)
    return `${name}, ${stock ? say('board.goods', { goods: goods(stock, kind) }) : say('board.nothing')}`
  if (kind !== KING) return name
  return `${name}, ${kingHas(view, say)}`
}

/** Whether the king could reach this cell; shown while the king is asked about. */
const facesKing = ({ cells }: View, cell: number) => inLine(cell, cells.indexOf(KING))

const brings = ({ seen }: Choices, colour: number) =>
  seen?.targets.find(target => target.colour === colour)?.purchase.gained ?? 0

function invited(
  { view }: BoardProps<Aztec, Messages>,
  { may, tile, seen }: Choices,
  cell: number,
  kind: number,
): Invitation {
  const wares = kind >= 0 && kind < CROWD
  switch (view.phase) {
    case 'choose':
      return kind === NONE && tile !== null && may({ type: 'tile', tile }) ? 'place' : null
    case 'place':
      return may({ type: 'place', cell }) ? 'place' : null
    case 'king':
      return wares && may({ type: 'king', colour: kind }) ? 'king' : null
    case 'turn':
    case 'play': {
      const able = seen?.coin && seen.targets.some(target => target.cell === cell)
      if (able && (may({ type: 'play' }) || may({ type: 'buy', buyer: seen.buyer, colour: kind })))
        return 'buy'
      return may({ type: 'move', cell }) ? 'free' : null
    }
    default:
      return may({ type: 'move', cell }) ? 'move' : null
  }
}

const DRAWINGS: { readonly [effect in Effect]: string } = {
  crowd: 'M6 6L18 18M18 6L6 18',
  porter: 'M19 17V13A5 5 0 0 0 14 8H5M9 4L5 8L9 12',
  governor: 'M4 18H20M4 18L3 8L8.500 12L12 5L15.500 12L21 8L20 18',
  ambassador: 'M5 12.500L10 17.500L19.500 7',
}

/** What a tile between buyer and vendor does to the goods: a sign and a word on the tile. */
function Sign({ effect, say }: { effect: Effect; say: Speech }) {
  return (
    <span class="az-sign" data-effect={effect} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={DRAWINGS[effect]} />
      </svg>
      {say(`board.sign.${effect}`)}
    </span>
  )
}
