import { Hono } from 'hono'
import type { AppEnv } from '../../platform/app-env'
import { AppError } from '../../platform/errors'
import { requireNoFlood } from '../../platform/limits'
import { jsonBody, validate } from '../../platform/validate'
import { login } from './accounts.contract'
import { logIn } from './login.actions'
import { readRefreshToken } from './refresh-tokens'
import { endSession, rotateSession } from './sessions.actions'
import { answerSession } from './sessions.answers'
import { clearSessionCookies, readRefreshCookie } from './sessions.cookies'

/** Logging in, staying logged in, logging out. */
export const sessionsRoutes = new Hono<AppEnv>()
  .post('/session/local', jsonBody(), validate('json', login), async (c) => {
    const { username, password } = c.req.valid('json')
    await requireNoFlood(c, c.env.RL_LOGIN)
    const { user, started } = await logIn(c, username, password)
    return c.json(await answerSession(c, user, started), 200)
  })
  .post('/session/refresh', async (c) => {
    const cookie = readRefreshCookie(c)
    if (!cookie) throw new AppError('PlzLogin')
    const rotated = await rotateSession(c.var.db, c.var.settings.pepper, cookie, c.var.now)
    if (!rotated) {
      clearSessionCookies(c)
      throw new AppError('SessionExpired')
    }
    return c.json(await answerSession(c, rotated.user, rotated.started), 200)
  })
  .delete('/session', async (c) => {
    const shown = readRefreshToken(c.var.settings.pepper, readRefreshCookie(c) ?? '')
    const bearer = await c.var.claims().catch(nobodyWhenExpired)
    for (const sessionId of new Set([shown?.sessionId, bearer?.sessionId]))
      if (sessionId !== undefined) await endSession(c.var.db, sessionId, c.var.now)
    clearSessionCookies(c)
    return c.body(null, 204)
  })

function nobodyWhenExpired(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
