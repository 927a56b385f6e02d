import { featuresBy } from '../../../kit/judgement/inputs.ts'
import type { Features } from '../../../kit/judgement/judgement.ts'
import type { Aztec } from '../engine/state.ts'
import { see, type Sight } from './sight.ts'

const around = (points: number, most: number) => Math.max(-1.5, Math.min(1.5, points / most))
const flag = (is: boolean) => (is ? 1 : 0)
/** With so many tokens in the bag, as a part of all, there is time for everything. */
const LONG = 0.3
const late = (bag: number) => Math.max(0, 1 - bag / LONG)

/** So many points, tokens, or points that purchases would bring, are about 1. */
const [POINTS, TOKENS, PURCHASES] = [60, 30, 30]

const INPUTS: { readonly [input: string]: (sight: Sight) => number } = {
  'seats/two': ({ seats }) => flag(seats === 2),
  'seats/four': ({ seats }) => flag(seats === 4),

  'time/bag': ({ bag }) => bag,
  'time/late': ({ bag }) => late(bag),
  'time/empty': ({ bag }) => flag(bag === 0),
  'time/laid': ({ laid }) => laid,

  'turn/now': ({ wait }) => flag(wait === 0),
  'turn/next': ({ wait }) => flag(wait === 1),
  'turn/pending': ({ pending, members }) => pending / members,
  'turn/last': ({ pending, members, bag }) => (flag(bag === 0) * pending) / members,

  'points/own': ({ points }) => around(points, POINTS),
  'points/lead': ({ lead }) => around(lead, 40),
  'points/close': ({ lead }) => around(lead, 10),
  'points/late': ({ lead, bag }) => around(lead, 15) * late(bag),

  'hoped/own': ({ hoped }) => around(hoped, POINTS),
  'hoped/lead': ({ hopedLead }) => around(hopedLead, 40),
  'hoped/close': ({ hopedLead }) => around(hopedLead, 10),

  'goods/scoring': ({ scoring }) => scoring / TOKENS,
  'goods/colours': ({ colours }) => colours / 4,
  'goods/outdone': ({ outdone }) => outdone / 15,

  'king/all': ({ king }) => king / 20,
  'king/favour': ({ favour }) => favour / 15,
  'king/growth': ({ growth }) => around(growth, 200),
  'king/growing': ({ growth, bag }) => around(growth, 60) * late(bag),
  'king/facing': ({ facing }) => around(facing, 10),
  'king/next': ({ facing, wait }) => flag(wait === 0) * around(facing, 10),

  'coins/count': ({ coins, members }) => coins / members / 4,
  'coins/late': ({ coins, members, bag }) => (coins / members / 4) * late(bag),
  'coins/broke': ({ broke, members }) => broke / members,

  'buyers/free': ({ free, members }) => free / members / 4,
  'buyers/none': ({ free }) => flag(free === 0),

  'bargains/all': ({ bargains }) => around(bargains, PURCHASES),
  'bargains/best': ({ best }) => around(best, 15),
  'bargains/now': ({ best, wait }) => flag(wait === 0) * around(best, 15),
  'bargains/allNow': ({ bargains, wait }) => flag(wait === 0) * around(bargains, PURCHASES),
  'bargains/last': ({ bargains, wait, bag }) =>
    flag(bag === 0 && wait === 0) * around(bargains, 20),
  'bargains/idle': ({ idle }) => around(idle, 30),
  'bargains/late': ({ best, bag }) => around(best, 15) * late(bag),

  'wishes/all': ({ wish }) => around(wish, 60),
  'wishes/now': ({ wish, wait }) => flag(wait === 0) * around(wish, 60),
  'wishes/stock': ({ stock }) => stock / 20,

  'rivals/before': ({ rivals }) => around(rivals, PURCHASES),

  'lines/open': ({ open, members }) => open / members / 16,
  'lines/takers': ({ takers, members }) => takers / members / 4,
  'lines/saved': ({ saved }) => saved / 3,
}

/** In points, tokens, coins and cells. */
const CLAIMS: Features['claims'] = {
  time: { 'time/bag': -1 },
  points: { 'points/own': POINTS },
  hoped: { 'hoped/own': POINTS },
  goods: { 'goods/scoring': TOKENS },
  king: { 'king/favour': 15 },
  coins: { 'coins/count': 4 },
  buyers: { 'buyers/free': 4 },
  bargains: { 'bargains/all': PURCHASES },
  wishes: { 'wishes/all': 60 },
  rivals: { 'rivals/before': -PURCHASES },
  lines: { 'lines/open': 16 },
  turn: { 'turn/pending': 1, 'turn/last': 1 },
}

/**
 * Everybody sees everything; partners stand or fall together. While the market is laid out, there
 * is nothing to tell one place from another by.
 */
export const features: Features<Aztec> = {
  ...featuresBy<Aztec, Sight>(see, INPUTS),
  claims: CLAIMS,
  leaves: ({ phase }) => phase === 'choose' || phase === 'place',
  // Only what a pass draws is chance.
  worlds: 1,
  rounds: 2,
  // Of 309 decisions of 30 games, each played on 8 times from both moves: 0.64, 0.41 to 0.95.
  borneOut: 0.65,
}
