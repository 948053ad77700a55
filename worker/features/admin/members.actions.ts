import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { StaffRole } from '../../contracts/accounts/permissions'
import type { MemberScope } from '../../http/context'
import { auditStatement, auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { AppError } from '../../http/errors'
import { secondFactors, users, type UserRow } from '../../db/schema/accounts'
import { revokeAccess } from '../../services/members/revoke-access'
import {
  assertMember,
  assertNotLastAdmin,
  isLastAdmin,
  isMemberChanged,
} from '../../services/members/member-guard'
import type { Member } from '../../contracts/admin/members-desk'
import { requireMember, toMember } from './members.queries'
import { memberNotes } from '../../db/schema/member-notes'
import { mailboxOf } from '../../contracts/accounts/email-address'
import { keyedHash } from '../../http/keyed-hash'
import { requireWithinLimit } from '../../http/rate-limits'
import { runBatchWithMails } from '../../services/mail/outbox'
import { changeNotices } from '../../services/members/account-mails'
import { deleteSecondFactor } from '../../services/members/second-factor'
import { codeMail } from '../../services/members/code-mail'
import { issueCode } from '../../services/members/verification-code'

const PROMOTABLE = and(isNotNull(users.verifiedAt), isNull(users.bannedAt), isNull(users.deletedAt))

/**
 * Gives a verified member a role at the desk, or none, and revokes all sessions; never demotes the last admin, even
 * concurrently.
 * @throws AppError NotFound, AccountBanned, EmailNotVerified, LastSuperUser, SuperUserBySetting
 */
export async function setRole(
  c: MemberScope,
  userId: number,
  role: StaffRole | null,
): Promise<Member> {
  const { db, now, settings } = c.var
  const user = await requireMember(db, userId)
  const isAdmin = role === 'admin'
  const partRole = isAdmin ? null : role
  if (role) requirePromotable(user)
  // Promoting makes a right from `SUPER_USERS` permanent.
  const isDone = toMember(user).role === role && !(isAdmin && user.adminBySetting)
  if (isDone) return toMember(user)
  // The next login would grant the right again.
  if (!isAdmin && settings.admins.has(user.emailKey ?? '')) throw new AppError('SuperUserBySetting')
  try {
    await runBatch(db, [
      ...(role ? [assertMember(db, userId, PROMOTABLE)] : []),
      ...(isAdmin ? [] : [assertNotLastAdmin(db, userId)]),
      db
        .update(users)
        .set({ isAdmin, adminBySetting: false, partRole })
        .where(eq(users.id, userId)),
      ...revokeAccess(db, userId, now),
      auditStatement(c, { ...roleAction(role), subjectType: 'user', subjectId: userId }),
    ])
  } catch (error) {
    // The member was banned or deleted since the read; the second try reports which.
    if (isMemberChanged(error)) return setRole(c, userId, role)
    throw isLastAdmin(error) ? new AppError('LastSuperUser', { cause: error }) : error
  }
  return toMember({ ...user, isAdmin, partRole })
}

function roleAction(role: StaffRole | null) {
  if (role === null) return { action: 'member.demote' } as const
  if (role === 'admin') return { action: 'member.promote' } as const
  return { action: 'member.role', detail: role } as const
}

function requirePromotable({ bannedAt, verifiedAt }: UserRow): void {
  if (bannedAt !== null) throw new AppError('AccountBanned')
  if (verifiedAt === null) throw new AppError('EmailNotVerified')
}

/**
 * Switches off the second step of a member who has lost the app and the recovery codes, and ends all sessions.
 * @throws AppError NotFound, NotPossibleNow if it is off
 */
export async function resetSecondFactor(c: MemberScope, userId: number): Promise<void> {
  const { db, now } = c.var
  const user = await requireMember(db, userId)
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt))
  const [factor] = await db.select({ userId: secondFactors.userId }).from(secondFactors).where(isOn)
  if (!factor) throw new AppError('NotPossibleNow')
  const audited = { subjectType: 'user', subjectId: userId } as const
  await runBatchWithMails(
    c,
    [
      ...deleteSecondFactor(db, userId),
      ...revokeAccess(db, userId, now),
      auditStatement(c, { action: 'member.secondFactorReset', ...audited }),
    ],
    changeNotices(c, 'secondFactorOff', user),
  )
}

/** @throws AppError NotFound */
export async function addNote(c: MemberScope, userId: number, text: string): Promise<void> {
  const { db, now, member } = c.var
  await requireMember(db, userId)
  await runBatch(db, [
    db.insert(memberNotes).values({ userId, authorId: member.userId, body: text, createdAt: now }),
    auditStatement(c, { action: 'member.note', subjectType: 'user', subjectId: userId }),
  ])
}

/** @throws AppError NotFound */
export async function deleteNote(c: MemberScope, noteId: number): Promise<void> {
  const { db } = c.var
  const { id, userId } = memberNotes
  const [note] = await db.select({ userId }).from(memberNotes).where(eq(id, noteId))
  if (!note) throw new AppError('NotFound')
  const [deleted] = await db.batch([
    db.delete(memberNotes).where(eq(memberNotes.id, noteId)).returning({ id: memberNotes.id }),
    auditOfChange(c, { action: 'member.deleteNote', subjectType: 'user', subjectId: note.userId }),
  ])
  if (deleted.length === 0) throw new AppError('NotFound')
}

/**
 * Mails a new code to a member whose address is not verified; the previous code becomes invalid.
 * @throws AppError NotFound, AccountBanned, EMAIL_ALREADY_VERIFIED, TooManyRequests
 */
export async function mailVerification(c: MemberScope, userId: number): Promise<void> {
  const { db, now, settings } = c.var
  const { email, ...member } = await requireMember(db, userId)
  if (member.bannedAt !== null) throw new AppError('AccountBanned')
  if (member.verifiedAt !== null || email === null) throw new AppError('EMAIL_ALREADY_VERIFIED')
  const mailbox = keyedHash(settings.pepper, 'mailbox', mailboxOf(email))
  // Apart from those that strangers ask for.
  await requireWithinLimit(c.var, 'codeMailElsewhere', `staff ${mailbox}`)
  const { code, statement } = issueCode(db, settings.pepper, { userId, email }, now)
  const { verifiedAt, bannedAt, deletedAt } = users
  const isWaiting = and(eq(users.email, email), ...[verifiedAt, bannedAt, deletedAt].map(isNull))
  const audited = { action: 'member.verifyMail', subjectType: 'user', subjectId: userId } as const
  try {
    const statements = [assertMember(db, userId, isWaiting), statement, auditStatement(c, audited)]
    await runBatchWithMails(c, statements, [codeMail(c, { ...member, email }, code)])
  } catch (error) {
    // The member was verified, banned or deleted since the read; the second try reports which.
    if (isMemberChanged(error)) return mailVerification(c, userId)
    throw error
  }
}
