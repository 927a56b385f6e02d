import { describe, expect, test } from 'vitest'
import { game } from './index.ts'
import type { State } from './state.ts'
import { act, HANDS, handsOf, last, offers, position, refusal, wander } from './table.fixture.ts'

const open = (state: State) => state.offers.map(({ id }) => id)

describe('the final phase', () => {
  test('MTO-32 deals no more cards and knows no more rounds', () => {
    const state = last()
    for (const words of ['0 pick lime', '0 pass', '0 hold'])
      expect(refusal(state, words)).toBe('MTO-32 rounds-over')
    expect(state.market).toEqual([null, null, null, null, null])
  })

  test('MTO-33 anybody may act at any time: who waits for an answer, and who has voted', () => {
    const state = last()
    act(state, '0 offer 1: tomato > chile', '2 vote')
    expect(game.actors(state)).toEqual([1])
    for (const seat of [0, 1, 2]) expect(game.legal(state, seat).length).toBeGreaterThan(0)
    act(state, '2 offer 1: banana > lime', '0 reveal onion all', '1 accept 2')
    expect(game.actors(state)).toEqual([0, 1, 2])
  })

  test('MTO-33 a player who has voted owes an answer to what is offered all the same', () => {
    const state = last()
    act(state, '1 vote', '0 offer 1: tomato > chile')
    expect(game.actors(state)).toEqual([1, 2])
  })
})

describe('offers', () => {
  test('MTO-34, MTO-R27 give one or more of the own cards, and want any number of others', () => {
    const state = last()
    act(
      state,
      '0 offer 1: tomato onion > lime',
      '1 offer 2: mango',
      '2 offer 0: banana > tomato onion',
    )
    expect(state.offers.map(({ give, want }) => [give.length, want.length])).toEqual([
      [2, 1],
      [1, 0],
      [1, 2],
    ])
    const refused: readonly (readonly [string, string])[] = [
      ['0 offer 1: > chile', 'MTO-34 give-something'],
      ['0 offer 0: tomato', 'MTO-34 to-yourself'],
      ['0 offer 3: tomato', 'MTO-34 no-such-player'],
      ['0 offer 1: chile', 'MTO-34 not-in-hand'],
      ['0 offer 1: tomato > onion', 'MTO-34 own-card'],
      ['0 offer 1: tomato tomato', 'MTO-34 twice'],
    ]
    for (const [words, why] of refused) expect([words, refusal(state, words)]).toEqual([words, why])
  })

  test('MTO-34 nobody with an empty hand makes one', () => {
    const state = last({ hands: [[], ['lime'], ['juice']] })
    expect(refusal(state, '0 address 1')).toBe('MTO-34 nothing-to-give')
  })

  test('MTO-35, MTO-R28 wants what it likes: whether the other has it is not told', () => {
    const state = last()
    const wanted = offers(state, 0)
    act(state, '0 address 1', '0 give tomato')
    expect(wanted).toContain('address 1')
    expect(offers(state, 0).filter(words => words.startsWith('want')).length).toBe(23)
    expect(refusal(state, '0 want pinata')).toBeNull()
  })

  test('MTO-35 but no more cards than the other has', () => {
    expect(refusal(last(), '0 offer 1: tomato > chile lime mango pinata')).toBe(
      'MTO-35 wants-too-many',
    )
  })

  test('MTO-35, MTO-R26 and leaves neither hand over the limit', () => {
    const rest = [
      'tortillas',
      'beans',
      'rice',
      'cheese',
      'chicken',
      'banana',
      'watermelon',
      'overripe',
    ]
    const state = position({ players: 2, phase: 'final', hands: [['tomato', 'onion'], rest] })
    expect(refusal(state, '0 offer 1: tomato')).toBe('MTO-35 their-hand-full')
    expect(refusal(state, '0 offer 1: tomato > rice')).toBeNull()
    expect(refusal(state, '1 offer 0: beans > tomato onion')).toBe('MTO-35 over-limit')
    // To give two, two must be wanted; so the first must leave one to come.
    expect(refusal(state, '0 offer 1: tomato onion > tantrum')).toBe('MTO-35 want-lower-first')
  })

  test('MTO-36 only one is open to each other player: a new one replaces it', () => {
    const state = last()
    act(state, '0 offer 1: tomato > chile', '0 offer 2: tomato > juice')
    const [made] = act(state, '0 offer 1: onion > chile')
    expect(made).toMatchObject({ type: 'offered', offer: 3, replaces: 1, answers: 0 })
    expect(open(state)).toEqual([2, 3])
  })

  test('MTO-37 are accepted by their addressee only, and only with all wanted cards in hand', () => {
    const state = last()
    act(state, '0 offer 1: tomato > chile juice')
    expect(refusal(state, '1 accept 1')).toBe('MTO-37 not-held')
    expect(refusal(state, '2 accept 1')).toBe('MTO-37 not-to-you')
    expect(refusal(state, '0 accept 1')).toBe('MTO-37 not-to-you')
    expect(refusal(state, '1 accept 2')).toBe('MTO-37 not-open')
  })

  test('MTO-38, MTO-R29 accepted, the cards change hands at once, between two players', () => {
    const state = last()
    act(state, '0 offer 1: tomato > chile lime', '1 accept 1')
    expect(handsOf(state)).toEqual(
      [['onion', 'chile', 'lime', 'list-salsa'], ['tomato', 'mango'], HANDS[2]].map(
        hand => expect.arrayContaining(hand) as unknown,
      ),
    )
    expect(state.hands.map(hand => hand.length)).toEqual([4, 2, 3])
  })

  test('MTO-39, MTO-R31 a trade closes all offers of both traders and withdraws every vote', () => {
    const four = position({ players: 4, phase: 'final', hands: [...HANDS, ['basket', 'credit']] })
    act(
      four,
      '0 offer 1: tomato > chile',
      '2 offer 3: banana > basket',
      '3 offer 0: credit',
      '1 offer 2: lime',
      '2 vote',
      '3 vote',
    )
    act(four, '1 accept 1')
    expect(open(four)).toEqual([2])
    expect(four.votes).toEqual([false, false, false, false])
  })

  test('MTO-40 are declined by the addressee, taken back by the proposer, and then closed', () => {
    const state = last()
    act(state, '0 offer 1: tomato > chile', '0 offer 2: tomato > juice')
    expect(refusal(state, '0 decline 1')).toBe('MTO-40 not-to-you')
    expect(refusal(state, '1 cancel 1')).toBe('MTO-40 not-yours')
    act(state, '1 decline 1', '0 cancel 2')
    expect(open(state)).toEqual([])
    for (const words of ['1 decline 1', '0 cancel 2'])
      expect(refusal(state, words)).toBe('MTO-40 not-open')
  })

  test('MTO-41 are answered by a counter-offer, which closes them', () => {
    const state = last()
    act(state, '0 offer 1: tomato > chile')
    const [made] = act(state, '1 answer 1: lime > tomato onion')
    expect(made).toMatchObject({ type: 'offered', from: 1, to: 0, answers: 1 })
    expect(open(state)).toEqual([2])
    expect(refusal(state, '1 counter 1')).toBe('MTO-41 not-open')
    expect(refusal(state, '2 counter 2')).toBe('MTO-41 not-to-you')
  })

  test('MTO-41 an answer to what is gone meanwhile is an offer of its own', () => {
    const state = last()
    act(state, '0 offer 1: tomato > chile', '1 counter 1', '1 give lime', '0 cancel 1')
    expect(state.drafts[1]).toMatchObject({ to: 0, answers: 0 })
    expect(act(state, '1 send')).toMatchObject([{ type: 'offered', answers: 0 }])
  })

  test('MTO-42, MTO-R34 are 20 for each player, whatever becomes of them', () => {
    const state = last({ offersLeft: [20, 20, 1] })
    act(state, '0 offer 1: tomato > chile', '1 decline 1', '0 offer 1: onion > chile', '0 cancel 2')
    expect(state.offersLeft).toEqual([18, 20, 1])
    act(state, '2 offer 1: juice')
    expect(refusal(state, '2 address 0')).toBe('MTO-42 no-offers-left')
    act(state, '0 offer 2: tomato')
    expect(refusal(state, '2 counter 4')).toBe('MTO-42 no-offers-left')
  })
})

describe('drafts', () => {
  test('MTO-34 are nobody else’s business, and can be forgotten', () => {
    const state = last()
    expect(act(state, '0 address 1', '0 give tomato', '0 want chile', '0 drop')).toEqual([])
    expect(state).toEqual(last())
  })

  test('MTO-34 are put together in one order', () => {
    const state = last()
    act(state, '0 address 1', '0 give onion')
    expect(refusal(state, '0 give tomato')).toBe('MTO-34 low-first')
    expect(refusal(state, '0 vote')).toBe('MTO-34 finish-draft')
    act(state, '0 want lime')
    expect(refusal(state, '0 want chile')).toBe('MTO-34 low-first')
    expect(refusal(state, '0 give list-salsa')).toBe('MTO-34 give-first')
    expect(refusal(state, '1 send')).toBe('MTO-34 no-draft')
  })

  test('MTO-35, MTO-39 one that a trade has made impossible is dropped, any other stays', () => {
    const rest = [['chile'], ['banana', 'juice']]
    const poor = position({ players: 3, phase: 'final', hands: [['tomato'], ...rest] })
    act(poor, '2 address 0', '2 give banana', '2 want tomato', '0 offer 1: tomato', '1 accept 1')
    expect(poor.drafts[2]).toBeNull()
    const rich = position({ players: 3, phase: 'final', hands: [['tomato', 'onion'], ...rest] })
    act(rich, '2 address 0', '2 give banana', '2 want tomato', '0 offer 1: tomato', '1 accept 1')
    expect(rich.drafts[2]).toMatchObject({ to: 0 })
  })

  test('MTO-34, MTO-35 there is always a way to go on: every draft can be sent in the end', () => {
    for (let seed = 1; seed <= 6; seed++) {
      for (const state of wander(3, seed)) {
        state.drafts.forEach((draft, seat) => {
          if (draft === null) return
          const there = structuredClone(state)
          for (let i = 0; i < 9 && there.drafts[seat] !== null; i++) {
            const said = offers(there, seat)
            act(there, `${seat} ${said.find(words => words === 'send') ?? said[0]}`)
          }
          expect(there.nextOffer).toBe(state.nextOffer + 1)
        })
      }
    }
  })
})

describe('showing cards', () => {
  test('MTO-43 to one or to all, if it is news to somebody', () => {
    const state = last()
    act(state, '0 reveal onion 1')
    expect(refusal(state, '0 reveal onion 1')).toBe('MTO-43 nobody-new')
    expect(offers(state, 0)).toEqual(expect.arrayContaining(['reveal onion 2', 'reveal onion all']))
    act(state, '0 reveal onion all')
    expect(offers(state, 0).some(words => words.startsWith('reveal onion'))).toBe(false)
    expect(refusal(state, '0 reveal chile 1')).toBe('MTO-43 not-in-hand')
    expect(refusal(state, '0 reveal tomato 0')).toBe('MTO-43 to-yourself')
    expect(refusal(state, '0 reveal tomato 3')).toBe('MTO-43 no-such-player')
  })

  test('MTO-43 a card stays shown until it changes hands', () => {
    const state = last()
    act(state, '0 reveal tomato all', '0 reveal onion 1', '0 offer 1: tomato > chile', '1 accept 1')
    expect(state.shown).toEqual([{ card: state.hands[0][0], to: [1], open: false }])
    expect(offers(state, 1)).toContain('reveal tomato 0')
  })
})

describe('votes', () => {
  test('MTO-44 stand, leave offers open, and do not stop one from answering', () => {
    const state = last()
    act(state, '0 offer 1: tomato > chile', '0 vote', '1 vote')
    expect(refusal(state, '0 vote')).toBe('MTO-44 voted')
    expect(open(state)).toEqual([1])
    act(state, '1 accept 1')
    expect(handsOf(state)[0]).toContain('chile')
  })

  test('MTO-45, MTO-R32 an offer withdraws the own vote; without one that costs an offer', () => {
    const state = last({ offersLeft: [20, 1, 20] })
    act(state, '0 vote', '0 offer 2: tomato > juice', '1 vote', '1 unvote')
    expect(state.votes).toEqual([false, false, false])
    expect(state.offersLeft).toEqual([19, 0, 20])
    expect(refusal(state, '0 unvote')).toBe('MTO-45 not-voted')
    act(state, '1 vote')
    expect(refusal(state, '1 unvote')).toBe('MTO-42 no-offers-left')
  })

  test('MTO-46, MTO-R33 no trading options: nothing open, and no card or no offer left', () => {
    const state = last({ hands: [HANDS[0], HANDS[1], []], offersLeft: [20, 0, 20] })
    expect(game.actors(state)).toEqual([0])
    act(state, '0 offer 2: tomato')
    expect(game.actors(state)).toEqual([2])
    act(state, '2 accept 1')
    expect(game.actors(state)).toEqual([0, 2])
  })

  test('MTO-47 all have voted or cannot trade: it is over at once, and open offers lapse', () => {
    const state = last({ hands: [HANDS[0], HANDS[1], []] })
    act(state, '0 offer 1: tomato > chile', '1 vote', '0 vote')
    expect(state).toMatchObject({ phase: 'over', offers: [], drafts: [null, null, null] })
    expect(refusal(state, '0 vote')).toBe('MTO-47 over')
  })

  test('MTO-47 it is asked when the final phase begins, too', () => {
    const state = position({ players: 2, round: 9, market: ['lime'] })
    const events = act(state, '0 pass', '1 pass')
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['finalPhase', 'ended'])
  })

  test('MTO-42, MTO-47 the final phase always ends: at most 80 offers are made', () => {
    for (let seed = 1; seed <= 10; seed++) {
      let made = 0
      for (const { nextOffer } of wander(4, seed)) made = nextOffer - 1
      expect(made).toBeLessThanOrEqual(80)
    }
  })
})
