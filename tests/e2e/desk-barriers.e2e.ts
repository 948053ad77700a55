import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { axeBarriers, layoutBarriers } from './support/barriers'
import { DESKTOP, expectNoProblems, openPage, PHONE, takePicture, wakeApp } from './support/browser'
import { addressIn, LANGS, ROLES, settled } from './support/screens'

/** A screen of each route of the desk. */
const SCREENS = [
  '/admin',
  '/admin/inbox',
  '/admin/saved-replies',
  '/admin/bookings',
  '/admin/bookings/new',
  '/admin/tours',
  '/admin/1',
  '/admin/route/1',
  '/admin/img/1',
  '/admin/history/1',
  '/admin/dates',
  '/admin/resources',
  '/admin/bank',
  '/admin/bank/import',
  '/admin/refunds',
  '/admin/reports',
  '/admin/guests',
  '/admin/members',
  '/admin/members/1',
  '/admin/outbox',
  '/admin/figures',
  '/admin/figures/money',
  '/admin/pages',
  '/admin/pages/tandc',
  '/admin/settings',
  '/admin/settings/staff',
  '/admin/bin',
  '/admin/backups',
  '/admin/audit',
]
/** These need a booking or a guest, and are checked by tests that make one; the preview is a page for visitors. */
const ELSEWHERE = [
  '/admin/bookings/$bookingId',
  '/admin/bookings/$bookingId/quotes/$number',
  '/admin/dates/$day',
  '/admin/guests/$guestId',
  '/admin/preview/$tourId',
]

/** `admin.img.$tourId.tsx` is `/admin/img/$tourId`. */
function addressOf(file: string): string {
  const parts = file.replace(/\.tsx$/, '').split('.')
  const named = parts.map((part) => part.replace(/_$/, '')).filter((part) => part !== 'index')
  return `/${named.join('/')}`
}

it('each route of the desk has a screen that is looked at for barriers', () => {
  const routes = readdirSync(join(import.meta.dirname, '../../web/routes'))
    .filter((file) => /^admin[._].*\.tsx$/.test(file))
    .map(addressOf)
  const isSeen = (route: string) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '\\w+')}$`)
    return ELSEWHERE.includes(route) || SCREENS.some((path) => pattern.test(path))
  }
  expect(routes.filter((route) => !isSeen(route))).toEqual([])
})

it(
  'no screen of the desk has a barrier, wide or on a phone, light or dark',
  { timeout: 300_000 },
  async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await ROLES.admin(page)
    const found: string[] = []
    for (const [index, path] of SCREENS.entries()) {
      const lang = LANGS[index % LANGS.length] ?? 'ca'
      await page.goto(addressIn(path, lang))
      await wakeApp(page)
      await settled(page)
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const barriers =
            colorScheme === 'light'
              ? [...(await axeBarriers(page)), ...(await layoutBarriers(page))]
              : await axeBarriers(page, 'colours')
          const look = `${path} ${lang} ${viewport.width} px ${colorScheme}`
          found.push(...barriers.map((each) => `${look}: ${each}`))
          await takePicture(page, look.replaceAll(/\W+/g, '-'))
        }
      }
    }
    expect(found).toEqual([])
    expectNoProblems(page)
    await page.context().close()
  },
)
