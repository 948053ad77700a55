import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { textIn } from '../support/texts'
import { send } from './support/api'
import { confirmTrip } from './support/bookings'
import {
  expectAccessible,
  expectNoProblems,
  openPage,
  PHONE,
  takeFullPicture,
  takePicture,
} from './support/browser'
import { LANGS, type Lang } from './support/screens'
import { changeStore, readStore } from './support/store'

/** Chromium names each call that finds no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
const DAY_MS = 24 * 60 * 60 * 1000
/** Days of the tours, which have places and pictures. */
const TOUR_DAYS = { kr: 3, ca: 1, cn: 4 }

const MAX = { document: 120_000, pictures: 8, copy: 700_000, copies: 4 }

type Confirmed = Awaited<ReturnType<typeof confirmTrip>>

/** A phone with the page of a confirmed trip, and its panel of the pack. */
async function aPhoneWithTrip(lang: Lang, page?: Page) {
  const trip = await confirmTrip(lang, { tourId: tourOf(TOUR_DAYS[lang]) })
  const phone = page ?? (await openPage({ viewport: PHONE, hasTouch: true }))
  await phone.goto(trip.sent.path.replace('#', `-${lang}#`))
  return { phone, ...trip, ...panelOn(phone, lang) }
}

function tourOf(days: number): number {
  const [tour] = readStore<{ id: number }>(
    `SELECT id FROM tours WHERE trip_days = ? AND status > 0 AND deleted_at IS NULL AND
       (SELECT count(latitude) FROM itinerary_entries WHERE tour_id = tours.id AND lang = 'ca') > 4`,
    days,
  )
  if (!tour) throw new Error(`No tour of ${days} days`)
  return tour.id
}

function panelOn(phone: Page, lang: Lang) {
  const panel = phone.getByRole('region', { name: textIn(lang, 'pack:title') })
  const press = (key: string) =>
    panel.getByRole('button', { name: textIn(lang, `pack:${key}`), exact: true }).tap()
  const keep = async () => {
    await press('keep')
    await panel.getByText(textIn(lang, 'pack:kept')).waitFor()
    await phone.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }
  return { panel, press, keep }
}

/** The copies on the phone: the files of each with their sizes in bytes. */
const copiesOn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pack-'))
    return Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const files = await Promise.all(
          (await cache.keys()).map(async (request) => ({
            path: new URL(request.url).pathname,
            bytes: (await (await cache.match(request))!.arrayBuffer()).byteLength,
          })),
        )
        return { pid: name.split('-')[1], files }
      }),
    )
  })

/** Only asks for names: opening a copy that is being deleted would store it again, without files. */
const namesOn = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pack-')))

const offline = async (page: Page, path: string) => {
  await page.context().setOffline(true)
  await page.goto(path).catch(() => null)
}

describe('a confirmed trip on a phone without a signal', () => {
  it.each(LANGS)(
    'opens with its days, hours, phones and map, without scripts, in %s',
    async (lang) => {
      const { phone, sent, keep, panel } = await aPhoneWithTrip(lang)
      await keep()
      await expectAccessible(phone)
      await takePicture(panel, `pack-panel-${lang}`)
      const [copy] = await copiesOn(phone)
      const [document] = copy!.files.filter(({ path }) => path.startsWith('/trip/'))
      expect(copy!.pid).toBe(sent.pid)
      expect(document!.bytes).toBeLessThanOrEqual(MAX.document)
      expect(copy!.files.length - 1).toBeLessThanOrEqual(MAX.pictures)
      expect(copy!.files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX.copy)

      // The mailed address, with no language and another one, and as it was kept.
      for (const path of [
        `/trip/${sent.pid}`,
        `/trip/${sent.pid}-ca`,
        `/trip/${sent.pid}-${lang}`,
      ]) {
        await offline(phone, path)
        await phone.getByRole('heading', { name: textIn(lang, 'pack:route') }).waitFor()
      }
      expect(await phone.locator('script').count()).toBe(0)
      expect(await phone.locator('a[href="tel:911"]').count()).toBe(1)
      for (const img of await phone.locator('img').all())
        await expect
          .poll(() => img.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
          .toBeGreaterThan(300)
      await expectAccessible(phone)
      for (const colorScheme of ['dark', 'light'] as const) {
        await phone.emulateMedia({ colorScheme })
        await takeFullPicture(phone, `pack-${colorScheme}-${lang}`)
      }
      expect(pagesOf(await phone.pdf({ preferCSSPageSize: true }))).toBe(2)

      // With a signal, the address shows the page itself.
      await phone.context().setOffline(false)
      await phone.goto(`/trip/${sent.pid}-${lang}`)
      await panel.getByText(textIn(lang, 'pack:kept')).waitFor()
      expectNoProblems(phone, NO_NETWORK)
      await phone.context().close()
    },
    120_000,
  )

  it('is gone after a logout, before its call gets through, and no other page has a worker', async () => {
    const { phone, sent, keep } = await aPhoneWithTrip('ca')
    await keep()
    await phone.goto('/ca')
    expect(await phone.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await phone.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await phone.goto('/logout-ca')
    await expect.poll(() => namesOn(phone)).toEqual([])
    await phone.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
    )
    await offline(phone, `/trip/${sent.pid}`)
    expect(await phone.getByText(sent.pid).count()).toBe(0)
    expectNoProblems(phone, NO_NETWORK)
    await phone.context().close()
  }, 120_000)

  it.each<[string, (trip: Confirmed) => unknown]>([
    [
      'a cancellation',
      ({ id, version, token }) =>
        send(
          `/api/admin/bookings/${id}/events`,
          { event: 'cancel.guest', version, data: {} },
          token,
        ),
    ],
    [
      'a renewed link',
      ({ id, version, token }) =>
        send(`/api/admin/bookings/${id}/events`, { event: 'link.renew', version, data: {} }, token),
    ],
    ['an erasure', ({ id }) => changeStore('UPDATE bookings SET erased_at = 1 WHERE id = ?', id)],
  ])(
    'is gone at the next contact after %s',
    async (_what, change) => {
      const { phone, keep, ...trip } = await aPhoneWithTrip('ca')
      await keep()
      await phone.context().setOffline(true)
      await change(trip)
      await phone.goto(`/trip/${trip.sent.pid}-ca`)
      await phone.getByRole('heading', { name: textIn('ca', 'pack:route') }).waitFor()
      await phone.context().setOffline(false)
      await phone.reload()
      await expect.poll(() => namesOn(phone)).toEqual([])
      expectNoProblems(phone, NO_NETWORK, /401|404|410/)
      await phone.context().close()
    },
    120_000,
  )

  it('makes room for a fifth trip with the one that ends first', async () => {
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    const pids: string[] = []
    for (let trip = 0; trip < MAX.copies + 1; trip += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they are kept
      const { sent, keep } = await aPhoneWithTrip('ca', page)
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they are kept
      await keep()
      pids.push(sent.pid)
    }
    const kept = async () => (await copiesOn(page)).map(({ pid }) => pid)
    await expect.poll(async () => (await kept()).length).toBe(MAX.copies)
    expect(await kept()).toContain(pids.at(-1))
    expectNoProblems(page)
    await page.context().close()
  }, 120_000)

  it('is not saved on a full phone, which keeps the copy it has', async () => {
    const { phone, panel, press } = await aPhoneWithTrip('ca')
    await phone.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    })
    await press('keep')
    await panel.getByText(textIn('ca', 'pack:failed')).waitFor()
    expect(await copiesOn(phone)).toEqual([])
    await phone.reload()
    const again = panelOn(phone, 'ca')
    await again.keep()
    const before = await copiesOn(phone)
    await phone.addInitScript(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    })
    changeStore('UPDATE bookings SET pickup = ? WHERE pid = ?', 'Elk Street', before[0]!.pid!)
    await phone.reload()
    await panel.getByText(textIn('ca', 'pack:older')).waitFor()
    expect(await copiesOn(phone)).toEqual(before)
    await again.press('remove')
    await panel.getByText(textIn('ca', 'pack:removed')).waitFor()
    expect(await copiesOn(phone)).toEqual([])
    expectNoProblems(phone)
    await phone.context().close()
  }, 120_000)

  it('follows the trip, in one copy, and ends seven days after it', async () => {
    const { phone, sent, keep } = await aPhoneWithTrip('ca')
    await keep()
    changeStore('UPDATE bookings SET pickup = ? WHERE pid = ?', 'Elk Street 7', sent.pid)
    await phone.reload()
    await expect
      .poll(async () => {
        await phone.waitForTimeout(200)
        return phone.evaluate(async () => {
          const texts = await Promise.all(
            (await caches.keys()).map(async (name) => {
              const cache = await caches.open(name)
              const keys = await cache.keys()
              const page = keys.find(({ url }) => url.includes('/trip/'))
              return page ? (await cache.match(page))!.text() : ''
            }),
          )
          return texts.map((text) => text.includes('Elk Street 7'))
        })
      })
      .toEqual([true])
    // The phone's clock is past the end.
    await phone.evaluate(async (past) => {
      const [name] = await caches.keys()
      const cache = await caches.open(name!)
      const page = (await cache.keys()).find(({ url }) => url.includes('/trip/'))!
      const document = (await cache.match(page))!
      const headers = new Headers(document.headers)
      headers.set('x-keep-until', String(past))
      await cache.put(page, new Response(await document.text(), { headers }))
    }, Date.now() - DAY_MS)
    await offline(phone, `/trip/${sent.pid}`)
    await phone.getByText(textIn('kr', 'crew:noSignal')).waitFor()
    expect(await phone.evaluate(() => caches.keys())).toEqual([])
    expectNoProblems(phone, NO_NETWORK, /503/)
    await phone.context().close()
  }, 120_000)
})

it('the worker of kept trips has no other page, and may load nothing but this site’s files', async () => {
  const response = await fetch(`${inject('origin')}/trip/sw.js`)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  )
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect((await response.text()).length).toBeLessThan(4000)
})

/** The number of pages of a PDF. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0
}
