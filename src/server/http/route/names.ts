import { problem, type ProblemError } from '../../errors.ts'

/** Why a name is refused. `most`: the characters it may have. */
export function badName(most: number): ProblemError {
  return problem(
    400,
    'bad-name',
    `A name has 1 to ${most} visible characters, without colons, slashes and full stops, ` +
      'and is not “Admin” or the like.',
  )
}
