import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { MemberEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { jsonBody, validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { imageKeyOf, imageUrl } from '../../contracts/media/image-address'
import { adminTour, doneOrder } from '../../contracts/tours/tours-admin'
import { tourImages } from '../../contracts/media/tour-images'
import { tourSummary } from '../../contracts/tours/tour-summary'
import { mainImageChange, tourChange, tourOrder } from '../../contracts/tours/tour-changes'
import { newTour } from '../../contracts/tours/new-tour'
import { tourExtraChange } from '../../contracts/tours/tour-extra-change'
import { usedPlace } from '../../contracts/tours/places'
import { tourParams } from '../../contracts/tours/tours'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown/markdown-limits'
import { CONFLICT, NOT_READY, TOUR_REFUSALS } from './tours.editor-errors'
import { updateTourExtra } from './itinerary/itinerary.actions'
import { setMainImage, sortTours, createTour } from './tours.actions'
import { updateTour } from './tours.update'
import { requireAdminTour, tourAfter } from './tours.admin-queries'
import { listTourImages } from './gallery/tour-images.queries'
import { listUsedPlaces } from './itinerary/places.queries'
import { listTourSummaries } from './tours.summaries'
import { duplicateTour } from './copies/duplicate.actions'

const describe = describeAs('tours')
const ADMIN_JSON_BYTES = 1024 * 1024
const ITINERARY_SUMMARY = 'Change itinerary and inclusions; 409 has the stored tour in `current`'
const ITINERARY_REFUSALS = [
  'NotFound',
  'EditConflict',
  'ImageUrlForeign',
  'VideoInvalid',
  'PlaceInvalid',
] as const
const mayEdit = requirePermission('tours:edit')
const mayEditAtLength = requirePermission('tours:edit', { maxBytes: ADMIN_JSON_BYTES })

/** Each response is the tour as stored after the write. */
export const toursAdminRoutes = new Hono<MemberEnv>()
  .post(
    '/forum',
    describe('createTour', 'Create a hidden tour', {
      response: adminTour,
      errors: ['TourNameInUse', 'TourNameInvalid'],
    }),
    mayEdit,
    jsonBody(newTour),
    async (c) => c.json(await tourAfter(c, createTour(c, c.req.valid('json'))), 200),
  )
  .post(
    '/forum/update',
    describe('updateTour', 'Change fields of a tour; 409 has the stored tour in `current`', {
      response: adminTour,
      errors: [...TOUR_REFUSALS, 'TourNotReady'],
      extras: { ...CONFLICT, ...NOT_READY },
    }),
    mayEditAtLength,
    jsonBody(tourChange),
    async (c) => c.json(await tourAfter(c, updateTour(c, c.req.valid('json'))), 200),
  )
  .post(
    '/forum/updateextra',
    describe('updateItinerary', ITINERARY_SUMMARY, {
      response: adminTour,
      errors: [...ITINERARY_REFUSALS, ...MARKDOWN_REFUSALS],
      extras: CONFLICT,
    }),
    mayEditAtLength,
    jsonBody(tourExtraChange),
    async (c) => c.json(await tourAfter(c, updateTourExtra(c, c.req.valid('json'))), 200),
  )
  .post(
    '/forum/mainImg',
    describe('setMainImage', 'Choose the main image', {
      response: adminTour,
      errors: ['NotFound', 'NotAnImageOfTour'],
    }),
    mayEdit,
    jsonBody(mainImageChange),
    async (c) => {
      const { forumId, mainImageUrl } = c.req.valid('json')
      const write = setMainImage(c, forumId, ownImageKey(c, mainImageUrl))
      return c.json(await tourAfter(c, write), 200)
    },
  )
  .post(
    '/forum/sort',
    describe('sortTours', 'Put the tours into an order', { response: doneOrder }),
    mayEdit,
    jsonBody(tourOrder),
    async (c) => {
      const { forumIds } = c.req.valid('json')
      await sortTours(c, forumIds)
      return c.json({ forumIds }, 200)
    },
  )
  .post(
    '/admin/tours/:id/duplicate',
    describe('duplicateTour', 'Copy a tour with its images to a hidden one, without departures', {
      response: adminTour,
      errors: ['NotFound', 'TourNameInUse', 'Unavailable'],
    }),
    mayEdit,
    validate('param', tourParams),
    async (c) => c.json(await tourAfter(c, duplicateTour(c, c.req.valid('param').id)), 200),
  )
  .get(
    '/forum/getImg/:id',
    describe('listTourImages', 'Every image that a tour uses', { response: tourImages }),
    mayEdit,
    validate('param', tourParams),
    async (c) => {
      const found = await listTourImages(c.var.db, c.req.valid('param').id)
      if (!found) throw new AppError('NotFound')
      return c.json(found, 200)
    },
  )
  .get(
    '/admin/places',
    describe('listPlaces', 'The named places of the tours', { response: z.array(usedPlace) }),
    mayEdit,
    async (c) => c.json(await listUsedPlaces(c.var.db), 200),
  )
  .get(
    '/admin/tours',
    describe('listTourSummaries', 'The tours of the desk, without those in the bin', {
      response: z.array(tourSummary),
    }),
    requirePermission('tours:list'),
    async (c) => c.json(await listTourSummaries(c.var.db, c.var.now), 200),
  )
  .get(
    '/admin/tours/:id',
    describe('getAdminTour', 'A tour as its editor shows it', { response: adminTour }),
    mayEdit,
    validate('param', tourParams),
    async (c) => c.json(await requireAdminTour(c.var.db, c.req.valid('param').id), 200),
  )

/** Accepts a key, a path or an absolute URL on this site; null for anything else. */
function ownImageKey(c: Context<MemberEnv>, text: string): string | null {
  const { origin } = new URL(c.req.url)
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return imageKeyOf(path.startsWith('/') ? path : imageUrl(path))
}
