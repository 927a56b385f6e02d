import type { BoardText } from './en.ts'

const NUMBERS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete']
const number = (n: number) => NUMBERS[n] ?? String(n)
const set = (count: number) =>
  count === 1 ? 'carta suelta' : count === 2 ? 'pareja' : `${number(count)} juntas`
const cards = (n: number) => `${n} ${n === 1 ? 'carta' : 'cartas'}`

export const es: BoardText = {
  market: 'Mercado',
  marketHas: cards,
  marketHelp: {
    swap: 'cambia al pasar, hasta 14',
    take: 'toma un pez, o ninguno',
    pick: 'toma tanto como das',
  },
  inMarket: (value, n) => `${value}, ${n} en el mercado`,
  pond: 'En juego',
  pondEmpty: 'Nada en juego',
  seededFor: (name, mine) => (mine ? 'del mercado, por ti' : `del mercado, por ${name}`),
  ownSet: (name, count, mine) => {
    const what = count === 1 ? 'carta' : count === 2 ? 'pareja' : `${number(count)} cartas`
    return mine
      ? `Tu ${what}`.replace(/^Tu (\S+ cartas)$/, 'Tus $1')
      : `${what.charAt(0).toUpperCase()}${what.slice(1)} de ${name}`
  },
  passed: n => (n === 1 ? 'pasó 1' : `pasaron ${n}`),
  discards: n => `${cards(n)} de esta ronda en los descartes`,
  game: (game, games) => `Partida ${game} de ${games}`,
  points: n => `${n} ${n === 1 ? 'punto' : 'puntos'}`,
  hand: n => `Tu mano, ${cards(n)}`,
  noHand: 'Estás mirando',
  outOfCards: place =>
    `Todo vendido: ¡quedas en ${place === 1 || place === 3 ? `${place}.er` : `${place}.º`} lugar!`,
  inHand: (value, n) => `${value}, ${n} en tu mano`,
  playable: counts => `se puede jugar como ${counts.map(set).join(' o ')}`,
  unplayable: 'ahora no se puede jugar',
  chosen: n => (n === 1 ? '1 elegida' : `${n} elegidas`),
  canGive: 'se puede dar',
  canTake: 'se puede tomar',
  seat: {
    cards,
    out: place => `salió: ${place}.º`,
    played: played => `jugó ${played}`,
    passed: 'pasó',
    swapped: (gave, took) => `cambió ${gave} por ${took}`,
    took: value => (value === 0 ? 'no tomó nada' : `tomó ${value}`),
  },
  actions: 'Qué hacer',
  play: 'Jugar',
  pass: 'Pasar',
  swap: 'Cambiar',
  swapLong: 'Pasar y cambiar …',
  swapNow: 'Cambiar',
  keep: 'Pasar sin cambiar',
  keepShort: 'Sin cambio',
  cancel: 'Atrás',
  give: 'das',
  take: 'tomas',
  balance: (give, take) => `Das ${give} y tomas ${take}`,
  chooseFirst: 'Primero elige cartas de tu mano: tócalas.',
  chooseSwap: 'Elige cartas de tu mano y del mercado que valgan lo mismo.',
  unequal: (give, take) => `Los dos lados tienen que valer lo mismo: das ${give} y tomas ${take}.`,
  noSwap: 'Ninguna carta tuya y del mercado valen lo mismo: solo puedes pasar.',
  keys: [
    { key: 'P', does: 'jugar lo elegido, o cambiar' },
    { key: 'X', does: 'pasar' },
    { key: 'S', does: 'pasar y elegir un cambio' },
    { key: 'Esc', does: 'soltar lo elegido' },
  ],
}
