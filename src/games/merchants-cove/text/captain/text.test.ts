import { describe, expect, test } from 'vitest'
import { numbersOf } from '../merchants/index.ts'
import { HARBOUR, zoneOf } from '../../engine/merchants/captain/chart.ts'
import type {
  CaptainEvent,
  CaptainMove,
  CaptainShop,
  CaptainTask,
} from '../../engine/merchants/captain/words.ts'
import { text as en } from './en.ts'
import { text as es } from './es.ts'

const [RED, BLUE, YELLOW] = [1, 3, 4]
const shop: CaptainShop = {
  merchant: 'cap',
  ships: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  treasures: [false, true, false, false, true],
}
const who = { me: 0, options: {}, name: (seat: number) => ['Ana', 'Beto'][seat] }

const told = (event: CaptainEvent) => [en.event(event, who), es.event(event, who)]
const called = (move: CaptainMove) => [en.move(move, shop), es.move(move, shop)]

describe('the Captain in words', () => {
  test('who reads is "you", others are called by name', () => {
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

  test('moves name zones', () => {
    expect(called({ type: 'cap.move', from: HARBOUR, to: zoneOf('isle', BLUE) })).toEqual([
      'Harbour to blue Isle',
      'Del puerto a la isla azul',
    ])
    expect(called({ type: 'cap.storm', zone: null })).toEqual([
      'Draw a Corruption card',
      'Robar una carta de Corrupción',
    ])
    expect(called({ type: 'cap.net', zone: zoneOf('fishing', RED) })).toEqual([
      'Take the red Catch',
      'Tomar la captura roja',
    ])
  })

  test('prompts tell what may be known: steps left, treasures left', () => {
    const move: CaptainTask = { at: 'cap.move', seat: 0, steps: 1, ships: null, moved: null }
    expect([en.prompt(move, shop).hint, es.prompt(move, shop).hint]).toEqual([
      '1 step left for the fleet',
      'queda 1 paso para la flota',
    ])
    expect(en.prompt({ at: 'cap.smuggle', seat: 0 }, shop).hint).toBe(
      'treasures left: red and yellow',
    )
    expect(es.stop({ at: 'cap.recall.next', seat: 0, first: false, landed: [] })).toBe(
      'Dejar fuera a los demás',
    )
  })

  test('refusals put their numbers in', () => {
    const far = numbersOf({ count: 3, bound: 2 })
    expect([en.refusals['cap-too-far'](far), es.refusals['cap-too-far'](far)]).toEqual([
      'That is 3 steps away; you have 2.',
      'Está a 3 pasos; tienes 2.',
    ])
    expect(es.refusals['cap-occupied'](numbersOf({ zone: zoneOf('isle', RED) }))).toBe(
      'Solo un barco puede detenerse en la isla roja.',
    )
  })
})
