import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { isOptOutOf } from '../../services/mail/member-mails'
import { bookingExport, namedExport } from '../../services/members/booking-export'
import { isBookingOf } from '../../services/members/booking-records'
import { mailOptOuts } from '../../db/schema/mail'
import { accountOf, sessionsOf, mailsOf, notesAbout } from './export-rows.queries'
import { inquiriesOf } from './export-inquiries.queries'
import { postsOf } from './export-posts.queries'

/** All data stored about a member, except hashes, codes and other people's texts. */
export async function exportAccount(db: Db, userId: number, now: number) {
  const [[account = null], logins, ownTopics, ownReplies, reports, mails, refusedMails, ...asked] =
    await db.batch([
      accountOf(db, userId),
      sessionsOf(db, userId),
      ...postsOf(db, userId),
      mailsOf(db, userId),
      db
        .select(pick(mailOptOuts, 'kind', 'createdAt'))
        .from(mailOptOuts)
        .where(isOptOutOf(userId)),
      ...inquiriesOf(db, userId),
      notesAbout(db, userId),
      ...bookingExport(db, isBookingOf(userId)),
    ])
  const [inquiries, answers, notes, ...booked] = asked
  return {
    exportedAt: now,
    account,
    sessions: logins,
    topics: ownTopics,
    replies: ownReplies,
    reports,
    mails,
    refusedMails,
    inquiries,
    answers,
    ...namedExport(booked),
    notes,
  }
}
