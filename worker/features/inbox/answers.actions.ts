import { eq, sql } from 'drizzle-orm'
import type { InboxThreadDetail } from '../../contracts/inbox-thread'
import type { NewAnswer } from '../../contracts/inbox-answers'
import { auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { bookingMessages } from '../../db/schema/bookings'
import { replies } from '../../db/schema/board'
import { inboxThreads } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, runOnce, type RequestKey } from '../../http/idempotency'
import { findEntry, isVersion } from './threads'
import { sendMail } from './answers.mail'
import { getThread } from './thread.queries'
import type { Writers } from './writers'

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
  await runOnce({
    find: key && (async () => (await findEntry(c, key)) ?? (await findWritten(c.var.db, key))),
    run: async () => {
      await send(c, await requireAnswerable(c, id, answer), answer, { key, writers })
      return true as const
    },
    duplicateErrors: new Set(['ThreadChanged']),
  })
}

/** @throws AppError NotFound, Invalid, ThreadChanged */
async function requireAnswerable(c: MemberScope, id: number, { via, version }: NewAnswer) {
  const thread = await getThread(c.var.db, id, c.var.lang)
  if (!thread.ways.includes(via)) throw new AppError('Invalid', { fields: { via: 'Invalid' } })
  if (thread.version !== version) throw new AppError('ThreadChanged')
  return thread
}

interface Sending {
  key: RequestKey | null
  writers: Writers
}

async function send(
  c: MemberScope,
  thread: InboxThreadDetail,
  answer: NewAnswer,
  { key, writers }: Sending,
): Promise<void> {
  const before = [assertInBatch(c.var.db, isVersion(thread._id, answer.version), UNCHANGED)]
  const after = settleStatements(c, thread._id, answer)
  try {
    if (thread.booking === null && answer.via === 'mail')
      await sendMail(c, thread, answer, { key, before, after })
    else await writeAtSource(c, thread, { text: answer.text, body: answer, before, after }, writers)
  } catch (error) {
    throw isFailedAssertion(error, UNCHANGED)
      ? new AppError('ThreadChanged', { cause: error })
      : error
  }
}

interface Written {
  text: string
  body: NewAnswer
  before: Statement[]
  after: Statement[]
}

/** By the feature that the thread is of: a message to the guest, or a post on the board. */
async function writeAtSource(
  c: MemberScope,
  { booking, topic }: InboxThreadDetail,
  written: Written,
  { writeToGuest, replyOnBoard }: Writers,
): Promise<void> {
  if (booking !== null) await writeToGuest(c, booking, { ...written, kind: 'reply', via: 'mail' })
  else if (topic) await replyOnBoard(c, { ...written, tourId: topic.forum, topicId: topic.topic })
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
