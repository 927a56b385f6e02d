import { sayIn } from '../../../kit/messages.ts'
import type { GameText } from '../../../kit/text.ts'
import { merchants } from './merchants/es.ts'
import type { Cove } from '../engine/state.ts'
import { event } from './events-es.ts'
import { move, stop } from './moves-es.ts'
import { doing, over, prompt } from './prompts-es.ts'
import { speaker } from './speaker.ts'
import { things } from './things-es.ts'
import { isStandard, type Sentences } from './words.ts'

const refusals: Sentences = {
  'hand-away': 'Esta manecilla no está en tu camino.',
  mouse: 'Hay un ratón en esta manecilla.',
  'must-choose': 'Hay que decidirlo: no puedes dejarlo.',
  'no-card': 'Nadie trabaja en ese puesto de tu personal.',
  'no-customer': 'En el muelle no hay ningún Cliente de este color.',
  'no-hall': 'Los Pícaros no tienen Salón.',
  'no-such-move': 'En este juego no hay tal jugada.',
  'no-such-space': 'Tu tablero no tiene esa acción.',
  'not-aboard': 'En ese barco no va nadie de ese color.',
  'not-drawn': 'No has sacado ningún Aventurero de ese color.',
  'not-on-shelf': 'Esa mercancía no está en tu estante de venta.',
  'not-sailing': 'Solo vale un barco que aún navegue y tenga sitio.',
  'not-seated': 'No juegas en esta partida.',
  'not-your-card': 'No tienes ninguna carta de Corrupción así.',
  'not-your-turn': 'Ahora no te toca decidir.',
  occupied: 'Ahí está una figura: hay que ir a otra acción.',
  'other-question': 'Antes hay que decidir otra cosa.',
  'other-side': 'Un barco atraca en su lado, en un atracadero libre.',
  over: 'La partida terminó.',
  'same-boat': 'Tiene que ser otro barco.',
  taken: 'Ese mercader ya lo lleva alguien.',
  'too-few-rogues': 'Aquí no puedes contar tantos Pícaros.',
  used: 'Ya lo pusiste a trabajar en este turno.',
  'wrong-size': 'Este muelle no admite mercancías de ese tamaño.',
}

export const text: GameText<Cove> = {
  say: sayIn('es', {}),
  blurb:
    'Cuatro mercaderes, cada uno con su propio juego para hacer mercancías, comparten un puerto. Se paga con tiempo, y el tiempo trae a los clientes: quien carga un barco decide quién llega a qué muelle.',
  steps: [
    'Juega quien va más atrás en el reloj: elige una acción de su tablero. Cuesta horas y, a veces, cartas de Corrupción.',
    'Alquimista, Herrero, Capitana y Cronomante hacen mercancías pequeñas y grandes, cada cual a su manera.',
    'Quien pasa un indicador del reloj saca un Aventurero y lo pone en un barco. El barco que se llena atraca en un muelle de su lado.',
    'En el mercado, el Bazar admite mercancías grandes; la Gran Plaza, pequeñas; el Mercado Negro, todas. Cada una gana su precio por cada Cliente de su color que haya en el muelle.',
    'Los barcos que llegan tarde mandan a su gente a los Salones. Escudos, gente del pueblo y patrocinios convierten los Salones llenos en oro.',
    'Al cabo de tres días, cada icono de Corrupción cuesta tanto oro como Pícaros haya en la Guarida. Gana quien tenga más oro.',
  ],
  ours: 'Trabajamos con el reglamento común, que ha perdido sus imágenes; los reglamentos de los mercaderes no se conservan. Por eso los tableros, acciones, personal y números de los cuatro mercaderes son diseño nuestro, a partir de lo que jugadores han publicado sobre ellos; también los nombres y valores de la gente del pueblo y de las cartas de Corrupción, los costes de la plaza del pueblo, el número de Pícaros y algunos lugares del reloj. Las fases, los precios y los muelles son los del reglamento. Quien organiza la mesa y tiene el juego puede poner un archivo con los valores impresos en su ejemplar.',
  options: {
    content: {
      name: 'Valores impresos',
      help: 'Cartas, costes y números: los nuestros, o un archivo que añadió quien organiza la mesa.',
      value: content =>
        isStandard(content) ? 'Los de este sitio' : `Archivo ${content.slice(0, 6)}`,
    },
    merchants: {
      name: 'Mercaderes',
      help: 'Por turno de elección, empieza quien jugará el último.',
      value: merchants => MERCHANTS[merchants],
    },
    townsfolk: {
      name: 'Gente del pueblo',
      help: 'Los vecinos quitan Corrupción, los mercenarios traen mercancías, los marineros mueven Aventureros.',
      value: choice => things.setChoices[choice],
    },
    rogue: {
      name: 'Pícaros',
      help: 'Qué hacen los Aventureros grises y cuántos son.',
      value: rogue => things.rogues[rogue].name,
    },
  },
  ...speaker({
    merchants,
    prompt,
    turn: name => `Turno de ${name}`,
    doing,
    over,
    move,
    stop,
    event,
    refusals,
    noEffect: 'Esta acción no serviría ahora de nada.',
    forbidden: rule => `Lo prohíbe la regla ${rule}.`,
  }),
}

const MERCHANTS = {
  random: 'Al azar',
  choose: 'Cada cual elige, por asientos',
  draft: 'Por turno de elección',
} as const
