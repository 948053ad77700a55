import type { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'

const LINK = `<link rel="stylesheet" crossorigin href="/assets/index-a1.css">`
const SCRIPT = `<script data-entry="">begin()</script>`
const FILES =
  '<!--files {"":"/assets/base-1.js","/tour/$address":"/assets/base-1.js /assets/page-tour-1.js"}-->'
const TRIP =
  '<!--trip /assets/opener.js /assets/trip-1.js /assets/base-1.js /assets/trip-texts-ca-1.js /assets/trip-texts-kr-1.js-->'
const SHELL = `<!doctype html><html lang="en-CA" data-lang="ca"><head><!--head-->${LINK}</head><body><!--app--><!--state-->${SCRIPT}${FILES}${TRIP}</body></html>`
const assetsOf = (shell: string) =>
  ({
    fetch: async (url: string) =>
      new Response(url.endsWith('.css') ? '.flex{display:flex}' : shell),
  }) as unknown as typeof env.ASSETS

const PARTS = { lang: 'ca', head: '', html: '', state: '', route: '/ceo' } as const

async function readNew(html = SHELL) {
  // The isolate caches the first shell.
  vi.resetModules()
  const { fillShell, readShell } = await import('../../../worker/pages/shell')
  return { fillShell, shell: await readShell(assetsOf(html), 'https://moraine.example') }
}

it('a page carries the style sheet in itself, and no link that a browser could fetch ahead of the parser', async () => {
  const { fillShell, shell } = await readNew()
  const html = await fillShell(shell, { ...PARTS, isTrip: false }).text()
  expect(html).toContain('<style data-href="/assets/index-a1.css">.flex{display:flex}</style>')
  expect(html).toContain('<script data-entry="/assets/base-1.js">begin()</script></body>')
  expect(html).not.toContain('/assets/trip-1.js')
})

it('a page names the scripts of its own screen, in the order of the build', async () => {
  const { fillShell, shell } = await readNew()
  const html = await fillShell(shell, { ...PARTS, isTrip: false, route: '/tour/$address' }).text()
  expect(html).toContain('<script data-entry="/assets/base-1.js /assets/page-tour-1.js">begin()')
  expect(html).not.toContain('<!--files')
})

it('the head of a booking’s page names all that it waits for, in the reader’s language, before the styles', async () => {
  const { fillShell, shell } = await readNew()
  const html = await fillShell(shell, { ...PARTS, isTrip: true }).text()
  const head = html.slice(0, html.indexOf('<style'))
  expect(head).toContain('src="/assets/opener.js"')
  expect([...head.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file)).toEqual(
    ['/assets/trip-1.js', '/assets/base-1.js', '/assets/trip-texts-ca-1.js'],
  )
  expect(html).toContain('<script data-entry="/assets/trip-1.js">begin()</script>')
  expect(html).not.toContain('<!--trip')
})

it('a page allows by their hashes the styles and the script that stand in it, and nothing else', async () => {
  const { shell } = await readNew()
  const { pageHeaders } = await import('../../../worker/pages/page-policy')
  const policy = pageHeaders({ hasTurnstile: false, sources: shell.sources })[
    'content-security-policy'
  ]
  expect(policy).toContain(`script-src 'self' 'sha256-${await sha256('begin()')}';`)
  expect(policy).toContain(`style-src 'self' 'sha256-${await sha256('.flex{display:flex}')}';`)
})

it('a page lets the inline scripts of the dev server run', async () => {
  const { shell } = await readNew(
    SHELL.replace('<head>', '<head><script src="/@vite/client"></script>'),
  )
  const { pageHeaders } = await import('../../../worker/pages/page-policy')
  expect(pageHeaders({ hasTurnstile: false, ...shell })['content-security-policy']).toBe(
    "frame-ancestors 'self'",
  )
})

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
