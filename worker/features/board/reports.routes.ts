import { Hono } from 'hono'
import { newReport } from '../../contracts/board/new-report'
import { replyParams } from '../../contracts/board/posts'
import { done } from '../../contracts/schemas'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { requireWithinLimit } from '../../http/rate-limits'
import { jsonBody, validate } from '../../http/validate'
import { reportPost } from './reports.actions'

const describe = describeAs('moderation')

export const reportsRoutes = new Hono<AppEnv>().post(
  '/reply/:id/report',
  describe('reportPost', 'Report a post to the company, once for each member and post', {
    response: done,
  }),
  requirePermission('board:write'),
  validate('param', replyParams),
  jsonBody(newReport),
  async (c) => {
    await requireWithinLimit(c.var, 'report', String(c.var.member.userId))
    await reportPost(c, c.req.valid('param').id, c.req.valid('json'))
    return c.json({ ok: true } as const, 200)
  },
)
