import { Type } from 'typebox'
import {
  type Checked,
  count,
  fixed,
  ItemId,
  misshapen,
  misshapenList,
  PlainName,
  quoted,
} from '../../../kit/content/schema.ts'
import { isFields } from '../../../kit/shape.ts'
import type { Content, EffectName, Merchandise, Price, Space } from './index.ts'
import { REAL_COINS } from './values.ts'

/*
 * What a file of printed values must be, from any author. Form first; whether it makes sense is
 * asked of sound forms only. Loaded by command line and server, never by the page.
 */

/** Beyond these no set is Mercado any more; the rules could do with others. */
const [MOST_POINTS, MOST_STEPS, MOST_TIMES, MOST_PIECES] = [20, 6, 5, 99]
const [OBJECTS, PERFUMES, MARKET, TOKENS, SPACES] = [24, 12, 2, 18, 30]
const SEATS = 4

const PIECES: readonly EffectName[] = ['white', 'black', 'blackRemove', 'privilege', 'seal']
const GIFTS: readonly EffectName[] = [...PIECES, 'extraTurn']
const FOR_OTHERS: readonly EffectName[] = [...PIECES, 'noSeals', 'privilegeDiscard']

const times = count(1, MOST_TIMES)
const effects = (names: readonly EffectName[]) =>
  Type.Array(Type.Object({ effect: Type.Enum([...names]), n: times }), { maxItems: 4 })
const coins = count(0, 4)

const PriceShape = Type.Object(
  {
    text: Type.String({ maxLength: 40 }),
    size: count(2, 4),
    fixed: Type.Object(
      {
        G: Type.Optional(coins),
        S: Type.Optional(coins),
        C: Type.Optional(coins),
        T: Type.Optional(coins),
      },
      { additionalProperties: false },
    ),
    white: coins,
    same: coins,
    diff: coins,
  },
  { additionalProperties: false },
)

const merchandise = (kind: Merchandise['kind'], points: readonly string[]) =>
  Type.Object({
    id: ItemId,
    name: PlainName,
    kind: Type.Literal(kind),
    price: PriceShape,
    points: Type.Object(
      { type: Type.Enum([...points]), value: Type.Optional(count(0, MOST_POINTS)) },
      { additionalProperties: false },
    ),
    self: effects(GIFTS),
    others: effects(FOR_OTHERS),
  })

const MarketShape = Type.Object({
  id: ItemId,
  name: PlainName,
  price: PriceShape,
  service: effects([...GIFTS, 'changerWhite']),
})
const PrivilegeShape = Type.Object({ id: ItemId, move: count(1, MOST_STEPS), self: effects(GIFTS) })
const SpaceShape = Type.Object({
  i: count(0, SPACES - 1),
  symbol: Type.Unknown(),
  effect: Type.Unknown(),
})
const SpaceEffectShape = Type.Object({
  target: Type.Enum(['self', 'others']),
  effect: Type.String(),
  n: times,
})
const selfSpace = Type.Object({ effect: Type.Enum([...GIFTS, 'forward']) })
const othersSpace = Type.Object({ effect: Type.Enum(['white', 'black']) })
const TrackShape = Type.Object({
  length: Type.Literal(SPACES),
  standardStart: count(0, SPACES - 1),
})

const pile = count(0, MOST_PIECES)
const bag = Type.Object(
  { G: pile, S: pile, C: pile, T: pile, W: pile, B: pile },
  { additionalProperties: false },
)
const ComponentsShape = Type.Object({ coinsInBox: bag, seals: pile })
const SetupShape = Type.Object({
  purse: bag,
  sealsPerPlayer: count(0, 5),
  privilegesPerPlayer: fixed(0),
  displayObjects: fixed(4),
  displayPerfumes: fixed(2),
})
const TurnShape = Type.Object({
  baseDraw: count(1, 5),
  minPurseForActionA: count(1, 5),
  sealExtraDraw: count(1, 5),
  maxSealsPerTurn: fixed(1),
  maxPrivilegesPerTurn: fixed(1),
  minPlacedIfAble: fixed(1),
})

/** Whether these are printed values that the game can be played with. Takes any JSON. */
export function check(json: unknown): Checked<Content> {
  const file = isFields(json) ? json : {}
  const board = isFields(file.board) ? file.board : {}
  const form = [
    ...misshapen(ComponentsShape, file.components, 'components'),
    ...misshapen(SetupShape, file.setup, 'setup'),
    ...misshapen(TurnShape, file.turn, 'turn'),
    ...misshapenList(merchandise('object', ['fixed', 'rank']), file.objects, 'objects', OBJECTS),
    ...misshapenList(
      merchandise('perfume', ['fixed', 'rank', 'mystery']),
      file.perfumes,
      'perfumes',
      PERFUMES,
    ),
    ...misshapenList(MarketShape, file.market, 'market', MARKET),
    ...misshapenList(PrivilegeShape, file.privileges, 'privileges', TOKENS),
    ...['A', 'B'].flatMap(side => misshapenTrack(board[side], `board ${side}`)),
  ]
  const problems = form.length > 0 ? form : nonsense(json as Content)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content: json as Content }
}

export function summary({ objects, perfumes, market, privileges, board }: Content): string {
  const spaces = `${board.A.spaces.length} spaces on each side`
  return `${objects.length} objects, ${perfumes.length} perfumes, ${market.length} market tiles, ${privileges.length} privileges, ${spaces}`
}

function misshapenTrack(track: unknown, name: string): string[] {
  const spaces = isFields(track) ? track.spaces : undefined
  const effects = Array.isArray(spaces)
    ? spaces.flatMap((space, i) => misshapenEffect(space, `${name} space ${i}`))
    : []
  return [
    ...misshapen(TrackShape, track, name),
    ...misshapenList(SpaceShape, spaces, `${name} space`, SPACES, 'i'),
    ...effects,
  ]
}

function misshapenEffect(space: unknown, name: string): string[] {
  const effect = isFields(space) ? space.effect : undefined
  if (effect === null || effect === undefined) return []
  const form = misshapen(SpaceEffectShape, effect, `${name} effect`)
  if (form.length > 0 || !isFields(effect)) return form
  return misshapen(effect.target === 'self' ? selfSpace : othersSpace, effect, `${name} effect`)
}

/** What is well formed and still cannot be. */
function nonsense(content: Content): string[] {
  const { objects, perfumes, market, board } = content
  const wares = [
    ...objects.map(tile => ({ name: `objects ${tile.id}`, tile })),
    ...perfumes.map(tile => ({ name: `perfumes ${tile.id}`, tile })),
  ]
  const prices = [...wares, ...market.map(tile => ({ name: `market ${tile.id}`, tile }))]
  return [
    ...prices.flatMap(({ name, tile }) =>
      badPrice(tile.price, content).map(said => `${name}: ${said}.`),
    ),
    ...wares.flatMap(({ name, tile }) => badPoints(tile).map(said => `${name}: ${said}.`)),
    ...badMarket(content),
    ...badPiles(content),
    ...(['A', 'B'] as const).flatMap(side => badSpaces(board[side].spaces, `board ${side}`)),
  ]
}

/** @rule MER-29 to MER-32 */
function badPrice(price: Price, { setup, components }: Content): string[] {
  const { text, size, fixed, white, same, diff } = price
  const fields = { ...fixed, W: white, same, diff }
  const total = Object.values(fields).reduce((sum, n) => sum + n, 0)
  const problems: string[] = []
  if (total < 2 || total > 4) problems.push(`price has ${total} coins; 2 to 4`)
  else if (size !== total) problems.push(`price.size is ${size}, but its coins are ${total}`)
  if (same > 0 && diff > 0) problems.push('price has both same and diff; at most one of them')
  const read = readPrice(text)
  if (read === null)
    problems.push(
      `price.text is ${quoted(text)}; it is written like "G2 T2", "same3" or "W1 diff2"`,
    )
  else if (!PARTS.every(part => (read[part] ?? 0) === (fields[part] ?? 0))) {
    problems.push(`price.text is ${quoted(text)}, but the fields beside it say otherwise`)
  }
  for (const coin of REAL_COINS) {
    if ((fixed[coin] ?? 0) > setup.purse[coin])
      problems.push(`price.fixed.${coin} is more than anybody has of it`)
  }
  if (white > components.coinsInBox.W)
    problems.push('price.white is more than there are white coins')
  return problems
}

const PARTS = ['G', 'S', 'C', 'T', 'W', 'same', 'diff'] as const
type Part = (typeof PARTS)[number]

/** A price as it is written; null if it is not. */
function readPrice(text: string): { readonly [part in Part]?: number } | null {
  const read: { [part in Part]?: number } = {}
  for (const word of text.split(' ')) {
    const [, name, n] = /^([A-Za-z]+)([1-4])$/.exec(word) ?? []
    const part = PARTS.find(known => known === name)
    if (part === undefined || read[part] !== undefined) return null
    read[part] = Number(n)
  }
  return read
}

function badPoints({ points }: Merchandise): string[] {
  const valued = 'value' in points
  if (points.type === 'fixed') return valued ? [] : ['points.value is missing']
  return valued ? [`points.value is there; only fixed points have one, not ${points.type}`] : []
}

/** @rule MER-53, MER-54 */
function badMarket({ market: [merchant, changer] }: Content): string[] {
  const gives = (effects: readonly { readonly effect: EffectName }[]) =>
    effects.some(({ effect }) => effect === 'changerWhite')
  return [
    ...(gives(merchant.service)
      ? [`market ${merchant.id}: service has changerWhite; only the second market tile does.`]
      : []),
    ...(gives(changer.service)
      ? []
      : [`market ${changer.id}: service has no changerWhite; the second market tile does.`]),
  ]
}

/** Enough of everything for a full table. @rule MER-2 to MER-5, MER-17 */
function badPiles({ components, setup, turn }: Content): string[] {
  const problems: string[] = []
  for (const [coin, each] of Object.entries(setup.purse)) {
    const there = components.coinsInBox[coin as keyof typeof setup.purse]
    if (there < SEATS * each) {
      problems.push(
        `components: coinsInBox.${coin} is ${there}; ${SEATS} purses of ${each} need ${SEATS * each}.`,
      )
    }
  }
  const needed = SEATS * setup.sealsPerPlayer
  if (components.seals < needed)
    problems.push(`components: seals is ${components.seals}; ${SEATS} players need ${needed}.`)
  const purse = Object.values(setup.purse).reduce((sum, n) => sum + n, 0)
  if (purse < turn.minPurseForActionA)
    problems.push(`setup: purse has ${purse} coins; to draw one needs ${turn.minPurseForActionA}.`)
  if (turn.minPurseForActionA < turn.baseDraw) {
    problems.push(
      `turn: minPurseForActionA is ${turn.minPurseForActionA}; at least baseDraw, ${turn.baseDraw}.`,
    )
  }
  return problems
}

function badSpaces(spaces: readonly Space[], name: string): string[] {
  return spaces.flatMap((space, index) => {
    const { i, symbol } = space
    const printed = symbolOf(space)
    if (i !== index) return [`${name} space ${i}: it stands in place ${index}.`]
    return symbol === printed
      ? []
      : [`${name} space ${i}: symbol is ${quoted(symbol)}; by its effect ${quoted(printed)}.`]
  })
}

const SYMBOLS: { readonly [effect in EffectName]?: string } = {
  white: 'W',
  black: 'B',
  blackRemove: '-B',
  privilege: 'P',
  seal: 'S',
  extraTurn: 'X',
  forward: 'F',
}

/**
 * What is printed on a space: what it does, with an o before if to others, and how often unless
 * once.
 */
function symbolOf({ effect }: Space): string | null {
  if (effect === null) return null
  const { target, n } = effect
  const often = n > 1 || effect.effect === 'forward' ? n : ''
  return `${target === 'others' ? 'o' : ''}${SYMBOLS[effect.effect]}${often}`
}
