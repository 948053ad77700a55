import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { MemberEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { requireWithinLimit } from '../../http/rate-limits'
import { jsonBody } from '../../http/validate'
import { describeAs } from '../../http/describe'
import {
  accountDeletion,
  changedSettings,
  ownSettings,
  settingsChange,
  type OwnSettings,
} from '../../contracts/accounts/own-account'
import { ownSession } from '../../contracts/accounts/sessions'
import { revokeAccess } from '../../services/members/revoke-access'
import { findOwnAccount } from './accounts.queries'
import { deleteAccount } from './deletion.actions'
import { exportAccount } from './export.queries'
import { respondWithSession } from './sessions.presenter'
import { clearSessionCookies } from './session-cookies'
import { listOwnSessions } from './sessions.queries'
import { changeSettings } from './settings.actions'

const describe = describeAs('accounts')

export const settingsRoutes = new Hono<MemberEnv>()
  .get(
    '/user/me',
    describe('getOwnSettings', 'Own settings', { response: ownSettings }),
    requirePermission('profile:read'),
    async (c) => c.json(toOwnSettings(c, await requireOwn(c)), 200),
  )
  .patch(
    '/user/me',
    describe(
      'changeOwnSettings',
      'Change own settings; a new password or address needs the old password',
      {
        response: changedSettings,
        errors: [
          'OldPasswordIncorrect',
          'PasswordInvalid',
          'PasswordTooCommon',
          'EmailInUse',
          'EmailReserved',
          'ImageUrlForeign',
        ],
      },
    ),
    requirePermission('profile:edit'),
    jsonBody(settingsChange),
    async (c) => {
      const before = await requireOwn(c)
      const started = await changeSettings(c, before.user, c.req.valid('json'))
      const own = await requireOwn(c)
      const session = started && (await respondWithSession(c, own.user, started))
      return c.json({ ...toOwnSettings(c, own), ...(session && { session }) }, 200)
    },
  )
  .delete(
    '/user/me',
    describe('deleteOwnAccount', 'Delete the account; needs its password', {
      response: null,
      errors: ['OldPasswordIncorrect', 'LastSuperUser'],
    }),
    requirePermission('profile:edit'),
    jsonBody(accountDeletion),
    async (c) => {
      const { user } = await requireOwn(c)
      await deleteAccount(c, user, c.req.valid('json').password)
      clearSessionCookies(c)
      return c.body(null, 204)
    },
  )
  .get(
    '/user/me/sessions',
    describe('listOwnSessions', 'Own logins', { response: z.array(ownSession) }),
    requirePermission('session:own'),
    async (c) => c.json(await listOwnSessions(c.var.db, c.var.member, c.var.now), 200),
  )
  .delete(
    '/user/me/sessions',
    describe('endOwnSessions', 'End every login, this one too', { response: null }),
    requirePermission('session:own'),
    async (c) => {
      const { db, now, member } = c.var
      await db.batch(revokeAccess(db, member.userId, now))
      clearSessionCookies(c)
      return c.body(null, 204)
    },
  )
  .get(
    '/user/me/export',
    describe('exportOwnData', 'Own data', { response: z.record(z.string(), z.unknown()) }),
    requirePermission('profile:read'),
    async (c) => {
      const { db, now, member } = c.var
      await requireWithinLimit(c.var, 'export', String(member.userId))
      c.header('content-disposition', 'attachment; filename="moraine-account.json"')
      return c.json(await exportAccount(db, member.userId, now), 200)
    },
  )

type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>

async function requireOwn(c: Context<MemberEnv>) {
  const account = await findOwnAccount(c.var.db, c.var.member.userId, c.var.now)
  if (!account) throw new AppError('SessionExpired')
  return account
}

function toOwnSettings(
  c: Context<MemberEnv>,
  { user, pendingEmail, openBookings, secondFactorSince, codesLeft }: OwnAccount,
): OwnSettings {
  return {
    username: user.username ?? '',
    email: user.email ?? '',
    pendingEmail: pendingEmail === user.email ? null : pendingEmail,
    lang: user.lang,
    wantEmail: user.wantEmail,
    avatarUrl: user.avatarUrl ?? '',
    isSuperUser: c.var.member.isAdmin,
    role: c.var.member.role,
    verified: user.verifiedAt !== null,
    secondFactor: {
      since: secondFactorSince,
      codesLeft,
      isMissing: c.var.member.lacksSecondFactor,
    },
    createdAt: user.createdAt,
    openBookings,
  }
}
