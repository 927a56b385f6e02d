import { banned } from './api.ts'
import { Banner } from './parts/banner.tsx'
import { pageText } from './text/index.ts'

/**
 * Tells people who are banned until when, and why. What needs no server still works.
 */
export function BannedBanner() {
  const { value } = banned
  return value && <Banner>{pageText().trouble.banned(value.until, value.reason)}</Banner>
}
