import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission, type Permission } from '../../http/auth'
import { readMultipart } from '../../http/multipart'
import { jsonBody, validate } from '../../http/validate'
import {
  arrangeImages,
  binImage,
  changeAvatar,
  requireUploadWithinLimit,
  uploadImage,
} from './gallery.actions'
import {
  arrangement,
  avatarForm,
  imageOfTour,
  MAX_BODY_BYTES,
  uploadForm,
} from '../../contracts/images'

const mayEdit = requirePermission('images:edit')

export const imagesRoutes = new Hono<AppEnv>()
  .post('/file/upload', requireUpload('images:edit', 'upload'), async (c) =>
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
  .post('/user/me/avatar', requireUpload('avatar:edit', 'avatar'), async (c) => {
    const { file } = await readMultipart(c, avatarForm)
    return c.json({ avatarUrl: await changeAvatar(c, file) }, 200)
  })

function requireUpload(permission: Permission, limit: 'upload' | 'avatar') {
  return requirePermission(permission, {
    maxBytes: MAX_BODY_BYTES,
    beforeBody: (c) => requireUploadWithinLimit(c, limit),
  })
}
