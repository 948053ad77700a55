import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { validate } from '../../http/validate'
import { invalidatesPosts } from './board.cache'
import { approvePost, hidePost, restorePost, setLock } from './moderation.actions'
import { setResolved } from './reports.actions'
import {
  heldList,
  moderationParams,
  reportList,
  heldListQuery,
  reportListQuery,
} from '../../contracts/board/moderation'
import { listReports, listHeldPosts } from './moderation.queries'
import { describeAs } from '../../http/describe'
import { done } from '../../contracts/schemas'

const describe = describeAs('moderation')
const mayModerate = requirePermission('board:moderate')

export const moderationRoutes = new Hono<AppEnv>()
  .get(
    '/admin/reports',
    describe('listReports', 'Reports with their posts, 50 a page', { response: reportList }),
    mayModerate,
    validate('query', reportListQuery),
    async (c) => c.json(await listReports(c.var.db, c.req.valid('query')), 200),
  )
  .post(
    '/admin/reports/:id/resolve',
    describe('resolveReport', 'Mark a report as resolved', { response: done }),
    mayModerate,
    validate('param', moderationParams),
    async (c) => c.json(await doneAfter(setResolved(c, c.req.valid('param').id, true)), 200),
  )
  .post(
    '/admin/reports/:id/reopen',
    describe('reopenReport', 'Reopen a resolved report', { response: done }),
    mayModerate,
    validate('param', moderationParams),
    async (c) => c.json(await doneAfter(setResolved(c, c.req.valid('param').id, false)), 200),
  )
  .get(
    '/admin/posts/held',
    describe('listHeldPosts', 'Posts that wait for a review or are hidden, 50 a page', {
      response: heldList,
    }),
    mayModerate,
    validate('query', heldListQuery),
    async (c) => c.json(await listHeldPosts(c.var.db, c.req.valid('query')), 200),
  )
  .post(
    '/admin/posts/:id/hide',
    describe('hidePost', 'Hide a post; an opening post hides its topic', { response: done }),
    mayModerate,
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => c.json(await doneAfter(hidePost(c, c.req.valid('param').id)), 200),
  )
  .post(
    '/admin/posts/:id/restore',
    describe('restorePost', 'Show a hidden post again', { response: done }),
    mayModerate,
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => c.json(await doneAfter(restorePost(c, c.req.valid('param').id)), 200),
  )
  .post(
    '/admin/posts/:id/approve',
    describe('approvePost', 'Publish a post that waits for its review', { response: done }),
    mayModerate,
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => c.json(await doneAfter(approvePost(c, c.req.valid('param').id)), 200),
  )
  .post(
    '/admin/topics/:id/lock',
    describe('lockTopic', 'Close a topic to members', { response: done }),
    mayModerate,
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => c.json(await doneAfter(setLock(c, c.req.valid('param').id, true)), 200),
  )
  .post(
    '/admin/topics/:id/unlock',
    describe('unlockTopic', 'Open a topic again', { response: done }),
    mayModerate,
    invalidatesPosts,
    validate('param', moderationParams),
    async (c) => c.json(await doneAfter(setLock(c, c.req.valid('param').id, false)), 200),
  )

async function doneAfter(write: Promise<void>) {
  await write
  return { ok: true } as const
}
