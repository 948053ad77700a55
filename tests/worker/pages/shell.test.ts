import type { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'

const LINK = `<link rel="stylesheet" crossorigin href="/assets/index-a1.css">`
const SHELL = `<!doctype html><html lang="en-CA" data-lang="ca"><head><!--head-->${LINK}</head><body><!--app--><!--state--></body></html>`
const assets = {
  fetch: async (url: string) => new Response(url.endsWith('.css') ? '.flex{display:flex}' : SHELL),
} as unknown as typeof env.ASSETS

it('carries the style sheet in itself, and a link that is not fetched so that nothing appends the sheet again', async () => {
  // The isolate keeps the shell that it reads first.
  vi.resetModules()
  const { fillShell, readShell } = await import('../../../worker/pages/shell')
  const shell = await readShell(assets, 'https://moraine.example')
  const html = new TextDecoder().decode(fillShell(shell, { lang: 'ca', head: '', html: '', state: '' }))
  expect(html).toContain(
    '<link disabled rel="stylesheet" crossorigin href="/assets/index-a1.css"><style>.flex{display:flex}</style>',
  )
})
