import { eq, sql } from 'drizzle-orm'
import type { InboxThreadDetail, NewAnswer } from '../../contracts/inbox-thread'
import { auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { bookingMessages } from '../../db/schema/bookings'
import { replies } from '../../db/schema/board'
import { inboxEntries, inboxThreads } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, runOnce, type RequestKey } from '../../http/idempotency'
import { mailContext, outboxStatement, runBatchWithMails } from '../../services/mail/outbox'
import { findEntry, isVersion } from './inbox.actions'
import { getThread } from './inbox.queries'
import type { Writers } from './writers'

const QUOTE_MAX = 4000
const UNCHANGED = 'InboxVersion'

/**
 * Answers a thread on the board or by mail. A repeated request, also a concurrent one, sends nothing.
 * @throws AppError NotFound, ThreadChanged when a message came or another admin answered since `version`, Invalid when
 * the thread cannot be answered this way, KeyReused, and those of the writers
 */
export async function answerThread(
  c: MemberScope,
  id: number,
  answer: NewAnswer,
  writers: Writers,
): Promise<void> {
  const key = readRequestKey(c, c.var.member.userId, answer)
  const find = key && (async () => (await findEntry(c, key)) ?? (await findWritten(c.var.db, key)))
  await runOnce({
    find,
    run: async () => {
      const thread = await getThread(c.var.db, id, c.var.lang)
      if (!thread.ways.includes(answer.via))
        throw new AppError('Invalid', { fields: { via: 'Invalid' } })
      if (thread.version !== answer.version) throw new AppError('ThreadChanged')
      await send(c, thread, answer, { key, writers })
      return true as const
    },
    duplicateErrors: new Set(['ThreadChanged']),
  })
}

interface Sending {
  key: RequestKey | null
  writers: Writers
}

async function send(
  c: MemberScope,
  thread: InboxThreadDetail,
  answer: NewAnswer,
  { key, writers: { replyOnBoard, writeToGuest } }: Sending,
): Promise<void> {
  const before = [assertInBatch(c.var.db, isVersion(thread._id, answer.version), UNCHANGED)]
  const after = settleStatements(c, thread._id, answer)
  try {
    if (thread.booking !== null) {
      const { text } = answer
      const written = { text, kind: 'reply', via: 'mail', body: answer, before, after } as const
      await writeToGuest(c, thread.booking, written)
    } else if (answer.via === 'mail') await sendMail(c, thread, answer, { key, before, after })
    else if (thread.topic) {
      const { forum: tourId, topic: topicId } = thread.topic
      const { text } = answer
      await replyOnBoard(c, { tourId, topicId, text, body: answer, before, after })
    }
  } catch (error) {
    throw isFailedAssertion(error, UNCHANGED)
      ? new AppError('ThreadChanged', { cause: error })
      : error
  }
}

async function sendMail(
  c: MemberScope,
  thread: InboxThreadDetail,
  { text, lang }: NewAnswer,
  { key, before, after }: { key: RequestKey | null; before: Statement[]; after: Statement[] },
): Promise<void> {
  const { db, now, member, settings } = c.var
  const to = thread.email ?? ''
  const mail = outboxStatement(
    db,
    {
      template: 'inboxAnswer',
      subject: thread.title,
      reference: thread.reference,
      text,
      quote: quoteOf(thread),
      to,
      lang,
      replyTo: settings.mail.company,
      cause: { type: 'inbox', id: thread._id },
    },
    mailContext(c),
  )
  const entry = db.insert(inboxEntries).values({
    threadId: thread._id,
    kind: 'mail',
    authorId: member.userId,
    body: text,
    lang,
    recipient: to,
    createdAt: now,
    requestKey: key?.key ?? null,
    requestHash: key?.bodyHash ?? null,
  })
  await runBatchWithMails(c, [...before, entry, ...after], [mail])
}

/** What the asker wrote last, as plain text. */
function quoteOf({ messages, excerpt }: InboxThreadDetail): string {
  const last = messages.findLast(({ isStaff, text }) => !isStaff && text !== null)
  return Array.from(last?.text ?? excerpt)
    .slice(0, QUOTE_MAX)
    .join('')
}

/** The thread is answered or done, and belongs to the admin who answered unless it has an owner. */
function settleStatements(c: MemberScope, id: number, { via, isDone }: NewAnswer): Statement[] {
  const { db, now, member } = c.var
  return [
    db
      .update(inboxThreads)
      .set({
        state: isDone ? 'done' : 'answered',
        waitingSince: null,
        answeredAt: now,
        ownerId: sql`coalesce(${inboxThreads.ownerId}, ${member.userId})`,
        version: sql`${inboxThreads.version} + 1`,
      })
      .where(eq(inboxThreads.id, id)),
    auditStatement(c, { action: 'inbox.answer', subjectType: 'inbox', subjectId: id, detail: via }),
  ]
}

/** A post on the board or a message of a booking. */
async function findWritten(db: Db, { key }: RequestKey): Promise<true | null> {
  const [[post], [message]] = await db.batch([
    db.select({ id: replies.id }).from(replies).where(eq(replies.requestKey, key)),
    db
      .select({ id: bookingMessages.id })
      .from(bookingMessages)
      .where(eq(bookingMessages.requestKey, key)),
  ])
  return post || message ? true : null
}
