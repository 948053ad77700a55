import { eq, sql } from 'drizzle-orm'
import type { NewAnswer } from '../../contracts/inbox/inbox-answers'
import type { MemberScope } from '../../http/context'
import { writeMessage } from '../../bookings/desk/desk.messages'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey, keyColumns } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import { findEntry, isVersion, getThread } from './thread.queries'
import type { ReplyOnBoard } from './reply-on-board'
import type { Db, Statement } from '../../db/db'
import { bookingMessages } from '../../db/schema/bookings'
import { replies } from '../../db/schema/board'
import type { InboxThreadDetail } from '../../contracts/inbox/inbox-thread'
import { assertInBatch } from '../../db/batch-assertions'
import { assertedWrite } from '../../http/asserted-write'
import { auditStatement } from '../../db/audit'
import { inboxThreads, inboxEntries } from '../../db/schema/inbox'
import type { Mail } from '../../services/mail/mail-content'
import { mailContext, outboxStatement, runBatchWithMails } from '../../services/mail/outbox'

/**
 * Answers a thread on the board or by mail. A repeated request, even a concurrent one, sends nothing.
 * @throws AppError NotFound, ThreadChanged when a message came or another admin answered since `version`, Invalid when
 * the thread cannot be answered this way, KeyReused, and those of the board and the bookings
 */
export async function answerThread(
  c: MemberScope,
  id: number,
  answer: NewAnswer,
  replyOnBoard: ReplyOnBoard,
): Promise<void> {
  const key = readRequestKey(c, c.var.member.userId, answer)
  await runOnce({
    find: key && (async () => (await findEntry(c, key)) ?? (await findWritten(c.var.db, key))),
    run: async () => {
      await sendAnswer(c, await requireAnswerable(c, id, answer), answer, { key, replyOnBoard })
      return true as const
    },
    duplicateErrors: new Set(['ThreadChanged']),
  })
}

/** @throws AppError NotFound, Invalid, ThreadChanged */
async function requireAnswerable(c: MemberScope, id: number, { via, version }: NewAnswer) {
  const thread = await getThread(c, id)
  if (!thread.ways.includes(via)) throw new AppError('Invalid', { fields: { via: 'Invalid' } })
  if (thread.version !== version) throw new AppError('ThreadChanged')
  return thread
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

const UNCHANGED = 'InboxVersion'

/** Sends the answer on the board, by mail or to the guest. @throws AppError ThreadChanged */
async function sendAnswer(
  c: MemberScope,
  thread: InboxThreadDetail,
  answer: NewAnswer,
  { key, replyOnBoard }: { key: RequestKey | null; replyOnBoard: ReplyOnBoard },
): Promise<void> {
  const before = [assertInBatch(c.var.db, isVersion(thread._id, answer.version), UNCHANGED)]
  const after = settleStatements(c, thread._id, answer)
  const written = { text: answer.text, body: answer, before, after }
  const send = async () => {
    const { booking, topic } = thread
    if (booking !== null) await writeMessage(c, booking, { ...written, kind: 'reply', via: 'mail' })
    else if (answer.via === 'mail') await sendMail(c, thread, answer, { key, before, after })
    else if (topic) await replyOnBoard(c, { ...written, tourId: topic.forum, topicId: topic.topic })
  }
  await assertedWrite(UNCHANGED, 'ThreadChanged', send())
}

/** Marks the thread as answered or done; without an owner, it goes to the admin who answered. */
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

const QUOTE_MAX = 4000

/** Answers by mail; `before` and `after` are part of the batch. */
async function sendMail(
  c: MemberScope,
  thread: InboxThreadDetail,
  { text, lang }: NewAnswer,
  { key, before, after }: { key: RequestKey | null; before: Statement[]; after: Statement[] },
): Promise<void> {
  const { db, now, member } = c.var
  const entry = db.insert(inboxEntries).values({
    threadId: thread._id,
    kind: 'mail',
    authorId: member.userId,
    body: text,
    lang,
    recipient: thread.email ?? '',
    createdAt: now,
    ...keyColumns(key),
  })
  const mail = outboxStatement(db, answerMail(c, thread, { text, lang }), mailContext(c))
  await runBatchWithMails(c, [...before, entry, ...after], [mail])
}

function answerMail(
  c: MemberScope,
  thread: InboxThreadDetail,
  { text, lang }: Pick<NewAnswer, 'text' | 'lang'>,
): Mail {
  return {
    template: 'inboxAnswer',
    subject: thread.title,
    reference: thread.reference,
    text,
    quote: quoteOf(thread),
    to: thread.email ?? '',
    lang,
    replyTo: c.var.settings.mail.company,
    cause: { type: 'inbox', id: thread._id },
  }
}

/** The asker's last text, as plain text. */
function quoteOf({ messages, excerpt }: InboxThreadDetail): string {
  const last = messages.findLast(({ isStaff, text }) => !isStaff && text !== null)
  return Array.from(last?.text ?? excerpt)
    .slice(0, QUOTE_MAX)
    .join('')
}
