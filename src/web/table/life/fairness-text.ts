import type { Fault, Finding } from '../../../kit/fairness/verdict.ts'
import { inLanguage } from '../../text/catalogue.ts'

type Found = Exclude<Finding, 'one-round'>

interface FairnessText {
  readonly title: string
  readonly busy: string
  readonly offline: string
  /** At a table without a server. */
  readonly local: string
  /** What is found, in two or three words. */
  readonly short: Readonly<Record<Finding, string>>
  /** What is proved and what is not, in one sentence. */
  readonly found: Readonly<Record<Found, string>>
  /** Some people contributed nothing. */
  readonly oneRound: (names: string) => string
  readonly calledOff: (count: number) => string
  readonly faults: Readonly<Record<Fault, string>>
  readonly how: string
  readonly promise: string
  readonly secret: string
  readonly seed: string
  readonly mine: string
  readonly match: string
  readonly receipt: string
}

const en: FairnessText = {
  title: 'Was the shuffle fair?',
  busy: 'This device plays the match again and checks it …',
  offline: 'It cannot be checked now: the server does not answer.',
  local:
    'You played in this browser: it shuffled by itself, before the first card, and no server had a part in it. The seed below deals the same game again.',
  short: {
    none: 'No proof of the shuffle',
    'other-rules': 'Was the shuffle fair?',
    broken: 'The shuffle does not fit!',
    record: 'Was the shuffle fair?',
    watched: 'Shuffle as promised',
    'one-round': 'Fair shuffle, not by all',
    proved: 'Fair shuffle: proved',
  },
  found: {
    none: 'This match was made before version 0.8, so there is no proof of its shuffle.',
    'other-rules':
      'Secret, contributions and seed fit each other; the moves cannot be checked here, because the rules have changed since.',
    broken: 'NOT proved: something does not fit.',
    record:
      'The match agrees with itself, move by move; this browser was not there before the first card, so it cannot tell who chose the shuffle.',
    watched:
      'Proved: the match was played from the shuffle promised before the first card. Not proved: that nobody chose it, for this browser contributed nothing to it, or that the people who run the server did not look.',
    proved:
      'Proved: nobody, the server included, chose or changed this shuffle. Not proved, for nobody can: that the people who run the server did not look.',
  },
  oneRound: names =>
    `Proved: the server alone did not choose or change this shuffle. Not proved: that it did not together with ${names}, who contributed nothing, or that the people who run it did not look.`,
  calledOff: count =>
    count === 1
      ? 'One start of this match was called off before.'
      : `${count} starts of this match were called off before.`,
  faults: {
    protocol: 'The proof is of an unknown kind.',
    commitment: 'The secret is not the one that was promised.',
    contribution: 'Somebody’s contribution is not the one they had announced.',
    seed: 'The seed does not come of the secret and the contributions.',
    move: 'A move is not possible where it was made.',
    final: 'The moves lead to another end.',
    steps: 'The record of the steps does not fit the moves.',
    promise: 'The promise is not the one that this browser saw before the first card.',
    'my-contribution': 'What this browser contributed is not in the shuffle.',
    contributions: 'The contributions are not those that were shown before the first card.',
    past: 'The past was rewritten: this browser was shown other steps.',
  },
  how: 'The server promised a secret before anybody contributed. Every browser contributed chance of its own, first its fingerprint, then the chance itself. Both together made the seed.',
  promise: 'Promise, from before the first card',
  secret: 'Secret of the server',
  seed: 'Seed',
  mine: 'Contributed by this browser',
  match: 'Save the match',
  receipt: 'Save my receipt',
}

const es: FairnessText = {
  title: '¿Fue limpio el barajado?',
  busy: 'Este dispositivo vuelve a jugar la partida y la comprueba…',
  offline: 'Ahora no se puede comprobar: el servidor no responde.',
  local:
    'Jugaste en este navegador: barajó por su cuenta, antes de la primera carta, sin ningún servidor. La semilla de abajo reparte la misma partida otra vez.',
  short: {
    none: 'Barajado sin prueba',
    'other-rules': '¿Fue limpio el barajado?',
    broken: '¡El barajado no cuadra!',
    record: '¿Fue limpio el barajado?',
    watched: 'Barajado como se prometió',
    'one-round': 'Barajado limpio, no de todos',
    proved: 'Barajado limpio: probado',
  },
  found: {
    none: 'Esta partida se hizo antes de la versión 0.8: no hay prueba de su barajado.',
    'other-rules':
      'El secreto, las aportaciones y la semilla cuadran; las jugadas no se pueden comprobar aquí, porque las reglas han cambiado desde entonces.',
    broken: 'NO está probado: algo no cuadra.',
    record:
      'La partida cuadra consigo misma, jugada a jugada; este navegador no estaba antes de la primera carta, así que no puede saber quién eligió el barajado.',
    watched:
      'Probado: se jugó con el barajado prometido antes de la primera carta. No probado: que nadie lo eligiera, pues este navegador no aportó nada, ni que quienes llevan el servidor no miraran.',
    proved:
      'Probado: nadie, tampoco el servidor, eligió ni cambió este barajado. No probado, porque no se puede: que quienes llevan el servidor no miraran.',
  },
  oneRound: names =>
    `Probado: el servidor por sí solo no eligió ni cambió este barajado. No probado: que no lo hiciera junto con ${names}, que no aportaron nada, ni que quienes lo llevan no miraran.`,
  calledOff: count =>
    count === 1
      ? 'Antes se anuló un comienzo de esta partida.'
      : `Antes se anularon ${count} comienzos de esta partida.`,
  faults: {
    protocol: 'La prueba es de una clase desconocida.',
    commitment: 'El secreto no es el que se prometió.',
    contribution: 'La aportación de alguien no es la que había anunciado.',
    seed: 'La semilla no sale del secreto y las aportaciones.',
    move: 'Una jugada no es posible donde se hizo.',
    final: 'Las jugadas llevan a otro final.',
    steps: 'El registro de los pasos no cuadra con las jugadas.',
    promise: 'La promesa no es la que este navegador vio antes de la primera carta.',
    'my-contribution': 'Lo que aportó este navegador no está en el barajado.',
    contributions: 'Las aportaciones no son las que se mostraron antes de la primera carta.',
    past: 'Se reescribió el pasado: a este navegador se le mostraron otros pasos.',
  },
  how: 'El servidor prometió un secreto antes de que nadie aportara nada. Cada navegador aportó su propio azar, primero la huella y luego el azar. De las dos cosas juntas salió la semilla.',
  promise: 'Promesa, de antes de la primera carta',
  secret: 'Secreto del servidor',
  seed: 'Semilla',
  mine: 'Aportado por este navegador',
  match: 'Guardar la partida',
  receipt: 'Guardar mi recibo',
}

/** What the page says of a shuffle, in the language it speaks now. */
export const fairnessText = inLanguage({ en, es })
