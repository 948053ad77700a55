import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../http/context'
import { readBody } from '../../http/body'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { isOverRate, networkKey } from '../../http/rate-limits'
import { invalid, readJson } from '../../http/validate'
import { withTimeout } from '../../timeout'
import { VERSION } from '../../version'
import { cspReports, violationsOf } from '../../contracts/csp-reports'
import { health, type Health } from '../../contracts/operations'
import { logViolations } from './csp-reports'
import { troublesOf, watch, type Deadlines } from './watch'

const HEALTH_TIMEOUT_MS = 2000
const REPORT_TYPES = /^application\/(?:csp-report|reports\+json|json)\s*(?:;|$)/i
const MAX_REPORT_BYTES = 64 * 1024

const describe = describeAs('operations')

export function operationsRoutes(deadlines: Deadlines) {
  return new Hono<AppEnv>()
    .get(
      '/health',
      describe('getHealth', 'Whether the stores respond, which release runs, and problems', {
        response: health,
        responses: { 503: health },
      }),
      async (c) => {
        const body = await readHealth(c, deadlines)
        return body.ok ? c.json(body, 200) : c.json(body, 503, { 'retry-after': '5' })
      },
    )
    .post(
      '/csp-reports',
      describe('reportViolations', "A browser's reports about a page's content security policy", {
        body: cspReports,
        response: null,
      }),
      limitReports,
      async (c) => {
        // Not `jsonBody`: Hono's validator does not accept the reports' content types as JSON.
        const reports = cspReports.safeParse(await readJson(c, REPORT_TYPES))
        if (!reports.success) throw invalid(reports.error.issues)
        logViolations(violationsOf(reports.data), c.var.now)
        return c.body(null, 204)
      },
    )
}

async function readHealth(
  { env, var: { db, now, settings } }: Context<AppEnv>,
  deadlines: Deadlines,
): Promise<Health> {
  const { limits } = settings
  const watching = watch(db, { now, deadlines, limits, hasBackupKey: Boolean(env.BACKUP_KEY) })
  const [watched, kv, r2] = await Promise.all([
    withTimeout(HEALTH_TIMEOUT_MS, watching, 'D1 did not respond').catch(() => null),
    isUp(() => env.KV.get('health')),
    isUp(() => env.MEDIA.head('health')),
  ])
  return {
    ok: watched !== null && kv && r2,
    version: VERSION,
    commit: env.RELEASE?.tag || null,
    checks: { d1: watched ? 'ok' : 'down', kv: kv ? 'ok' : 'down', r2: r2 ? 'ok' : 'down' },
    mail: watched && { oldestWaitingMs: watched.oldestMailMs, deadOfThreeDays: watched.deadMails },
    jobs: watched?.jobs ?? [],
    backup: watched?.backup ? { lastDoneAt: watched.backup.lastDoneAt } : null,
    troubles: watched ? troublesOf(watched, { now, deadlines }) : ['d1.down'],
  }
}

/** Refuses too many reports, and long ones, before they are read. */
const limitReports = createMiddleware<AppEnv>(async function limitReports(c, next) {
  if (await isOverRate(c.env.RL_WRITE, `csp:${networkKey(c)}`))
    throw new AppError('TooManyRequests', { retryAfterSeconds: 60 })
  await readBody(c, MAX_REPORT_BYTES)
  await next()
})

function isUp(call: () => Promise<unknown>): Promise<boolean> {
  return withTimeout(HEALTH_TIMEOUT_MS, call(), 'The store did not respond').then(
    () => true,
    () => false,
  )
}
