import { Hono } from 'hono'
import { site } from '../../contracts/operations'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { isTrialSite } from '../../http/rate-limits'
import { rememberAddress } from '../../services/site-address'

const describe = describeAs('desk')

/** An admin's token in the request proves that its host is this site's, which a Host header alone does not. */
export const siteRoutes = new Hono<AppEnv>().get(
  '/admin/site',
  describe('getSite', 'Whether the address of the site is set', { response: site }),
  requirePermission('desk:manage'),
  async (c) => {
    const { db, now, settings } = c.var
    if (settings.baseUrl) return c.json({ unsetAddress: null }, 200)
    const { origin } = new URL(c.req.url)
    await rememberAddress(db, origin, now)
    return c.json({ unsetAddress: isTrialSite(settings, c.req.url) ? null : origin }, 200)
  },
)
