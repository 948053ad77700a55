import { Hono } from 'hono'
import { describeAs } from '../../http/describe'
import { requirePermission } from '../../http/auth'
import type { MemberEnv } from '../../http/context'
import {
  adminTour,
  tourBinning,
  tourOfBin,
  binnedItinerary,
  doneTour,
} from '../../contracts/tours/tours-admin'
import { jsonBody, validate } from '../../http/validate'
import { restoreTour, binTour } from './tours.bin'
import { tourAfter } from './tours.admin-queries'
import { binItinerary } from './itinerary/itinerary-restore.actions'
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
    async (c) => c.json(await tourAfter(c, restoreTour(c, c.req.valid('json').forumId)), 200),
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
    describe('binTour', 'Put a tour into the bin; its open quotes are told first', {
      response: doneTour,
      errors: ['TourQuoted'],
    }),
    mayDelete,
    validate('param', tourParams),
    validate('query', tourBinning),
    async (c) => {
      const { openQuotes } = c.req.valid('query')
      return c.json({ forumId: await binTour(c, c.req.valid('param').id, openQuotes) }, 200)
    },
  )
