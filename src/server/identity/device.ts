type Signs = readonly (readonly [sign: RegExp, name: string])[]

/** Most browsers claim to be others too: the one that says so most specially comes first. */
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
 * What to call a device in a list, "Firefox · Linux", by what its browser says of itself; "" if it
 * says nothing known.
 */
export function deviceName(userAgent: string | undefined): string {
  const said = (signs: Signs) => signs.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  return [said(BROWSERS), said(SYSTEMS)].filter(name => name !== undefined).join(' · ')
}
