import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { permissionAt, SCREENS, screenOf } from '../../../web/desk/frame/screens'

it.each([
  ['/admin', 'desk'],
  ['/admin/outbox', 'outbox'],
  ['/admin/12', 'tours'],
  ['/admin/route/12', 'tours'],
  ['/admin/img/12', 'tours'],
  ['/admin/members/ann', 'members'],
  ['/admin/nowhere', null],
  ['/administration', null],
])('%s belongs to the screen %s', (pathname, key) => {
  expect(screenOf(pathname)).toBe(key)
})

it('no screen has a key of the lists', () => {
  expect(SCREENS.filter(({ letter }) => 'gjkx'.includes(letter))).toEqual([])
})

it('each screen has its own address, name and letter', () => {
  for (const field of ['to', 'key', 'letter'] as const)
    expect(new Set(SCREENS.map((screen) => screen[field])).size).toBe(SCREENS.length)
})

it.each([
  ['/admin/bookings', 'bookings:read'],
  ['/admin/bookings/7', 'bookings:read'],
  ['/admin/bookings/new', 'bookings:manage'],
  ['/admin/bookings/7/quotes/1', 'bookings:manage'],
  ['/admin/figures/money', 'money:read'],
  ['/admin/resources', 'trips:manage'],
  ['/admin/12', 'tours:edit'],
  ['/admin/nowhere', 'desk:manage'],
])('the screen %s needs the permission %s', (pathname, permission) => {
  expect(permissionAt(pathname)).toBe(permission)
})

it('each address of the desk belongs to a screen, whose permission it needs', () => {
  const addresses = readdirSync(new URL('../../../web/routes', import.meta.url))
    .filter((name) => /^admin\..*\.tsx$/.test(name))
    .map((name) => name.slice(0, -'.tsx'.length).replace(/\.index$/, ''))
    .map((name) => `/${name.replaceAll('_.', '.').replaceAll('.', '/').replaceAll(/\$\w+/g, '7')}`)
  expect(addresses.filter((address) => screenOf(address) === null)).toEqual([])
})
