import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { runBatch } from '../../db/batch'
import type { Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { users, type UserRow } from '../../db/schema/accounts'
import { runBatchWithMails } from '../../services/mail/outbox'
import { revokeAccess } from '../../services/members/revoke-access'
import { superUserGrantStatement, isNamed, isSuperNow } from './super-user-grants'
import { assertMember } from '../../services/members/member-guard'
import { hashPassword, isOutdated } from './passwords'
import { revokePassword } from './reset-links'
import { startSession } from './sessions.actions'

/** Starts a session for a member whose password was correct. */
export async function openSession(
  c: RequestScope,
  { user, password, undoCount }: { user: UserRow; password: string; undoCount: Statement[] },
) {
  const { db, now, settings } = c.var
  const isNewlySuper = isNamed(settings, user.emailKey) && !isSuperNow(settings, user)
  if (isNewlySuper && user.passwordProvenAt === null)
    throw await requireNewPassword(c, user, undoCount)
  const { started, statements } = startSession(c, user.id)
  const rights = isNewlySuper && { isSuperUser: true, superBySetting: true }
  const changes = {
    lastActiveAt: now,
    inactivityNoticeAt: null,
    ...rights,
    ...(needsHash(user) && { passwordHash: await hashPassword(settings.pepper, password) }),
  }
  await runBatch(db, [
    assertMember(db, user.id, isAsRead(user)),
    ...undoCount,
    db.update(users).set(changes).where(eq(users.id, user.id)),
    ...(isNewlySuper ? promotionStatements(c, user.id) : []),
    ...statements,
  ])
  return { user: { ...user, ...rights }, started }
}

/** Whether the password hash uses outdated parameters. */
function needsHash({ passwordHash }: UserRow): boolean {
  return passwordHash !== null && isOutdated(passwordHash)
}

function promotionStatements({ var: scope }: RequestScope, userId: number) {
  return [
    superUserGrantStatement(scope, userId, 'member.promote'),
    ...revokeAccess(scope.db, userId, scope.now),
  ]
}

/** Registering does not prove an address, so rights from the setting need a password set through a mailed link. */
async function requireNewPassword(c: RequestScope, user: UserRow, undoCount: Statement[]) {
  const { db } = c.var
  const { id, lang, username, email } = user
  const owner = { id, lang, username: username ?? '', email: email ?? '' }
  const { statements, mail } = revokePassword(c, owner)
  const still = assertMember(db, id, isAsRead(user))
  await runBatchWithMails(c, [still, ...undoCount, ...statements], [mail])
  return new AppError('NewPasswordNeeded')
}

/** Condition: password and address are unchanged, and the member may log in. */
function isAsRead({ passwordHash, emailKey }: UserRow) {
  return and(
    eq(users.passwordHash, passwordHash ?? ''),
    eq(users.emailKey, emailKey ?? ''),
    isNotNull(users.verifiedAt),
    isNull(users.bannedAt),
    isNull(users.deletedAt),
  )
}
