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

const lists = new Intl.ListFormat('es')
export const list = (parts: readonly string[]) => lists.format(parts)

const COIN = ['', 'oro', 'plata', 'cobre', 'turquesa', 'blanca', 'negra']
/** Coins as they are counted: "2 de oro", "1 blanca". */
const coinCount = (coin: number, n: number) =>
  coin <= 4 ? `${n} de ${COIN[coin]}` : `${n} ${COIN[coin]}${n === 1 ? '' : 's'}`

/** The standard set's names; another set keeps its own. */
const NAMES: { readonly [name: string]: string } = {
  'Garden tapestry': 'Tapiz del jardín',
  'Chased pitcher': 'Jarra cincelada',
  'Twin-band ring': 'Anillo doble',
  'Lacquer casket': 'Cofrecillo lacado',
  'Sun brooch': 'Broche del sol',
  'Copper kettle-lamp': 'Lámpara de cobre',
  'Lagoon comb': 'Peineta de la laguna',
  'Golden goblet': 'Copa de oro',
  'Mirror of Tears': 'Espejo de las lágrimas',
  'Bell of the Old Gate': 'Campana de la puerta vieja',
  'Peacock shawl': 'Chal de pavo real',
  'Wedding candelabra': 'Candelabro de bodas',
  'Inlaid music box': 'Caja de música taraceada',
  'Moonlit portrait': 'Retrato a la luz de la luna',
  'Glazed vase': 'Jarrón vidriado',
  'Gilded book': 'Libro dorado',
  'Riding spurs': 'Espuelas de montar',
  'Spice chest': 'Arcón de especias',
  'Velvet shoes': 'Zapatos de terciopelo',
  'Carved chess set': 'Ajedrez tallado',
  'Marble lion': 'León de mármol',
  "Ambassador's cloak": 'Capa del embajador',
  'Market-day doll': 'Muñeca de feria',
  'Four-metal globe': 'Globo de cuatro metales',
  "Courtier's Whisper": 'Susurro de cortesano',
  'Midnight Encore': 'Bis de medianoche',
  'White Narcissus': 'Narciso blanco',
  'Veil of Fortune': 'Velo de la fortuna',
  "Oracle's Breath": 'Aliento del oráculo',
  'Royal Amber': 'Ámbar real',
  'Second Dawn': 'Segunda aurora',
  'Clear Conscience': 'Conciencia tranquila',
  "Notary's Rose": 'Rosa del notario',
  'Smoke and Mirrors': 'Humo y espejos',
  Envy: 'Envidia',
  'Open Purse': 'Bolsa abierta',
  'Head Merchant': 'Mercader mayor',
  'Coin Changer': 'Cambista',
}

export const count = (n: number, one: string, many = `${one}s`) =>
  n === 1 ? `1 ${one}` : `${n} ${many}`

const coins = (counts: readonly number[]) =>
  list(present(counts).map(({ coin, count: n }) => coinCount(coin, n)))

function price(of: Price): string {
  const fixed = present(fixedOf(of)).map(({ coin, count: n }) => coinCount(coin, n))
  const free = [
    ...(of.same > 0 ? [count(of.same, 'igual', 'iguales')] : []),
    ...(of.diff > 0 ? [count(of.diff, 'distinta')] : []),
  ]
  return list([...fixed, ...free])
}

function points(of: Merchandise['points']): string {
  switch (of.type) {
    case 'rank':
      return 'puntos según tu puesto'
    case 'mystery':
      return 'los puntos de un objeto que se descubre'
    case 'fixed':
      return of.value === 0 ? '' : count(of.value, 'punto')
  }
}

function effect({ effect: name, n }: Effect): string {
  switch (name) {
    case 'white':
      return count(n, 'moneda blanca', 'monedas blancas')
    case 'black':
      return count(n, 'moneda negra', 'monedas negras')
    case 'blackRemove':
      return `devolver ${count(n, 'moneda negra', 'monedas negras')}`
    case 'privilege':
      return n === 1 ? 'un privilegio' : `${n} privilegios`
    case 'seal':
      return n === 1 ? 'un sello' : `${n} sellos`
    case 'extraTurn':
      return n === 1 ? 'un turno extra' : `${n} turnos extra`
    case 'forward':
      return `${count(n, 'casilla')} más`
    case 'changerWhite':
      return n === 1
        ? '1 moneda blanca que se puede usar en el acto'
        : `${n} monedas blancas que se pueden usar en el acto`
    case 'noSeals':
      return 'sin sellos'
    case 'privilegeDiscard':
      return `perder ${n === 1 ? 'un privilegio' : `${n} privilegios`}`
  }
}

const symbol = (of: NonNullable<Space['effect']>) =>
  of.target === 'others' ? `los demás: ${effect(of)}` : effect(of)

function tile(content: Content, of: number): string {
  const { name } = goodsOf(content, of)
  return NAMES[name] ?? name
}

function tileAloud(content: Content, of: number): string {
  const goods = merchandiseOf(content, of)
  const worth = goods === undefined ? '' : points(goods.points)
  const { self, others } = effectsOf(content, of)
  const does = [
    ...(self.length > 0 ? [`quien compra: ${list(self.map(effect))}`] : []),
    ...(others.length > 0 ? [`los demás: ${list(others.map(effect))}`] : []),
  ]
  const facts = [
    tile(content, of),
    ...(worth ? [worth] : []),
    `cuesta ${price(goodsOf(content, of).price)}`,
  ]
  return [facts.join(', '), ...does].join('; ')
}

/** The things of the game in Spanish. */
export const things: Things = {
  coin: coin => COIN[coin],
  coins,
  price,
  tile,
  theTile: (content, of) =>
    merchandiseOf(content, of) === undefined ? `el ${tile(content, of)}` : `«${tile(content, of)}»`,
  points,
  effect,
  symbol,
  token(content, of) {
    const { move, self } = content.privileges[of]
    return list([count(move, 'casilla'), ...self.map(effect)])
  },
  tileAloud,
  paidAloud(view, slot, who) {
    const said = paidOn(view, slot, who.me).map(({ seat, coins: on }, at) => {
      const holder = seat === who.me ? 'tú tienes' : `${who.name(seat)} tiene`
      return `${holder} ${coins(on)}${at === 0 ? ' en ella' : ''}`
    })
    return said.length === 0 ? 'nadie tiene monedas en ella' : said.join('; ')
  },
}
