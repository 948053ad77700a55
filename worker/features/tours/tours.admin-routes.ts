import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { MemberEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { jsonBody, validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { imageKeyOf, imageUrl } from '../../contracts/image-address'
import {
  adminTour,
  binnedItinerary,
  doneOrder,
  doneTour,
  tourImages,
  tourOfBin,
  tourSummary,
} from '../../contracts/tours-admin'
import {
  mainImageChange,
  newTour,
  tourChange,
  tourOrder,
  tourSchedule,
} from '../../contracts/tour-changes'
import { tourExtraChange } from '../../contracts/tour-extra-change'
import { statusChange, statusChanged } from '../../contracts/tour-status-change'
import { TOUR_FAULTS } from '../../contracts/tour-checks'
import { tourParams } from '../../contracts/tours'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown-limits'
import { binItinerary, updateTourExtra } from './itinerary.actions'
import {
  binTour,
  createTour,
  restoreTour,
  setMainImage,
  sortTours,
  updateTour,
} from './tours.actions'
import { listTourImages, requireAdminTour } from './tours.admin-queries'
import { listTourSummaries } from './tours.summaries'
import { duplicateTour } from './tours.duplicate'
import { scheduleTour } from './tours.schedule'
import { changeStatuses } from './tours.status'

const describe = describeAs('tours')

const ADMIN_JSON_BYTES = 1024 * 1024
/** The stored tour and the name of the member who saved it; null when the site did, or the account is deleted. */
const CONFLICT = { current: adminTour, savedBy: z.string().nullable() }
const mayEdit = requirePermission('tours:edit')
const mayEditAtLength = requirePermission('tours:edit', { maxBytes: ADMIN_JSON_BYTES })
const mayDelete = requirePermission('tours:delete')

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
    async (c) => {
      const tourId = await createTour(c, c.req.valid('json'))
      return c.json(await requireAdminTour(c.var.db, tourId), 200)
    },
  )
  .post(
    '/forum/update',
    describe('updateTour', 'Change fields of a tour; 409 has the stored tour in `current`', {
      response: adminTour,
      errors: [
        'NotFound',
        'EditConflict',
        'TourNameInUse',
        'TourNameInvalid',
        'OfferEndMissing',
        'RegularPriceMissing',
        'RegularPriceTooLow',
        'TourNotReady',
        'DepartureBooked',
        'DayClosed',
        ...MARKDOWN_REFUSALS,
      ],
      extras: {
        EditConflict: CONFLICT,
        TourNotReady: { faults: z.array(z.enum(TOUR_FAULTS)) },
      },
    }),
    mayEditAtLength,
    jsonBody(tourChange),
    async (c) => {
      const change = c.req.valid('json')
      await updateTour(c, change)
      return c.json(await requireAdminTour(c.var.db, change.tourId), 200)
    },
  )
  .post(
    '/forum/updateextra',
    describe(
      'updateItinerary',
      'Change itinerary and inclusions; 409 has the stored tour in `current`',
      {
        response: adminTour,
        errors: [
          'NotFound',
          'EditConflict',
          'ImageUrlForeign',
          'VideoInvalid',
          ...MARKDOWN_REFUSALS,
        ],
        extras: { EditConflict: CONFLICT },
      },
    ),
    mayEditAtLength,
    jsonBody(tourExtraChange),
    async (c) => {
      const change = c.req.valid('json')
      await updateTourExtra(c, change)
      return c.json(await requireAdminTour(c.var.db, change.tourId), 200)
    },
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
      await setMainImage(c, forumId, ownImageKey(c, mainImageUrl))
      return c.json(await requireAdminTour(c.var.db, forumId), 200)
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
  .post(
    '/admin/tours/:id/duplicate',
    describe('duplicateTour', 'Copy a tour with its images to a hidden one, without departures', {
      response: adminTour,
      errors: ['NotFound', 'TourNameInUse', 'Unavailable'],
    }),
    mayEdit,
    validate('param', tourParams),
    async (c) => {
      const copyId = await duplicateTour(c, c.req.valid('param').id)
      return c.json(await requireAdminTour(c.var.db, copyId), 200)
    },
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
    '/admin/tours',
    describe('listTourSummaries', 'The tours of the desk, without those in the bin', {
      response: z.array(tourSummary),
    }),
    mayEdit,
    async (c) => c.json(await listTourSummaries(c.var.db, c.var.now), 200),
  )
  .post(
    '/admin/tours/status',
    describe('changeTourStatuses', 'Show or hide tours; those that are not ready stay hidden', {
      response: statusChanged,
      errors: ['NotFound', 'TourNotReady'],
      extras: { TourNotReady: { faults: z.array(z.enum(TOUR_FAULTS)) } },
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
      extras: {
        EditConflict: CONFLICT,
        TourNotReady: { faults: z.array(z.enum(TOUR_FAULTS)) },
      },
    }),
    mayEdit,
    jsonBody(tourSchedule),
    async (c) => {
      const schedule = c.req.valid('json')
      await scheduleTour(c, schedule)
      return c.json(await requireAdminTour(c.var.db, schedule.forumId), 200)
    },
  )
  .get(
    '/admin/tours/:id',
    describe('getAdminTour', 'A tour as its editor shows it', { response: adminTour }),
    mayEdit,
    validate('param', tourParams),
    async (c) => c.json(await requireAdminTour(c.var.db, c.req.valid('param').id), 200),
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

/** Accepts a key, a path or an absolute URL on this site; null for anything else. */
function ownImageKey(c: Context<MemberEnv>, text: string): string | null {
  const { origin } = new URL(c.req.url)
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return imageKeyOf(path.startsWith('/') ? path : imageUrl(path))
}
