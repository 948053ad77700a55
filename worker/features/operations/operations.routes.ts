import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AppEnv } from '../../platform/app-env'
import { withTimeout } from '../../platform/timeout'
import { VERSION } from '../../platform/version'
import type { Health } from './operations.contract'

const HEALTH_TIMEOUT_MS = 2000

/** Calls for operators and machines: health, and the description of the API that `describeApi` builds. */
export function operationsRoutes(describeApi: (commit: string | null) => object) {
  let described: object | undefined
  return new Hono<AppEnv>()
    .get('/health', async (c) => {
      const [d1, kv, r2] = await Promise.all([
        answers(() => c.var.db.run(sql`select 1`)),
        answers(() => c.env.KV.get('health')),
        answers(() => c.env.MEDIA.head('health')),
      ])
      const body: Health = {
        ok: d1 && kv && r2,
        version: VERSION,
        commit: c.env.RELEASE?.tag || null,
        checks: { d1: d1 ? 'ok' : 'down', kv: kv ? 'ok' : 'down', r2: r2 ? 'ok' : 'down' },
      }
      return body.ok ? c.json(body, 200) : c.json(body, 503, { 'retry-after': '5' })
    })
    .get('/openapi.json', (c) => {
      described ??= describeApi(c.env.RELEASE?.tag || null)
      c.header('cache-control', 'public, max-age=300')
      return c.json(described, 200)
    })
}

/** Whether a store answers within two seconds. */
function answers(ask: () => Promise<unknown>): Promise<boolean> {
  return withTimeout(HEALTH_TIMEOUT_MS, ask(), 'The store did not answer').then(
    () => true,
    () => false,
  )
}
