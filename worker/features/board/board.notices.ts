import { and, desc, eq, isNotNull, isNull, ne, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import type { Lang } from '../../contracts/languages'
import { nameIn } from '../../db/tour-names'
import type { Settings } from '../../env'
import { users } from '../../db/schema/accounts'
import type { PostNotice } from '../../services/mail/letters/board'
import { outboxStatement, type MailContext } from '../../services/mail/outbox'
import { mailOptOuts } from '../../db/schema/mail'
import { replies, topics } from '../../db/schema/board'
import { isReadable } from '../../db/readable-topics'

/** Maximum recipients of a reply's notice; larger discussions are followed on the site. */
const MAX_RECIPIENTS = 20
/** How many of the latest posts are searched for recipients. */
const POSTS_LOOKED_AT = 200
/** Sorts the author before the latest repliers. */
const AUTHORS_PLACE = Number.MAX_SAFE_INTEGER

/** The company's address and mail language. */
export interface Company {
  address: string
  lang: Lang
}

export function companyOf({ mail }: Settings): Company {
  return { address: mail.company, lang: mail.companyLang }
}

export interface NoticedPost {
  tourId: number
  tourNames: readonly { lang: Lang; name: string }[]
  topicName: string
  author: string
  /** Markdown as written. */
  content: string
  isPrivate: boolean
  /** The topic's id, or an expression for it if it is inserted in the same batch. */
  topicId: number | SQL
  /** The reply's id, likewise, for the link in the mail. Omitted for a topic. */
  replyId?: number | SQL
}

/** The topic's author and its latest repliers, if they may read it and have not opted out. */
export function listRecipients(db: Db, topicId: number, writerId: number) {
  const isRefused = and(
    eq(mailOptOuts.emailKey, sql`lower(${users.email})`),
    eq(mailOptOuts.kind, 'replies'),
  )
  return db
    .select({ email: users.email, lang: users.lang })
    .from(writersOf(db, topicId))
    .innerJoin(users, sql`${users.id} = writers.user_id`)
    .innerJoin(topics, eq(topics.id, topicId))
    .where(
      and(
        ne(users.id, writerId),
        isNotNull(users.verifiedAt),
        isNotNull(users.email),
        isNull(users.bannedAt),
        isNull(users.deletedAt),
        isReadable({ userId: users.id, isAdmin: users.isAdmin }),
        not(rowExists(mailOptOuts, isRefused)),
      ),
    )
    .orderBy(sql`writers.place DESC`)
    .limit(MAX_RECIPIENTS)
}

/** A topic's author and the writers of its latest posts, each with the position of their last one. */
function writersOf(db: Db, topicId: number): SQL {
  const latest = db
    .select({ userId: replies.userId, place: replies.id })
    .from(replies)
    .where(and(eq(replies.topicId, topicId), isNull(replies.deletedAt)))
    .orderBy(desc(replies.id))
    .limit(POSTS_LOOKED_AT)
  return sql`(SELECT user_id, max(place) AS place FROM (
    SELECT user_id, id AS place FROM ${latest}
    UNION ALL SELECT user_id, ${AUTHORS_PLACE} FROM topics WHERE id = ${topicId}) GROUP BY user_id) AS writers`
}

interface CompanyNotice {
  db: Db
  company: Company
  mail: MailContext
  writer: { isAdmin: boolean }
}

/** Notifies the company of a new topic or reply, in the batch of the post; not about posts by admins. */
export function companyNotices(
  { db, company, mail, writer }: CompanyNotice,
  post: NoticedPost,
  template: 'newTopicNotice' | 'newReplyNotice',
) {
  if (writer.isAdmin) return []
  const { address: to, lang } = company
  return [outboxStatement(db, { template, to, lang, ...noticeOf(post, lang) }, mail)]
}

/** Notifies members of a reply, in the reply's batch. A second batch with the same `onceKey` fails. */
export function replyNotices(
  db: Db,
  post: NoticedPost,
  recipients: readonly { email: string | null; lang: Lang }[],
  { onceKey, ...mail }: MailContext & { onceKey?: string },
) {
  return recipients.flatMap(({ email: to, lang }, place) => {
    if (to === null) return []
    const requestKey = onceKey ? { key: `${onceKey} ${place}`, bodyHash: onceKey } : null
    const notice = { template: 'replyNotice', to, lang, requestKey } as const
    return [outboxStatement(db, { ...notice, ...noticeOf(post, lang) }, mail)]
  })
}

export function noticeOf(post: NoticedPost, lang: Lang) {
  const { tourId, tourNames, topicId, replyId } = post
  const topicPath = `/tour/${tourId}/${idText(topicId)}`
  const about: PostNotice = {
    tourName: nameIn(tourNames, lang) ?? '',
    topicName: post.topicName,
    author: post.author,
    text: post.content,
    path: replyId === undefined ? topicPath : `${topicPath}?reply=${idText(replyId)}`,
    isPrivate: post.isPrivate,
  }
  const rowId =
    typeof topicId === 'object' ? topicId : typeof replyId === 'object' ? replyId : undefined
  return {
    ...about,
    cause: { type: 'topic', ...(typeof topicId === 'number' && { id: topicId }) },
    ...(rowId && { rowId }),
  }
}

/** The id in a URL, or a placeholder for an id that the batch assigns. */
function idText(id: number | SQL): string {
  return typeof id === 'number' ? String(id) : '{id}'
}
