import { merchants } from './merchants/es.ts'
import { count, el, good, aGood, la, list } from './merchants/speech-es.ts'
import type { Label } from './merchants/index.ts'
import type { MerchantId } from '../engine/names.ts'
import { TOWNSFOLK } from './townsfolk-es.ts'
import type { Things } from './words.ts'

/** By colour: those who come with the boats, 5 the Rogues. */
const FOLK = [el(''), el('Guerrero'), el('Bardo'), el('Mago'), el('Noble'), el('Pícaro')]
const CARD = la('carta de Corrupción', 'cartas de Corrupción')
const HOUR = la('hora')
const SIDE = ['izquierdo', 'derecho']
const PIER = ['Bazar', 'Gran Plaza', 'Mercado Negro']
const BERTH = [
  'atracadero del Bazar',
  'atracadero izquierdo de la Gran Plaza',
  'atracadero derecho de la Gran Plaza',
  'atracadero del Mercado Negro',
]

function oclock(position: number): string {
  const hour = ((Math.floor(position / 2) - 1) % 12) + 1
  return `${hour === 1 ? 'la' : 'las'} ${hour}${position % 2 === 0 ? '' : ':30'}`
}

/** "es la 1", "son las 3" */
export const isTime = (position: number): string => {
  const time = oclock(position)
  return `${time.startsWith('la ') ? 'es' : 'son'} ${time}`
}

const cards = (n: number) => count(n, CARD)
const hours = (n: number) => count(n, HOUR)
const icons = (n: number, of: string) => count(n, el(`icono de ${of}`, `iconos de ${of}`))

function aSizedGood(merchant: MerchantId, which: number): string {
  const { goods } = merchants[merchant]
  const large = which > 4
  const small = goods[0].feminine ? 'pequeña' : 'pequeño'
  return `${aGood(goods, which)} ${large ? 'grande' : small}`
}

/** What the core's things are called in Spanish. */
export const things: Things = {
  someone: adventurer => `${FOLK[adventurer].article} ${FOLK[adventurer].one}`,
  person: adventurer => FOLK[adventurer].one,
  folk: counts => list(counts.flatMap((n, colour) => (n > 0 ? [count(n, FOLK[colour])] : []))),
  hall: colour => `Salón de los ${FOLK[colour].many}`,
  gold: n => `${n} de oro`,
  cards,
  hours,
  cost: ({ hours: time, corruption }) =>
    corruption > 0 ? `${hours(time)} + ${cards(corruption)}` : hours(time),
  oclock,
  boat: boat => `barco ${SIDE[boat < 3 ? 0 : 1]} ${(boat % 3) + 1}`,
  berth: berth => BERTH[berth],
  pier: pier => PIER[pier],
  merchant: id => merchants[id].name,
  figures: ['Mago', 'Ayudante'],
  good: (merchant, which) => good(merchants[merchant].goods, which),
  aSizedGood,
  space({ boards }, merchant, space) {
    const { spaces, recruit, staff } = boards[merchant]
    if (space === recruit)
      return { name: 'Contratar', does: 'Contrata a alguien de la plaza del pueblo.' }
    if (space === staff)
      return { name: 'Personal', does: 'Pon a trabajar una vez a cada uno de tu personal.' }
    const labels: { readonly [id: string]: Label } = merchants[merchant].spaces
    const { id } = spaces[space]
    return labels[id] ?? { name: id, does: '' }
  },
  staff: (merchant, slot) => merchants[merchant].staff[slot],
  townsperson: ({ name }) => TOWNSFOLK[name] ?? name,
  ability({ ability }, merchant) {
    switch (ability.type) {
      case 'discard':
        return ability.optional
          ? `descarta hasta ${cards(ability.count)}`
          : `descarta ${cards(ability.count)}`
      case 'gain':
        return `gana ${aSizedGood(merchant, ability.good)}`
      case 'bagToBoat':
        return 'un Aventurero de la bolsa a un barco'
      case 'boatToPier':
        return 'un Aventurero de un barco a un muelle'
      case 'customerToHall':
        return 'un Cliente de un barco a su Salón'
      case 'boatToBag':
        return 'un Aventurero de un barco a la bolsa'
      case 'boatToBoat':
        return 'un Aventurero de un barco a otro'
    }
  },
  icons: ({ factions, corruption }) =>
    list([
      ...(corruption > 0 ? [icons(corruption, 'Corrupción')] : []),
      ...factions.flatMap((n, colour) => (n > 0 ? [icons(n, FOLK[colour].one)] : [])),
    ]),
  sets: { locals: 'vecino', mercenaries: 'mercenario', sailors: 'marinero' },
  setChoices: {
    'locals-mercenaries': 'Vecinos y mercenarios',
    'locals-sailors': 'Vecinos y marineros',
    'mercenaries-sailors': 'Mercenarios y marineros',
    all: 'Los tres grupos',
  },
  rogues: {
    criminals: { name: 'Criminales', does: 'Los Pícaros solo ocupan sitio.' },
    cultists: {
      name: 'Sectarios',
      does: 'Por una carta de Corrupción cada uno, los Pícaros de un muelle valen como Clientes de todos los colores.',
    },
    robbers: {
      name: 'Ladrones',
      does: 'Quien pone un Pícaro en un barco puede robar una carta de Corrupción y mover a un Cliente de ese barco.',
    },
  },
}
