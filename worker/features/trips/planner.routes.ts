import { Hono } from 'hono'
import { planner, plannerQuery } from '../../contracts/trips/planner'
import { capChange, dayParams, tripDay } from '../../contracts/trips/trip-days'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { changeCap } from './day-cap.actions'
import { readPlanner } from './planner.queries'
import { closuresRoutes } from './closures.routes'

const describe = describeAs('trips')
const mayManage = requirePermission('bookings:manage')
export const plannerRoutes = new Hono<AppEnv>()
  .get(
    '/admin/planner',
    describe('getPlanner', 'Trips, days, closures, guides and vehicles of at most 62 days', {
      response: planner,
    }),
    mayManage,
    validate('query', plannerQuery),
    async (c) => c.json(await readPlanner(c.var.db, c.req.valid('query'), c.var.lang), 200),
  )
  .route('/', closuresRoutes)
  .patch(
    '/admin/days/:day',
    describe('changeDay', 'Set how many trips a day may have', {
      response: tripDay,
      errors: ['CapTooLow'],
    }),
    mayManage,
    validate('param', dayParams),
    jsonBody(capChange),
    async (c) => c.json(await changeCap(c, c.req.valid('param').day, c.req.valid('json').cap), 200),
  )
