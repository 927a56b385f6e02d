import type { BoardText } from './en.ts'

const ROWS = ['primera', 'segunda', 'tercera', 'cuarta']
const COLUMNS = ['primera', 'segunda', 'tercera', 'cuarta']
const GOODS = [
  ['vasija', 'vasijas'],
  ['tela', 'telas'],
  ['joya', 'joyas'],
  ['hierba', 'hierbas'],
] as const
const goods = (n: number, colour: number) => `${n} ${GOODS[colour]?.[n === 1 ? 0 : 1] ?? ''}`
const coins = (n: number) => `${n} ${n === 1 ? 'moneda' : 'monedas'}`
const tokens = (n: number) => `${n} ${n === 1 ? 'ficha' : 'fichas'}`
const points = (n: number) => `${n} ${n === 1 ? 'punto' : 'puntos'}`
const NAMES = [
  'Vasijas',
  'Telas',
  'Joyas',
  'Hierbas',
  'Gentío',
  'Porteador',
  'Gobernador',
  'Embajador',
  'Mensajero',
  'Rey',
]

export const es: BoardText = {
  letters: ['V', 'T', 'J', 'H'],
  names: NAMES,
  tile: kind =>
    [
      'Vendedor de vasijas',
      'Vendedor de telas',
      'Vendedor de joyas',
      'Vendedor de hierbas',
      ...NAMES.slice(4),
    ][kind] ?? '',
  goods,
  nothing: 'nada todavía',
  hole: 'El hueco',
  emptyCell: 'Vacía',
  at: (row, column) => `${ROWS[row]} fila, ${COLUMNS[column]} columna`,
  market: 'El mercado',
  kingHas: parts => (parts.length === 0 ? 'nada todavía' : parts.join(', ')),
  myBuyers: 'Tus compradores',
  buyersOf: name => `Compradores de ${name}`,
  buyer: (number, has, holds) =>
    `Comprador ${number}: ${has ? 'con moneda' : 'sin moneda'}, ${holds === '' ? 'sin mercancía' : holds}`,
  inLine: place => `en la línea, ${ROWS[place]} casilla`,
  can: {
    move: 'se puede mover al hueco',
    free: 'se puede mover sin pagar',
    place: 'se puede poner aquí',
    coin: 'puede recibir una moneda',
    king: 'el rey puede tomar una',
    buy: gained => `se puede comprar: da ${gained}`,
    choose: 'se puede elegir',
  },
  just: 'recién movida',
  chosen: 'elegido',
  effects: {
    crowd: 'cierra el paso',
    porter: 'devuelve una',
    governor: 'da una al rey',
    ambassador: 'salva la moneda',
  },
  signs: { crowd: 'cierra', porter: '1 vuelve', governor: '1 al rey', ambassador: 'gratis' },
  tray: n => `Losetas por colocar: ${n}`,
  left: n => (n === 1 ? 'queda 1' : `quedan ${n}`),
  layFirst: 'Elige primero una loseta abajo y luego su lugar.',
  layHow: 'Elige una loseta y luego su lugar.',
  bag: n => `${n} en la bolsa`,
  supply: n => `${coins(n)} en la reserva`,
  preview: (taken, colour, { gained, back, king, kept }) => {
    const parts = [
      back > 0 && (back === 1 ? '1 vuelve' : `${back} vuelven`),
      king > 0 && `${king} al rey`,
      (back > 0 || king > 0) &&
        (gained === 0 ? 'nada para ti' : gained === 1 ? 'te queda 1' : `te quedan ${gained}`),
      kept ? 'conservas la moneda' : 'gastas la moneda',
    ]
    return `Tomas ${goods(taken, colour)}: ${parts.filter(Boolean).join(', ')}`
  },
  ifCoin: sentence => `Con una moneda: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  hindered: {
    crowd: 'Nada que comprar: un gentío cierra el paso.',
    empty: 'Nada que comprar: el puesto de esta línea está vacío.',
    bound: 'Nada que comprar: este comprador sigue con la mercancía que tiene.',
    vain: 'Nada que comprar: los porteadores se lo llevarían todo de vuelta.',
    none: 'Nada que comprar: no hay vendedor en esta línea.',
  },
  actions: 'Qué hacer',
  pass: 'Pasar',
  play: 'Jugar',
  buy: (taken, colour) => `Comprar ${goods(taken, colour)}`,
  buyShort: 'Comprar',
  pay: 'Pagar por mover',
  payShort: 'Pagar 1',
  end: 'Terminar',
  leave: 'Nada',
  chooseBuyer: 'Elige primero un comprador tuyo: se muestra su línea.',
  scores: {
    title: 'Puntos hasta ahora',
    colour: name => name,
    mine: (held, king, sum) => `${held} × ${king} del rey = ${sum}`,
    king: 'Rey',
    sum: 'Suma',
    total: points,
    partner: 'su pareja tiene más: no puntúa',
    caption:
      'Cada color: fichas × fichas del rey. De cada pareja puntúa solo quien tiene más; * señala a la otra persona.',
    captionAlone: 'Cada color: fichas × fichas del rey.',
    table: 'De dónde salen los puntos',
    player: 'Jugador',
  },
  seat: {
    holds: (held, purse, sum) => `${tokens(held)}, ${coins(purse)}, ${points(sum)}`,
    short: sum => `${sum} pt`,
    passed: 'pasó',
    played: 'juega',
    bought: (n, colour) => `compró ${goods(n, colour)}`,
    placed: kind => `puso ${NAMES[kind] ?? ''}`,
    moved: kind => `movió ${NAMES[kind] ?? ''}`,
    crowned: 'dio al rey',
    coin: 'tomó una moneda',
    paid: 'pagó una moneda',
    partner: 'pareja',
  },
  points,
  coins,
  tokens,
  legend: {
    open: 'Qué significan las losetas',
    title: 'Quién está en el mercado',
    tiles: [
      'Venden vasijas, telas, joyas y hierbas: un comprador se lleva todo lo que hay. Cada comprador sigue con una sola mercancía.',
      'Nadie compra a través de un gentío.',
      'Entre comprador y vendedor: devuelve una de las mercancías.',
      'Entre comprador y vendedor: da una de las mercancías al rey.',
      'Entre comprador y vendedor: el comprador conserva su moneda.',
      'Se mueve sin moneda cuando juegas.',
      'Lo que él posee multiplica: tus fichas de un color cuentan tantas veces como fichas de ese color tiene. Al pasar puede tomar una de un vendedor de su fila o columna.',
      'El único lugar vacío: ahí va la loseta que se mueve, y deja un hueco.',
    ],
    vendors: 'Cuatro vendedores',
    coin: 'Una moneda compra una vez, o mueve una loseta.',
    coinName: 'Moneda',
  },
  keys: [
    { key: '1 – 4', does: 'elegir un comprador tuyo' },
    { key: 'P', does: 'pasar' },
    { key: 'Y', does: 'jugar' },
    { key: 'B', does: 'comprar lo que se muestra' },
    { key: 'C', does: 'pagar la moneda del comprador elegido por mover' },
    { key: 'E', does: 'terminar el turno; el rey no toma nada' },
    { key: 'Esc', does: 'soltar lo elegido' },
  ],
}
