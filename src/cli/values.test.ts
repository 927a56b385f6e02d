import { expect, test } from 'vitest'
import { budgets, listener, origin } from './values.ts'

const WRONG = [
  'bots=3',
  'botTablesPerPerson',
  'botTablesPerPerson=-1',
  'botTablesPerPerson=0.5',
  'botLeastEffort=7',
  'toString=1',
]

test('budgets of the server are given one a time, by name', () => {
  const one = budgets('botTablesPerPerson=8')
  expect(budgets('botLeastEffort=0.2', one)).toEqual({ botTablesPerPerson: 8, botLeastEffort: 0.2 })
  for (const wrong of WRONG) expect(() => budgets(wrong)).toThrow(/name=number.*botTablesPerPerson/)
})

test('a server listens to the network only where that was asked for', () => {
  expect(['0.0.0.0', '::'].map(listener)).toEqual(['0.0.0.0', '::'])
  for (const empty of ['', ' ']) expect(() => listener(empty)).toThrow(/127.0.0.1 or 0.0.0.0/)
})

test('the address of a server is read as browsers write it, and has nothing behind the host', () => {
  expect(origin('HTTPS://Games.Example.org:443/')).toBe('https://games.example.org')
  expect(origin('http://localhost:8080')).toBe('http://localhost:8080')
  for (const wrong of [
    'games.example.org',
    'ftp://games.example.org',
    'https://games.example.org/games',
    'https://games.example.org/?a=1',
    'https://ana:word@games.example.org',
  ])
    expect(() => origin(wrong)).toThrow(/https:..games.example.org, without/)
})
