import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { readMultipart } from '../../http/multipart'
import { requireWithinLimit } from '../../http/rate-limits'
import { jsonBody, validate } from '../../http/validate'
import { arrangeImages, binImage, uploadImage } from './gallery.actions'
import { arrangement, imageOfTour, MAX_BODY_BYTES, uploadForm } from '../../contracts/images'

const mayEdit = requirePermission('images:edit')
const mayUpload = requirePermission('images:edit', {
  maxBytes: MAX_BODY_BYTES,
  beforeBody: (c) => requireWithinLimit(c.var, 'upload', String(c.var.member.userId)),
})

export const galleryRoutes = new Hono<AppEnv>()
  .post('/file/upload', mayUpload, async (c) =>
    c.json(await uploadImage(c, await readMultipart(c, uploadForm)), 200),
  )
  .post('/file/delete', mayEdit, jsonBody(), validate('json', imageOfTour), async (c) => {
    const { forumId, filename } = c.req.valid('json')
    await binImage(c, forumId, filename)
    return c.json({ forumId, filename }, 200)
  })
  .post('/file/arrange', mayEdit, jsonBody(), validate('json', arrangement), async (c) => {
    const wanted = c.req.valid('json')
    await arrangeImages(c, wanted)
    return c.json({ forumId: wanted.forumId }, 200)
  })
