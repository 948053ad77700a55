import { Hono } from 'hono'
import type { AppEnv } from '../../platform/app-env'
import { requireNetworkWithin, requireNoFlood } from '../../platform/limits'
import { jsonBody, validate } from '../../platform/validate'
import {
  addressed,
  duplicateQuery,
  isReservedUsername,
  passwordReset,
  registration,
  verification,
} from './accounts.contract'
import { findTaken } from './accounts.queries'
import { isCompanyAddress } from './company-address'
import { mailNewCode, mailResetLink } from './mailed-proofs.actions'
import { resetPassword } from './password-reset.actions'
import { registerOnce } from './registration.actions'
import { answerSession } from './sessions.answers'
import { setDeviceCookie } from './sessions.cookies'
import { takeCode } from './verification-codes'

/** Becoming a member and proving an address; for people without a login. */
export const accountsRoutes = new Hono<AppEnv>()
  .post('/user', jsonBody(), validate('json', registration), async (c) => {
    const wanted = c.req.valid('json')
    await requireNoFlood(c, c.env.RL_LOGIN)
    const { user, started } = await registerOnce(c, wanted)
    return c.json(await answerSession(c, user, started), 200)
  })
  .post('/user/verify', jsonBody(), validate('json', verification), async (c) => {
    await requireNetworkWithin(c, 'verify')
    await takeCode(c, c.req.valid('json'))
    return c.json({ verified: true }, 200)
  })
  .post('/user/resend', jsonBody(), validate('json', addressed), async (c) => {
    await requireNetworkWithin(c, 'askForMail')
    await mailNewCode(c, c.req.valid('json').email)
    return c.json({}, 200)
  })
  .post('/user/forgot', jsonBody(), validate('json', addressed), async (c) => {
    await requireNetworkWithin(c, 'askForMail')
    await mailResetLink(c, c.req.valid('json').email)
    return c.json({}, 200)
  })
  .post('/user/reset', jsonBody(), validate('json', passwordReset), async (c) => {
    await requireNetworkWithin(c, 'reset')
    const { device } = await resetPassword(c, c.req.valid('json'))
    setDeviceCookie(c, device)
    return c.json({}, 200)
  })
  .get('/user/validate', validate('query', duplicateQuery), async (c) => {
    await requireNetworkWithin(c, 'validate')
    const { username, email } = c.req.valid('query')
    const wanted = { ...(username !== undefined && { username }), ...(email !== undefined && { email }) }
    const { isUsernameTaken, isEmailTaken } = await findTaken(c.var.db, wanted)
    const isReserved = username !== undefined && isReservedUsername(username)
    const isOfCompany = email !== undefined && isCompanyAddress(c.var.settings, email)
    return c.json({ duplicateFound: isUsernameTaken || isEmailTaken || isReserved || isOfCompany }, 200)
  })
