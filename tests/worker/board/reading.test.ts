import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { topicAccess, isReplyShown } from '../../../worker/features/board/board.rules'
import { replies, topics } from '../../../worker/db/schema/board'
import { isReadable, isReplyReadable } from '../../../worker/db/readable-topics'
import { CONTACT_FORUM_ID } from '../../../worker/contracts/contact/contact-forum'
import { runBatch } from '../../../worker/db/batch'
import { aMember, anAdmin, aTour, db } from '../../support/builders'

const FLAGS = [true, false]
const TIMES = [null, 1]
const [author, other, admin] = [await aMember(), await aMember(), await anAdmin()]
const readers = [
  { userId: author.userId, isAdmin: false },
  { userId: other.userId, isAdmin: false },
  { userId: admin.userId, isAdmin: true },
]
const written = { userId: author.userId, createdAt: 1 }
const titled = { ...written, title: 'A topic', titleKey: 'a topic', category: 1, updatedAt: 1 }

it('the database and the rule let the same readers have a topic', async () => {
  const tourId = [await aTour(), await aTour({ status: 0 }), CONTACT_FORUM_ID]
  const kinds = combined({
    tourId,
    isPrivate: FLAGS,
    pendingReview: FLAGS,
    hiddenAt: TIMES,
    deletedAt: TIMES,
  })
  await runBatch(
    db,
    kinds.map((facts) => db.insert(topics).values({ ...titled, ...facts })),
  )
  const ofTest = eq(topics.userId, author.userId)
  const stored = await db.select().from(topics).where(ofTest)
  expect(stored).toHaveLength(48)
  for (const reader of readers) {
    const allowed = stored
      .filter((topic) => topicAccess(topic, reader) === 'all')
      .map(({ id }) => id)
    const found = await db
      .select({ id: topics.id })
      .from(topics)
      .where(and(ofTest, isReadable(reader)))
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(allowed))
  }
})

it('the database and the rule show the same readers a post', async () => {
  const [topic] = await db
    .insert(topics)
    .values({ ...titled, tourId: await aTour() })
    .returning({ id: topics.id })
  const posted = { ...written, topicId: topic!.id, content: 'A post', html: '', rendererVersion: 1 }
  await runBatch(
    db,
    combined({ pendingReview: FLAGS, hiddenAt: TIMES, deletedAt: TIMES }).map((facts) =>
      db.insert(replies).values({ ...posted, ...facts }),
    ),
  )
  const ofTest = eq(replies.topicId, topic!.id)
  const stored = await db.select().from(replies).where(ofTest)
  expect(stored).toHaveLength(8)
  for (const reader of [null, ...readers]) {
    const shown = stored.filter((reply) => isReplyShown(reply, reader)).map(({ id }) => id)
    const found = await db
      .select({ id: replies.id })
      .from(replies)
      .where(and(ofTest, isReplyReadable(reader)))
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(shown))
  }
})

/** One of each combination of the given values. */
function combined<Facts extends Record<string, unknown>>(values: {
  [Name in keyof Facts]: readonly Facts[Name][]
}) {
  let all: Partial<Facts>[] = [{}]
  for (const [name, each] of Object.entries<readonly unknown[]>(values))
    all = all.flatMap((facts) => each.map((value) => ({ ...facts, [name]: value })))
  return all as Facts[]
}
