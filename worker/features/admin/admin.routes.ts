import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { jsonBody, validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { auditEntries, auditQuery } from '../../contracts/admin/audit'
import { desk, deskCounts } from '../../contracts/admin/desk-counts'
import { figures, figuresQuery } from '../../contracts/admin/figures'
import {
  member,
  memberChange,
  memberList,
  memberParams,
  membersQuery,
} from '../../contracts/admin/members-desk'
import { deskFindQuery, deskFound } from '../../contracts/admin/desk-find'
import { presenceReport, presentOthers } from '../../contracts/admin/presence'
import { countWaiting, readDesk } from './dashboard.queries'
import { findAtDesk } from './find.queries'
import { readFigures } from './figures.queries'
import { listAudit } from './audit.queries'
import { setRole } from './members.actions'
import { reportPresence } from './presence.actions'
import { listMembers } from './members.queries'

const describe = describeAs('desk')

const mayUse = requirePermission('desk:use')
const mayManage = requirePermission('desk:manage')

export const adminRoutes = new Hono<AppEnv>()
  .get(
    '/admin/desk',
    describe('getDesk', 'Items that wait for the sender', { response: desk }),
    mayUse,
    async (c) => c.json(await readDesk(c.var), 200),
  )
  .get(
    '/admin/counts',
    describe('countWaiting', 'How many items wait on each screen', { response: deskCounts }),
    mayUse,
    async (c) => c.json(await countWaiting(c.var), 200),
  )
  .get(
    '/admin/find',
    describe('findAtDesk', 'Find members, topics, messages and mails by their words', {
      response: deskFound,
    }),
    mayUse,
    validate('query', deskFindQuery),
    async (c) => c.json(await findAtDesk(c.var, c.req.valid('query').q), 200),
  )
  .post(
    '/admin/presence',
    describe(
      'reportPresence',
      'Report that an editor was opened or closed; returns who else has it open',
      { response: presentOthers },
    ),
    mayUse,
    jsonBody(presenceReport),
    async (c) => c.json({ others: await reportPresence(c, c.req.valid('json')) }, 200),
  )
  .get(
    '/admin/figures',
    describe('getFigures', 'Visits, inquiries and sign-ups by week and language', {
      response: figures,
    }),
    requirePermission('figures:read'),
    validate('query', figuresQuery),
    async (c) => c.json(await readFigures(c.var.db, c.req.valid('query').weeks, c.var.now), 200),
  )
  .get(
    '/admin/audit',
    describe('listAudit', 'Who changed what, the latest first', { response: auditEntries }),
    mayManage,
    validate('query', auditQuery),
    async (c) => c.json(await listAudit(c.var.db, c.req.valid('query'), c.var.lang), 200),
  )
  .get(
    '/admin/members',
    describe('listMembers', 'Members', { response: memberList }),
    requirePermission('members:manage'),
    validate('query', membersQuery),
    async (c) => c.json(await listMembers(c.var.db, c.req.valid('query')), 200),
  )
  .post(
    '/admin/members/:id',
    describe('changeMember', 'Give a member a role, or make it a plain member', {
      response: member,
      errors: ['AccountBanned', 'EmailNotVerified', 'LastSuperUser', 'SuperUserBySetting'],
    }),
    requirePermission('members:promote'),
    validate('param', memberParams),
    jsonBody(memberChange),
    async (c) => c.json(await setRole(c, c.req.valid('param').id, c.req.valid('json').role), 200),
  )
