import { beforeEach, onTestFinished, vi } from 'vitest'
import { LANGUAGES } from '../src/kit/meta.ts'
import { tableText } from '../src/web/table/text/index.ts'
import { pageText } from '../src/web/text/index.ts'

// What the page fetches before it says anything is there for every test.
await Promise.all(LANGUAGES.flatMap(each => [pageText.fetch(each), tableText.fetch(each)]))

// Nothing is isolated: what stood in for a global of the browser goes with its test, after all else.
beforeEach(() => onTestFinished(() => void vi.unstubAllGlobals()))
