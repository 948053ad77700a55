import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { requireRate } from '../../http/rate-limits'
import { jsonBody } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { login, sessionResponse } from '../../contracts/accounts/sessions'
import { logIn } from './login.actions'
import { readRefreshToken, revokeSession } from './sessions.actions'
import { rotateSession } from './session-rotation'
import { respondWithSession } from './sessions.presenter'
import { clearSessionCookies, readRefreshCookie } from './session-cookies'

const describe = describeAs('accounts')

export const sessionsRoutes = new Hono<AppEnv>()
  .post(
    '/session/local',
    describe('logIn', 'Log in with username or e-mail address; sets the refresh cookie', {
      response: sessionResponse,
      errors: [
        ...(['LoginFailed', 'EmailNotVerified', 'AccountBanned', 'NewPasswordNeeded'] as const),
        ...(['CodeNeeded', 'CodeWrong'] as const),
      ],
      // The address that the code was mailed to, since the member may have logged in by name.
      extras: { EmailNotVerified: { email: z.string() } },
    }),
    jsonBody(login),
    async (c) => {
      await requireRate(c, c.env.RL_LOGIN)
      const { user, started } = await logIn(c, c.req.valid('json'))
      return c.json(await respondWithSession(c, user, started), 200)
    },
  )
  .post(
    '/session/refresh',
    describe('refreshSession', 'A new access token for the refresh cookie, which is replaced', {
      response: sessionResponse,
      needs: 'refresh cookie',
    }),
    async (c) => {
      const cookie = readRefreshCookie(c)
      if (!cookie) throw new AppError('PlzLogin')
      const rotated = await rotateSession(c.var.db, c.var.settings.pepper, cookie, c.var.now)
      if (!rotated) {
        clearSessionCookies(c)
        throw new AppError('SessionExpired')
      }
      return c.json(await respondWithSession(c, rotated.user, rotated.started), 200)
    },
  )
  .delete('/session', describe('logOut', 'Log out', { response: null }), async (c) => {
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
