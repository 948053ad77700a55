import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { isTrialSite } from '../../http/rate-limits'
import { withTimeout } from '../../timeout'
import { VERSION } from '../../version'
import { API_PAGE_POLICY, renderApiPage, type ApiDocument } from './api-page'
import type { Health } from '../../contracts/operations'
import { troublesOf, watch, type Deadlines } from './watch'

const HEALTH_TIMEOUT_MS = 2000

interface OperationsParts {
  describeApi: (commit: string | null) => object
  deadlines: Deadlines
}

export function operationsRoutes({ describeApi, deadlines }: OperationsParts) {
  let described: object | undefined
  return new Hono<AppEnv>()
    .get('/health', async (c) => {
      const { db, now } = c.var
      const [watched, kv, r2] = await Promise.all([
        withTimeout(HEALTH_TIMEOUT_MS, watch(db, { now, deadlines }), 'D1 did not answer').catch(
          () => null,
        ),
        isUp(() => c.env.KV.get('health')),
        isUp(() => c.env.MEDIA.head('health')),
      ])
      const body: Health = {
        ok: watched !== null && kv && r2,
        version: VERSION,
        commit: c.env.RELEASE?.tag || null,
        checks: { d1: watched ? 'ok' : 'down', kv: kv ? 'ok' : 'down', r2: r2 ? 'ok' : 'down' },
        mail: watched && {
          oldestWaitingMs: watched.oldestMailMs,
          deadOfThreeDays: watched.deadMails,
        },
        jobs: watched?.jobs ?? [],
        troubles: watched ? troublesOf(watched, { now, deadlines }) : ['d1.down'],
      }
      return body.ok ? c.json(body, 200) : c.json(body, 503, { 'retry-after': '5' })
    })
    .get('/docs', (c) => {
      if (c.env.API_PAGE !== 'on' && !isTrialSite(c.var.settings, c.req.url))
        throw new AppError('NotFound')
      described ??= describeApi(c.env.RELEASE?.tag || null)
      c.header('content-security-policy', API_PAGE_POLICY)
      return c.html(renderApiPage(described as ApiDocument), 200)
    })
    .get('/openapi.json', (c) => {
      described ??= describeApi(c.env.RELEASE?.tag || null)
      c.header('cache-control', 'public, max-age=300')
      return c.json(described, 200)
    })
}

function isUp(call: () => Promise<unknown>): Promise<boolean> {
  return withTimeout(HEALTH_TIMEOUT_MS, call(), 'The store did not answer').then(
    () => true,
    () => false,
  )
}
