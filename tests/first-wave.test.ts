import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isBrowserPart } from '../scripts/vite/browser-parts'
import { isVisitorsPage, routeOf } from '../scripts/vite/files-of-pages'
import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { routeTree } from '../web/routeTree.gen'

const screens = readdirSync('web/routes')
  .filter((file) => file.endsWith('.tsx') && !/^[-_]/.test(file))
  .map((file) => `/web/routes/${file}?tsr-split=component`)

it('the build names the screen of each visitors’ page as the edge does, so that a page asks for its own scripts', () => {
  const known = Object.keys(createRouter({ routeTree: routeTree as AnyRoute }).routesById)
  const pages = screens.filter(isVisitorsPage).map(routeOf)
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((id) => !known.includes(id))).toEqual([])
})

it('the desk’s screens are no visitors’ pages', () => {
  expect(
    screens
      .filter(isVisitorsPage)
      .map(routeOf)
      .filter((id) => id.startsWith('/admin')),
  ).toEqual([])
})

it.each(['/home/moraine', '/srv/desk/web/ui'])(
  'the edge leaves out what opens in a browser only, and nothing else, in a checkout at %s',
  (root) => {
    const isPart = (source: string, importer: string) =>
      isBrowserPart(source, `${root}/web/${importer}`, root)
    expect(isPart('../desk/frame', 'routes/admin.tsx')).toBe(true)
    expect(isPart('./gallery', 'features/tours/tour-page.tsx')).toBe(true)
    expect(isPart(`${root}/web/routes/contact.tsx?tsr-split=component`, 'routeTree.gen.ts')).toBe(
      false,
    )
  },
)
