import { describe, expect, test } from 'vitest'
import { numbersOf } from '../merchants/index.ts'
import type {
  ChronomancerEvent,
  ChronomancerMove,
  ChronomancerShop,
} from '../../engine/merchants/chronomancer/words.ts'
import { text as en } from './en.ts'
import { text as es } from './es.ts'

const [RED, GREEN, YELLOW] = [1, 2, 4]
/** Three red tiles above, two green ones in the middle row, the last one frayed. */
const shop: ChronomancerShop = {
  merchant: 'chr',
  rift: [RED, RED, RED, GREEN, GREEN, YELLOW, RED, GREEN, YELLOW],
  frayed: [false, false, false, false, false, false, false, false, true],
  gate: YELLOW,
  pile: [0, 2, 2, 4, 2],
  discard: [0, 0, 0, 0, 0],
  hourglasses: 1,
}
const who = { me: 0, options: {}, name: (seat: number) => ['Ana', 'Beto'][seat] }

const told = (event: ChronomancerEvent) => [en.event(event, who), es.event(event, who)]
const called = (move: ChronomancerMove) => [en.move(move, shop), es.move(move, shop)]

describe('the Chronomancer in words', () => {
  test('a line is called by what it gives; of three tiles alike also by the one that is spared', () => {
    expect(called({ type: 'chr.portal.next', line: 0, spare: null })).toEqual([
      'Red Relic: upper row',
      'Reliquia roja: la fila de arriba',
    ])
    expect(called({ type: 'chr.portal.next', line: 0, spare: 2 })).toEqual([
      'Red Trinket: upper row, without upper right',
      'Baratija roja: la fila de arriba, sin usar la loseta arriba a la derecha',
    ])
    expect(called({ type: 'chr.portal.next', line: 1, spare: 2 })[0]).toBe(
      'Green Trinket: middle row',
    )
  })

  test('tiles are called by place and colour, frayed ones are said to be', () => {
    expect(called({ type: 'chr.gatekeep', cell: 8 })).toEqual([
      'Exchange with lower right (yellow, frayed)',
      'Cambiarla por la loseta amarilla abajo a la derecha (desgastada)',
    ])
    expect(called({ type: 'chr.push', line: 3, from: 'end' })).toEqual([
      'Left column, from the bottom',
      'La columna izquierda, desde abajo',
    ])
  })

  test('who reads is "you", others are called by name', () => {
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
    expect([en.prompt(push, shop), es.prompt(push, shop)]).toEqual([
      { title: 'Push another row?', hint: 'yellow enters from the Gate' },
      { title: '¿Empujas otra fila?', hint: 'entra la loseta amarilla del Umbral' },
    ])
    const pay = { at: 'pay.hourglass', seat: 0, hours: 3 } as const
    expect(es.prompt(pay, shop).title).toBe('¿Devuelves relojes de arena? Pagas 3 horas')
  })

  test('refusals put their numbers in', () => {
    const one = numbersOf({ bound: 1, count: 2 })
    expect([en.refusals['chr-hours-minimum'](one), es.refusals['chr-hours-minimum'](one)]).toEqual([
      'Of 2, at least 1 hour must be paid.',
      'De 2 horas, hay que pagar al menos 1.',
    ])
    expect(en.refusals['chr-hourglasses-missing'](numbersOf({ count: 0 }))).toBe(
      'You have no Hourglass.',
    )
    expect(es.refusals['chr-not-in-supply'](numbersOf({ good: RED + 4 }))).toBe(
      'No te queda en reserva ninguna reliquia roja.',
    )
  })
})
