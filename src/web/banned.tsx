import { banned } from './api.ts'
import { Banner } from './parts/banner.tsx'
import { pageText } from './text/index.ts'

/**
 * Says to somebody who is banned until when he is, and why; what needs no server goes on as ever.
 */
export function BannedBanner() {
  const { value } = banned
  return value && <Banner>{pageText().trouble.banned(value.until, value.reason)}</Banner>
}
