import { expect, it } from 'vitest'
import { SCREENS, screenOf } from '../../../web/desk/frame/screens'

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
