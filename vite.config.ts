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
import { crewPage } from './scripts/vite/crew-page'
import { heicDecoder } from './scripts/vite/heic-decoder'
import { ownData } from './scripts/vite/own-data'
import { pageScript } from './scripts/vite/page-script'
import { pageTexts } from './scripts/vite/page-texts'
import { tripClient } from './scripts/vite/trip-client'
import { withoutFallbacks } from './scripts/vite/without-fallbacks'
import { withoutSecrets } from './scripts/vite/without-secrets'

/** Schemas, types and pure rules: a module without a used export does nothing. */
const CONTRACTS = /worker[\\/]contracts[\\/]/

/** The texts of a language that are loaded together: those of a folder, but each part of a page for itself. */
const TEXTS = /locales[\\/](\w+)[\\/](\w+)[\\/]([\w-]+)\.json$/

function textsOf(id: string): string | null {
  const [, folder, lang, name] = TEXTS.exec(id) ?? []
  return folder ? `${folder === 'part' ? name : folder}-texts-${lang}` : null
}

/**
 * A visitor's page loads its code in one wave of few files (`page-script.ts` asks for them): libraries, the visitors'
 * screens, and the texts of one language. The desk's screens are files of their own.
 */
const chunkGroups = [
  { name: textsOf, test: TEXTS },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](query-core|react-query)|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/,
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
                // Loaded for a mail of the bank.
                { name: 'mime', test: /postal-mime|mails[\\/]mail-text/, priority: 3 },
                // Loaded for a code of an authenticator app.
                { name: 'codes', test: /otpauth|second-factor\.codes/, priority: 3 },
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
    ownData(),
    apiDocument(),
    standIns(),
    heicDecoder(),
    filesOfPages(),
    pageScript(),
    tripClient(),
    crewPage(),
    browserParts(),
    withoutFallbacks(),
    cloudflare({
      configPath: resolve('wrangler.toml'),
      persistState: { path: resolve('.wrangler/state') },
      // The build's folder must not depend on the worker's name, which differs between companies and environments.
      viteEnvironment: { name: 'worker' },
    }),
    withoutSecrets(),
  ],
})
