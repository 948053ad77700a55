import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { readMultipart } from '../../http/multipart'
import { requireWithinLimit } from '../../http/rate-limits'
import { avatarForm, MAX_BODY_BYTES } from '../../contracts/images'
import { changeAvatar } from './avatar.actions'

const mayEditAvatar = requirePermission('avatar:edit', {
  maxBytes: MAX_BODY_BYTES,
  beforeBody: (c) => requireWithinLimit(c.var, 'avatar', String(c.var.member.userId)),
})

export const avatarRoutes = new Hono<AppEnv>().post('/user/me/avatar', mayEditAvatar, async (c) => {
  const { file } = await readMultipart(c, avatarForm)
  return c.json({ avatarUrl: await changeAvatar(c, file) }, 200)
})
