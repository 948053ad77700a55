import { Hono } from 'hono'
import { inboxList } from '../../contracts/inbox/inbox'
import { inboxOverview } from '../../contracts/inbox/inbox-overview'
import { inboxQuery } from '../../contracts/inbox/inbox-query'
import { inboxParams, inboxThreadAnswer } from '../../contracts/inbox/inbox-thread'
import { threadChange } from '../../contracts/inbox/inbox-answers'
import { requirePermission } from '../../http/auth'
import type { AppEnv, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { changeThread } from './inbox.actions'
import { listThreads } from './inbox.queries'
import { readOverview } from './overview.queries'
import { threadOf } from './thread-of'

const describe = describeAs('inbox')

const mayUse = requirePermission('desk:use')

export const threadRoutes = new Hono<AppEnv>()
  .get(
    '/admin/inbox',
    describe('listThreads', 'Messages to the company by thread, the newest first', {
      response: inboxList,
    }),
    mayUse,
    validate('query', inboxQuery),
    async (c) => c.json(await listThreads(c.var.db, c.req.valid('query'), readerOf(c)), 200),
  )
  .get(
    '/admin/inbox/overview',
    describe('getInboxOverview', 'How many threads are open, and who may own one', {
      response: inboxOverview,
    }),
    mayUse,
    async (c) => c.json(await readOverview(c.var.db, c.var.now), 200),
  )
  .get(
    '/admin/inbox/:id',
    describe('getThread', 'A thread with its messages, the oldest first, and notes', {
      response: inboxThreadAnswer,
    }),
    mayUse,
    validate('param', inboxParams),
    async (c) => c.json(await threadOf(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/inbox/:id',
    describe('changeThread', 'Change the state or the owner of a thread', {
      response: inboxThreadAnswer,
    }),
    mayUse,
    validate('param', inboxParams),
    jsonBody(threadChange),
    async (c) => {
      const { id } = c.req.valid('param')
      await changeThread(c, id, c.req.valid('json'))
      return c.json(await threadOf(c, id), 200)
    },
  )

function readerOf({ var: { member, lang, now } }: MemberScope) {
  return { userId: member.userId, lang, now }
}
