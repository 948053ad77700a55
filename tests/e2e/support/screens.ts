import type { Page } from 'playwright-core'
import { ADMIN, GUEST } from './api'
import { logInOn } from './members'

export const LANGS = ['kr', 'ca', 'cn'] as const
export type Lang = (typeof LANGS)[number]

/** Readers of a screen, and how to log them in. */
export const ROLES = {
  visitor: () => Promise.resolve(),
  member: (page: Page) => logInOn(page, GUEST),
  admin: (page: Page) => logInOn(page, ADMIN),
}
export type Role = keyof typeof ROLES

/** Public pages, as paths without their language. */
export const PUBLIC_SCREENS = [
  '/',
  '/?page=2',
  '/travel',
  '/rockies',
  '/tour/x-1',
  '/tour/x-1?tab=route',
  '/tour/x-1?tab=inclusions',
  '/tour/x-1?tab=safety',
  '/tour/x-14',
  '/board/1',
  '/tour/1/1',
  '/search',
  '/search?q=a',
  '/search?q=qqqq',
  '/ceo',
  '/career',
  '/contact',
  '/attention',
  '/tandc',
  '/privacy',
  '/tandc/2023-12-01',
  '/register',
  '/forgot',
  '/reset',
  '/verify',
  '/unsubscribe',
  '/user/guest',
  '/nowhere',
]

/** Every screen that differs for its reader. */
export const SCREENS: Record<Role, string[]> = {
  visitor: PUBLIC_SCREENS,
  member: ['/', '/board/1#write', '/tour/1/1', '/contact', '/user/guest', '/user/admin'],
  admin: [
    '/tour/x-1',
    '/board/1#write',
    '/tour/1/1',
    '/admin',
    '/admin/tours',
    '/admin/bookings',
    '/admin/bookings/new',
    '/admin/guests',
    '/admin/reports',
    '/admin/outbox',
    '/admin/members',
    '/admin/bin',
    '/admin/audit',
    '/admin/pages/attention',
    '/admin/1',
    '/admin/route/1',
    '/admin/img/1',
    '/admin/history/1',
  ],
}

/** The address of a path in a language: query and hash follow the language's suffix. */
export function addressIn(path: string, lang: string): string {
  const { pathname, search, hash } = new URL(path, 'http://site')
  return (pathname === '/' ? `/${lang}` : `${pathname}-${lang}`) + search + hash
}

/** Waits until nothing on the page is loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[data-acts][role="status"], main .animate-pulse') === null,
  )
}
