import { capital, COLOUR, coloured, count, does, good, list, noun } from '../merchants/speech-en.ts'
import type { MerchantText } from '../merchants/index.ts'
import { LINES, yieldOf } from '../../engine/merchants/chronomancer/rift.ts'
import type {
  Cell,
  ChronomancerMove,
  ChronomancerShop,
  ChronomancerWords,
  End,
  Line,
} from '../../engine/merchants/chronomancer/words.ts'

const GOODS = [noun('Trinket'), noun('Relic')] as const
const TILE = noun('tile')
const HOURGLASS = noun('Hourglass', 'Hourglasses')

const LINE = [
  'upper row',
  'middle row',
  'lower row',
  'left column',
  'middle column',
  'right column',
]
const CELL = [
  'upper left',
  'upper middle',
  'upper right',
  'middle left',
  'centre',
  'middle right',
  'lower left',
  'lower middle',
  'lower right',
]
const side = (line: Line, from: End) =>
  (line < 3 ? { start: 'left', end: 'right' } : { start: 'top', end: 'bottom' })[from]
const cells = (all: readonly Cell[]) => list(all.map(cell => CELL[cell]))
const tileAt = ({ rift, frayed }: ChronomancerShop, cell: Cell) =>
  `${CELL[cell]} (${COLOUR[rift[cell]]}${frayed[cell] ? ', frayed' : ''})`

/** What a line gives; of three tiles alike also which two of them. */
function opening(
  { line, spare }: Extract<ChronomancerMove, { readonly type: 'chr.portal.next' }>,
  shop: ChronomancerShop,
) {
  const colour = yieldOf(shop, line, spare)
  const what = `${capital(good(GOODS, spare === null ? colour + 4 : colour))}: ${LINE[line]}`
  if (spare === null || yieldOf(shop, line, null) === 0) return what
  return `${what}, without ${CELL[LINES[line][spare]]}`
}

export const text: MerchantText<ChronomancerWords> = {
  name: 'Chronomancer',
  blurb:
    'Wizard and Assistant take turns at a Rift of nine tiles. Push the Gate tile into its rows and columns until bright tiles of a colour meet: two in a line give a Trinket, three a Relic. What was used is frayed until you mend it. Hourglasses shorten your hours.',
  goods: GOODS,
  spaces: {
    'chr.rows': {
      name: 'Wheel of rows',
      does: 'Push the Gate tile into a row, once or twice. The Wizard may first take another Gate tile, the Assistant may mend a tile afterwards.',
      closed: '',
    },
    'chr.cols': {
      name: 'Wheel of columns',
      does: 'Push the Gate tile into a column, once or twice. The Wizard may first take another Gate tile, the Assistant may mend a tile afterwards.',
      closed: '',
    },
    'chr.portal': {
      name: 'Open portals',
      does: 'Open lines: 2 bright tiles of a colour give a Trinket, 3 a Relic. The Wizard opens up to 3 lines, the Assistant up to 2 and gains an Hourglass.',
      closed: 'No line has bright tiles of one colour for a Good in your supply.',
    },
    'chr.mend': {
      name: 'Mend time',
      does: 'Replace 1 or 2 frayed tiles by bright ones from the pile.',
      closed: 'No tile of the Rift is frayed.',
    },
    'chr.bottle': {
      name: 'Bottle time',
      does: 'Gain 2 Hourglasses; you keep at most 3.',
      closed: 'You have as many Hourglasses as you may keep.',
    },
  },
  staff: [
    { name: 'Mender', does: 'Replace up to 2 frayed tiles by bright ones from the pile.' },
    { name: 'Gatekeeper', does: 'Exchange the Gate tile with any tile of the Rift.' },
    { name: 'Sandkeeper', does: 'Gain 1 Hourglass.' },
    { name: 'Portal Warden', does: 'Open 1 line.' },
  ],
  shields: 'The first Relic of a colour from a portal activates its shield.',
  prompt(question, shop) {
    switch (question.at) {
      case 'chr.gateSwap':
        return {
          title: 'Take another Gate tile?',
          hint: `the ${COLOUR[shop.gate]} one goes to the discard`,
        }
      case 'chr.push': {
        const title = question.first ? `Push a ${question.axis}` : `Push another ${question.axis}?`
        return { title, hint: `${COLOUR[shop.gate]} enters from the Gate` }
      }
      case 'chr.mendCell':
        return question.optional
          ? {
              title: 'Mend a frayed tile?',
              hint: `${count(question.left, TILE)} at most, from the pile`,
            }
          : { title: 'Mend a frayed tile', hint: 'a bright one from the pile takes its place' }
      case 'chr.portal.next':
        return question.first
          ? {
              title: 'Open a line',
              hint: question.left === 1 ? 'one line' : `up to ${question.left} lines`,
            }
          : { title: 'Open another line?', hint: `up to ${question.left} more` }
      case 'chr.gatekeep':
        return {
          title: 'Gatekeeper: exchange the Gate tile?',
          hint: `${COLOUR[shop.gate]} comes into the Rift`,
        }
      case 'pay.hourglass':
        return {
          title: `Return Hourglasses? You pay ${count(question.hours, noun('hour'))}`,
          hint: 'each makes it 1 less, down to 1',
        }
    }
  },
  doing(question) {
    switch (question.at) {
      case 'chr.gateSwap':
      case 'chr.gatekeep':
        return 'considers the Gate'
      case 'chr.push':
        return question.axis === 'row'
          ? 'turns the rows of the Rift'
          : 'turns the columns of the Rift'
      case 'chr.mendCell':
        return 'mends time'
      case 'chr.portal.next':
        return 'opens portals'
      case 'pay.hourglass':
        return 'counts Hourglasses'
    }
  },
  move(move, shop) {
    switch (move.type) {
      case 'chr.gateSwap':
        return move.swap ? 'Take another tile' : `Keep ${COLOUR[shop.gate]}`
      case 'chr.push':
        return `${capital(LINE[move.line])}, from the ${side(move.line, move.from)}`
      case 'chr.mendCell':
        return `Mend ${CELL[move.cell]} (${COLOUR[shop.rift[move.cell]]})`
      case 'chr.portal.next':
        return opening(move, shop)
      case 'chr.gatekeep':
        return `Exchange with ${tileAt(shop, move.cell)}`
      case 'pay.hourglass':
        return move.count === 0 ? 'Keep all Hourglasses' : `Return ${count(move.count, HOURGLASS)}`
    }
  },
  stop(question) {
    switch (question.at) {
      case 'chr.push':
        return 'Stop the Wheel'
      case 'chr.mendCell':
        return 'Mend no more'
      case 'chr.portal.next':
        return 'Close the portals'
      case 'chr.gatekeep':
        return 'Leave the Gate as it is'
      default:
        return ''
    }
  },
  event(event, who) {
    switch (event.type) {
      case 'chr.gateDrawn':
        return `A ${coloured(TILE, event.into)} from the pile takes the Gate, the ${COLOUR[event.out]} one is discarded`
      case 'chr.pushed':
        return `${does(event.seat, who, 'pushed')} ${COLOUR[event.into]} into the ${LINE[event.line]} from the ${side(event.line, event.from)}: ${COLOUR[event.out]} came out`
      case 'chr.mended':
        return `${does(event.seat, who, 'mended')} time, ${CELL[event.cell]}: ${COLOUR[event.into]} for ${COLOUR[event.out]}`
      case 'chr.opened':
        return `${does(event.seat, who, 'opened')} the ${LINE[event.line]} for a ${good(GOODS, event.good)} (${cells(event.cells)})`
      case 'chr.exchanged':
        return `${does(event.seat, who, 'put')} the ${COLOUR[event.into]} Gate tile ${CELL[event.cell]}: ${COLOUR[event.out]} came out`
      case 'chr.reshuffled':
        return `${count(event.count, TILE)} shuffled into a new pile`
      case 'chr.bottled':
        return `${does(event.seat, who, 'gained')} ${count(event.count, HOURGLASS)}`
      case 'chr.poured':
        return `${does(event.seat, who, 'returned')} ${count(event.count, HOURGLASS)}`
    }
  },
  refusals: {
    'chr-hourglasses-missing': n =>
      n.count === 0 ? 'You have no Hourglass.' : `You have only ${count(n.count, HOURGLASS)}.`,
    'chr-hours-minimum': n =>
      `Of ${n.count}, at least ${count(n.bound, noun('hour'))} must be paid.`,
    'chr-line-frayed': n => `A tile of the ${LINE[n.line]} that this needs is frayed.`,
    'chr-line-mixed': n => `These tiles of the ${LINE[n.line]} do not have one colour.`,
    'chr-not-frayed': n => `This tile is not frayed: ${CELL[n.cell]}.`,
    'chr-not-in-supply': n => `Every ${good(GOODS, n.good)} stands on your Sale Shelf already.`,
    'chr-only-columns': () => 'This Wheel turns columns only.',
    'chr-only-rows': () => 'This Wheel turns rows only.',
  },
}
