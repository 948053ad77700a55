import { Hono } from 'hono'
import type { MemberEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { validate } from '../../http/validate'
import { profileParams, type Profile } from '../../contracts/accounts'
import { findProfile } from './profile.queries'

/** A member as other members see them. Stands behind the routes of `/user/me` and the like. */
export const profileRoutes = new Hono<MemberEnv>().get(
  '/user/:username',
  requirePermission('profile:read'),
  validate('param', profileParams),
  async (c) => {
    const { db, lang, member } = c.var
    const found = await findProfile(db, c.req.valid('param').username, { ...member, lang })
    if (!found?.user.username) throw new AppError('NotFound')
    const { id, username, email, avatarUrl } = found.user
    const isToldAddress = id === member.userId || member.isSuperUser
    const answer: Profile = {
      username,
      name: username,
      avatarUrl: avatarUrl ?? '',
      topics: found.topics,
      replies: found.replies,
      ...(isToldAddress && email !== null && { email }),
    }
    return c.json(answer, 200)
  },
)
