import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { requireRate } from '../../http/rate-limits'
import { jsonBody, validate } from '../../http/validate'
import { login } from '../../contracts/accounts'
import { logIn } from './login.actions'
import { readRefreshToken } from './refresh-tokens'
import { revokeSession, rotateSession } from './sessions.actions'
import { respondWithSession } from './sessions.presenter'
import { clearSessionCookies, readRefreshCookie } from './sessions.cookies'

export const sessionsRoutes = new Hono<AppEnv>()
  .post('/session/local', jsonBody(), validate('json', login), async (c) => {
    const { username, password } = c.req.valid('json')
    await requireRate(c, c.env.RL_LOGIN)
    const { user, started } = await logIn(c, username, password)
    return c.json(await respondWithSession(c, user, started), 200)
  })
  .post('/session/refresh', async (c) => {
    const cookie = readRefreshCookie(c)
    if (!cookie) throw new AppError('PlzLogin')
    const rotated = await rotateSession(c.var.db, c.var.settings.pepper, cookie, c.var.now)
    if (!rotated) {
      clearSessionCookies(c)
      throw new AppError('SessionExpired')
    }
    return c.json(await respondWithSession(c, rotated.user, rotated.started), 200)
  })
  .delete('/session', async (c) => {
    const shown = readRefreshToken(c.var.settings.pepper, readRefreshCookie(c) ?? '')
    const bearer = await c.var.claims().catch(nullWhenExpired)
    for (const sessionId of new Set([shown?.sessionId, bearer?.sessionId]))
      if (sessionId !== undefined) await revokeSession(c.var.db, sessionId, c.var.now)
    clearSessionCookies(c)
    return c.body(null, 204)
  })

function nullWhenExpired(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
