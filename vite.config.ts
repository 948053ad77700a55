import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { browserParts } from './scripts/vite/browser-parts'
import { contentPages } from './scripts/vite/content-pages'
import { edgePackages } from './scripts/vite/edge-packages'
import { pageScript } from './scripts/vite/page-script'
import { withoutSecrets } from './scripts/vite/without-secrets'

/** Texts of every page as one file per language; libraries of every page as one file. */
const chunkGroups = [
  { name: 'texts-kr', test: /locales[\\/]kr[\\/](common|tours|company|errors)\.json/ },
  { name: 'texts-ca', test: /locales[\\/]ca[\\/](common|tours|company|errors)\.json/ },
  { name: 'texts-cn', test: /locales[\\/]cn[\\/](common|tours|company|errors)\.json/ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'router',
    test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|store|react-store)[\\/]/,
  },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/ },
  {
    name: 'i18n',
    test: /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/,
  },
]

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  resolve: {
    alias: { '@uiw/react-markdown-preview/nohighlight': resolve('scripts/vite/no-preview.ts') },
  },
  build: { outDir: '../dist', emptyOutDir: true, assetsInlineLimit: 0 },
  environments: {
    // Start-up time and script size are part of every cold request.
    worker: { build: { minify: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
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
    edgePackages(),
    pageScript(),
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
