import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { printedForRules } from './scripts/lib/printed.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * What a game's entry names: for the command line and the server (the terminal, its rulebook, content checks),
 * for bots, which think in a worker of their own, and for those who read what bots advise.
 */
const FOR_NODE = /\n *(terminal: [^\n]*|(content|rulebook): \{[^}]*\}),(?=\n)/g
const FOR_BOTS = /\n *(insight|judgement): [^\n]*,(?=\n)/g
const FOR_READERS = /\n *reasons: [^\n]*,(?=\n)/g
const LESSONS = /\n {2}lessons: \{[^]*?\n {2}\},(?=\n)/g
const ENTRY = /\/games\/[^/]+\/index\.ts$/

/** Takes out of every game's entry the parts that are never loaded there. */
const withoutParts = (...parts: readonly RegExp[]): Plugin => ({
  name: 'without-parts',
  enforce: 'pre',
  transform: (code, id) =>
    ENTRY.test(id)
      ? { code: parts.reduce((left, part) => left.replace(part, ''), code), map: null }
      : null,
})

/** Makes less of files of JSON. */
const lessened = (
  name: string,
  files: RegExp,
  lessen: (json: object, path: string) => unknown,
): Plugin => ({
  name,
  enforce: 'pre',
  transform(code, id) {
    if (!files.test(id)) return null
    return { code: JSON.stringify(lessen(JSON.parse(code) as object, id)), map: null }
  },
})

/** Of printed values, what rules read. */
const withoutNotes = lessened('without-notes', /\/content\/content\.json$/, (json, path) =>
  printedForRules(json, dirname(path)),
)

/** What a game says in a terminal only. */
const withoutTerminal = lessened('without-terminal', /\/games\/[^/]+\/text\/\w+\.json$/, words =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !key.startsWith('terminal.'))),
)

/** How long each plugin took does not interest the person who waits. */
const QUIETLY = { bundlerTimings: false }

/** What checks content files: only those who bring one need it. */
const CHECKS = /\/content\/schema[\w-]*\.ts$/

/** What few tables show, and none before it is fetched. */
const LATER = /\/later\//

/** The file that modules of a game's folders go to. */
const ofGame = (folders: RegExp, name: string) => (path: string) => {
  if (CHECKS.test(path) || LATER.test(path)) return null
  const [, id, folder] = /\/src\/games\/([^/]+)\/(\w+)\/.*\.(?:ts|tsx|css)$/.exec(path) ?? []
  return id !== undefined && folders.test(folder ?? '') ? `${id}-${name}` : null
}

/**
 * What is fetched together, since a request costs more than the bytes of a small file. A game has
 * two files, for those who read about it and for its table; its sentences come in one language. What
 * a group needs comes with it, unless a group above has it: content files of one's own need hashing,
 * which the first page does not, so their module is part of the kit.
 */
const TOGETHER = [
  {
    name: 'page',
    test: /\/node_modules\/(@preact|preact|preact-iso)\/|\/src\/web\/(text(?!\/\w+\.json)|characters(?!\/(?:face-maker|my-face|text))|parts(?!\/controls\/(?:copy|stepper|check)))\/|\/src\/web\/(?!contents\.)[^/]+$/,
  },
  {
    name: 'kit',
    test: /\/src\/(kernel|kit(?!\/(content\/schema|lesson|outline|fairness|rulebook|words\/(?:message-keys|reasons|by-name|figures)|text)))\/|\/node_modules\/@noble\/|\/src\/web\/(?:contents|session\/wish)\./,
  },
  // What pages before a table know of it: what was played last. They do without the kit.
  {
    name: 'played',
    test: /\/src\/web\/(session\/(usual|lesson\/progress|local\/local-record)|history\/history)\./,
  },
  {
    name: 'table',
    test: /\/src\/web\/(table\/(?!text\/\w+\.json|actions\/tell|menu\/|people\/(?:person-sheet|held)|ending|hint|lesson|review|life\/(?:fairness|life-bar)|replay\/(?:replay-bar|since)\.|talk\/(?:(?:waiting-)?talk\.|phrases\.|text\/))|board-kit|session\/local\/(?!local-record))/,
  },
  { name: ofGame(/^(engine|content|text)$/, 'rules') },
  { name: ofGame(/^board$/, 'board') },
]

/**
 * The page: src/web to dist/web. The server sends `script-src 'self'`, so nothing may be written
 * inline: no polyfill of module preload, no registration of the service worker (main.ts does it, by
 * `virtual:pwa-register`), no data: fonts.
 */
export default defineConfig({
  root: here('src/web'),
  publicDir: here('src/web/public'),
  cacheDir: here('.cache/vite'),
  // Words and printed values are one thing each: a name for every part of them took longest.
  json: { namedExports: false },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: QUIETLY,
      output: {
        codeSplitting: { groups: TOGETHER },
        // Pages name every file they may need, and hashes do not compress: fewer letters are enough.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
    // Games and pages load lazily; a warning by size alone says nothing. scripts/budget.mjs watches
    // the first page.
    chunkSizeWarningLimit: 1000,
  },
  worker: {
    format: 'es',
    rolldownOptions: { checks: QUIETLY },
    plugins: () => [withoutParts(FOR_NODE, FOR_READERS, LESSONS), withoutNotes, withoutTerminal],
  },
  plugins: [
    withoutParts(FOR_NODE, FOR_BOTS),
    withoutNotes,
    withoutTerminal,
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        id: '/',
        name: 'Tianguis',
        short_name: 'Tianguis',
        description: 'Market board games by their full rules.',
        start_url: '/',
        display: 'standalone',
        background_color: '#fbf4e6',
        theme_color: '#fbf4e6',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        // What is pushed to this device is shown by the same worker.
        importScripts: ['/push.js'],
        globPatterns: ['**/*.{html,js,css,svg,png,webp,avif,woff2,mp3,ogg,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/health(\/|$)/, /^\/metrics(\/|$)/],
        cleanupOutdatedCaches: true,
        sourcemap: false,
        // Also the page that brought it: what that loads later is there if the network goes
        // meanwhile.
        clientsClaim: true,
      },
    }),
  ],
})
