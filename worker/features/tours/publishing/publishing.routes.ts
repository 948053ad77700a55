import { Hono } from 'hono'
import { describeAs } from '../../../http/describe'
import { requirePermission } from '../../../http/auth'
import type { MemberEnv } from '../../../http/context'
import { statusChanged, statusChange } from '../../../contracts/tours/tour-status-change'
import { NOT_READY, CONFLICT } from '../tours.refusals'
import { jsonBody } from '../../../http/validate'
import { changeStatuses } from './status.actions'
import { adminTour } from '../../../contracts/tours/tours-admin'
import { tourSchedule } from '../../../contracts/tours/tour-publishing'
import { scheduleTour } from './schedule.actions'
import { tourAfter } from '../tours.admin-queries'

const describe = describeAs('tours')
const mayEdit = requirePermission('tours:edit')

export const publishingRoutes = new Hono<MemberEnv>()
  .post(
    '/admin/tours/status',
    describe('changeTourStatuses', 'Show or hide tours; those that are not ready stay hidden', {
      response: statusChanged,
      errors: ['NotFound', 'TourNotReady'],
      extras: NOT_READY,
    }),
    mayEdit,
    jsonBody(statusChange),
    async (c) => c.json(await changeStatuses(c, c.req.valid('json')), 200),
  )
  .post(
    '/admin/tours/schedule',
    describe('scheduleTour', 'Set or cancel when a hidden tour goes live', {
      response: adminTour,
      errors: ['NotFound', 'EditConflict', 'TourNotReady', 'TourAlreadyShown', 'PublishTimePast'],
      extras: { ...CONFLICT, ...NOT_READY },
    }),
    mayEdit,
    jsonBody(tourSchedule),
    async (c) => c.json(await tourAfter(c, scheduleTour(c, c.req.valid('json'))), 200),
  )
