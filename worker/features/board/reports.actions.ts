import { and, eq, isNull, isNotNull } from 'drizzle-orm'
import type { ReportReason } from '../../contracts/board/new-report'
import { isUniqueViolation } from '../../db/failures'
import { postReports } from '../../db/schema/moderation'
import { tourNamesStatement } from '../../db/tour-names'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { mailContext, outboxStatement, runBatchWithMails } from '../../services/mail/outbox'
import { companyOf, noticeOf } from './board.notices'
import type { PostOfTopic } from './board.queries'
import { topicAccess, isReplyShown } from './board.rules'
import { requirePost, authorStatement, noticed, resolvedBy } from './moderation.actions'
import { auditOfChange } from '../../db/audit'

/** Stores a report; mails a post's first open one to the company. @throws AppError NotFound, also for private posts */
export async function reportPost(
  c: MemberScope,
  replyId: number,
  { reason, note }: { reason: ReportReason; note: string },
): Promise<void> {
  const { db, member: reporter, now } = c.var
  const found = await requirePost(db, replyId)
  const { reply, topic } = found
  if (topicAccess(topic, reporter) !== 'all' || !isReplyShown(reply, reporter))
    throw new AppError('NotFound')
  const notices = await reportNotices(c, found, reason)
  const report = { replyId, reporterId: reporter.userId, reason, note, createdAt: now }
  try {
    await runBatchWithMails(c, [db.insert(postReports).values(report)], notices)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

async function reportNotices(c: MemberScope, { reply, topic }: PostOfTopic, reason: ReportReason) {
  const { db, settings } = c.var
  const [tourNames, authors, open] = await db.batch([
    tourNamesStatement(db, topic.tourId),
    authorStatement(db, reply),
    db
      .select({ id: postReports.id })
      .from(postReports)
      .where(and(eq(postReports.replyId, reply.id), isNull(postReports.resolvedAt)))
      .limit(1),
  ])
  if (open.length > 0) return []
  const { address: to, lang } = companyOf(settings)
  const about = noticeOf(noticed({ reply, topic }, tourNames, authors), lang)
  const mail = { template: 'reportNotice', to, lang, reason, ...about } as const
  return [outboxStatement(db, mail, mailContext(c))]
}

/** Resolves an open report, or opens a resolved one again. @throws AppError NotFound */
export async function setResolved(c: MemberScope, reportId: number, isResolved: boolean) {
  const { db } = c.var
  const { resolvedAt } = postReports
  const isOther = isResolved ? isNull(resolvedAt) : isNotNull(resolvedAt)
  const action = isResolved ? 'report.resolve' : 'report.reopen'
  const [changed] = await db.batch([
    db
      .update(postReports)
      .set(isResolved ? resolvedBy(c) : { resolvedAt: null, resolvedBy: null })
      .where(and(eq(postReports.id, reportId), isOther))
      .returning({ id: postReports.id }),
    auditOfChange(c, { action, subjectType: 'report', subjectId: reportId }),
  ])
  if (changed.length === 0) throw new AppError('NotFound')
}
