import { banned } from './api.ts'
import { Banner } from './parts/banner.tsx'
import { formats } from './text/formats.ts'
import { pageText } from './text/index.ts'

/**
 * Tells people who are banned until when, and why. What needs no server still works.
 */
export function BannedBanner() {
  const { value } = banned
  if (value === null) return null
  const { until, reason } = value
  const limits = { limited: until !== null, until: until === null ? '' : formats().moment(until) }
  const said = pageText('trouble.banned', { ...limits, explained: reason !== '', reason })
  return <Banner>{said}</Banner>
}
