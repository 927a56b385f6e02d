import { problemsWith } from '../../../kit/content/bent.fixture.ts'
import { check } from './schema.ts'
import { standard } from './index.ts'

/** What is said of the standard set after it was bent like this. */
export const problems = problemsWith({ check }, standard)

export const [ALC, BLA, CAP, CHR] = [0, 1, 2, 3]
