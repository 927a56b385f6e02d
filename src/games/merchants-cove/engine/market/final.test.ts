import { describe, expect, test } from 'vitest'
import { ranks } from '../../../../kernel/rank.ts'
import { scores } from './final.ts'
import { game } from '../index.ts'
import { goOn, position, type Setting, tables } from '../table.fixture.ts'

/** The last Market Phase is over but for the scoring. */
function final(setting: Partial<Setting>) {
  const state = position({
    merchants: ['alc', 'bla'],
    round: 3,
    berths: [0, 1, 3, 4],
    boats: [null, null, null, null, null, null],
    indicator: 12,
    hours: [12, 12],
    agenda: [{ at: 'market' }],
    ...setting,
  })
  return { state, events: goOn(state) }
}

/** The kind of Corruption card with so many Corruption icons and (0 = none) this Faction. */
const kind = (corruption: number, colour: number) =>
  tables.corruption.findIndex(
    each =>
      each?.corruption === corruption &&
      (colour === 0 ? !each.factions.includes(1) : each.factions[colour] === 1),
  )

describe('Final Scoring', () => {
  test('TV-3, COV-87, COV-89, COV-90, COV-91 the example of the rulebook: icons on cards of both kinds', () => {
    // 4 Warrior, 1 Wizard, 3 Noble, 6 Corruption.
    const { state, events } = final({
      halls: { red: 5, blue: 4, yellow: 2 },
      lair: 3,
      staff: [['town-loc-01', 'town-loc-04', 'town-sai-03', null]],
      corruption: [[kind(2, 1), kind(1, 3), kind(1, 4), kind(1, 0)]],
    })
    expect(state.players[0].gold).toBe(12)
    const lines = events.filter(
      event => (event.type === 'favoured' || event.type === 'accused') && event.seat === 0,
    )
    expect(lines).toEqual([
      { type: 'favoured', seat: 0, colour: 1, icons: 4, hall: 5, gold: 20 },
      { type: 'favoured', seat: 0, colour: 3, icons: 1, hall: 4, gold: 4 },
      { type: 'favoured', seat: 0, colour: 4, icons: 3, hall: 2, gold: 6 },
      { type: 'accused', seat: 0, icons: 6, lair: 3, gold: 18 },
    ])
  })

  test('COV-89 the cards of all are shown', () => {
    const { state } = final({ corruption: [[1, 1], [2]] })
    expect(game.view(state, null).players.map(({ corruption }) => corruption)).toEqual(
      state.players.map(({ corruption }) => corruption),
    )
  })

  test('COV-92, COV-73 shields score in the market of round 3, but not once more', () => {
    const { state } = final({ halls: { red: 4 }, shields: [[1]] })
    expect(state.players[0].gold).toBe(4)
  })

  test('COV-R26 Gold may fall below 0', () => {
    const { state } = final({ lair: 6, corruption: [[kind(2, 1)]], halls: { red: 1 } })
    expect(state.players[0].gold).toBe(1 - 12)
  })

  test('COV-17, COV-75 no Cleanup in round 3: the game is over', () => {
    const { state, events } = final({ piers: [{}, { red: 2 }, {}] })
    expect(state.phase).toBe('over')
    expect(game.actors(state)).toEqual([])
    expect(events.some(({ type }) => type === 'cleaned')).toBe(false)
    expect(state.piers[1][1]).toBe(2)
  })

  test('COV-93, COV-R34 most Gold; then unsold Goods, each one; then few Corruption cards; then shared', () => {
    const winners = (setting: Partial<Setting>) => {
      const { state, events } = final({ lair: 0, ...setting })
      const [ended] = events.filter(event => event.type === 'ended')
      expect(ranks(scores(state)).flatMap((place, seat) => (place === 1 ? [seat] : []))).toEqual(
        ended.winners,
      )
      return ended.winners
    }
    expect(winners({ gold: [7, 6] })).toEqual([0])
    expect(
      winners({
        gold: [7, 7],
        shelves: [
          [5, 5],
          [1, 1, 1],
        ],
      }),
    ).toEqual([1])
    expect(
      winners({ gold: [7, 7], shelves: [[5], [1]], corruption: [[1, 1], [kind(1, 0)]] }),
    ).toEqual([1])
    expect(winners({ gold: [7, 7] })).toEqual([0, 1])
  })
})
