import { aGood, capital, COLOUR, does, good, la, list } from '../merchants/speech-es.ts'
import type { MerchantText } from '../merchants/index.ts'
import { faceOf, isCoal, metalOf } from '../../engine/merchants/blacksmith/dice.ts'
import { heatOf } from '../../engine/merchants/blacksmith/furnaces.ts'
import type { BlacksmithShop, BlacksmithWords } from '../../engine/merchants/blacksmith/words.ts'

const GOODS = [la('arma', 'armas', 'un'), la('armadura')] as const

const metal = (die: number) => (isCoal(die) ? 'carbón' : COLOUR[metalOf(die)])
/** "rojo 4", "carbón 2". */
const dieText = (die: number) => `${metal(die)} ${faceOf(die)}`
const dice = (all: readonly number[]) => list(all.map(dieText))
const furnaceText = (index: number) => `horno ${index + 1}`
const where = (furnace: number | null) =>
  furnace === null ? 'en la bandeja' : `en el ${furnaceText(furnace)}`
const from = (furnace: number | null) =>
  furnace === null ? 'de la bandeja' : `del ${furnaceText(furnace)}`
const heat = (shop: BlacksmithShop, furnace: number, more: number) =>
  heatOf(shop.furnaces[furnace] ?? []) + more

export const text: MerchantText<BlacksmithWords> = {
  name: 'Herrero',
  blurb:
    'Tira los dados de tu bandeja y repártelos en los hornos: un dado de aleación, que da el color, y carbón hasta llegar al calor justo. Con calor de 6 a 9 se forja un arma; de 10 a 12, una armadura. La aleación vuelve a la vagoneta, salvo que la conserves por una carta de Corrupción.',
  goods: GOODS,
  spaces: {
    'bla.smelt': {
      name: 'Fundir',
      does: 'Toma 1 o 2 dados de aleación de la vagoneta y tíralos a la bandeja.',
      closed: 'La vagoneta está vacía.',
    },
    'bla.fire': {
      name: 'Avivar',
      does: 'Vacía los hornos que quieras, tira todos los dados de la bandeja y coloca hasta 3.',
      closed: 'No hay dados ni en la bandeja ni en los hornos.',
    },
    'bla.bellows': {
      name: 'Fuelle',
      does: 'Sube o baja 1 punto dados de los hornos, dos veces como mucho; después coloca hasta 3 dados de la bandeja como estén.',
      closed: 'No hay dados en los hornos que cambiar, ni en la bandeja que colocar.',
    },
    'bla.contraband': {
      name: 'Mineral de contrabando',
      does: 'Pon un dado de aleación de la vagoneta en un horno, con la cara que quieras.',
      closed: 'La vagoneta está vacía, o en ningún horno cabe aleación.',
    },
    'bla.forge': {
      name: 'Forjar',
      does: 'Forja los hornos listos que quieras. Cada aleación vuelve a la vagoneta o, por una carta de Corrupción, a la bandeja.',
      closed: 'Ningún horno está listo para una mercancía que te quede en reserva.',
    },
  },
  staff: [
    { name: 'Oficial', does: 'Pon un dado de la bandeja o de un horno en la cara que quieras.' },
    { name: 'Fogonero', does: 'Vuelve a tirar todos los dados de la bandeja y coloca hasta 1.' },
    {
      name: 'Carretero',
      does: 'Toma un dado de aleación de la vagoneta y tíralo; ponlo en un horno o déjalo en la bandeja.',
    },
    {
      name: 'Majador',
      does: 'Forja 1 horno listo; su aleación va a la bandeja sin carta de Corrupción.',
    },
  ],
  shields:
    'Una armadura forjada con calor 11 o 12, una obra maestra, activa el escudo de su color.',
  prompt(question) {
    switch (question.at) {
      case 'bla.smelt.pick':
        return question.begun
          ? { title: '¿Fundes otro dado de aleación?', hint: 'se tira a la bandeja' }
          : {
              title: 'Fundir: elige un dado de aleación',
              hint: `hasta ${question.left}; cada uno se tira a la bandeja`,
            }
      case 'bla.rake':
        return {
          title: 'Vacía hornos, o tira',
          hint: 'sus dados van a la bandeja y se tiran con ella',
        }
      case 'bla.place':
        return question.must
          ? { title: 'Coloca un dado', hint: `hasta ${question.left}, de la bandeja a los hornos` }
          : {
              title: '¿Colocas un dado?',
              hint: `hasta ${question.left} más, de la bandeja a los hornos`,
            }
      case 'bla.furnace':
        return { title: `Coloca ${dieText(question.die)}`, hint: '¿en qué horno?' }
      case 'bla.adjust':
        return {
          title: 'Fuelle: ¿cambias un dado en 1?',
          hint: `hasta ${question.left} más; después colocas dados`,
        }
      case 'bla.contraband':
        return { title: 'Contrabando: ¿qué aleación?', hint: 'después, su cara y su horno' }
      case 'bla.contraband.place':
        return {
          title: `Coloca el dado ${COLOUR[question.colour]}`,
          hint: 'con cualquier cara, hasta donde aguante el horno',
        }
      case 'bla.forge.next':
        return question.begun
          ? { title: '¿Forjas otro horno?', hint: '' }
          : {
              title: 'Elige un horno que forjar',
              hint: 'con calor de 6 a 9, arma; de 10 a 12, armadura',
            }
      case 'bla.keep':
        return {
          title: '¿Conservas la aleación?',
          hint: 'cuesta una carta de Corrupción; si no, vuelve a la vagoneta',
        }
      case 'bla.journeyman':
        return { title: 'Oficial: elige un dado', hint: 'de la bandeja o de un horno' }
      case 'bla.face':
        return {
          title: `${capital(dieText(question.die))} ${from(question.furnace)}`,
          hint: '¿a qué cara?',
        }
      case 'bla.haul.pick':
        return {
          title: 'Carretero: elige un dado de aleación',
          hint: 'se tira, y después puedes colocarlo',
        }
      case 'bla.haul.place':
        return {
          title: `Salió ${dieText(question.die)}: ¿a un horno?`,
          hint: 'o déjalo en la bandeja',
        }
      case 'bla.strike':
        return { title: 'Majador: elige un horno que forjar', hint: 'su aleación va a la bandeja' }
    }
  },
  doing(question) {
    switch (question.at) {
      case 'bla.smelt.pick':
      case 'bla.haul.pick':
      case 'bla.contraband':
        return 'busca aleación'
      case 'bla.rake':
        return 'vacía hornos'
      case 'bla.place':
      case 'bla.furnace':
      case 'bla.haul.place':
      case 'bla.contraband.place':
        return 'llena los hornos'
      case 'bla.adjust':
        return 'le da al fuelle'
      case 'bla.forge.next':
      case 'bla.keep':
      case 'bla.strike':
        return 'forja'
      case 'bla.journeyman':
      case 'bla.face':
        return 'cambia un dado'
    }
  },
  move(move, shop) {
    switch (move.type) {
      case 'bla.smelt.pick':
      case 'bla.haul.pick':
      case 'bla.contraband':
        return `Tomar el dado ${COLOUR[move.colour]}`
      case 'bla.rake':
        return `Vaciar el ${furnaceText(move.furnace)}`
      case 'bla.place':
        return `Colocar ${dieText(move.die)}`
      case 'bla.adjust':
        return `${capital(dieText(move.die))} ${from(move.furnace)} a ${faceOf(move.die) + move.by}: calor ${heat(shop, move.furnace, move.by)}`
      case 'bla.contraband.place':
        return `${move.face} al ${furnaceText(move.furnace)}: calor ${heat(shop, move.furnace, move.face)}`
      case 'bla.forge.next':
      case 'bla.strike':
        return `Forjar el ${furnaceText(move.furnace)}: ${dice(shop.furnaces[move.furnace] ?? [])}`
      case 'bla.keep':
        return move.keep ? 'Conservarla por una carta de Corrupción' : 'A la vagoneta'
      case 'bla.journeyman':
        return `Cambiar ${dieText(move.die)} ${from(move.furnace)}`
      case 'bla.face':
        return `A ${move.face}`
      case 'bla.furnace':
      case 'bla.haul.place':
        return `Al ${furnaceText(move.furnace)}, con calor ${heat(shop, move.furnace, 0)}`
    }
  },
  stop(question) {
    switch (question.at) {
      case 'bla.rake':
        return 'Tirar la bandeja'
      case 'bla.adjust':
        return 'Pasar a colocar'
      case 'bla.haul.place':
        return 'Dejarlo en la bandeja'
      default:
        return 'Ya basta'
    }
  },
  event(event, who) {
    switch (event.type) {
      case 'bla.smelted':
        return `${does(event.seat, who, 'tomaste', 'tomó')} el dado ${metal(event.die)}: salió ${faceOf(event.die)}`
      case 'bla.raked':
        return `${does(event.seat, who, 'vaciaste', 'vació')} el ${furnaceText(event.furnace)}: ${dice(event.dice)}`
      case 'bla.rolled':
        return `${does(event.seat, who, 'tiraste', 'tiró')}: ${dice(event.dice)}`
      case 'bla.placed':
        return `${does(event.seat, who, 'pusiste', 'puso')} ${dieText(event.die)}${event.ore ? ' de contrabando' : ''} en el ${furnaceText(event.furnace)}: calor ${event.heat}`
      case 'bla.turned':
        return `${does(event.seat, who, 'cambiaste', 'cambió')} ${dieText(event.die)} ${from(event.furnace)} a ${faceOf(event.into)}`
      case 'bla.forged':
        return `${does(event.seat, who, 'forjaste', 'forjó')} ${aGood(GOODS, event.good)} con calor ${event.heat}`
      case 'bla.cleared':
        return event.kept
          ? `${does(event.seat, who, 'conservaste', 'conservó')} el dado ${metal(event.die)}`
          : `${does(event.seat, who, 'devolviste', 'devolvió')} el dado ${metal(event.die)} a la vagoneta`
    }
  },
  refusals: {
    'bla-full-alloy': n => `Ya hay aleación ${where(n.furnace)}.`,
    'bla-full-coal': n => `No cabe más carbón ${where(n.furnace)}.`,
    'bla-furnace-empty': n => `No hay dados ${where(n.furnace)}.`,
    'bla-no-alloy': n => `No hay aleación ${where(n.furnace)}.`,
    'bla-no-furnace': n => `En ningún horno cabe ${dieText(n.die)}.`,
    'bla-not-in-cart': n => `En la vagoneta no hay dados de color ${COLOUR[n.colour]}.`,
    'bla-not-in-furnace': n => `No hay ${dieText(n.die)} ${where(n.furnace)}.`,
    'bla-not-in-supply': n => `Ya no te queda ${good(GOODS, n.good)} en reserva.`,
    'bla-not-in-tray': n => `No hay ${dieText(n.die)} en la bandeja.`,
    'bla-not-ready': n =>
      `El calor ${n.heat} no alcanza ${where(n.furnace)}: un arma pide ${n.bound}.`,
    'bla-same-face': () => 'El dado ya muestra esa cara.',
    'bla-too-hot': n => `El calor sería ${n.heat}, y el límite es ${n.bound}.`,
  },
}
