import { total } from '../../../kit/counts.ts'
import type { Need } from '../../../kit/define-game.ts'
import { COMPLETE, WHITE } from './prices.ts'
import type { Rules } from './rules.ts'
import type { State } from './state.ts'
import { canRecover, IDLE_ROUNDS } from './turn.ts'

/**
 * The question of a turn has an answer, and what is remembered of the turn fits it. @rule MER-15
 */
export function turnFaults({ tables, track, turns }: Rules, s: State, need: Need): void {
  const { draws, sealDraws } = tables
  const { phase, turn } = s
  const drawing = phase === 'sealOffer' || phase === 'placement'
  const inHand = total(s.drawn)
  need(
    phase !== 'turnStart' || s.tokens[turn].length > 0,
    'turnStart: there is a token to play (MER-16).',
  )
  need(
    (s.token !== -1) === (phase === 'privilegeSymbol'),
    'token: that of privilegeSymbol, else -1 (MER-61).',
  )
  need(s.token === -1 || s.played.includes(s.token), 'token: one of those played (MER-R35).')
  const symbol =
    phase !== 'privilegeSymbol' || (track.symbolAt(s, turn) !== null && s.heights[turn] === 0)
  need(symbol, 'privilegeSymbol: on a free space with a symbol (MER-61).')
  need(phase !== 'action' || turns.canDraw(s) || canRecover(s), 'action: one is possible (MER-R1).')
  need(
    drawing || phase === 'changerWhite' || inHand === 0,
    'drawn: coins only while they are placed (MER-27).',
  )
  need(
    inHand + s.placed <= draws + sealDraws,
    `drawn: at most ${draws + sealDraws} coins in a turn (MER-22).`,
  )
  need(phase === 'placement' || s.placed === 0, 'placed: only in placement (MER-26).')
  need(s.placed === 0 || s.stirred, 'stirred: a coin was placed (MER-R48).')
  const offer = phase !== 'sealOffer' || (s.seals[turn] > 0 && total(s.purses[turn]) > 0)
  need(offer, 'sealOffer: there is a seal, and a coin to draw (MER-22, MER-R3).')
  const stuck = s.idleRounds >= IDLE_ROUNDS
  need(
    s.idleRounds <= IDLE_ROUNDS && (!stuck || phase === 'over'),
    `idleRounds: ${IDLE_ROUNDS} end the game (MER-R48).`,
  )
  need(
    phase !== 'over' || stuck || track.isEnding(s),
    'over: somebody has reached the disc (MER-75).',
  )
}

/** Sales under way. @rule MER-38, MER-40, MER-54, MER-69 */
export function saleFaults(
  { tables: { tiles }, sales, changer }: Rules,
  s: State,
  need: Need,
): void {
  const { phase, turn, sale } = s
  const stopped = phase === 'changerWhite' || phase === 'forcedDiscard'
  const selling = stopped || phase === 'saleOrder'
  need(selling || s.sold.length === 0, 'sold: only while tiles are sold (MER-38).')
  need(
    s.sold.every(slot => s.edges[slot].every(holding => holding === 0)),
    'sold: no coins lie there (MER-46, MER-50).',
  )
  const several = sales.saleable(s)
  need(
    phase !== 'saleOrder' || (several & (several - 1)) !== 0,
    'saleOrder: several tiles are complete (MER-40).',
  )
  need(stopped === (sale !== null), 'sale: in changerWhite and forcedDiscard, else null.')
  if (sale !== null) {
    const { pays, self, others } = tiles[s.display[sale.slot]]
    need((pays[s.edges[sale.slot][turn]] & COMPLETE) !== 0, 'sale: of a complete tile (MER-39).')
    const step = [...self, ...others][sale.done - 1]
    const stops = phase === 'changerWhite' ? 'changerWhite' : 'privilegeDiscard'
    need(step?.effect === stops, `sale: stopped by an effect ${stops}.`)
    debtFaults(s, step?.n ?? 0, need)
  } else need(total([0, ...s.debts]) === 0, 'debts: only in forcedDiscard (MER-69).')
  const white = s.drawn[WHITE] === 1 && total(s.drawn) === 1 && changer.whiteSlots(s) !== 0
  need(
    phase !== 'changerWhite' || white,
    'changerWhite: a white coin, and where to place it (MER-54).',
  )
}

/** @rule MER-69, MER-R38 */
function debtFaults(s: State, n: number, need: Need): void {
  const owes = total([0, ...s.debts]) > 0
  need(
    owes === (s.phase === 'forcedDiscard'),
    'debts: somebody owes a token in forcedDiscard, nobody elsewhere (MER-69).',
  )
  s.debts.forEach((debt, seat) => {
    const chooses = debt <= n && debt < s.tokens[seat].length && seat !== s.turn
    need(debt === 0 || chooses, `debts: seat ${seat} has a choice (MER-R38).`)
  })
}
