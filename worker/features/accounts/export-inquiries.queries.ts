import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { contactMessages } from '../../db/schema/contact'
import { inboxEntries } from '../../db/schema/inbox'
import { isEntryAbout, isInquiryOf } from '../../services/members/inbox-records'
import { ROWS_MAX } from './export-rows.queries'

/** Contact form messages and the company's mailed answers, without its internal notes. */
export function inquiriesOf(db: Db, userId: number) {
  return [
    db
      .select(pick(contactMessages, 'reference', 'email', 'subject', 'body', 'createdAt'))
      .from(contactMessages)
      .where(isInquiryOf(db, userId))
      .orderBy(asc(contactMessages.createdAt))
      .limit(ROWS_MAX),
    db
      .select({ to: inboxEntries.recipient, ...pick(inboxEntries, 'body', 'createdAt') })
      .from(inboxEntries)
      .where(and(isEntryAbout(db, userId), eq(inboxEntries.kind, 'mail')))
      .orderBy(asc(inboxEntries.createdAt))
      .limit(ROWS_MAX),
  ] as const
}
