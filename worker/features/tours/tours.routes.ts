import { Hono } from 'hono'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/app-env'
import { AppError } from '../../platform/errors'
import { validate } from '../../platform/validate'
import { toInclusions, toItinerary, toTour, toTourCard, type TourRows } from './tours.answers'
import { regionList, visitorTourList } from './tours.cache'
import { copyInstead, keepCopy } from './tours.copies'
import { tourListQuery, tourParams } from './tours.contract'
import type { Tour, TourCard, TourExtra } from './tours.contract'
import { findTour, findTourExtra, listTours } from './tours.queries'
import { upcomingDepartures } from './tours.rules'

const CLOCK_TOLERANCE_MS = 5 * 60 * 1000

/** Reading tours: the list, one tour, one tour with itinerary, the regions. */
export const toursRoutes = new Hono<AppEnv>()
  .get('/forum', validate('query', tourListQuery), async (c) => {
    const { status, storedTime } = c.req.valid('query')
    if (status === '-1') return c.json(await everyTour(c), 200)
    const list = await visitorTourList(c.env, c.var.db, { now: c.var.now, context: c.executionCtx })
    if (list.isStale) c.header('x-stale', '1')
    else c.header('cache-control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=30')
    c.header('cache-tag', 'tours')
    c.header('x-changed-at', String(list.changedAt))
    c.header('etag', list.etag)
    const isCurrent =
      storedTime !== undefined && storedTime >= list.changedAt && storedTime <= c.var.now + CLOCK_TOLERANCE_MS
    if (isCurrent) return c.body(null, 204)
    if (c.req.header('if-none-match') === list.etag) return c.body(null, 304)
    // Serialised once a change, so that the busiest answer of the site costs a string.
    return c.body(list.json, 200, { 'content-type': 'application/json' }) as unknown as ReturnType<typeof typedTours>
    function typedTours() {
      return c.json(list.tours satisfies TourCard[], 200)
    }
  })
  .get('/forum/byId/:id', validate('param', tourParams), async (c) => {
    const { id } = c.req.valid('param')
    try {
      const { rows, isFull } = await requireVisible(c, await findTour(c.var.db, id))
      return c.json(withUpcoming<Tour>(toTour(rows), isFull ? null : c.var.now), 200)
    } catch (error) {
      const { routeDetail: _itinerary, inexclude: _lists, ...copy } = await copyInstead(c, id, error)
      return c.json(withUpcoming<Tour>(copy, c.var.now), 200)
    }
  })
  .get('/forum/extra/:id', validate('param', tourParams), async (c) => {
    const { id } = c.req.valid('param')
    try {
      const found = await findTourExtra(c.var.db, id)
      const { rows, isFull } = await requireVisible(c, found?.rows ?? null)
      const extra: TourExtra = {
        ...toTour(rows),
        routeDetail: toItinerary(found?.itinerary ?? []),
        inexclude: toInclusions(found?.inclusions ?? []),
      }
      if (!isFull) keepCopy(c, extra)
      return c.json(withUpcoming(extra, isFull ? null : c.var.now), 200)
    } catch (error) {
      return c.json(withUpcoming(await copyInstead(c, id, error), c.var.now), 200)
    }
  })
  .get('/categories', async (c) => {
    c.header('cache-control', 'public, max-age=300, s-maxage=3600')
    c.header('cache-tag', 'categories')
    return c.json(await regionList(c.var.db, c.var.now), 200)
  })

async function everyTour(c: Context<AppEnv>): Promise<TourCard[]> {
  const actor = await c.var.actor()
  if (!actor) throw new AppError('PlzLogin')
  if (!actor.isSuperUser) throw new AppError('AdminOnly')
  const { tours, changedAt } = await listTours(c.var.db, true)
  c.header('x-changed-at', String(changedAt))
  return tours.map(toTourCard)
}

/** A hidden tour is the same 404 as a missing one, but for super users, who also see past departures (`isFull`). */
async function requireVisible(c: Context<AppEnv>, rows: TourRows | null) {
  const hasToken = c.req.header('authorization') !== undefined
  const isFull = hasToken && ((await c.var.actor())?.isSuperUser ?? false)
  if (!rows || (rows.tour.status === 0 && !isFull)) throw new AppError('NotFound')
  if (!hasToken) c.header('cache-control', 'public, max-age=0, must-revalidate')
  return { rows, isFull }
}

function withUpcoming<Shape extends Tour>(tour: Shape, now: number | null): Shape {
  return now === null ? tour : { ...tour, joins: upcomingDepartures(tour.joins, now) }
}
