import { Hono } from 'hono'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import {
  closure,
  closureList,
  closureParams,
  closuresQuery,
  newClosure,
} from '../../contracts/trips/closures'
import { done } from '../../contracts/schemas'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { createClosure } from './closures.actions'
import { deleteClosure } from './closures.delete'
import { listClosures } from './closures.list-queries'

const describe = describeAs('trips')
const mayManage = requirePermission('bookings:manage')

/** Days closed to new trips. */
export const closuresRoutes = new Hono<AppEnv>()
  .get(
    '/admin/closures',
    describe('listClosures', 'Days without new trips that are not over, the first to end first', {
      response: closureList,
    }),
    mayManage,
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
      errors: ['NotFound'],
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
