import type { InboxThreadDetail } from '../../contracts/inbox/inbox-thread'
import type { NewAnswer } from '../../contracts/inbox/inbox-answers'
import { assertInBatch } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import type { MemberScope } from '../../http/context'
import { assertedWrite } from '../../http/asserted-write'
import type { RequestKey } from '../../http/idempotency'
import { isVersion } from './threads'
import { sendMail } from './answers.mail'
import type { Writers } from './writers'
import { settleStatements } from './answers.statements'

const UNCHANGED = 'InboxVersion'

interface Sending {
  key: RequestKey | null
  writers: Writers
}

/** Sends the answer on the board, by mail or to the guest. @throws AppError ThreadChanged */
export async function sendAnswer(
  c: MemberScope,
  thread: InboxThreadDetail,
  answer: NewAnswer,
  { key, writers }: Sending,
): Promise<void> {
  const before = [assertInBatch(c.var.db, isVersion(thread._id, answer.version), UNCHANGED)]
  const after = settleStatements(c, thread._id, answer)
  const write =
    thread.booking === null && answer.via === 'mail'
      ? sendMail(c, thread, answer, { key, before, after })
      : writeAtSource(c, thread, { text: answer.text, body: answer, before, after }, writers)
  await assertedWrite(UNCHANGED, 'ThreadChanged', write)
}

interface Written {
  text: string
  body: NewAnswer
  before: Statement[]
  after: Statement[]
}

/** Writes through the feature that the thread comes from: a message to the guest, or a post on the board. */
async function writeAtSource(
  c: MemberScope,
  { booking, topic }: InboxThreadDetail,
  written: Written,
  { writeToGuest, replyOnBoard }: Writers,
): Promise<void> {
  if (booking !== null) await writeToGuest(c, booking, { ...written, kind: 'reply', via: 'mail' })
  else if (topic) await replyOnBoard(c, { ...written, tourId: topic.forum, topicId: topic.topic })
}
