import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requireNetworkWithinLimit, requireRate } from '../../http/rate-limits'
import { jsonBody, validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import {
  addressed,
  passwordReset,
  verification,
  verificationResponse,
} from '../../contracts/accounts/accounts'
import {
  duplicateResponse,
  duplicateQuery,
  registration,
} from '../../contracts/accounts/registration'
import { sessionResponse } from '../../contracts/accounts/sessions'
import { isReservedUsername } from '../../contracts/accounts/usernames'
import { nothing } from '../../contracts/schemas'
import { findTaken } from './taken-names.queries'
import { isCompanyAddress } from './company-address'
import { resetPassword, mailResetLink } from './password-reset.actions'
import { registerOnce } from './registration.actions'
import { respondWithSession } from './sessions.presenter'
import { setDeviceCookie } from './session-cookies'
import { consumeCode, mailNewCode } from './verification.actions'

const describe = describeAs('accounts')

export const accountsRoutes = new Hono<AppEnv>()
  .post(
    '/user',
    describe('register', 'Register; mails a verification code', {
      response: sessionResponse,
      errors: [
        'UsernameInUse',
        'EmailInUse',
        'UsernameSpecialChar',
        'UsernameReserved',
        'EmailInvalid',
        'EmailReserved',
        'PasswordInvalid',
        'PasswordTooCommon',
        'SpamPreventionIncorrect',
        'KeyReused',
      ],
      headers: ['idempotency-key'],
    }),
    jsonBody(registration),
    async (c) => {
      const wanted = c.req.valid('json')
      await requireRate(c, c.env.RL_LOGIN)
      const { user, started } = await registerOnce(c, wanted)
      return c.json(await respondWithSession(c, user, started), 200)
    },
  )
  .post(
    '/user/verify',
    describe('verifyEmail', 'Verify an address with its mailed code', {
      response: verificationResponse,
      errors: [
        'INCORRECT_CODE',
        'EMAIL_DOES_NOT_EXIST',
        'EMAIL_ALREADY_VERIFIED',
        'EmailInUse',
        'EmailReserved',
      ],
    }),
    jsonBody(verification),
    async (c) => {
      await requireNetworkWithinLimit(c, 'verify')
      const { needsNewPassword } = await consumeCode(c, c.req.valid('json'))
      return c.json({ verified: true, needsNewPassword }, 200)
    },
  )
  .post(
    '/user/resend',
    describe('resendCode', 'Mail a new code if the address is unverified', { response: nothing }),
    jsonBody(addressed),
    async (c) => {
      await requireNetworkWithinLimit(c, 'askForMail')
      await mailNewCode(c, c.req.valid('json').email)
      return c.json({}, 200)
    },
  )
  .post(
    '/user/forgot',
    describe(
      'requestPasswordReset',
      'Mail a link for a new password if the address has an account',
      { response: nothing },
    ),
    jsonBody(addressed),
    async (c) => {
      await requireNetworkWithinLimit(c, 'askForMail')
      await mailResetLink(c, c.req.valid('json').email)
      return c.json({}, 200)
    },
  )
  .post(
    '/user/reset',
    describe('resetPassword', 'Set a new password by a mailed link; ends every session', {
      response: nothing,
      errors: ['ResetLinkInvalid', 'PasswordInvalid', 'PasswordTooCommon'],
    }),
    jsonBody(passwordReset),
    async (c) => {
      await requireNetworkWithinLimit(c, 'reset')
      const { device } = await resetPassword(c, c.req.valid('json'))
      setDeviceCookie(c, device)
      return c.json({}, 200)
    },
  )
  .get(
    '/user/validate',
    describe('checkAvailability', 'Whether a username or an e-mail address is taken', {
      response: duplicateResponse,
    }),
    validate('query', duplicateQuery),
    async (c) => {
      await requireNetworkWithinLimit(c, 'validate')
      const { username, email } = c.req.valid('query')
      const { isUsernameTaken, isEmailTaken } = await findTaken(c.var.db, { username, email })
      const isReserved = username !== undefined && isReservedUsername(username)
      const isOfCompany = email !== undefined && isCompanyAddress(c.var.settings, email)
      const duplicateFound = isUsernameTaken || isEmailTaken || isReserved || isOfCompany
      return c.json({ duplicateFound }, 200)
    },
  )
