import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { jsonBody, validate } from '../../http/validate'
import {
  auditQuery,
  figuresQuery,
  memberChange,
  memberParams,
  membersQuery,
} from '../../contracts/admin'
import { readDesk } from './dashboard.queries'
import { readFigures } from './figures.queries'
import { listAudit } from './audit.queries'
import { setSuperUser } from './members.actions'
import { listMembers } from './members.queries'

const mayUse = requirePermission('desk:use')

export const adminRoutes = new Hono<AppEnv>()
  .get('/admin/desk', mayUse, async (c) => c.json(await readDesk(c.var.db, c.var.now), 200))
  .get('/admin/figures', mayUse, validate('query', figuresQuery), async (c) =>
    c.json(await readFigures(c.var.db, c.req.valid('query').weeks, c.var.now), 200),
  )
  .get('/admin/audit', mayUse, validate('query', auditQuery), async (c) =>
    c.json(await listAudit(c.var.db, c.req.valid('query')), 200),
  )
  .get('/admin/members', mayUse, validate('query', membersQuery), async (c) =>
    c.json(await listMembers(c.var.db, c.req.valid('query')), 200),
  )
  .post(
    '/admin/members/:id',
    requirePermission('members:promote'),
    jsonBody(),
    validate('param', memberParams),
    validate('json', memberChange),
    async (c) =>
      c.json(await setSuperUser(c, c.req.valid('param').id, c.req.valid('json').isSuperUser), 200),
  )
