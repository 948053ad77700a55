import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { reportPrivacy } from './privacy.actions'

export const privacyAdminRoutes = new Hono<AppEnv>().get(
  '/admin/privacy-report',
  requirePermission('desk:use'),
  async (c) => c.json(await reportPrivacy(c.var.db, c.var.now), 200),
)
