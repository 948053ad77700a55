import { noSignal as ca } from '../i18n/locales/crew/ca/crew.json'
import { noSignal as cn } from '../i18n/locales/crew/cn/crew.json'
import { noSignal as kr } from '../i18n/locales/crew/kr/crew.json'
import { LANG_TAG, LANGS } from '../../../worker/contracts/languages'

/**
 * The common part of the service workers of kept pages. A page comes from the network, and within four seconds or not at
 * all from the copy that the page itself has stored. The workers store nothing, and leave the API alone.
 */

const TIMEOUT_MS = 4000
/** In the address of a page: its copy is asked for, also with a signal. */
const COPY_MARK = 'copy'

interface KeptPages {
  /** The stored copy of the page at an address. */
  copyOf: (url: URL) => Promise<Response | undefined>
  /** Whether a file of a page may be part of its copy. */
  hasFile: (request: Request) => boolean
}

interface FetchEvent extends Event {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface WorkerScope {
  addEventListener: ((name: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((name: 'install' | 'activate', listener: (event: LifeEvent) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

export function serveKeptPages(pages: KeptPages): void {
  const worker = globalThis as unknown as WorkerScope
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    const { origin, pathname } = url
    if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/'))
      return
    if (request.mode === 'navigate') event.respondWith(newest(request, url, pages))
    else if (pages.hasFile(request)) event.respondWith(stored(request))
  })
}

async function newest(request: Request, url: URL, { copyOf }: KeptPages): Promise<Response> {
  // A store that fails is no reason to keep a page from its reader.
  const copy = await copyOf(url).catch(() => undefined)
  if (!copy) return fetch(request).catch(() => withoutSignal())
  if (url.searchParams.has(COPY_MARK)) return copy
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS))
  const response = await Promise.race([fetch(request).catch(() => null), timeout])
  return response && response.status < 500 ? response : copy
}

async function stored(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** In all languages: the reader's is not known here. */
function withoutSignal(): Response {
  const texts = { kr, ca, cn }
  const lines = LANGS.map((lang) => `<p lang="${LANG_TAG[lang]}">${texts[lang]}</p>`)
  const head =
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  }
  return new Response(`${head}<title>Moraine</title>${lines.join('')}`, { status: 503, headers })
}
