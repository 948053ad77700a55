import { Hono } from 'hono'
import {
  newSecondFactor,
  recoveryCodes,
  secondFactorProof,
  secondFactorRemoval,
  startedSecondFactor,
} from '../../contracts/accounts/second-factor'
import { requirePermission } from '../../http/auth'
import type { MemberEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody } from '../../http/validate'
import { beginSecondFactor, disableSecondFactor, enableSecondFactor } from './second-factor.actions'

const describe = describeAs('accounts')
const mayEdit = requirePermission('secondFactor:edit')

/** The second step of the own login. */
export const secondFactorRoutes = new Hono<MemberEnv>()
  .post(
    '/user/me/second-factor',
    describe(
      'beginSecondFactor',
      'A secret for an authenticator app; a code of it switches it on',
      {
        response: startedSecondFactor,
        errors: ['OldPasswordIncorrect', 'NotPossibleNow', 'TooManyRequests'],
      },
    ),
    mayEdit,
    jsonBody(newSecondFactor),
    async (c) => c.json(await beginSecondFactor(c, c.req.valid('json').password), 200),
  )
  .post(
    '/user/me/second-factor/code',
    describe('enableSecondFactor', 'Ask for codes at each login; returns the recovery codes', {
      response: recoveryCodes,
      errors: ['CodeWrong', 'NotPossibleNow', 'TooManyRequests'],
    }),
    mayEdit,
    jsonBody(secondFactorProof),
    async (c) =>
      c.json({ recoveryCodes: await enableSecondFactor(c, c.req.valid('json').code) }, 200),
  )
  .delete(
    '/user/me/second-factor',
    describe('disableSecondFactor', 'Ask for no more codes; needs password and code', {
      response: null,
      errors: ['OldPasswordIncorrect', 'CodeWrong', 'NotPossibleNow', 'TooManyRequests'],
    }),
    mayEdit,
    jsonBody(secondFactorRemoval),
    async (c) => {
      await disableSecondFactor(c, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
