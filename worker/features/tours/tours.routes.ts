import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../http/context'
import { hasCurrent } from '../../http/entity-tag'
import { AppError } from '../../http/errors'
import { mayRole } from '../../contracts/accounts/permissions'
import { requireActor } from '../../http/auth'
import { isSubrequest } from '../../http/own-requests'
import { validate } from '../../http/validate'
import { toRegions, toTourCard, toTourExtra } from './tours.presenter'
import { visitorTourList } from './tour-list.cache'
import { copyOrThrow, storeCopyLater } from './tour.cache'
import {
  category,
  TOUR_FIELDS,
  tour,
  tourExtra,
  tourListQuery,
  tourParams,
  type Tour,
  type TourExtra,
} from '../../contracts/tours/tours'
import { tourCard, type TourCard } from '../../contracts/tours/tour-card'
import { findVisibleTour } from './tour.cache'
import { findTourExtra, listTours } from './tours.queries'
import { upcomingDepartures } from './tours.rules'
import { pick } from '../../db/pick'
import { describeAs } from '../../http/describe'
import { readSettings, SETTINGS_TAG } from '../../services/settings/settings'

const describe = describeAs('tours')

const CLOCK_TOLERANCE_MS = 5 * 60 * 1000

export const toursRoutes = new Hono<AppEnv>()
  .get(
    '/forum',
    describe('listTours', 'Tours for cards; status -1 (all, also hidden) is for admins', {
      response: z.array(tourCard),
      responses: { 204: null, 304: null },
      errors: ['PlzLogin', 'SessionExpired', 'AdminOnly'],
      headers: ['if-none-match', 'etag', 'x-changed-at', 'x-stale'],
    }),
    validate('query', tourListQuery),
    async (c) => {
      const { status, storedTime } = c.req.valid('query')
      const { db, now, requestId } = c.var
      if (status === '-1') return c.json(await everyTour(c), 200)
      const list = await visitorTourList(c.env, db, {
        now,
        context: c.executionCtx,
        requestId,
      })
      if (list.isStale) c.header('x-stale', '1')
      else c.header('cache-control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=30')
      c.header('cache-tag', 'tours')
      c.header('x-changed-at', String(list.changedAt))
      c.header('etag', list.etag)
      const isCurrent =
        storedTime !== undefined &&
        storedTime >= list.changedAt &&
        storedTime <= now + CLOCK_TOLERANCE_MS
      if (isCurrent) return c.body(null, 204)
      if (hasCurrent(c.req.header('if-none-match'), list.etag)) return c.body(null, 304)
      if (isSubrequest(c.req.raw)) return c.json(list.tours satisfies TourCard[], 200)
      // Serialised once per change: this is the busiest response of the site.
      return c.body(list.json, 200, { 'content-type': 'application/json' }) as never
    },
  )
  .get(
    '/forum/byId/:id',
    describe('getTour', 'One tour', {
      response: tour,
      errors: ['SessionExpired'],
      headers: ['x-stale'],
    }),
    validate('param', tourParams),
    async (c) => {
      const whole = await readTour(c, c.req.valid('param').id)
      return c.json(pick(whole, ...TOUR_FIELDS) satisfies Tour, 200)
    },
  )
  .get(
    '/forum/extra/:id',
    describe('getTourWithItinerary', 'One tour with itinerary and inclusions', {
      response: tourExtra,
      errors: ['SessionExpired'],
      headers: ['x-stale'],
    }),
    validate('param', tourParams),
    async (c) => {
      return c.json(await readTour(c, c.req.valid('param').id), 200)
    },
  )
  .get(
    '/categories',
    describe('listRegions', 'Regions that are shown', { response: z.array(category) }),
    async (c) => {
      const { regions } = await readSettings(c.env, c.var.db)
      c.header('cache-control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=30')
      c.header('cache-tag', SETTINGS_TAG)
      return c.json(toRegions(regions), 200)
    },
  )

async function everyTour(c: Context<AppEnv>): Promise<TourCard[]> {
  await requireActor(c, 'tours:list')
  const { tours, changedAt } = await listTours(c.var.db, true)
  c.header('x-changed-at', String(changedAt))
  return tours.map(toTourCard)
}

/**
 * A tour for this reader: staff who edit tours also see hidden tours and past departures.
 * @throws AppError NotFound, the same for a hidden tour as for a missing one
 */
async function readTour(c: Context<AppEnv>, id: number): Promise<TourExtra> {
  const { db, now } = c.var
  const hasToken = c.req.header('authorization') !== undefined
  try {
    if (hasToken && mayRole((await c.var.actor())?.role ?? null, 'tours:edit')) {
      const found = await findTourExtra(db, id)
      if (!found) throw new AppError('NotFound')
      return toTourExtra(found)
    }
    const tour = await findVisibleTour(c, id)
    if (!tour) throw new AppError('NotFound')
    if (!hasToken) c.header('cache-control', 'public, max-age=0, must-revalidate')
    storeCopyLater(c, tour)
    return withUpcoming(tour, now)
  } catch (error) {
    return withUpcoming(await copyOrThrow(c, id, error), now)
  }
}

function withUpcoming(tour: TourExtra, now: number): TourExtra {
  const left = new Map(tour.joins.map((join, index) => [join, tour.seats[index] ?? 0]))
  const joins = upcomingDepartures(tour.joins, now)
  return { ...tour, joins, seats: joins.map((join) => left.get(join) ?? 0) }
}
