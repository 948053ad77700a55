import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm'
import type { Lang } from '../../contracts/languages'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { Db } from '../../db/db'
import { replies, topics } from '../../db/schema/board'
import { outbox } from '../../db/schema/mail'
import { contactMessages } from '../../db/schema/contact'
import { tours, tourTexts } from '../../db/schema/tours'
import { pick } from '../../db/pick'
import { nameIn } from '../../db/tour-names'

export type ContactKind = 'confirmation' | 'enquiry'

export async function findByProof(db: Db, proofKey: string, kind: ContactKind) {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.proofKey, proofKey), eq(contactMessages.kind, kind)))
  return row ?? null
}

/** A sender's latest confirmation since a time, for the same challenge if there is one. */
export async function findConfirmation(
  db: Db,
  senderKey: string,
  proofKey: string | null,
  since: number,
) {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.senderKey, senderKey),
        eq(contactMessages.kind, 'confirmation'),
        gte(contactMessages.createdAt, since),
        hasProof(proofKey),
      ),
    )
    .orderBy(desc(contactMessages.createdAt))
    .limit(1)
  return row ?? null
}

function hasProof(proofKey: string | null) {
  return proofKey === null
    ? isNull(contactMessages.proofKey)
    : eq(contactMessages.proofKey, proofKey)
}

export async function findByRequestKey(db: Db, key: string) {
  const [row] = await db
    .select({ reference: outbox.causeId, bodyHash: outbox.requestHash, status: outbox.status })
    .from(outbox)
    .where(eq(outbox.requestKey, key))
  return row ?? null
}

/** The name of a tour that visitors may see, in `lang` or its first fallback; null otherwise. */
export async function findTourName(db: Db, tourId: number, lang: Lang): Promise<string | null> {
  const isShown = ne(tours.status, TOUR_STATUS.hidden)
  const names = await db
    .select({ lang: tourTexts.lang, name: tourTexts.name })
    .from(tours)
    .innerJoin(tourTexts, eq(tourTexts.tourId, tours.id))
    .where(and(eq(tours.id, tourId), eq(tours.kind, 'tour'), isShown, isNull(tours.deletedAt)))
  return nameIn(names, lang)
}

/** The author of the topic, or of the reply in it; null when missing. */
export async function findPostAuthor(db: Db, topicId: number, replyId: number | null) {
  const isTopic = and(eq(topics.id, topicId), isNull(topics.deletedAt))
  const isReply = and(eq(replies.id, replyId ?? 0), eq(replies.topicId, topicId))
  const [row] =
    replyId === null
      ? await db.select(pick(topics, 'userId')).from(topics).where(isTopic)
      : await db
          .select(pick(replies, 'userId'))
          .from(replies)
          .where(and(isReply, isNull(replies.deletedAt)))
  return row?.userId ?? null
}
