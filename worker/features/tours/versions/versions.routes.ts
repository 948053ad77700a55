import { CONFLICT, TOUR_REFUSALS } from '../tours.editor-errors'
import { Hono } from 'hono'
import { adminTour } from '../../../contracts/tours/tours-admin'
import {
  tourDifferences,
  tourVersions,
  versionParams,
  versionRestore,
  versionsQuery,
} from '../../../contracts/tours/tour-versions'
import { tourParams } from '../../../contracts/tours/tours'
import { requirePermission } from '../../../http/auth'
import type { MemberEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { requireAdminTour, tourAfter } from '../tours.admin-queries'
import { restoreVersion } from './versions.actions'
import { listVersions, getDifferences } from './versions.queries'

const describe = describeAs('tours')
const mayEdit = requirePermission('tours:edit')

export const toursVersionRoutes = new Hono<MemberEnv>()
  .get(
    '/admin/tours/:id/versions',
    describe('listTourVersions', 'Who changed a tour, when and which fields, newest first', {
      response: tourVersions,
    }),
    mayEdit,
    validate('param', tourParams),
    validate('query', versionsQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      await requireAdminTour(c.var.db, id)
      return c.json(await listVersions(c.var.db, id, c.req.valid('query').before), 200)
    },
  )
  .get(
    '/admin/tours/:id/versions/:versionId',
    describe('getTourDifferences', 'A version of a tour with the values before and after', {
      response: tourDifferences,
    }),
    mayEdit,
    validate('param', versionParams),
    async (c) => {
      const { id, versionId } = c.req.valid('param')
      return c.json(await getDifferences(c.var.db, id, versionId), 200)
    },
  )
  .post(
    '/admin/tours/restoreVersion',
    describe('restoreTourVersion', 'Restore a tour to what it was before a version', {
      response: adminTour,
      errors: TOUR_REFUSALS,
      extras: CONFLICT,
    }),
    mayEdit,
    jsonBody(versionRestore),
    async (c) => c.json(await tourAfter(c, restoreVersion(c, c.req.valid('json'))), 200),
  )
