import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { describeAs } from '../../http/describe'
import { privacyReport } from '../../contracts/privacy'
import { reportPrivacy } from './privacy.actions'

const describe = describeAs('operations')

export const privacyAdminRoutes = new Hono<AppEnv>().get(
  '/admin/privacy-report',
  describe('getPrivacyReport', 'What the next daily privacy run would do', {
    response: privacyReport,
  }),
  requirePermission('desk:use'),
  async (c) => c.json(await reportPrivacy(c.var.db, c.var.now), 200),
)
