import { Hono } from 'hono'
import { crewFeedParams } from '../../contracts/bookings/resources'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { validate } from '../../http/validate'
import { readCrewFeed, readStaffFeed } from './crew-feed'

const describe = describeAs('trips')

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
}

/** The calendars that guides and admins subscribe to, open to every holder of their addresses. */
export const crewFeedRoutes = new Hono<AppEnv>()
  .get(
    '/crew/:id/:key/trips.ics',
    describe('getCrewCalendar', 'The trips of a guide or vehicle as a calendar to subscribe to', {
      response: 'text/calendar',
      errors: ['NotFound'],
    }),
    validate('param', crewFeedParams),
    async (c) => c.body(await readCrewFeed(c, c.req.valid('param')), 200, HEADERS),
  )
  .get(
    '/staff/:id/:key/trips.ics',
    describe('getStaffCalendar', 'All trips as a calendar that an admin subscribes to', {
      response: 'text/calendar',
      errors: ['NotFound'],
    }),
    validate('param', crewFeedParams),
    async (c) => c.body(await readStaffFeed(c, c.req.valid('param')), 200, HEADERS),
  )
