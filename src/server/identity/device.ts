type Signs = readonly (readonly [sign: RegExp, name: string])[]

/** Most browsers claim to be others too; the most specific name comes first. */
const BROWSERS: Signs = [
  [/Firefox\//, 'Firefox'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: Signs = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]

/**
 * The name of a device in a list, "Firefox · Linux", by its user agent; "" if that is unknown.
 */
export function deviceName(userAgent: string | undefined): string {
  const said = (signs: Signs) => signs.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  return [said(BROWSERS), said(SYSTEMS)].filter(name => name !== undefined).join(' · ')
}
