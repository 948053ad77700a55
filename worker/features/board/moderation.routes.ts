import { Hono } from 'hono'
import type { AppEnv, MemberScope } from '../../http/context'
import { auditOfChange } from '../../db/audit'
import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { requireWithinLimit } from '../../http/rate-limits'
import { jsonBody, validate } from '../../http/validate'
import { announceMail, mailContext } from '../../services/mail/outbox'
import { companyOf } from './board.notices'
import { invalidatesPosts } from './board.cache'
import { findReply } from './board.queries'
import {
  approvePost,
  hidePost,
  reportPost,
  resolveReport,
  restorePost,
  setLock,
  type Moderation,
} from './moderation.actions'
import {
  heldList,
  heldListQuery,
  moderationParams,
  newReport,
  reportList,
  reportListQuery,
} from '../../contracts/moderation'
import { listHeldPosts, listReports } from './moderation.queries'
import { describeAs } from '../../http/describe'
import { done } from '../../contracts/schemas'

const describe = describeAs('moderation')

const DONE = { ok: true } as const

export const moderationRoutes = new Hono<AppEnv>()
  .post(
    '/reply/:id/report',
    describe('reportPost', 'Report a post to the company, once for each member and post', {
      response: done,
    }),
    requirePermission('board:write'),
    validate('param', moderationParams),
    jsonBody(newReport),
    async (c) => {
      const { db, member: reporter, now, settings } = c.var
      await requireWithinLimit(c.var, 'report', String(reporter.userId))
      const post = await requirePost(db, c.req.valid('param').id)
      const reporting = { db, reporter, now, mail: mailContext(c), company: companyOf(settings) }
      announceMail(c, await reportPost(reporting, post, c.req.valid('json')))
      return c.json(DONE, 200)
    },
  )
  .get(
    '/admin/reports',
    describe('listReports', 'Reports with their posts, 50 a page', { response: reportList }),
    requirePermission('board:moderate'),
    validate('query', reportListQuery),
    async (c) => c.json(await listReports(c.var.db, c.req.valid('query')), 200),
  )
  .post(
    '/admin/reports/:id/resolve',
    describe('resolveReport', 'Mark a report as resolved', { response: done }),
    requirePermission('board:moderate'),
    validate('param', moderationParams),
    async (c) => {
      const { id } = c.req.valid('param')
      await resolveReport(moderationOf(c, 'report.resolve', 'report', id), id)
      return c.json(DONE, 200)
    },
  )
  .get(
    '/admin/posts/held',
    describe('listHeldPosts', 'Posts that wait for a review or are hidden, 50 a page', {
      response: heldList,
    }),
    requirePermission('board:moderate'),
    validate('query', heldListQuery),
    async (c) => c.json(await listHeldPosts(c.var.db, c.req.valid('query').page), 200),
  )
  .post(
    '/admin/posts/:id/hide',
    describe('hidePost', 'Hide a post; an opening post hides its topic', { response: done }),
    requirePermission('board:moderate'),
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => {
      const { id } = c.req.valid('param')
      await hidePost(moderationOf(c, 'post.hide', 'reply', id), await requirePost(c.var.db, id))
      return c.json(DONE, 200)
    },
  )
  .post(
    '/admin/posts/:id/restore',
    describe('restorePost', 'Show a hidden post again', { response: done }),
    requirePermission('board:moderate'),
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => {
      const { id } = c.req.valid('param')
      await restorePost(
        moderationOf(c, 'post.restore', 'reply', id),
        await requirePost(c.var.db, id),
      )
      return c.json(DONE, 200)
    },
  )
  .post(
    '/admin/posts/:id/approve',
    describe('approvePost', 'Publish a post that waits for its review', { response: done }),
    requirePermission('board:moderate'),
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => {
      const { id } = c.req.valid('param')
      const post = await requirePost(c.var.db, id)
      announceMail(
        c,
        await approvePost(moderationOf(c, 'post.approve', 'reply', id), post, mailContext(c)),
      )
      return c.json(DONE, 200)
    },
  )
  .post(
    '/admin/topics/:id/lock',
    describe('lockTopic', 'Close a topic to members', { response: done }),
    requirePermission('board:moderate'),
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => {
      const { id } = c.req.valid('param')
      await setLock(moderationOf(c, 'topic.lock', 'topic', id), id, true)
      return c.json(DONE, 200)
    },
  )
  .post(
    '/admin/topics/:id/unlock',
    describe('unlockTopic', 'Open a topic again', { response: done }),
    requirePermission('board:moderate'),
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => {
      const { id } = c.req.valid('param')
      await setLock(moderationOf(c, 'topic.unlock', 'topic', id), id, false)
      return c.json(DONE, 200)
    },
  )

function moderationOf(
  c: MemberScope,
  action: string,
  subjectType: string,
  subjectId: number,
): Moderation {
  const { db, member: moderator, now } = c.var
  return { db, moderator, now, audit: auditOfChange(c, { action, subjectType, subjectId }) }
}

async function requirePost(db: Db, replyId: number) {
  const found = await findReply(db, replyId)
  if (!found || found.topic.deletedAt !== null) throw new AppError('NotFound')
  return found
}
