import { expect, test } from 'vitest'
import { budgets } from './values.ts'

test('budgets of the server are given one a time, by name', () => {
  const one = budgets('botTablesPerPerson=8')
  expect(budgets('botLeastEffort=0.2', one)).toEqual({ botTablesPerPerson: 8, botLeastEffort: 0.2 })
  for (const wrong of ['bots=3', 'botTablesPerPerson', 'botTablesPerPerson=-1', 'toString=1'])
    expect(() => budgets(wrong)).toThrow(/name=number.*botTablesPerPerson/)
})
