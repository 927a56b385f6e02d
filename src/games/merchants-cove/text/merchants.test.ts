import { describe, expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { dieOf } from '../engine/merchants/blacksmith/dice.ts'
import { HARBOUR, zoneOf } from '../engine/merchants/captain/chart.ts'
import type { Shop } from '../engine/merchants/words.ts'
import type { Event, Move, View } from '../engine/state.ts'
import { content, position } from '../engine/table.fixture.ts'
import { game } from '../engine/index.ts'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { textIn } from './index.ts'
import type { Question } from './words.ts'

const TEXTS = [textIn(sayIn('en', english)), textIn(sayIn('es', spanish))]
const [RED, GREEN, BLUE, YELLOW, COAL] = [1, 2, 3, 4, 5]
const who = { me: 0, options: { content }, name: (seat: number) => ['Ana', 'Beto'][seat] }

/** Seat 0 has this shop and is asked this. */
function asked(shop: Shop, question: Question): View {
  const view = game.view(position({ merchants: [shop.merchant, other(shop)] }), 0)
  const [me, ...others] = view.players
  return { ...view, agenda: [question], players: [{ ...me, shop }, ...others] }
}
const other = ({ merchant }: Shop) => (merchant === 'bla' ? 'cap' : 'bla')

const told = (event: Event) => TEXTS.map(text => text.event(event, who))
const prompted = (shop: Shop, question: Question) =>
  TEXTS.map(text => text.prompt(asked(shop, question), who))
const called = (shop: Shop, move: Move) => {
  const view = asked(shop, { at: move.type, seat: 0 } as Question)
  return TEXTS.map(text => text.move(move, view))
}
const refused = (why: string, given: { readonly [name: string]: number }) =>
  TEXTS.map(text => text.refusal({ rule: 'COV-27', why, with: given }))

describe('the Alchemist in words', () => {
  const shop: Shop = {
    merchant: 'alc',
    arms: [[COAL], [BLUE], [RED], [RED], [RED], [RED]],
    rack: [0, 0, 0, 0, 0, 0],
    bag: [0, 0, 0, 0, 0, 0],
    waste: 0,
  }

  test('what happened, to the player who did it and to others', () => {
    const marbles = [0, 0, 0, 0, 1, 2]
    expect(told({ type: 'alc.tapped', seat: 0, row: 1, colour: YELLOW, marbles })).toEqual([
      'You announced yellow at the middle row: 1 yellow marble and 2 Ichor',
      'Anunciaste amarillo en la fila de en medio: 1 canica amarilla y 2 de icor',
    ])
    expect(told({ type: 'alc.brewed', seat: 1, good: BLUE + 4, marbles: 2, ichor: 1 })).toEqual([
      'Beto brewed a blue Elixir of 2 marbles and 1 Ichor',
      'Beto preparó un elixir azul con 2 canicas y 1 de icor',
    ])
    expect(told({ type: 'alc.transmuted', seat: 1, give: RED, take: YELLOW })[1]).toBe(
      'Beto convirtió una canica roja en una canica amarilla',
    )
  })

  test('before a colour is announced: how many marbles it sets free', () => {
    const view = asked(shop, { at: 'alc.announce', seat: 0, row: 1 })
    const announced = TEXTS.map(text => text.move({ type: 'alc.announce', colour: RED }, view))
    expect(announced).toEqual(['Announce red: 2 marbles', 'Anunciar rojo: 2 canicas'])
  })

  test('what may be done, and what may not', () => {
    expect(called(shop, { type: 'alc.ladle', arm: 0 })).toEqual([
      'Take Ichor, upper row, left',
      'Tomar icor, arriba a la izquierda',
    ])
    expect(called(shop, { type: 'alc.siphon.pick', arm: 1 })[1]).toBe(
      'Tomar canica azul, arriba a la derecha',
    )
    expect(called(shop, { type: 'alc.brew.next', good: RED, ichor: 1 })).toEqual([
      'Brew red Potion with 1 Ichor',
      'Preparar poción roja con 1 de icor',
    ])
    expect(refused('alc-marbles-missing', { count: 1, colour: BLUE })).toEqual([
      'Your rack does not hold 1 blue marble.',
      'En tu gradilla no hay 1 canica azul.',
    ])
  })
})

describe('the Blacksmith in words', () => {
  const shop: Shop = {
    merchant: 'bla',
    tray: [],
    furnaces: [[dieOf(RED, 4), dieOf(COAL, 5)], [], [], []],
    cart: [0, 0, 0, 0, 0],
  }

  test('COV-BLA-2 what heat a furnace would have with the die that is placed', () => {
    const view = asked(shop, { at: 'bla.furnace', seat: 0, left: 1, die: dieOf(COAL, 2) })
    expect(TEXTS.map(text => text.move({ type: 'bla.furnace', furnace: 0 }, view))).toEqual([
      'Into furnace 1: heat 11',
      'Al horno 1: calor 11',
    ])
  })

  test('what happened, to the player who did it and to others', () => {
    const forged = { type: 'bla.forged', furnace: 0, heat: 9, coal: [dieOf(COAL, 5)] } as const
    expect(told({ ...forged, seat: 0, good: RED })).toEqual([
      'You forged a red Weapon at heat 9',
      'Forjaste un arma roja con calor 9',
    ])
    expect(told({ ...forged, seat: 1, good: RED + 4 })).toEqual([
      'Beto forged red Armour at heat 9',
      'Beto forjó una armadura roja con calor 9',
    ])
    const placed = { type: 'bla.placed', seat: 0, furnace: 2, heat: 7, ore: false } as const
    expect(told({ ...placed, die: dieOf(COAL, 3) })).toEqual([
      'You put coal 3 into furnace 3: heat 7',
      'Pusiste carbón 3 en el horno 3: calor 7',
    ])
  })

  test('what may be done, and what may not', () => {
    expect(called(shop, { type: 'bla.forge.next', furnace: 0 })).toEqual([
      'Forge furnace 1: red 4 and coal 5',
      'Forjar el horno 1: rojo 4 y carbón 5',
    ])
    expect(called(shop, { type: 'bla.adjust', furnace: 0, die: dieOf(COAL, 5), by: -1 })).toEqual([
      'Coal 5 in furnace 1 to 4: heat 8',
      'Carbón 5 del horno 1 a 4: calor 8',
    ])
    expect(refused('bla-too-hot', { heat: 13, bound: 12 })).toEqual([
      'The heat would be 13, and 12 is the limit.',
      'El calor sería 13, y el límite es 12.',
    ])
  })
})

describe('the Captain in words', () => {
  const shop: Shop = {
    merchant: 'cap',
    ships: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    treasures: [false, true, false, false, true],
  }

  test('what happened, to the player who did it and to others', () => {
    const landed = { type: 'cap.landed', zone: zoneOf('isle', RED), good: RED + 4 } as const
    expect(told({ ...landed, seat: 0 })).toEqual([
      'You brought a red Treasure home from the red Isle',
      'Trajiste un tesoro rojo de la isla roja',
    ])
    expect(told({ ...landed, seat: 1, zone: zoneOf('shallows', RED), good: null })).toEqual([
      'Beto brought an empty ship home from the red Shallows',
      'Beto trajo un barco vacío del bajío rojo',
    ])
    expect(told({ type: 'cap.weathered', seat: 1, zone: zoneOf('fishing', YELLOW) })).toEqual([
      'The Storm drove one of Beto’s ships home from the yellow Fishing Ground',
      'La tormenta devolvió al puerto un barco de Beto del caladero amarillo',
    ])
  })

  test('a spin tells the sum only when there was one before', () => {
    const spun = { type: 'cap.spun', seat: 0, reveals: true } as const
    expect(told({ ...spun, sector: 3, steps: 3 })[0]).toBe('You spun the compass: 3')
    expect(told({ ...spun, sector: 1, steps: 4 })[1]).toBe(
      'Hiciste girar la brújula: 1, 4 pasos en total',
    )
    expect(told({ ...spun, sector: 0, steps: 4 })[1]).toBe('Hiciste girar la brújula: ¡tormenta!')
  })

  test('who may spin again is told that a Storm harms nothing while no ship is at sea', () => {
    const question = { at: 'cap.spinAgain', seat: 0, steps: 3, extra: 1 } as const
    expect(prompted(shop, question).map(({ hint }) => hint)).toEqual([
      '3 steps so far; a Storm harms nothing: no ship is at sea',
      'por ahora, 3 pasos; una tormenta no daña nada: no hay barcos en el mar',
    ])
    const ships = shop.ships.map((_, zone) => (zone === zoneOf('isle', RED) ? 1 : 0))
    expect(prompted({ ...shop, ships }, question)[0]?.hint).toBe(
      '3 steps so far; more will come, or a Storm',
    )
  })

  test('below the compass stand the steps of both spins, as many as may be sailed', () => {
    expect(TEXTS.map(({ say }) => say('board.spun', { sector: 4, steps: 7 }))).toEqual([
      '7 steps',
      '7 pasos',
    ])
  })

  test('moves name zones', () => {
    expect(called(shop, { type: 'cap.move', from: HARBOUR, to: zoneOf('isle', BLUE) })).toEqual([
      'Harbour to blue Isle',
      'Del puerto a la isla azul',
    ])
    expect(called(shop, { type: 'cap.storm', zone: null })).toEqual([
      'Draw a Corruption card',
      'Tomar una carta de Corrupción',
    ])
    expect(called(shop, { type: 'cap.net', zone: zoneOf('fishing', RED) })).toEqual([
      'Take the red Catch',
      'Tomar la captura roja',
    ])
  })

  test('prompts tell what may be known: steps left, treasures left', () => {
    const move = { at: 'cap.move', seat: 0, steps: 1, ships: null, moved: null } as const
    expect(prompted(shop, move).map(({ hint }) => hint)).toEqual([
      '1 step left for all ships; unused, they are lost',
      'queda 1 paso para todos los barcos; lo que no uses se pierde',
    ])
    expect(prompted(shop, { at: 'cap.smuggle', seat: 0 })[0].hint).toBe(
      'treasures left: red and yellow',
    )
    const recall = { at: 'cap.recall.next', seat: 0, first: false, landed: [] } as const
    expect(TEXTS[1].move({ type: 'stop' }, asked(shop, recall))).toBe('Dejar fuera a los demás')
  })

  test('refusals put their numbers in', () => {
    expect(refused('cap-too-far', { count: 3, bound: 2 })).toEqual([
      'That is 3 steps away; you have 2.',
      'Está a 3 pasos; tienes 2.',
    ])
    expect(refused('cap-occupied', { zone: zoneOf('isle', RED) })[1]).toBe(
      'Solo un barco puede detenerse en la isla roja.',
    )
    expect(refused('cap-not-in-supply', { good: RED + 4 })[1]).toBe(
      'No queda ningún tesoro rojo en tu reserva.',
    )
  })
})

describe('the Chronomancer in words', () => {
  /** Three red tiles above, two green ones in the middle row, the last one frayed. */
  const shop: Shop = {
    merchant: 'chr',
    rift: [RED, RED, RED, GREEN, GREEN, YELLOW, RED, GREEN, YELLOW],
    frayed: [false, false, false, false, false, false, false, false, true],
    gate: YELLOW,
    pile: [0, 2, 2, 4, 2],
    discard: [0, 0, 0, 0, 0],
    hourglasses: 1,
  }

  test('a line is called by what it gives; of three tiles alike also by the one that is spared', () => {
    expect(called(shop, { type: 'chr.portal.next', line: 0, spare: null })).toEqual([
      'Red Relic: upper row',
      'Reliquia roja: la fila de arriba',
    ])
    expect(called(shop, { type: 'chr.portal.next', line: 0, spare: 2 })).toEqual([
      'Red Trinket: upper row, without upper right',
      'Baratija roja: la fila de arriba, sin usar la loseta arriba a la derecha',
    ])
    expect(called(shop, { type: 'chr.portal.next', line: 1, spare: 2 })[0]).toBe(
      'Green Trinket: middle row',
    )
  })

  test('tiles are called by place and colour, frayed ones are said to be', () => {
    expect(called(shop, { type: 'chr.gatekeep', cell: 8 })).toEqual([
      'Exchange with lower right (yellow, frayed)',
      'Cambiarla por la loseta amarilla abajo a la derecha (desgastada)',
    ])
    expect(called(shop, { type: 'chr.push', line: 3, from: 'end' })).toEqual([
      'Left column, from the bottom',
      'La columna izquierda, desde abajo',
    ])
  })

  test('what happened, to the player who did it and to others', () => {
    expect(told({ type: 'chr.opened', seat: 0, line: 4, good: GREEN, cells: [1, 7] })).toEqual([
      'You opened the middle column for a green Trinket (upper middle and lower middle)',
      'Abriste la columna central y salió una baratija verde (arriba en medio y abajo en medio)',
    ])
    expect(told({ type: 'chr.poured', seat: 1, count: 2 })).toEqual([
      'Beto returned 2 Hourglasses',
      'Beto devolvió 2 relojes de arena',
    ])
  })

  test('prompts tell the Gate tile and the Hours', () => {
    const push = { at: 'chr.push', seat: 0, axis: 'row', left: 1, first: false } as const
    expect(prompted(shop, push)).toEqual([
      { title: 'Push another row?', hint: 'yellow enters from the Gate' },
      { title: '¿Empujas otra fila?', hint: 'entra la loseta amarilla del Umbral' },
    ])
    expect(prompted(shop, { at: 'pay.hourglass', seat: 0, hours: 3 })[1].title).toBe(
      '¿Devuelves relojes de arena? Pagas 3 horas',
    )
  })

  test('refusals put their numbers in', () => {
    expect(refused('chr-hours-minimum', { bound: 1, count: 2 })).toEqual([
      'Of 2, at least 1 hour must be paid.',
      'De 2 horas, hay que pagar al menos 1.',
    ])
    expect(refused('chr-hourglasses-missing', { count: 0 })[0]).toBe('You have no Hourglass.')
    expect(refused('chr-not-in-supply', { good: RED + 4 })[1]).toBe(
      'No te queda en reserva ninguna reliquia roja.',
    )
  })
})
