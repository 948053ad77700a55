import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { BUILD_TARGET } from './scripts/engines/floor'
import { apiDocument } from './scripts/vite/api-document'
import { browserParts } from './scripts/vite/browser-parts'
import { contentPages } from './scripts/vite/content-pages'
import { standIns } from './scripts/vite/stand-ins'
import { fileOfModule, filesOfPages } from './scripts/vite/files-of-pages'
import { heicDecoder } from './scripts/vite/heic-decoder'
import { pageScript } from './scripts/vite/page-script'
import { pageTexts } from './scripts/vite/page-texts'
import { tripClient } from './scripts/vite/trip-client'
import { withoutSecrets } from './scripts/vite/without-secrets'

/** The desk's texts, as in `web/platform/i18n/i18n.ts`. */
const DESK_TEXTS =
  'admin|desk-bank|desk-bookings|desk-next|desk-payments|desk-people|desk-quotes|desk-refunds|frame|images|inbox|lists|pages|settings|tour-desk|trips-desk'

/** Texts that a part of the site loads when it opens. */
const PART_TEXTS = 'editor|pictures|trip'

/** Schemas, types and pure rules: a module without a used export does nothing. */
const CONTRACTS = /worker[\\/]contracts[\\/]/

const FIRST_TEXTS = 'common|company|errors'

const textsIn = (lang: string, names: string) => new RegExp(`locales[\\\\/]${lang}[\\\\/]${names}`)

/**
 * A visitor's page loads its code in one wave of few files (`page-script.ts` asks for them): libraries, the visitors'
 * screens, and the texts of one language. The desk's screens are files of their own.
 */
const chunkGroups = [
  ...['kr', 'ca', 'cn'].flatMap((lang) => [
    // Texts of every page, also of one that runs without the app.
    { name: `first-texts-${lang}`, test: textsIn(lang, `(?:${FIRST_TEXTS})\\.`) },
    { name: `trip-texts-${lang}`, test: textsIn(lang, 'trip\\.') },
    { name: `texts-${lang}`, test: textsIn(lang, `(?!(?:${DESK_TEXTS}|${PART_TEXTS})\\.)`) },
    { name: `desk-texts-${lang}`, test: textsIn(lang, `(?:${DESK_TEXTS})\\.`) },
  ]),
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](query-core|react-query)|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/,
  },
  // Each brings along what it imports, so what more pages need comes first.
  ...['base', 'site', 'forms'].map((name) => ({
    name,
    test: (id: string) => fileOfModule(id) === name,
  })),
  { name: fileOfModule, test: /./ },
].map((group, index) => ({ ...group, priority: 20 - index }))

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  resolve: {
    alias: {
      '@uiw/react-markdown-preview/nohighlight': resolve('scripts/vite/no-preview.ts'),
      // For `markdown-it`, at the edge and in the editor's preview alike.
      entities: resolve('scripts/vite/entities.ts'),
    },
  },
  build: { outDir: '../dist', emptyOutDir: true, assetsInlineLimit: 0 },
  environments: {
    // Start-up time and script size are part of every cold request.
    worker: {
      build: {
        minify: true,
        rolldownOptions: {
          // A file each for start-up, the desk's calls and the first rendered page; many files compress worse.
          output: {
            codeSplitting: {
              groups: [
                // Loaded for a mail that carries a calendar file.
                { name: 'calendar', test: /ical-generator/, priority: 3 },
                { name: 'worker', test: /worker-entry/, priority: 2 },
                { name: 'desk', test: /worker[\\/]app\.ts$/, priority: 1 },
                { name: 'pages', test: /./ },
              ],
            },
          },
          // Leaves out schemas that only describe a response.
          treeshake: {
            manualPureFunctions: ['z', 'named', 'recordOf'],
            propertyReadSideEffects: false,
            moduleSideEffects: (id) => !CONTRACTS.test(id),
          },
        },
      },
    },
    client: {
      build: {
        target: BUILD_TARGET,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: resolve('web/routes'),
      generatedRouteTree: resolve('web/routeTree.gen.ts'),
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    contentPages(),
    pageTexts(),
    apiDocument(),
    standIns(),
    heicDecoder(),
    filesOfPages(),
    pageScript(),
    tripClient(),
    browserParts(),
    cloudflare({
      configPath: resolve('wrangler.toml'),
      persistState: { path: resolve('.wrangler/state') },
      // The build's folder must not depend on the worker's name, which differs between companies and environments.
      viteEnvironment: { name: 'worker' },
    }),
    withoutSecrets(),
  ],
})
