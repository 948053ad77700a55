import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { users } from '../../db/schema/accounts'
import type { MemberScope } from '../../http/context'
import { mailContext, outboxStatement } from '../../services/mail/outbox'

const MOST_READERS = 50

/** Tells every admin and the company that the bank account was changed: an unknown change must not stay unseen. */
export async function bankMails(c: MemberScope) {
  const { db, now, member, settings } = c.var
  const { id, email, lang, isSuperUser, verifiedAt, bannedAt } = users
  const admins = await db
    .select({ id, email, lang })
    .from(users)
    .where(and(eq(isSuperUser, true), isNotNull(email), isNotNull(verifiedAt), isNull(bannedAt)))
    .limit(MOST_READERS)
  const { company, companyLang } = settings.mail
  const readers = [
    ...admins.map((admin) => ({ to: admin.email ?? '', lang: admin.lang })),
    { to: company, lang: companyLang },
  ]
  return readers.map((reader) =>
    outboxStatement(
      db,
      {
        template: 'bankChanged',
        ...reader,
        username: member.username,
        changedAt: now,
        cause: { type: 'settings', id: 'bank' },
      },
      mailContext(c),
    ),
  )
}
