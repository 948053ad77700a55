import { Hono } from 'hono'
import type { MemberEnv } from '../../platform/app-env'
import { AppError } from '../../platform/errors'
import { requirePermission } from '../../platform/guards'
import { validate } from '../../platform/validate'
import { profileParams, type Profile } from './accounts.contract'
import { findProfile, listPosts } from './profile.queries'

/** A member as other members see them. Stands behind the routes of `/user/me` and the like. */
export const profileRoutes = new Hono<MemberEnv>().get(
  '/user/:username',
  requirePermission('profile:read'),
  validate('param', profileParams),
  async (c) => {
    const { db, lang, member } = c.var
    const user = await findProfile(db, c.req.valid('param').username)
    if (!user?.username) throw new AppError('NotFound')
    const isToldAddress = user.id === member.userId || member.isSuperUser
    const answer: Profile = {
      username: user.username,
      name: user.username,
      avatarUrl: user.avatarUrl ?? '',
      ...(await listPosts(db, user.id, { ...member, lang })),
      ...(isToldAddress && user.email !== null && { email: user.email }),
    }
    return c.json(answer, 200)
  },
)
