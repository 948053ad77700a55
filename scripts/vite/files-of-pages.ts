import { parse } from 'node:path'
import type { Plugin } from 'vite'
import { withoutIconList } from './icon-list'
import { reach } from './reach'

const APP = /\/web\/(?:client\.ts|app\.tsx)$/
const TRIP = /\/web\/trip-client\.tsx$/
const PAGE = /\/web\/routes\/([^?]+)\.tsx\?.*tsr-split/
const DESK = /\/web\/(?:desk\/|bookings\/desk\/|routes\/-?admin)/
const PART = /\/web\/.+\.tsx?$/
/** Forms and their checks are as large as the rest of the site. */
const FORM_LIBRARY = /\/node_modules\/(?:react-hook-form|zod)\//

/** Every page and every part that opens on demand, each with the modules that it imports, directly or not. */
interface Graph {
  app: Set<string>
  trip: Set<string>
  users: User[]
}

interface User {
  id: string
  file: string
  isPage: boolean
  hasForm: boolean
  modules: Set<string>
}

let files = new Map<string, string>()

/**
 * The visitors' file that a module belongs to, from the import graph: `base`, which a booking's page needs before the app;
 * `site`, which the app or several pages need; `forms`, which only pages with forms need; else the file of its only page,
 * or of the only part that opens on demand. `null` leaves a module to the bundler.
 */
export const fileOfModule = (id: string): string | null => files.get(id) ?? null

/** Reads the import graph before the bundler cuts it into files. */
export function filesOfPages(): Plugin {
  return {
    name: 'moraine:files-of-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const read = (id: string) => this.getModuleInfo(id)
      const graph = graphOf([...this.getModuleIds()], withoutIconList(read), (id) => [
        ...(read(id)?.dynamicallyImportedIds ?? []),
      ])
      files = new Map(
        [...this.getModuleIds()].flatMap((id) => {
          const file = fileOf(id, graph)
          return file ? [[id, file]] : []
        }),
      )
    },
  }
}

function graphOf(
  ids: string[],
  importsOf: (id: string) => string[],
  opensOf: (id: string) => string[],
): Graph {
  const modulesOf = (roots: string[]) => reach(roots, importsOf)
  const userOf = (id: string): User => {
    const modules = modulesOf([id])
    const hasForm = [...modules].some((each) => FORM_LIBRARY.test(each))
    return { id, file: fileOfUser(id), isPage: isVisitorsPage(id), modules, hasForm }
  }
  const app = modulesOf(ids.filter((id) => APP.test(id)))
  const pages = ids.filter(isVisitorsPage).map(userOf)
  const opened = [app, ...pages.map(({ modules }) => modules)].flatMap((modules) => [...modules])
  const parts = reach(opened.flatMap(opensOf).filter(isPart), (id) =>
    [...modulesOf([id])].flatMap(opensOf).filter(isPart),
  )
  return {
    app,
    trip: modulesOf(ids.filter((id) => TRIP.test(id))),
    users: [...pages, ...[...parts].map(userOf)],
  }
}

const isPart = (id: string) => PART.test(id) && !PAGE.test(id) && !DESK.test(id)

function fileOf(id: string, { app, trip, users }: Graph): string | null {
  const own = users.filter(({ modules }) => modules.has(id))
  if (trip.has(id) && (app.has(id) || own.some((user) => !trip.has(user.id)))) return 'base'
  if (app.has(id)) return 'site'
  const [first, ...others] = own
  if (first && others.length === 0) return first.file
  if (first && own.every(({ hasForm }) => hasForm)) return 'forms'
  return own.some(({ isPage }) => isPage) ? 'site' : null
}

/** Whether a module holds the screen of a visitors' route. */
export const isVisitorsPage = (id: string) => PAGE.test(id) && !DESK.test(id)

/** The route of a screen's module, as the router names it: `/tour/$address`. */
export function routeOf(id: string): string {
  return `/${nameOf(id)
    .replace(/^index$/, '')
    .replace(/\.index$/, '.')
    .replaceAll('.', '/')}`
}

const fileOfUser = (id: string) =>
  isVisitorsPage(id) ? `page-${nameOf(id).replace(/\W+/g, '-')}` : parse(id).name
const nameOf = (id: string) => PAGE.exec(id)?.[1] ?? ''
