import { users } from '../../worker/db/schema/accounts'
import { replies, topics } from '../../worker/db/schema/board'
import { CONTACT_FORUM_ID } from '../../worker/contracts/contact/contact-forum'
import { imageAlts, images } from '../../worker/db/schema/images'
import { rebuildSearch } from '../../worker/services/search/search.queries'
import { runBatch } from '../../worker/db/batch'
import type { Db, Statement } from '../../worker/db/db'
import { foldText } from '../../worker/db/fold-text'
import { imageUrl } from '../../worker/contracts/media/image-address'
import { LANGS } from '../../worker/contracts/languages'
import { RENDERER_VERSION, renderMarkdown } from '../../worker/services/markdown/markdown'
import type { DemoTopic } from '../../demo/board/demo-board'
import { topicsCa } from '../../demo/board/topics-ca'
import { topicsCn } from '../../demo/board/topics-cn'
import { topicsKr } from '../../demo/board/topics-kr'
import { pictures } from '../../demo/pictures'
import { demoTours } from '../../demo/tours'
import { demoPictureKey, picturesOf, putPicture } from './pictures'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const CONTACT = 0
const DEMO_PICTURE = /\/img\/demo\/([\w-]+)/g

interface Board {
  db: Db
  /** User ids by username. */
  authors: Map<string, number>
  /** UTC ms */
  now: number
}

/** Writes the demo's posts, oldest first, with their images, and indexes all texts for search. */
export async function seedBoard(db: Db, media: R2Bucket, now: number): Promise<void> {
  const rows = await db.select({ id: users.id, username: users.username }).from(users)
  const board = { db, now, authors: new Map(rows.map(({ id, username }) => [username ?? '', id])) }
  const all = [...topicsKr, ...topicsCa, ...topicsCn].toSorted((a, b) => b.daysAgo - a.daysAgo)
  for (const [index, topic] of all.entries()) {
    await runBatch(db, topicStatements(board, topic, index))
    await seedPicturesOf(board, media, topic)
  }
  await rebuildSearch(db)
}

function topicStatements(
  { db, authors, now }: Board,
  topic: DemoTopic,
  index: number,
): Statement[] {
  const id = index + 1
  const tourId = forumOf(topic)
  // Spreads the posts over the minutes of a day.
  const createdAt = now - topic.daysAgo * DAY_MS - ((index * 7) % 13) * HOUR_MS - index * 61_000
  const author = (name: string) => {
    const known = authors.get(name)
    if (known === undefined) throw new Error(`The demo has no member ${name}`)
    return known
  }
  const post = (name: string, content: string, writtenAt: number) => ({
    topicId: id,
    userId: author(name),
    ...rendered(content, tourId),
    createdAt: writtenAt,
  })
  return [
    db.insert(topics).values({
      id,
      tourId,
      userId: author(topic.author),
      title: topic.title,
      titleKey: foldText(topic.title),
      category: topic.category,
      tags: topic.tags,
      isPrivate: topic.isPrivate,
      viewCount: topic.views,
      createdAt,
      updatedAt: createdAt,
    }),
    db.insert(replies).values({ ...post(topic.author, topic.content, createdAt), isOpening: true }),
    ...topic.replies.map((reply, position) => {
      const writtenAt = createdAt + reply.daysAfter * DAY_MS + (position + 1) * 37 * 60_000
      return db
        .insert(replies)
        .values(post(reply.author, reply.content, Math.min(writtenAt, now - 60_000)))
    }),
  ]
}

function rendered(content: string, tourId: number) {
  const text = content.replace(DEMO_PICTURE, (_, name: string) =>
    imageUrl(demoPictureKey(tourId, name)),
  )
  return { content: text, html: renderMarkdown(text), rendererVersion: RENDERER_VERSION }
}

/** Stores the images of a post that its tour does not show elsewhere. */
async function seedPicturesOf(
  { db, now }: Board,
  media: R2Bucket,
  topic: DemoTopic,
): Promise<void> {
  const tour = demoTours.find(({ id }) => id === topic.tourId)
  const shown = tour ? picturesOf(tour) : []
  const texts = [topic.content, ...topic.replies.map(({ content }) => content)].join('\n')
  for (const [, name = ''] of texts.matchAll(DEMO_PICTURE)) {
    if (shown.includes(name)) continue
    const tourId = forumOf(topic)
    const key = demoPictureKey(tourId, name)
    const size = await putPicture(media, key, name)
    const alt = pictures[name]?.alt
    await runBatch(db, [
      db
        .insert(images)
        .values({ key, tourId, purpose: 'bulletin', ...size, type: 'image/webp', createdAt: now })
        .onConflictDoNothing(),
      ...LANGS.flatMap((lang) =>
        alt
          ? [
              db
                .insert(imageAlts)
                .values({ imageKey: key, lang, alt: alt[lang] })
                .onConflictDoNothing(),
            ]
          : [],
      ),
    ])
  }
}

function forumOf({ tourId }: DemoTopic): number {
  return tourId === CONTACT ? CONTACT_FORUM_ID : tourId
}
