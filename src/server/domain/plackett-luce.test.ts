import { expect, test } from 'vitest'
import { BEGINNER, rateTeams, type Skill } from './plackett-luce.ts'
import vectors from './plackett-luce.vectors.json' with { type: 'json' }

const CLOSE = 1e-9

const skills = (teams: readonly (readonly number[][])[]): Skill[][] =>
  teams.map(team => team.map(([mu = 0, sigma = 0]) => ({ mu, sigma })))

test('ratings are those that openskill 5.0.1 computed, to 1e-9', () => {
  expect(vectors.length).toBeGreaterThan(50)
  for (const { teams, ranks, after } of vectors) {
    const rated = rateTeams(skills(teams), ranks).flat()
    const wanted = skills(after).flat()
    const differences = rated.flatMap(({ mu, sigma }, index) => [
      Math.abs(mu - (wanted[index]?.mu ?? NaN)),
      Math.abs(sigma - (wanted[index]?.sigma ?? NaN)),
    ])
    expect(differences).toHaveLength(2 * wanted.length)
    expect(Math.max(...differences)).toBeLessThan(CLOSE)
  }
})

test('who wins rises, who loses falls, everybody becomes surer', () => {
  const [[winner], [loser]] = rateTeams([[BEGINNER], [BEGINNER]], [1, 2]) as [[Skill], [Skill]]
  expect(winner.mu).toBeGreaterThan(BEGINNER.mu)
  expect(loser.mu).toBeLessThan(BEGINNER.mu)
  expect(winner.sigma).toBeLessThan(BEGINNER.sigma)
})
