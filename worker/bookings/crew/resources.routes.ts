import { Hono } from 'hono'
import {
  resource,
  resourceList,
  resourceParams,
  resourceVersion,
  staffFeed,
  newResource,
  resourceChange,
  assigned,
  assignmentParams,
  busyTrips,
  newAssignment,
} from '../../contracts/bookings/resources'
import { done } from '../../contracts/schemas'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { assign, removeAssignment } from './assignments.actions'
import { changeResource, createResource, renewFeed, retireResource } from './resources.actions'
import { listResources } from './resources.queries'
import { getStaffFeed, renewStaffFeed } from './staff-feed'

const describe = describeAs('trips')
const mayRead = requirePermission('trips:read')
const mayManage = requirePermission('trips:manage')

/** Guides and vehicles, their trips and their absences. */
export const resourcesRoutes = new Hono<AppEnv>()
  .get(
    '/admin/resources',
    describe('listResources', 'Guides and vehicles with their coming absences', {
      response: resourceList,
    }),
    mayManage,
    async (c) => c.json({ resources: await listResources(c) }, 200),
  )
  .post(
    '/admin/resources',
    describe('createResource', 'Add a guide or a vehicle', {
      responses: { 201: resource },
      errors: ['TextTooLong', 'TextNotAllowed'],
    }),
    mayManage,
    jsonBody(newResource),
    async (c) => c.json(await createResource(c, c.req.valid('json')), 201),
  )
  .patch(
    '/admin/resources/:id',
    describe('changeResource', 'Change a guide or a vehicle', {
      response: resource,
      errors: ['NotFound', 'EditConflict', 'TextTooLong', 'TextNotAllowed'],
    }),
    mayManage,
    validate('param', resourceParams),
    jsonBody(resourceChange),
    async (c) => c.json(await changeResource(c, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .delete(
    '/admin/resources/:id',
    describe('retireResource', 'Retire a guide or a vehicle that has no coming trips', {
      response: done,
      errors: ['NotFound', 'EditConflict', 'ResourceBusy'],
      extras: { ResourceBusy: busyTrips },
    }),
    mayManage,
    validate('param', resourceParams),
    validate('query', resourceVersion),
    async (c) => {
      await retireResource(c, c.req.valid('param').id, c.req.valid('query').version)
      return c.json({ ok: true } as const, 200)
    },
  )
  .post(
    '/admin/resources/:id/feed',
    describe('renewCrewCalendar', 'Give a calendar a new address; the old one ends', {
      response: resource,
      errors: ['NotFound'],
    }),
    mayManage,
    validate('param', resourceParams),
    async (c) => c.json(await renewFeed(c, c.req.valid('param').id), 200),
  )
  .get(
    '/admin/trips/feed',
    describe('getStaffFeed', 'The address of the own calendar of all trips', {
      response: staffFeed,
    }),
    mayRead,
    async (c) => c.json(await getStaffFeed(c), 200),
  )
  .post(
    '/admin/trips/feed',
    describe(
      'renewStaffFeed',
      'Give the own calendar of all trips a new address; the old one ends',
      {
        response: staffFeed,
      },
    ),
    mayRead,
    async (c) => c.json(await renewStaffFeed(c), 200),
  )
  .post(
    '/admin/assignments',
    describe('assign', 'Assign a guide or a vehicle to a trip, or record an absence', {
      responses: { 201: assigned },
      errors: ['NotFound', 'NotPossibleNow', 'ResourceBusy', 'TextTooLong', 'TextNotAllowed'],
      extras: { ResourceBusy: busyTrips },
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
