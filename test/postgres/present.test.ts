import { expect, test } from 'vitest'
import { findPostgres } from './cluster.ts'

const found = findPostgres()
const required = process.env.CI !== undefined && process.env.CI !== ''

test.skipIf(found === null && !required)(
  'PostgreSQL is installed, so that the server is tested on it too',
  () => {
    expect(found, 'install PostgreSQL 15 or newer (apt-get install postgresql)').not.toBeNull()
  },
)
