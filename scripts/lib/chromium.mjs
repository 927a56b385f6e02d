import { spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { homedir, platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { here } from './paths.mjs'

/**
 * What a browser under test does without. The address bar's popups are pages of the browser's own:
 * each new window loads them, which takes longer than loading ours. The rest is what Playwright
 * leaves out: the last list given counts alone.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/**
 * The options a browser under test starts with: it may use no network on its own, nobody hears it,
 * and letters smoothed for a screen's colours would be seen by nobody.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-audio-output',
  '--disable-lcd-text',
  `--disable-features=${FEATURES_OFF.join(',')}`,
]

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const USUAL = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(folder =>
    process.env[folder] ? [join(process.env[folder], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
}

/**
 * The options for playwright-core's `chromium.launch`, with the first browser found on this
 * machine.
 */
export function launchOptions() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(NONE)
  return { executablePath, args: CHROMIUM_ARGS }
}

/**
 * The path of a Chromium or Chrome, or null if there is none: the one named by TIANGUIS_CHROMIUM
 * before all others.
 */
export function findChromium() {
  const named = process.env.TIANGUIS_CHROMIUM
  if (named) return named
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ]
  const suffix = platform() === 'win32' ? '.exe' : ''
  const candidates = [
    ...NAMES.flatMap(name => folders.map(folder => join(folder, name + suffix))),
    ...(USUAL[/** @type {keyof typeof USUAL} */ (platform())] ?? []),
  ]
  return candidates.find(runnable) ?? playwrightsOwn()
}

/**
 * Finds a browser or installs one: by apt-get where this process is root, else by Playwright into
 * the user's cache.
 * @param {(line: string) => void} say
 */
export function ensureChromium(say) {
  const found = findChromium()
  if (found) return found
  say('No Chromium here: trying to install one …')
  for (const [command, ...args] of installers()) {
    spawnSync(command, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const now = findChromium()
    if (now) return now
  }
  say(NONE)
  return null
}

const NONE =
  'No Chromium or Chrome was found or could be installed: install one, or name it in TIANGUIS_CHROMIUM.'

/** @returns {[command: string, ...args: string[]][]} */
function installers() {
  const playwright = here('node_modules/playwright-core/cli.js')
  const apt = platform() === 'linux' && process.getuid?.() === 0 && runnable('/usr/bin/apt-get')
  return [
    ...(apt
      ? /** @type {[string, ...string[]][]} */ ([
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
          ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
        ])
      : []),
    [process.execPath, playwright, 'install', 'chromium-headless-shell'],
  ]
}

function playwrightsOwn() {
  const cache = {
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }
  const usual =
    cache[/** @type {keyof typeof cache} */ (platform())] ?? join(homedir(), '.cache/ms-playwright')
  const root = process.env.PLAYWRIGHT_BROWSERS_PATH ?? usual
  const programs = list(root)
    .filter(name => name.startsWith('chromium'))
    .flatMap(name => list(join(root, name)).map(build => join(root, name, build)))
    .flatMap(folder => list(folder).map(file => join(folder, file)))
  return (
    programs.find(path => /(headless[-_]shell|chrome)(\.exe)?$/.test(path) && runnable(path)) ??
    null
  )
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param {string} path */
function runnable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
