import type { CrewDay } from '../../worker/contracts/bookings/crew-day'
import { linkKeyOf } from '../../worker/contracts/bookings/booking-address'
import { LANG_TAG } from '../../worker/contracts/languages'
import { workerUrl } from '../platform/trusted-html'
import { element, replaceContent } from './crew-element'
import { isEnd, sendInOrder, withMarks } from './crew-marks'
import { crewStore } from './crew-store'
import { firstLang, sayIn } from './crew-texts'
import { crewView } from './crew-view'

/**
 * The page of a guide on the road. The phone keeps a copy and the reports that are not sent yet, and the service worker
 * keeps this page: both work without a signal. Once the link has ended, the copy is deleted.
 */

const TIMEOUT_MS = 15_000
const REFRESH_MS = 60_000
const CACHE = 'crew'

const id = /^\/crew\/(\d+)/.exec(location.pathname)?.[1] ?? ''
const store = crewStore(id)
const place = document.querySelector<HTMLElement>('#page') ?? document.body
const say = sayIn(store.day()?.lang ?? firstLang())
let isOffline = false
let running: Promise<void> | null = null

/** The status of a call, with its body; null without a response. */
async function call(path: string, init: RequestInit = {}): Promise<Response | null> {
  const options = { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return fetch(`/api/crew/${id}/${path}`, options).catch(() => null)
}

function post(path: string, body: object, key?: string): Promise<Response | null> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (key !== undefined) headers.set('idempotency-key', key)
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Exchanges the key of the link, which stays in the address until that is done. Returns whether the page may go on. */
async function openLink(): Promise<boolean> {
  const key = linkKeyOf(location.href)
  if (key === null) return true
  const response = await post('open', { key })
  if (response?.ok) history.replaceState(null, '', location.pathname)
  else if (response && isEnd(response.status)) await end()
  else show()
  return response?.ok ?? false
}

async function refresh(): Promise<void> {
  if (!(await openLink())) return
  const isOpen = await sendInOrder(
    () => store.marks()[0],
    async ({ key, mark }) => (await post('marks', mark, key))?.status ?? null,
    ({ key, mark }, sent) => {
      store.keepMarks(store.marks().filter((each) => each.key !== key))
      if (sent === 'refused') store.keepRefused([...store.refused(), mark])
    },
  )
  if (!isOpen) return end()
  const response = await call('day')
  if (response && isEnd(response.status)) return end()
  isOffline = !response?.ok
  if (response?.ok) {
    store.keepDay((await response.json()) as CrewDay)
    await keepPage()
  }
  show()
}

/** One at a time: reports are sent in order. */
function refreshOnce(): Promise<void> {
  running ??= refresh().finally(() => (running = null))
  return running
}

/** A run that has begun may have missed what has changed since: another one follows it. */
function refreshNow(): void {
  void (running ? running.then(refreshOnce) : refreshOnce())
}

function show(): void {
  const day = store.day()
  if (!day) return message(isOffline || !navigator.onLine ? 'noSignal' : 'failed')
  document.documentElement.lang = LANG_TAG[day.lang]
  document.title = sayIn(day.lang)('title', { name: day.name })
  const queue = store.marks()
  replaceContent(
    place,
    ...crewView({
      day: withMarks(day, queue),
      isOffline,
      waiting: queue.length,
      refused: store.refused(),
      report: (mark) => {
        const complete = { isSet: true, text: '', ...mark, at: Date.now() }
        store.keepMarks([...store.marks(), { key: crypto.randomUUID(), mark: complete }])
        store.keepRefused([])
        show()
        refreshNow()
      },
    }),
  )
}

function message(key: 'noSignal' | 'failed' | 'loading'): void {
  replaceContent(place, element('p', { role: 'status' }, say(key)))
}

/** The link opens nothing any more: the copy is deleted. */
async function end(): Promise<void> {
  store.wipe()
  replaceContent(
    place,
    element('h1', {}, say('ended')),
    element('p', {}, say('endedText')),
    element('p', {}, element('a', { href: '/contact' }, say('contact'))),
  )
  clearInterval(timer)
  await globalThis.caches?.delete(CACHE)
  const found = await navigator.serviceWorker?.getRegistration('/crew/')
  await found?.unregister()
}

/** Stores this page with its two files for the next time without a signal. Browsers without a worker do without. */
async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerUrl('/crew/sw.js'), {
      scope: '/crew/',
      updateViaCache: 'none',
    })
    const files = document.querySelectorAll('link[rel=stylesheet], script[src]')
    const paths = Array.from(files, (file) => file.getAttribute('href') ?? file.getAttribute('src'))
    const cache = await caches.open(CACHE)
    await cache.addAll([location.pathname, ...paths.filter((path) => path !== null)])
  } catch {
    // A private window, or a full disk.
  }
}

document.documentElement.lang = LANG_TAG[store.day()?.lang ?? firstLang()]
if (store.day() && linkKeyOf(location.href) === null) show()
else message('loading')
const timer = setInterval(() => {
  if (!document.hidden) void refreshOnce()
}, REFRESH_MS)
addEventListener('online', refreshNow)
addEventListener('offline', () => {
  isOffline = true
  show()
})
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void refreshOnce()
})
void refreshOnce()
