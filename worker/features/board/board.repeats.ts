import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { isRefusal, isUniqueViolation } from '../../db/failures'
import { replies, topics } from '../../db/schema/board'
import type { Actor } from '../../http/context'
import { AppError } from '../../http/errors'
import { requireSameBody, type RequestKey } from '../../http/idempotency'
import type { MailContext } from '../../services/mail/outbox'
import type { Company } from './board.notices'
import { SAME_POST_MS } from './board.rules'

/** A new post runs as one batch; a repeated request gets the first one's result. */

export interface Writing {
  db: Db
  writer: Pick<Actor, 'userId' | 'username' | 'isAdmin'>
  now: number
  requestKey: RequestKey | null
  /** Keyed hash of the topic or board and the text. */
  contentHash: string
  mail: MailContext
  company: Company
  /** The author's daily limit (calendar day in Calgary). */
  postsADay: number
  /** Whether a member's first post needs a review. */
  firstPostReview: boolean
  /** Statements at the beginning and end of the batch. */
  before?: Statement[]
  after?: Statement[]
}

/** `mailIds` are the outbox rows to announce. */
export interface Written {
  topicId: number
  replyId: number
  mailIds: number[]
}

type StoredPost = Omit<Written, 'mailIds'> & { requestHash: string | null }

/** Runs the batch of a new post. @throws AppError WriteLimit, NotFound for a topic that was deleted, KeyReused */
export async function runPost(writing: Writing, key: string, statements: Statement[]) {
  const { db, before = [], after = [] } = writing
  try {
    const ofKey = postStatement(db, eq(replies.requestKey, key))
    const results = await runBatch(db, [...before, ...statements, ...after, ofKey])
    const [written] = results.at(-1) as StoredPost[]
    if (!written) throw new Error('The post is missing after its batch')
    const { topicId, replyId } = written
    return { topicId, replyId, mailIds: results.slice(before.length, -1).flatMap(mailIdsOf) }
  } catch (error) {
    return findRepeated(writing, error)
  }
}

/** The newest post that meets a condition, with the hash of its request body. */
export function postStatement(db: Db, condition: SQL | undefined) {
  const { isOpening, requestHash: ofReply } = replies
  const requestHash = sql<string | null>`iif(${isOpening}, ${topics.requestHash}, ${ofReply})`
  return db
    .select({ topicId: replies.topicId, replyId: replies.id, requestHash })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(condition)
    .orderBy(desc(replies.id))
    .limit(1)
}

/** @throws AppError KeyReused */
export function firstResult({ requestKey }: Writing, { requestHash, ...post }: StoredPost) {
  if (requestKey) requireSameBody(requestKey, requestHash)
  return { ...post, mailIds: [] }
}

/** The batch failed because of the daily limit, a deleted topic, or the same post a moment earlier. */
async function findRepeated(writing: Writing, error: unknown): Promise<Written> {
  const { db, writer, now, requestKey, contentHash } = writing
  if (isRefusal(error, 'daily_limit')) throw new AppError('WriteLimit', { cause: error })
  if (isRefusal(error, 'TopicGone')) throw new AppError('NotFound', { cause: error })
  const isSamePost = isRefusal(error, 'SamePost')
  if (!isSamePost && !(requestKey && isUniqueViolation(error))) throw error
  const condition = isSamePost
    ? and(
        eq(replies.userId, writer.userId),
        eq(replies.contentHash, contentHash),
        gt(replies.createdAt, now - SAME_POST_MS),
      )
    : eq(replies.requestKey, requestKey?.key ?? '')
  const [first] = await postStatement(db, condition)
  if (!first) throw error
  // The same text may come with another key.
  return firstResult(isSamePost ? { ...writing, requestKey: null } : writing, first)
}

/** Only outbox statements return rows. */
function mailIdsOf(result: unknown): number[] {
  return Array.isArray(result) ? result.map(({ id }: { id: number }) => id) : []
}
