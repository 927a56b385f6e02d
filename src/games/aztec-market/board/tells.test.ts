import { expect, test } from 'vitest'
import { CROWD, KING, NONE, PORTER, TILES } from '../content/index.ts'
import { aztecMarket } from '../index.ts'
import { tileTells } from './tells.ts'

const { text } = await aztecMarket.text('en')

test('each tile says in words what it is and does', () => {
  const tells = TILES.map((_, kind) => tileTells(text.say, kind))
  expect(new Set(tells).size).toBe(TILES.length)
  expect(tells[2]).toMatch(/^Jewels\. Sells jewels\./)
  expect(tells[CROWD]).toBe('Crowd. Nobody buys through a crowd.')
  expect(tells[PORTER]).toContain('carries one of the goods back')
})

test('AZT-56: the king says that goods count as often as the king has them; the hole what it is for', () => {
  expect(tileTells(text.say, KING)).toContain('count as often as the king has that colour')
  expect(tileTells(text.say, NONE)).toContain('a tile that moves goes there')
})
