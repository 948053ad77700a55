/**
 * The service worker of guides' pages, which are all below `/crew/`. A page comes from the network, and within four seconds
 * or not at all from the copy that the page itself has stored. It stores nothing: data is the page's.
 */

const TIMEOUT_MS = 4000

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

const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? newest(request, pathname) : stored(request))
})

async function newest(request: Request, pathname: string): Promise<Response> {
  const copy = await caches.match(pathname)
  if (!copy) return fetch(request)
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS))
  const response = await Promise.race([fetch(request).catch(() => null), timeout])
  return response && response.status < 500 ? response : copy
}

async function stored(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
