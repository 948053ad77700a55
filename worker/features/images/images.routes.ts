import { Hono } from 'hono'
import type { AppEnv } from '../../platform/app-env'
import { requirePermission } from '../../platform/guards'
import { readMultipart } from '../../platform/multipart'
import { jsonBody, validate } from '../../platform/validate'
import { arrangeImages, binImage, changeAvatar, requireUploadWithin, uploadImage } from './images.actions'
import { arrangement, avatarForm, imageOfTour, MAX_BODY_BYTES, uploadForm } from './images.contract'

const mayEdit = requirePermission('images:edit')

/** Pictures of tours, for super users; a member's own picture. */
export const imagesRoutes = new Hono<AppEnv>()
  .post('/file/upload', mayEdit, async (c) => {
    await requireUploadWithin(c, 'upload')
    const form = await readMultipart(c.req.raw, uploadForm, MAX_BODY_BYTES)
    return c.json(await uploadImage(c, form), 200)
  })
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
  .post('/user/me/avatar', requirePermission('avatar:edit'), async (c) => {
    await requireUploadWithin(c, 'avatar')
    const { file } = await readMultipart(c.req.raw, avatarForm, MAX_BODY_BYTES)
    return c.json({ avatarUrl: await changeAvatar(c, file) }, 200)
  })
