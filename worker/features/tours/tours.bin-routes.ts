import { Hono } from 'hono'
import { describeAs } from '../../http/describe'
import { requirePermission } from '../../http/auth'
import type { MemberEnv } from '../../http/context'
import { adminTour, tourOfBin, binnedItinerary, doneTour } from '../../contracts/tours/tours-admin'
import { jsonBody, validate } from '../../http/validate'
import { restoreTour, binTour } from './tours.bin'
import { requireAdminTour } from './tours.admin-queries'
import { binItinerary } from './itinerary/itinerary-bin.actions'
import { tourParams } from '../../contracts/tours/tours'

const describe = describeAs('tours')
const mayEdit = requirePermission('tours:edit')
const mayDelete = requirePermission('tours:delete')

export const toursBinRoutes = new Hono<MemberEnv>()
  .post(
    '/forum/restore',
    describe('restoreTour', 'Restore a tour from the bin', {
      response: adminTour,
      errors: ['NotFound', 'TourNameInUse'],
    }),
    mayEdit,
    jsonBody(tourOfBin),
    async (c) => {
      const { forumId } = c.req.valid('json')
      await restoreTour(c, forumId)
      return c.json(await requireAdminTour(c.var.db, forumId), 200)
    },
  )
  .post(
    '/file/deleteByForumId',
    describe('binItinerary', 'Put the whole itinerary and its images into the bin', {
      response: binnedItinerary,
      errors: ['NotFound'],
    }),
    mayDelete,
    jsonBody(tourOfBin),
    async (c) => {
      const { forumId } = c.req.valid('json')
      return c.json({ forumId, deletedEntries: await binItinerary(c, forumId) }, 200)
    },
  )
  .delete(
    '/forum/:id',
    describe('binTour', 'Put a tour into the bin', { response: doneTour }),
    mayDelete,
    validate('param', tourParams),
    async (c) => {
      const { id } = c.req.valid('param')
      await binTour(c, id)
      return c.json({ forumId: id }, 200)
    },
  )
