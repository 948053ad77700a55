import { Hono } from 'hono'
import { calendarParams, calendarQuery, tourCalendar } from '../../contracts/bookings/tour-calendar'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { requireNetworkWithinLimit } from '../../http/rate-limits'
import { validate } from '../../http/validate'
import { readCalendar } from './calendar.queries'

const describe = describeAs('tours')

export const calendarRoutes = new Hono<AppEnv>().get(
  '/forum/:id/calendar',
  describe('getTourCalendar', 'A month of a tour: days that can be asked for, and departures', {
    response: tourCalendar,
    errors: ['NotFound', 'TooManyRequests'],
  }),
  validate('param', calendarParams),
  validate('query', calendarQuery),
  async (c) => {
    await requireNetworkWithinLimit(c, 'calendar')
    const { id: tourId } = c.req.valid('param')
    const { month } = c.req.valid('query')
    return c.json(await readCalendar(c.var.db, { tourId, month, now: c.var.now }), 200)
  },
)
