import type { Content, Effect, Merchandise, Price, Space } from '../content/index.ts'
import {
  effectsOf,
  fixedOf,
  goodsOf,
  merchandiseOf,
  paidOn,
  present,
  type Things,
} from './words.ts'

const lists = new Intl.ListFormat('en-GB')
export const list = (parts: readonly string[]) => lists.format(parts)

const COIN = ['', 'gold', 'silver', 'copper', 'turquoise', 'white', 'black']

export const count = (n: number, one: string, many = `${one}s`) =>
  n === 1 ? `1 ${one}` : `${n} ${many}`

const coins = (counts: readonly number[]) =>
  list(present(counts).map(({ coin, count: n }) => `${n} ${COIN[coin]}`))

function price(of: Price): string {
  const fixed = present(fixedOf(of)).map(({ coin, count: n }) => `${n} ${COIN[coin]}`)
  const free = [
    ...(of.same > 0 ? [`${of.same} alike`] : []),
    ...(of.diff > 0 ? [`${of.diff} different`] : []),
  ]
  return list([...fixed, ...free])
}

function points(of: Merchandise['points']): string {
  switch (of.type) {
    case 'rank':
      return 'points by your place'
    case 'mystery':
      return 'the points of an object turned over'
    case 'fixed':
      return of.value === 0 ? '' : count(of.value, 'point')
  }
}

function effect({ effect: name, n }: Effect): string {
  switch (name) {
    case 'white':
      return count(n, 'white coin')
    case 'black':
      return count(n, 'black coin')
    case 'blackRemove':
      return `give back ${count(n, 'black coin')}`
    case 'privilege':
      return n === 1 ? 'a privilege' : `${n} privileges`
    case 'seal':
      return n === 1 ? 'a seal' : `${n} seals`
    case 'extraTurn':
      return n === 1 ? 'an extra turn' : `${n} extra turns`
    case 'forward':
      return `${count(n, 'space')} further`
    case 'changerWhite':
      return `${count(n, 'white coin')} that may be used at once`
    case 'noSeals':
      return 'no seals'
    case 'privilegeDiscard':
      return `lose ${n === 1 ? 'a privilege' : `${n} privileges`}`
  }
}

const symbol = (of: NonNullable<Space['effect']>) =>
  of.target === 'others' ? `others: ${effect(of)}` : effect(of)

const tile = (content: Content, of: number) => goodsOf(content, of).name.replaceAll("'", '’')

function tileAloud(content: Content, of: number): string {
  const goods = merchandiseOf(content, of)
  const worth = goods === undefined ? '' : points(goods.points)
  const { self, others } = effectsOf(content, of)
  const does = [
    ...(self.length > 0 ? [`buyer: ${list(self.map(effect))}`] : []),
    ...(others.length > 0 ? [`others: ${list(others.map(effect))}`] : []),
  ]
  const facts = [
    tile(content, of),
    ...(worth ? [worth] : []),
    `costs ${price(goodsOf(content, of).price)}`,
  ]
  return [facts.join(', '), ...does].join('; ')
}

/** The things of the game in English. */
export const things: Things = {
  coin: coin => COIN[coin],
  coins,
  price,
  tile,
  theTile: (content, of) =>
    (merchandiseOf(content, of)?.kind === 'perfume' ? '' : 'the ') + tile(content, of),
  points,
  effect,
  symbol,
  token(content, of) {
    const { move, self } = content.privileges[of]
    return list([count(move, 'space'), ...self.map(effect)])
  },
  tileAloud,
  paidAloud(view, slot, who) {
    const said = paidOn(view, slot, who.me).map(({ seat, coins: on }, at) => {
      const holder = seat === who.me ? 'you have' : `${who.name(seat)} has`
      return `${holder} ${coins(on)}${at === 0 ? ' on it' : ''}`
    })
    return said.length === 0 ? 'nobody has a coin on it' : said.join('; ')
  },
}
