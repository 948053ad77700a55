import type { NewAnswer } from '../../contracts/inbox/inbox-answers'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import { findEntry } from './threads'
import { getThread } from './thread.queries'
import type { Writers } from './writers'
import { sendAnswer } from './answers.send'
import { findWritten } from './answers.queries'

/**
 * Answers a thread on the board or by mail. A repeated request, even a concurrent one, sends nothing.
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
      await sendAnswer(c, await requireAnswerable(c, id, answer), answer, { key, writers })
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
