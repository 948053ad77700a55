import { and, eq, isNull } from 'drizzle-orm'
import type { NewStory, StoryEnd } from '../../contracts/board/stories'
import { TRAVELOGUE } from '../../contracts/board/topic-rules'
import { assertInBatch } from '../../db/batch-assertions'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { rowExists } from '../../db/row-exists'
import { users } from '../../db/schema/accounts'
import { replies } from '../../db/schema/board'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { stories, STORIES_ACCOUNT } from '../../db/schema/stories'
import { trips } from '../../db/schema/trips'
import { tourNamesStatement } from '../../db/tour-names'
import { mayTell } from '../../bookings/data/stories'
import type { GuestRequest } from '../../bookings/access/guest-access'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { keyedHash, randomToken } from '../../http/keyed-hash'
import { requireWithinLimit } from '../../http/rate-limits'
import { runOnce } from '../../http/run-once'
import { mailContext } from '../../services/mail/outbox'
import { removeStories } from '../../services/members/story-records'
import { idOfTopic, topicStatements } from './board.actions'
import { companyOf } from './board.notices'
import { boardTourStatement } from './board.queries'
import { firstResult, postStatement, runPost, type Writing } from './board.repeats'

const TRAVELLED = 'GuestTravelled'

/**
 * Publishes a guest's story on the board of the tour, once for each booking. A repeated request writes none.
 * Returns the mails to announce.
 * @throws AppError NotPossibleNow before the end of the trip, for a trip that did not take place and after the first
 * story, TooManyRequests, KeyReused, and the errors of `renderMarkdown`
 */
export async function tellStory(c: GuestRequest, story: NewStory): Promise<number[]> {
  const { db, guest } = c.var
  const writing = writingOf(c, story, readRequestKey(c, guest.booking.pid, story))
  const { requestKey } = writing
  const findFirst = async (key: string) => {
    const [first] = await postStatement(db, eq(replies.requestKey, key))
    return first ? firstResult(writing, first).mailIds : null
  }
  return runOnce({
    find: requestKey && (() => findFirst(requestKey.key)),
    run: () => publishStory(c, story, writing),
    duplicateErrors: new Set(['NotPossibleNow', 'TooManyRequests']),
  })
}

async function publishStory(c: GuestRequest, story: NewStory, writing: Writing): Promise<number[]> {
  const { db, guest } = c.var
  const { id, tourId, tripId } = guest.booking
  const [[tour], tourNames, [trip], told] = await db.batch([
    boardTourStatement(db, tourId ?? 0),
    tourNamesStatement(db, tourId ?? 0),
    db
      .select()
      .from(trips)
      .where(eq(trips.id, tripId ?? 0)),
    db.select({ id: stories.id }).from(stories).where(eq(stories.bookingId, id)),
  ])
  if (tourId === null || !trip || !mayTell(guest.booking, tour ?? null))
    throw new AppError('NotPossibleNow')
  await requireWithinLimit(c.var, 'guestStory', String(id))
  if (told.length > 0) throw new AppError('NotPossibleNow')
  const key = writing.requestKey?.key ?? randomToken()
  const { stars, name } = story
  const row = { bookingId: id, topicId: idOfTopic(key), tourId, stars, name }
  const month = trip.startDay.slice(0, 7)
  const write = runPost(
    {
      ...writing,
      before: [hasTravelled(db, guest.booking), storiesAccount(db)],
      after: [db.insert(stories).values({ ...row, month, createdAt: writing.now })],
    },
    key,
    topicStatements(writing, {
      tourId,
      tourNames,
      topic: topicOf(story),
      key,
      pendingReview: writing.firstPostReview,
    }),
  )
  return (await assertedWrite(TRAVELLED, 'NotPossibleNow', onlyStory(write))).mailIds
}

/** @throws AppError NotPossibleNow if the booking has a story */
async function onlyStory<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (!isUniqueViolation(error, 'stories')) throw error
    throw new AppError('NotPossibleNow', { cause: error })
  }
}

function writingOf(c: GuestRequest, story: NewStory, requestKey: RequestKey | null): Writing {
  const { db, now, settings, guest } = c.var
  return {
    db,
    writer: { userId: STORIES_ACCOUNT, username: story.name, isAdmin: false },
    now,
    requestKey,
    // Of the booking, too: guests share an account, and two may write the same words.
    contentHash: keyedHash(settings.pepper, 'story', guest.booking.pid, story.text),
    mail: mailContext(c),
    company: companyOf(settings),
    postsADay: settings.limits.post.day,
    firstPostReview: settings.firstPostReview,
  }
}

/** A guest writes plain lines; in Markdown two spaces keep the end of one. */
function topicOf({ title, text }: NewStory) {
  const content = text.replaceAll(/(?<!\n)\n(?!\n)/g, '  \n')
  return { topicName: title, category: TRAVELOGUE, tags: [], content, hidePlz: false }
}

function hasTravelled(db: Db, { id }: BookingRow): Statement {
  const isCompleted = and(
    eq(bookings.id, id),
    eq(bookings.status, 'completed'),
    isNull(bookings.erasedAt),
  )
  return assertInBatch(db, rowExists(bookings, isCompleted), TRAVELLED)
}

/** The first story makes the account. Its age counts it as no sign-up of any day that is shown. */
function storiesAccount(db: Db): Statement {
  const empty = { id: STORIES_ACCOUNT, lang: 'ca', createdAt: 0, lastActiveAt: 0 } as const
  return db
    .insert(users)
    .values({ ...empty, deletedAt: 0 })
    .onConflictDoNothing()
}

/**
 * Takes the guest's name off the story, or removes the story from the board; its text then goes with the bin.
 * @throws AppError NotPossibleNow without a story
 */
export async function endStory(c: GuestRequest, { keepsText }: StoryEnd): Promise<void> {
  const { db, now, guest } = c.var
  await requireWithinLimit(c.var, 'guestAct', String(guest.booking.id))
  const [story] = await db.select().from(stories).where(eq(stories.bookingId, guest.booking.id))
  if (!story) throw new AppError('NotPossibleNow')
  await runBatch(db, [
    db.update(stories).set({ name: null }).where(eq(stories.id, story.id)),
    ...(keepsText ? [] : removeStories(db, eq(stories.id, story.id), now)),
  ])
}
