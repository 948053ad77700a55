import type { MemberPage } from '../../contracts/admin/member-page'
import type { Db } from '../../db/db'
import { blankSecrets } from '../../services/mail/secrets'
import { requireMember, toMember } from './members.queries'
import {
  mailsTo,
  sessionsOf,
  notesAbout,
  postsOf,
  inquiriesOf,
  reportsAbout,
  hiddenWithBan,
} from './member-records.queries'

/** A member with their latest records of each kind; `now` in UTC ms. @throws AppError NotFound */
export async function readMemberPage(db: Db, userId: number, now: number): Promise<MemberPage> {
  const user = await requireMember(db, userId)
  const [notes, posts, inquiries, mails, logins, reports, [hidden]] = await db.batch([
    notesAbout(db, userId),
    postsOf(db, userId),
    inquiriesOf(db, userId),
    mailsTo(db, userId),
    sessionsOf(db, userId, now),
    reportsAbout(db, userId),
    hiddenWithBan(db, user),
  ])
  const { bannedAt: at, banReason: reason, banNote } = user
  return {
    member: toMember(user),
    ban: at === null ? null : { at, reason, note: banNote ?? '', hiddenPosts: hidden?.n ?? 0 },
    notes,
    posts: posts.map(({ isHidden, ...post }) => ({ ...post, isHidden: isHidden === 1 })),
    inquiries,
    mails: mails.map(({ template, subject, ...mail }) => ({
      subject: blankSecrets(template, subject),
      ...mail,
    })),
    sessions: logins,
    reports,
  }
}
