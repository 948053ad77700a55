import { Hono } from 'hono'
import { mayRole } from '../../contracts/accounts/permissions'
import { planner, plannerQuery } from '../../contracts/bookings/planner'
import {
  capChange,
  dayParams,
  tripDay,
  closure,
  closureList,
  closureParams,
  departuresWithin,
  closuresQuery,
  newClosure,
} from '../../contracts/bookings/trip-days'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { done } from '../../contracts/schemas'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { createClosure, deleteClosure, listClosures } from './closures.actions'
import { changeCap } from './day-cap.actions'
import { readPlanner, withoutMoney } from './planner.queries'

const describe = describeAs('trips')
const mayRead = requirePermission('trips:read')
const mayManage = requirePermission('trips:manage')

/** The planner, closed days, and how many trips a day may have. */
export const plannerRoutes = new Hono<AppEnv>()
  .get(
    '/admin/planner',
    describe('getPlanner', 'Trips, days, closures, guides and vehicles of at most 62 days', {
      response: planner,
    }),
    mayRead,
    validate('query', plannerQuery),
    async (c) => {
      const { db, lang, member, now } = c.var
      const found = await readPlanner(db, c.req.valid('query'), { lang, now })
      return c.json(mayRole(member.role, 'money:read') ? found : withoutMoney(found), 200)
    },
  )
  .get(
    '/admin/closures',
    describe('listClosures', 'Days without new trips that are not over, the first to end first', {
      response: closureList,
    }),
    mayRead,
    validate('query', closuresQuery),
    async (c) => {
      const { after } = c.req.valid('query')
      const { db, now, lang } = c.var
      return c.json(await listClosures(db, { today: calgaryDay(now), after, lang }), 200)
    },
  )
  .post(
    '/admin/closures',
    describe('createClosure', 'Close days for new trips, of one tour or of all', {
      response: closure,
      errors: ['NotFound', 'DeparturesWithin'],
      extras: { DeparturesWithin: { departures: departuresWithin } },
    }),
    mayManage,
    jsonBody(newClosure),
    async (c) => c.json(await createClosure(c, c.req.valid('json')), 200),
  )
  .delete(
    '/admin/closures/:id',
    describe('deleteClosure', 'Open days again', { response: done, errors: ['NotFound'] }),
    mayManage,
    validate('param', closureParams),
    async (c) => {
      await deleteClosure(c, c.req.valid('param').id)
      return c.json({ ok: true } as const, 200)
    },
  )
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
