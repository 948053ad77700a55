import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { memberNotes } from '../../db/schema/member-notes'
import { filesOfMail } from '../../services/mail/files-of-mail'
import { isMailOf } from '../../services/mail/member-mails'
import { outbox } from '../../db/schema/mail'
import { sessions, users } from '../../db/schema/accounts'

/** More rows than a member can write in a year and a half. */
export const ROWS_MAX = 5000
const MAILS_MAX = 1000

export function accountOf(db: Db, userId: number) {
  return db
    .select({
      ...pick(users, 'username', 'email', 'lang', 'avatarUrl', 'isSuperUser', 'verifiedAt'),
      ...pick(users, 'wantEmail', 'consentAt', 'consentVersion', 'createdAt', 'lastActiveAt'),
    })
    .from(users)
    .where(eq(users.id, userId))
}

export function sessionsOf(db: Db, userId: number) {
  return db
    .select(pick(sessions, 'device', 'createdAt', 'expiresAt'))
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
}

export function mailsOf(db: Db, userId: number) {
  return db
    .select({
      kind: outbox.template,
      to: outbox.recipient,
      ...pick(outbox, 'createdAt', 'sentAt'),
      attachments: filesOfMail,
    })
    .from(outbox)
    .where(isMailOf(userId))
    .orderBy(desc(outbox.id))
    .limit(MAILS_MAX)
}

export function notesAbout(db: Db, userId: number) {
  return db
    .select({ text: memberNotes.body, createdAt: memberNotes.createdAt })
    .from(memberNotes)
    .where(eq(memberNotes.userId, userId))
    .orderBy(asc(memberNotes.createdAt))
}
