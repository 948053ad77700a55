import { Hono } from 'hono'
import type { MemberEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { profile, profileParams, type Profile } from '../../contracts/accounts/profile'
import { findProfile } from './profile.queries'

const describe = describeAs('accounts')

/** Must be mounted after `/user/me` and similar paths, which it would match. */
export const profileRoutes = new Hono<MemberEnv>().get(
  '/user/:username',
  describe('getProfile', 'A member with the posts that the reader may see', { response: profile }),
  requirePermission('profile:read'),
  validate('param', profileParams),
  async (c) => {
    const { db, lang, member } = c.var
    const found = await findProfile(db, c.req.valid('param').username, { ...member, lang })
    if (!found?.user.username) throw new AppError('NotFound')
    const { id, username, email, avatarUrl } = found.user
    const maySeeAddress = id === member.userId || member.isAdmin
    const response: Profile = {
      username,
      name: username,
      avatarUrl: avatarUrl ?? '',
      topics: found.topics,
      replies: found.replies,
      ...(maySeeAddress && email !== null && { email }),
    }
    return c.json(response, 200)
  },
)
