import { Hono } from 'hono'
import { assigned, assignmentParams, newAssignment } from '../../contracts/trips/assignments'
import { done } from '../../contracts/schemas'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { assign } from './assignments.actions'
import { removeAssignment } from './assignments.remove'

const describe = describeAs('trips')
const mayManage = requirePermission('bookings:manage')

/** The guides and vehicles of trips, and their absences. */
export const assignmentsRoutes = new Hono<AppEnv>()
  .post(
    '/admin/assignments',
    describe('assign', 'Assign a guide or a vehicle to a trip, or record an absence', {
      responses: { 201: assigned },
      errors: ['NotFound', 'NotPossibleNow', 'ResourceBusy', 'TextTooLong', 'TextNotAllowed'],
    }),
    mayManage,
    jsonBody(newAssignment),
    async (c) => c.json(await assign(c, c.req.valid('json')), 201),
  )
  .delete(
    '/admin/assignments/:id',
    describe('removeAssignment', 'Remove a guide or a vehicle from a trip, or delete an absence', {
      response: done,
      errors: ['NotFound'],
    }),
    mayManage,
    validate('param', assignmentParams),
    async (c) => {
      await removeAssignment(c, c.req.valid('param').id)
      return c.json({ ok: true } as const, 200)
    },
  )
