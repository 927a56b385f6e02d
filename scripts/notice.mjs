// `npm run notice`, after dependencies have changed: writes who holds the rights in what Tianguis
// ships, and under which licences, into NOTICE.md.
import { writeFileSync } from 'node:fs'
import { noticeText } from './lib/notice.mjs'
import { here } from './lib/paths.mjs'

writeFileSync(here('NOTICE.md'), noticeText())
