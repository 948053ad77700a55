import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import type { MemberEnv } from '../../http/context'
import { AppError } from '../../http/errors'
import { imageKeyOf, imageUrl } from '../../contracts/media/image-address'
import { requireWithinLimit } from '../../http/rate-limits'
import { invalidateAvatars, deleteAvatars } from '../../services/media/avatars'
import { images } from '../../db/schema/images'
import { CONSENT_VERSION } from '../../contracts/accounts/registration'
import { foldKey } from '../../contracts/accounts/usernames'
import type { SettingsChange } from '../../contracts/accounts/own-account'
import { findTaken } from './taken-names.queries'
import { passwordResets, users, type UserRow } from '../../db/schema/accounts'
import { runBatchWithMails } from '../../services/mail/outbox'
import { revokeAccess, cancelEmailChange } from '../../services/members/revoke-access'
import { deleteKnownDevices } from '../../services/members/known-devices'
import { changeNotices } from '../../services/members/account-mails'
import { codeMail } from '../../services/members/code-mail'
import { requireUncommonPassword } from './common-passwords'
import { requirePersonalAddress } from './company-address'
import { mayMail } from './mail-throttle'
import { requireOwnPassword } from './own-password'
import { hashPassword } from './passwords'
import { startSession } from './sessions.actions'
import { issueCode } from '../../services/members/verification-code'

/**
 * Changes settings in one batch. A new address applies once its code is entered; a new password revokes all sessions
 * and returns a new one. Both need the old password. @throws AppError OldPasswordIncorrect, PasswordTooCommon,
 * EmailReserved, EmailInUse, ImageUrlForeign, TooManyRequests, SessionExpired
 */
export async function changeSettings(c: Context<MemberEnv>, user: UserRow, change: SettingsChange) {
  const { db, now } = c.var
  const columns: Partial<UserRow> = {
    ...plainColumns(c, user, change),
    ...(change.avatarUrl !== undefined && {
      avatarUrl: await requireOwnAvatar(c, change.avatarUrl),
    }),
  }
  await requireMayChange(c, user, change)
  const password =
    change.password === undefined ? null : await newPassword(c, user, change.password)
  const address = await requestEmailChange(c, user, change.email)
  const set = { ...columns, ...password?.columns }
  const keptKey = imageKeyOf(columns.avatarUrl ?? '')
  const replaced =
    change.avatarUrl === undefined ? [] : [deleteAvatars(db, { userId: user.id, now, keptKey })]
  const update =
    Object.keys(set).length > 0 ? [db.update(users).set(set).where(eq(users.id, user.id))] : []
  const results = await runBatchWithMails(
    c,
    [...replaced, ...update, ...(password?.statements ?? []), ...address.statements],
    [...(password?.notices ?? []), ...address.mails],
  )
  if (replaced.length > 0) invalidateAvatars(c, results[0] as { key: string }[])
  return password?.started ?? null
}

/** A new password or address needs the old password. */
async function requireMayChange(c: Context<MemberEnv>, user: UserRow, change: SettingsChange) {
  const isMoving = change.email !== undefined && foldKey(change.email) !== user.emailKey
  if (change.password !== undefined) requireUncommonPassword(change.password, user)
  if (change.password === undefined && !isMoving) return
  const { oldPassword = '' } = change
  await requireOwnPassword(c.var, user, { field: 'oldPassword', password: oldPassword })
}

/** Without a verified address, consent counts from the later verification. */
function plainColumns(c: Context<MemberEnv>, user: UserRow, { wantEmail, lang }: SettingsChange) {
  const isConsent = wantEmail && user.verifiedAt !== null
  const consentAt = isConsent ? c.var.now : null
  const consentVersion = isConsent ? CONSENT_VERSION : null
  const isChoice = wantEmail !== undefined && wantEmail !== user.wantEmail
  return {
    ...(lang !== undefined && { lang }),
    ...(isChoice && { wantEmail, consentAt, consentVersion }),
  }
}

/** The URL, without a width, of an avatar that the member uploaded; null removes it. */
async function requireOwnAvatar(c: Context<MemberEnv>, avatarUrl: string): Promise<string | null> {
  if (avatarUrl === '') return null
  const key = imageKeyOf(avatarUrl)
  const isOwn = and(eq(images.purpose, 'avatar'), eq(images.uploadedBy, c.var.member.userId))
  const isLive = and(eq(images.key, key ?? ''), isOwn, isNull(images.deletedAt))
  const [image] = key
    ? await c.var.db.select({ key: images.key }).from(images).where(isLive).limit(1)
    : []
  if (!image) throw new AppError('ImageUrlForeign', { fields: { avatarUrl: 'ImageUrlForeign' } })
  return imageUrl(image.key)
}

async function newPassword(c: Context<MemberEnv>, user: UserRow, password: string) {
  const { db, now, settings } = c.var
  const { started, statements } = startSession(c, user.id)
  return {
    columns: { passwordHash: await hashPassword(settings.pepper, password) },
    statements: [
      ...revokeAccess(db, user.id, now),
      db.delete(passwordResets).where(eq(passwordResets.userId, user.id)),
      deleteKnownDevices(db, user.id),
      ...statements,
    ],
    notices: changeNotices(c, 'passwordChanged', user),
    started,
  }
}

/** The code for a new address and its mail. The current address cancels a pending change. */
async function requestEmailChange(c: Context<MemberEnv>, user: UserRow, email: string | undefined) {
  const { db, now, settings } = c.var
  if (email === undefined) return { statements: [], mails: [] }
  if (foldKey(email) === user.emailKey)
    return { statements: [cancelEmailChange(db, user.id)], mails: [] }
  requirePersonalAddress(settings, email)
  // Checked before the address is looked up: a member must not find out who has an account.
  await requireWithinLimit(c.var, 'emailChange', String(user.id))
  if ((await findTaken(db, { email })).isEmailTaken)
    throw new AppError('EmailInUse', { fields: { email: 'EmailInUse' } })
  if (!(await mayMail(c, 'codeMail', { email, isFromOwnBrowser: false })))
    throw new AppError('TooManyRequests', { retryAfterSeconds: 60 * 60 })
  const { code, statement } = issueCode(db, settings.pepper, { userId: user.id, email }, now)
  return { statements: [statement], mails: [codeMail(c, { ...user, email }, code)] }
}
