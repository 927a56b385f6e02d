import { expect, test } from 'vitest'
import { changed } from './changed.ts'

const shop = { name: 'Bakery', rolls: [{ price: 1, seeds: ['poppy'] }, { price: 2 }] }

test('values are others at the ends of their paths, in a copy', () => {
  const dear = changed(shop, { name: 'Palace', 'rolls.1.price': 9, 'rolls.0.seeds': [] })
  expect(dear).toEqual({ name: 'Palace', rolls: [{ price: 1, seeds: [] }, { price: 9 }] })
  expect(shop).toEqual({ name: 'Bakery', rolls: [{ price: 1, seeds: ['poppy'] }, { price: 2 }] })
})

test.each(['cakes', 'rolls.2.price', 'cakes.0.price', 'rolls.1.seeds'])(
  'a path that leads nowhere is a mistake: %s',
  path => {
    expect(() => changed(shop, { [path]: 1 })).toThrow(path)
  },
)
