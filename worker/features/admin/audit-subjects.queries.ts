import { eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import type { AuditEntries } from '../../contracts/admin/audit'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { listOf } from '../../db/value-list'
import { users } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { bookings } from '../../db/schema/bookings'
import { postReports } from '../../db/schema/moderation'
import { tourTexts } from '../../db/schema/tours'
import { resources } from '../../db/schema/trips'
import { nameIn } from '../../db/tour-names'

type Subject = AuditEntries['entries'][number]['subject']
type Entry = Pick<AuditEntries['entries'][number], 'subjectType' | 'subjectId'>

type Found = BatchResponse<ReturnType<typeof subjectReads>>

/** The name of each entry's subject, from the results of `subjectReads`. */
export function subjectsOf(found: Found, lang: Lang): (entry: Entry) => Subject {
  const [names, members, booked, crew, topic, reply, report] = found
  const posts: Record<string, typeof topic> = { topic, reply, report }
  return ({ subjectType, subjectId }) => {
    const isSubject = ({ id }: { id: number }) => String(id) === subjectId
    if (subjectType === 'user') return named(members.find(isSubject)?.name)
    if (subjectType === 'booking') return named(booked.find(isSubject)?.pid ?? subjectId)
    if (subjectType === 'resource') return named(crew.find(isSubject)?.name)
    if (subjectType === 'tour' || subjectType === 'image') {
      const tour = subjectType === 'tour' ? subjectId : tourOfImage(subjectId)
      const ofTour = names.filter(({ id }) => String(id) === tour)
      return named(nameIn(ofTour, lang), Number(tour))
    }
    const post = posts[subjectType]?.find(isSubject)
    return post ? named(post.title, post.tourId, post.topicId) : null
  }
}

/** The reads of the names of these entries' subjects. */
export function subjectReads(db: Db, entries: readonly Entry[]) {
  const idsOf = (type: string) =>
    entries.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId)
  const are = (id: SQLWrapper, type: string) => isOneOf(id, idsOf(type))
  const tourIds = [...idsOf('tour'), ...idsOf('image').map(tourOfImage)]
  return [
    db
      .select({ id: tourTexts.tourId, lang: tourTexts.lang, name: tourTexts.name })
      .from(tourTexts)
      .where(isOneOf(tourTexts.tourId, tourIds)),
    db.select({ id: users.id, name: users.username }).from(users).where(are(users.id, 'user')),
    db
      .select(pick(bookings, 'id', 'pid'))
      .from(bookings)
      .where(are(bookings.id, 'booking')),
    db
      .select(pick(resources, 'id', 'name'))
      .from(resources)
      .where(are(resources.id, 'resource')),
    db
      .select({ id: topics.id, ...post })
      .from(topics)
      .where(are(topics.id, 'topic')),
    replySubjects(db, are(replies.id, 'reply')),
    reportSubjects(db, are(postReports.id, 'report')),
  ] as const
}

/** D1 returns a batch's rows as objects, so columns of the same name need aliases. */
const post = {
  title: topics.title,
  tourId: topics.tourId,
  topicId: sql<number>`${topics.id}`.as('in_topic'),
}

function replySubjects(db: Db, isWanted: SQL) {
  return db
    .select({ id: replies.id, ...post })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(isWanted)
}

function reportSubjects(db: Db, isWanted: SQL) {
  return db
    .select({ id: postReports.id, ...post })
    .from(postReports)
    .innerJoin(replies, eq(replies.id, postReports.replyId))
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(isWanted)
}

function named(
  name: string | null = null,
  tourId: number | null = null,
  topicId?: number,
): Subject {
  return name ? { name, tourId, topicId: topicId ?? null } : null
}

/** Image keys begin with their tour's id. */
function tourOfImage(key: string): string {
  return key.split('-')[0] ?? ''
}

function isOneOf(column: SQLWrapper, ids: readonly string[]) {
  const numbers = [...new Set(ids.map(Number).filter(Number.isSafeInteger))]
  return inArray(column, listOf(numbers))
}
