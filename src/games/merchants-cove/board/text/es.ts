import { faceOf, isCoal, metalOf } from '../../engine/merchants/blacksmith/dice.ts'
import { merchants } from '../../text/merchants/es.ts'
import { capital, COLOUR } from '../../text/merchants/speech-es.ts'
import { things } from '../../text/things-es.ts'
import type { BoardText } from './en.ts'

const n = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
const COLOUR_F = ['', 'roja', 'verde', 'azul', 'amarilla', 'gris']
const SIDES = ['izquierdo', 'derecho']
const TAKES = ['mercancías grandes', 'mercancías pequeñas', 'todas, por una carta de Corrupción']
const marble = (kind: number) => (kind === 5 ? 'icor' : (COLOUR_F[kind] ?? ''))
const die = (which: number) =>
  `${isCoal(which) ? 'carbón' : COLOUR[metalOf(which)]} ${faceOf(which)}`
function water(zone: number): string | undefined {
  if (zone === 0) return 'Puerto'
  const colour = Math.ceil(zone / 3)
  return [`Bajío ${COLOUR[colour]}`, `Caladero ${COLOUR[colour]}`, `Isla ${COLOUR_F[colour]}`][
    (zone - 1) % 3
  ]
}
const line = (which: number) =>
  which < 3
    ? `Fila ${['de arriba', 'de en medio', 'de abajo'][which]}`
    : `Columna ${['izquierda', 'central', 'derecha'][which - 3]}`

/** What the board itself says in Spanish. */
export const es: BoardText = {
  merchants,
  things,
  places: { shop: 'Tienda', cove: 'Bahía', clock: 'Reloj', square: 'Plaza', market: 'Mercado' },
  placesLabel: 'Lugares de la mesa',
  asks: 'aquí se te pregunta',
  can: 'se puede elegir',
  chosen: 'elegido',
  firstWhat: 'Elige primero qué va ahí.',
  notNow: mine =>
    mine ? 'Ahora se pregunta otra cosa: mira la línea de arriba.' : 'No es tu turno.',
  theirs: name => `Esta es la tienda de ${name}.`,
  boat: (which, aboard, where) =>
    `${capital(things.boat(which))}: ${where === 'docked' ? 'atracado' : where === 'gone' ? 'se fue' : things.folk(aboard) || 'vacío'}`,
  aboard: (colour, which) => `${things.person(colour)}, ${things.boat(which)}`,
  berth: (berth, which) =>
    `${capital(things.berth(berth))}: ${which === null ? 'libre' : things.boat(which)}`,
  pier: (which, on) =>
    `${things.pier(which)}, admite ${TAKES[which]}: ${things.folk(on) || 'nadie todavía'}`,
  takes: ['grandes', 'pequeñas', 'todas'],
  hall: (colour, count) => `${things.hall(colour)}: ${count}`,
  lair: count => `Guarida: ${n(count, 'Pícaro')}`,
  bag: count => `${count} en la bolsa`,
  drawn: adventurers => `Sacados: ${adventurers.map(each => things.person(each)).join(', ')}`,
  round: round => `Día ${round} de 3`,
  order: 'Orden de juego',
  marketOrder: 'Orden del mercado',
  timepiece: (name, position) => `${name}: ${things.oclock(position)}`,
  marketAt: hour => `Mercado: ${things.oclock(2 * hour)}`,
  loads: (position, draws) => `${things.oclock(position)}: carga de ${n(draws, 'Aventurero')}`,
  hand: (position, free) =>
    `Manecilla, ${things.oclock(position)}: ${free ? 'libre, un rodeo por una carta de Corrupción' : 'hay un ratón encima'}`,
  leads: to => `tu reloj pasa a: ${things.oclock(to)}`,
  brings: draws => (draws === 0 ? 'sin carga' : `cargas ${n(draws, 'Aventurero')}`),
  overHand: (to, card, draws) =>
    `o por una manecilla hasta: ${things.oclock(to)}, ${things.cards(card)}, ${draws === 0 ? 'sin carga' : n(draws, 'carga')}`,
  hires: (name, ability) => `${name}: ${ability}.`,
  costsOfCard: 'Cuesta lo que está escrito bajo la carta que contrates.',
  onward: 'Hacerlo',
  hireIt: 'Contratar',
  square: 'Plaza del pueblo',
  noCard: 'Sin carta',
  squareCard: (name, set, ability, icons, cost) =>
    `${name}, ${set}: ${ability}${icons ? `; ${icons}` : ''}; cuesta ${cost}`,
  abilityShort: {
    discard: (count, optional) => (optional ? `0–${count}` : `${count}`),
    gain: '+',
    bagToBoat: 'bolsa ▸ barco',
    boatToPier: 'barco ▸ muelle',
    customerToHall: 'barco ▸ salón',
    boatToBag: 'barco ▸ bolsa',
    boatToBoat: 'barco ▸ barco',
  },
  myStaff: 'Mi personal',
  staffOf: name => `Personal de ${name}`,
  slot: (slot, ability, card) =>
    `Puesto ${slot + 1}, ${ability}: ${card === null ? 'nadie' : card}`,
  myCorruption: 'Mis cartas de Corrupción',
  corruption: 'Corrupción',
  vice: (count, icons) => `${count} × carta de Corrupción con ${icons}`,
  tossed: (count, icons) => `descartada: ${count} × carta de Corrupción con ${icons}`,
  noVice: 'ninguna carta de Corrupción',
  shops: 'De quién es la tienda',
  shopOf: (name, merchant) => `${name}: ${merchant}`,
  yours: 'Tuya',
  actions: 'Acciones',
  space: (name, does, cost, figure) =>
    `${name}: ${does} Cuesta ${cost}${figure ? `; aquí está ${figure}` : ''}`,
  figure: 'la figura',
  figures: ['el Mago', 'el Ayudante'],
  varies: 'lo que está escrito bajo la carta',
  shield: (colour, won, hall) =>
    `Escudo ${COLOUR[colour]}, ${things.person(colour)}: ${won ? `ganado, ${things.gold(hall)} en cada mercado` : 'aún no ganado'}`,
  shelf: 'Estante de venta',
  emptyShelf: 'nada en el estante de venta',
  shelfGood: (name, count, price) => `${count} × ${name}, ${price} de oro por cada Cliente`,
  chooseMerchant: 'Elige tu mercader',
  random: 'Al azar',
  taken: name => `lo lleva ${name}`,
  alchemist: {
    rack: 'Gradilla',
    rackHolds: (count, most) => `La gradilla tiene ${count} de ${most} canicas`,
    inRack: (count, kind) => `${count} ${marble(kind)} en la gradilla`,
    waste: 'Residuos',
    wasteHolds: (count, most) =>
      `Residuos tóxicos: ${count} de icor; con ${most} cuesta una carta de Corrupción`,
    arm: (arm, marbles) =>
      `Fila ${['de arriba', 'de en medio', 'de abajo'][Math.floor(arm / 2)]}, brazo ${SIDES[arm % 2]}, desde delante: ${marbles.map(marble).join(', ') || 'vacío'}`,
  },
  blacksmith: {
    tray: 'Bandeja',
    inTray: which => `${die(which)} en la bandeja`,
    die,
    inCart: (count, colour) =>
      `Vagoneta: ${n(count, `dado ${COLOUR[colour]}`, `dados de color ${COLOUR[colour]}`)}`,
    furnace: (furnace, dice, heat, makes) =>
      `Horno ${furnace + 1}: ${dice.length === 0 ? 'frío' : `${dice.map(die).join(', ')}, calor ${heat}`}${makes === '' ? '' : makes === 'large' ? ', listo para una armadura' : ', listo para un arma'}`,
  },
  captain: {
    compass: sector =>
      sector === null ? 'Brújula' : sector === 0 ? '¡Tormenta!' : n(sector, 'paso'),
    zone: (zone, ships, treasure) =>
      `${water(zone)}: ${ships === 0 ? 'ningún barco' : n(ships, 'barco')}${treasure ? ', tesoro' : ''}`,
  },
  chronomancer: {
    gate: 'Umbral',
    gateHolds: colour => `Umbral: loseta ${COLOUR_F[colour]}`,
    cell: (cell, colour, frayed) =>
      `Fila ${Math.floor(cell / 3) + 1}, columna ${(cell % 3) + 1}: ${COLOUR_F[colour]}, ${frayed ? 'desgastada' : 'brillante'}`,
    edge: (which, end) =>
      `${line(which)}, desde ${which < 3 ? ['la izquierda', 'la derecha'][end] : ['arriba', 'abajo'][end]}`,
    hourglasses: (count, most) => `${count} de ${most} relojes de arena`,
    pile: (pile, discard) => `Pila ${pile} · usadas ${discard}`,
  },
  market: 'El mercado',
  soFar: 'Lo que ganarían las mercancías si el mercado fuera ahora',
  earns: (name, count, which, customers, price) =>
    `Vender ${name} (quedan ${count}), ${things.pier(which)}: ${customers} × ${price} = ${things.gold(customers * price)}`,
  wares: 'Mercancías',
  earned: 'Ganado',
  sponsors: 'Patrocinios',
  total: 'Suma',
  noGoods: 'El estante de venta está vacío.',
  result: {
    title: 'De dónde salió el oro',
    before: 'Oro de los tres días',
    icons: (icons, colour, hall) =>
      `${n(icons, `icono de ${things.person(colour)}`, `iconos de ${things.person(colour)}`)} × ${hall} en el Salón`,
    guilt: (icons, lair) =>
      `${n(icons, 'icono de Corrupción', 'iconos de Corrupción')} × ${n(lair, 'Pícaro')} en la Guarida`,
    sum: 'Suma',
    unsold: count => n(count, 'mercancía sin vender', 'mercancías sin vender'),
  },
  seat: {
    holds: (merchant, sum, goods, vices) =>
      `${merchant}: ${things.gold(sum)}, ${n(goods, 'mercancía')}, ${things.cards(vices)}`,
    short: sum => `${sum} oro`,
    sold: sum => `vendió por ${things.gold(sum)}`,
    loaded: 'cargó',
  },
  acts: 'Qué hacer',
  keys: [
    { key: '1 – 5', does: 'ir a tienda, bahía, reloj, plaza, mercado' },
    { key: 'E', does: 'basta, nada más' },
    { key: 'Enter', does: 'hacer lo elegido' },
    { key: 'Esc', does: 'soltar lo elegido' },
  ],
}
