import { Hono, type Context } from 'hono'
import type { MemberEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { imageKeyOf, imageUrl } from '../../contracts/image-address'
import { jsonBody, validate } from '../../http/validate'
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
import {
  mainImageChange,
  newTour,
  tourChange,
  tourExtraChange,
  tourOfBin,
  tourOrder,
} from '../../contracts/tours-admin'
import { tourParams } from '../../contracts/tours'
import { listTourSummaries } from './tours.queries'

const ADMIN_JSON_BYTES = 1024 * 1024
const mayEdit = requirePermission('tours:edit')
const mayEditAtLength = requirePermission('tours:edit', { maxBytes: ADMIN_JSON_BYTES })
const mayDelete = requirePermission('tours:delete')

/** Each response is the tour as stored after the write. */
export const toursAdminRoutes = new Hono<MemberEnv>()
  .post('/forum', mayEdit, jsonBody(), validate('json', newTour), async (c) => {
    const tourId = await createTour(c, c.req.valid('json'))
    return c.json(await requireAdminTour(c.var.db, tourId), 200)
  })
  .post('/forum/update', mayEditAtLength, jsonBody(), validate('json', tourChange), async (c) => {
    const change = c.req.valid('json')
    await updateTour(c, change)
    return c.json(await requireAdminTour(c.var.db, change.tourId), 200)
  })
  .post(
    '/forum/updateextra',
    mayEditAtLength,
    jsonBody(),
    validate('json', tourExtraChange),
    async (c) => {
      const change = c.req.valid('json')
      await updateTourExtra(c, change)
      return c.json(await requireAdminTour(c.var.db, change.tourId), 200)
    },
  )
  .post('/forum/mainImg', mayEdit, jsonBody(), validate('json', mainImageChange), async (c) => {
    const { forumId, mainImageUrl } = c.req.valid('json')
    await setMainImage(c, forumId, ownImageKey(c, mainImageUrl))
    return c.json(await requireAdminTour(c.var.db, forumId), 200)
  })
  .post('/forum/sort', mayEdit, jsonBody(), validate('json', tourOrder), async (c) => {
    const { forumIds } = c.req.valid('json')
    await sortTours(c, forumIds)
    return c.json({ forumIds }, 200)
  })
  .post('/forum/restore', mayEdit, jsonBody(), validate('json', tourOfBin), async (c) => {
    const { forumId } = c.req.valid('json')
    await restoreTour(c, forumId)
    return c.json(await requireAdminTour(c.var.db, forumId), 200)
  })
  .post('/file/deleteByForumId', mayDelete, jsonBody(), validate('json', tourOfBin), async (c) => {
    const { forumId } = c.req.valid('json')
    return c.json({ forumId, deletedEntries: await binItinerary(c, forumId) }, 200)
  })
  .get('/forum/getImg/:id', mayEdit, validate('param', tourParams), async (c) => {
    const found = await listTourImages(c.var.db, c.req.valid('param').id)
    if (!found) throw new AppError('NotFound')
    return c.json(found, 200)
  })
  .get('/admin/tours', mayEdit, async (c) => c.json(await listTourSummaries(c.var.db), 200))
  .get('/admin/tours/:id', mayEdit, validate('param', tourParams), async (c) =>
    c.json(await requireAdminTour(c.var.db, c.req.valid('param').id), 200),
  )
  .delete('/forum/:id', mayDelete, validate('param', tourParams), async (c) => {
    const { id } = c.req.valid('param')
    await binTour(c, id)
    return c.json({ forumId: id }, 200)
  })

/** Accepts a key, a path or an absolute URL on this site; null for anything else. */
function ownImageKey(c: Context<MemberEnv>, text: string): string | null {
  const { origin } = new URL(c.req.url)
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return imageKeyOf(path.startsWith('/') ? path : imageUrl(path))
}
