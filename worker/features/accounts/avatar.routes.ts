import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { formBody } from '../../http/multipart'
import { requireWithinLimit } from '../../http/rate-limits'
import { describeAs } from '../../http/describe'
import { MAX_BODY_BYTES } from '../../contracts/media/image-uploads'
import { avatarAnswer, avatarForm } from '../../contracts/accounts/avatar'
import { changeAvatar } from './avatar.actions'

const describe = describeAs('accounts')

const mayEditAvatar = requirePermission('avatar:edit', {
  maxBytes: MAX_BODY_BYTES,
  beforeBody: (c) => requireWithinLimit(c.var, 'avatar', String(c.var.member.userId)),
})

export const avatarRoutes = new Hono<AppEnv>().post(
  '/user/me/avatar',
  describe('uploadAvatar', 'Upload an own avatar (2 MiB at most)', {
    response: avatarAnswer,
    errors: ['ImageInvalid'],
  }),
  mayEditAvatar,
  formBody(avatarForm),
  async (c) => {
    const { file } = c.req.valid('form')
    return c.json({ avatarUrl: await changeAvatar(c, file) }, 200)
  },
)
