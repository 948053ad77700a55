import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requireNetworkWithinLimit, requireRate } from '../../http/rate-limits'
import { jsonBody, validate } from '../../http/validate'
import {
  addressed,
  duplicateQuery,
  isReservedUsername,
  passwordReset,
  registration,
  verification,
} from '../../contracts/accounts'
import { findTaken } from './accounts.queries'
import { isCompanyAddress } from './company-address'
import { mailResetLink, resetPassword } from './password-reset.actions'
import { registerOnce } from './registration.actions'
import { respondWithSession } from './sessions.presenter'
import { setDeviceCookie } from './sessions.cookies'
import { consumeCode, mailNewCode } from './verification.actions'

export const accountsRoutes = new Hono<AppEnv>()
  .post('/user', jsonBody(), validate('json', registration), async (c) => {
    const wanted = c.req.valid('json')
    await requireRate(c, c.env.RL_LOGIN)
    const { user, started } = await registerOnce(c, wanted)
    return c.json(await respondWithSession(c, user, started), 200)
  })
  .post('/user/verify', jsonBody(), validate('json', verification), async (c) => {
    await requireNetworkWithinLimit(c, 'verify')
    const { needsNewPassword } = await consumeCode(c, c.req.valid('json'))
    return c.json({ verified: true, needsNewPassword }, 200)
  })
  .post('/user/resend', jsonBody(), validate('json', addressed), async (c) => {
    await requireNetworkWithinLimit(c, 'askForMail')
    await mailNewCode(c, c.req.valid('json').email)
    return c.json({}, 200)
  })
  .post('/user/forgot', jsonBody(), validate('json', addressed), async (c) => {
    await requireNetworkWithinLimit(c, 'askForMail')
    await mailResetLink(c, c.req.valid('json').email)
    return c.json({}, 200)
  })
  .post('/user/reset', jsonBody(), validate('json', passwordReset), async (c) => {
    await requireNetworkWithinLimit(c, 'reset')
    const { device } = await resetPassword(c, c.req.valid('json'))
    setDeviceCookie(c, device)
    return c.json({}, 200)
  })
  .get('/user/validate', validate('query', duplicateQuery), async (c) => {
    await requireNetworkWithinLimit(c, 'validate')
    const { username, email } = c.req.valid('query')
    const wanted = {
      ...(username !== undefined && { username }),
      ...(email !== undefined && { email }),
    }
    const { isUsernameTaken, isEmailTaken } = await findTaken(c.var.db, wanted)
    const isReserved = username !== undefined && isReservedUsername(username)
    const isOfCompany = email !== undefined && isCompanyAddress(c.var.settings, email)
    return c.json(
      { duplicateFound: isUsernameTaken || isEmailTaken || isReserved || isOfCompany },
      200,
    )
  })
