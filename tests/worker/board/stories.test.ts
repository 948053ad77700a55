import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { BoardRow } from '../../../worker/contracts/board/board-list'
import type { Topic } from '../../../worker/contracts/board/board'
import type { HomeList } from '../../../worker/contracts/board/home-list'
import type { HeldPosts } from '../../../worker/contracts/board/moderation'
import type { ToldStory } from '../../../worker/contracts/board/stories'
import { calgaryInstant } from '../../../worker/contracts/dates/calgary-instant'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { LANGS } from '../../../worker/contracts/languages'
import { bookings, type BookingRow } from '../../../worker/db/schema/bookings'
import { topics } from '../../../worker/db/schema/board'
import { outbox } from '../../../worker/db/schema/mail'
import { stories } from '../../../worker/db/schema/stories'
import { tours } from '../../../worker/db/schema/tours'
import { deleteExpiredRecords } from '../../../worker/features/privacy/privacy.actions'
import { aMemberWithPassword, leave, send } from '../../support/accounts'
import {
  aBooking,
  aStory,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
  readAs,
} from '../../support/booking-builders'
import { aReply, repliesOf } from '../../support/board-builders'
import { anAdmin, aMember, aTour, db } from '../../support/builders'
import { atDesk } from '../../support/changed-bookings'
import { runDeadlines } from '../../support/held-bookings'
import { codeOf, request } from '../../support/request'

const aTravelled = (fields: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({ status: 'completed', ...fields })

const tell = (booking: BookingRow, story: object = aStory(), cookie = guestOf(booking), key = '') =>
  asGuest(`${booking.pid}/story`, story, cookie, {
    ...(key !== '' && { headers: { 'idempotency-key': key } }),
  })

const endWith = (booking: BookingRow, keepsText: boolean) =>
  asGuest(`${booking.pid}/story/end`, { keepsText }, guestOf(booking))

async function aTold(fields: Parameters<typeof aBooking>[0] = {}, story: object = aStory()) {
  const booking = await aTravelled(fields)
  const told = await tell(booking, story)
  if (told.status !== 200) throw new Error(await told.text())
  return { booking, ...(await storyOf(booking)) }
}

async function storyOf(booking: BookingRow) {
  return (await readAs(booking.pid, guestOf(booking))).story as ToldStory
}

const topicOf = async ({ tourId, topicId }: Pick<ToldStory, 'tourId' | 'topicId'>) =>
  request(`/api/forum/${tourId}/topic/${topicId}`)

const boardOf = (tourId: number) => request(`/api/forum/${tourId}/topic`)

const errorOf = async (response: Response) => (await codeOf(response)).slice(0, 2)

describe('the story of a guest who travelled', () => {
  it('is a travelogue on the board of the tour, with stars, month and the chosen name', async () => {
    const booking = await aTravelled({ name: 'Dana Smith', day: '2027-05-08' })
    expect((await readAs(booking.pid, guestOf(booking))).story).toEqual({
      state: 'open',
      name: 'Dana',
    })
    expect((await tell(booking, aStory({ stars: 4, name: 'D.' }))).status).toBe(200)
    const story = await storyOf(booking)
    expect(story).toMatchObject({ state: 'shown', stars: 4, name: 'D.' })
    const topic = await (await topicOf(story)).json<Topic>()
    expect(topic).toMatchObject({
      name: 'A day at the lakes',
      category: 2,
      story: { stars: 4, month: '2027-05' },
      user: { username: 'D.', avatarUrl: null, isStaff: false, isGuest: true },
    })
    const path = `/api/forum/${story.tourId}/topic/${story.topicId}`
    const [opening] = await repliesOf(path)
    expect(opening!.user).toMatchObject({ username: 'D.', isGuest: true })
    expect(opening!.html).toMatch(/green\.<br>/)
    expect(JSON.stringify([topic, opening])).not.toContain('Smith')
  })

  it('counts on the board of its tour with the average of the stars, and on home', async () => {
    const tourId = await aTour()
    for (const stars of [5, 5, 4]) await aTold({ tourId }, aStory({ stars }))
    const board = await boardOf(tourId)
    expect(board.headers.get('x-story-count')).toBe('3')
    expect(board.headers.get('x-story-stars')).toBe('4.7')
    const [row] = await board.json<BoardRow[]>()
    expect(row).toMatchObject({ user: { isGuest: true }, story: { stars: expect.any(Number) } })
    const home = await (await request('/api/topics?category=2')).json<HomeList>()
    expect(home.storyCount).toBeGreaterThanOrEqual(3)
    expect(home.topics[0]).toMatchObject({ forum: tourId, user: { username: 'Dana' } })
    expect(home.topics[0]!.story?.stars).toBe(4)
  })

  it('is written once for each booking, however it is sent again', async () => {
    const booking = await aTravelled()
    const story = aStory()
    const cookie = guestOf(booking)
    const copies = Array.from({ length: 3 }, () => tell(booking, story, cookie, 'once'))
    const answers = await Promise.all(copies)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await errorOf(await tell(booking, aStory(), cookie, 'again'))).toEqual([
      409,
      'NotPossibleNow',
    ])
    expect(await errorOf(await tell(booking))).toEqual([409, 'NotPossibleNow'])
    expect(await db.$count(stories, eq(stories.bookingId, booking.id))).toBe(1)
    expect(await db.$count(topics, eq(topics.tourId, booking.tourId!))).toBe(1)
  })

  it('is told to each of more copies at once than a guest may send in a day', async () => {
    const [booking, story] = [await aTravelled(), aStory()]
    const copies = Array.from({ length: 10 }, () => tell(booking, story, guestOf(booking), 'once'))
    const answers = await Promise.all(copies)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await db.$count(stories, eq(stories.bookingId, booking.id))).toBe(1)
  })

  it('two guests may write the same words in the same minute', async () => {
    const [tourId, story] = [await aTour(), aStory()]
    const guests = [await aTravelled({ tourId }), await aTravelled({ tourId })]
    const answers = await Promise.all(guests.map((booking) => tell(booking, story)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it.each(['requested', 'closed', 'quoted', 'expired', 'on_hold', 'confirmed'] as const)(
    'cannot be written of a booking that is %s',
    async (status) => {
      const booking = await aBooking({ status })
      expect(await errorOf(await tell(booking))).toEqual([409, 'NotPossibleNow'])
      expect((await readAs(booking.pid, guestOf(booking))).story).toBeUndefined()
    },
  )

  it('cannot be written after a cancellation or by guests who did not come', async () => {
    const cancelled = await aBooking({ status: 'confirmed' })
    const data = { reason: 'weather', text: '' }
    const { version } = await bookingRow(cancelled.pid)
    await atDesk(`bookings/${cancelled.id}/events`, { event: 'cancel.company', version, data })
    const missed = await aTravelled()
    await correctToNoShow(missed)
    for (const booking of [cancelled, missed])
      expect(await errorOf(await tell(booking))).toEqual([409, 'NotPossibleNow'])
  })

  it('is not for strangers, companions and guests of other bookings', async () => {
    const booking = await aTravelled()
    await changeBooking(booking.id, { packGeneration: 1 })
    const companion = guestOf(await bookingRow(booking.pid), 'pack')
    for (const cookie of ['', guestOf(await aTravelled()), companion])
      expect(await errorOf(await tell(booking, aStory(), cookie))).toEqual([401, 'LinkWrong'])
    expect((await readAs(booking.pid, companion)).story).toBeUndefined()
    const unknown = await asGuest('ZZZZZZZZZZ/story', aStory(), guestOf(booking))
    expect(await errorOf(unknown)).toEqual([401, 'LinkWrong'])
  })

  it('is over with the link: 410 after 90 days and after an erasure', async () => {
    const late = await aTravelled()
    const long = Date.now() - 91 * DAY_MS
    await changeBooking(late.id, { endsAt: long, updatedAt: long })
    const erased = await aTravelled()
    await changeBooking(erased.id, { erasedAt: Date.now() })
    for (const booking of [late, erased])
      expect(await errorOf(await tell(booking))).toEqual([410, 'LinkEnded'])
  })

  it('may be written by the member who owns the booking, and is in no profile', async () => {
    const member = await aMember()
    const booking = await aTravelled({ userId: member.userId })
    const sent = await send(`/api/guest/${booking.pid}/story`, aStory(), { token: member.token })
    expect(sent.status).toBe(200)
    const topicId = (await storyOf(booking)).topicId!
    const [row] = await db.select().from(topics).where(eq(topics.id, topicId))
    expect(row!.userId).toBe(0)
    const other = await aMember()
    const foreign = await send(`/api/guest/${booking.pid}/story`, aStory(), { token: other.token })
    expect(await errorOf(foreign)).toEqual([401, 'LinkWrong'])
  })

  it('needs stars, a title, ten characters and a name', async () => {
    const booking = await aTravelled()
    for (const fault of [
      { stars: 0 },
      { stars: 6 },
      { title: ' ' },
      { text: 'Good' },
      { name: '' },
    ])
      expect((await tell(booking, aStory(fault))).status).toBe(422)
    expect(await db.$count(stories, eq(stories.bookingId, booking.id))).toBe(0)
  })

  it('cannot be written about a hidden tour', async () => {
    const booking = await aTravelled()
    await db.update(tours).set({ status: 0 }).where(eq(tours.id, booking.tourId!))
    expect(await errorOf(await tell(booking))).toEqual([409, 'NotPossibleNow'])
  })

  it('is tried five times a day at most', async () => {
    const { booking } = await aTold()
    const tries = []
    for (let n = 0; n < 6; n += 1) tries.push((await errorOf(await tell(booking)))[0])
    expect(tries).toContain(429)
  })
})

async function correctToNoShow({ id, pid }: BookingRow) {
  await changeBooking(id, { endsAt: Date.now() - DAY_MS })
  const { version } = await bookingRow(pid)
  const data = { reason: 'They were not at the pickup' }
  return atDesk(`bookings/${id}/events`, { event: 'trip.correct', version, data })
}

describe('the company and a story', () => {
  it('is told of it, answers it and hides it as any post', async () => {
    const { booking, tourId, topicId } = await aTold({}, aStory({ name: 'Mina' }))
    const notices = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, 'newTopicNotice'), eq(outbox.causeId, String(topicId))))
    expect(notices.map(({ textBody }) => textBody).join('')).toContain('Mina')
    const admin = await anAdmin()
    const path = `/api/forum/${tourId}/topic/${topicId}`
    await aReply(path, { author: admin, content: 'Thank you, come again!' })
    expect((await repliesOf(path)).map(({ user }) => user.isStaff)).toEqual([false, true])
    const [opening] = await repliesOf(path)
    const hidden = await send(`/api/admin/posts/${opening!._id}/hide`, {}, { token: admin.token })
    expect(hidden.status).toBe(200)
    expect((await topicOf({ tourId, topicId })).status).toBe(404)
    expect((await storyOf(booking)).state).toBe('held')
    expect((await boardOf(tourId)).headers.get('x-story-count')).toBe('0')
    const held = await send('/api/admin/posts/held?state=hidden', undefined, { token: admin.token })
    const { posts } = await held.json<HeldPosts>()
    expect(posts.find(({ topic }) => topic === topicId)!.user).toMatchObject({
      username: 'Mina',
      isGuest: true,
    })
  })

  it('hides it by the correction that the guest did not come', async () => {
    const told = await aTold()
    expect((await correctToNoShow(told.booking)).status).toBe(200)
    expect((await topicOf(told)).status).toBe(404)
  })
})

describe('a guest and the own story', () => {
  it('may take the name off; text and stars stay', async () => {
    const told = await aTold({}, aStory({ name: 'Somi' }))
    expect((await endWith(told.booking, true)).status).toBe(200)
    const topic = await (await topicOf(told)).json<Topic>()
    expect(topic.user).toEqual({ username: null, avatarUrl: null, isStaff: false, isGuest: true })
    expect(topic.story!.stars).toBe(5)
    expect(await storyOf(told.booking)).toMatchObject({ state: 'shown', name: null })
  })

  it('may remove it, once and for all', async () => {
    const told = await aTold()
    expect((await endWith(told.booking, false)).status).toBe(200)
    expect((await topicOf(told)).status).toBe(404)
    expect((await storyOf(told.booking)).state).toBe('removed')
    expect(await errorOf(await tell(told.booking))).toEqual([409, 'NotPossibleNow'])
    const found = await request('/api/search?q=lakes')
    expect(await found.text()).not.toContain(`"topic":${told.topicId}`)
  })

  it('is ended once, however often the press arrives', async () => {
    const { booking } = await aTold()
    const presses = await Promise.all(Array.from({ length: 10 }, () => endWith(booking, true)))
    const statuses = presses.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
    expect(await storyOf(booking)).toMatchObject({ state: 'shown', name: null })
    expect(await db.$count(stories, eq(stories.bookingId, booking.id))).toBe(1)
  })

  it('has nothing to end before there is one', async () => {
    expect(await errorOf(await endWith(await aTravelled(), true))).toEqual([409, 'NotPossibleNow'])
  })

  it('gets it with the own data', async () => {
    const { booking } = await aTold({}, aStory({ name: 'Somi' }))
    const file = await asGuest(`${booking.pid}/data`, undefined, guestOf(booking))
    const { stories: told } = await file.json<{ stories: object[] }>()
    expect(told).toMatchObject([{ booking: booking.pid, stars: 5, name: 'Somi' }])
  })
})

describe('a story and the end of personal data', () => {
  const erase = (id: number, removesStory: boolean) =>
    atDesk(`bookings/${id}/erase`, { keepsName: true, removesStory })

  it('an erasure takes the name off', async () => {
    const told = await aTold()
    expect((await erase(told.booking.id, false)).status).toBe(200)
    expect((await (await topicOf(told)).json<Topic>()).user.username).toBeNull()
  })

  it('an erasure removes the text, too, if the guest wishes so', async () => {
    const told = await aTold()
    expect((await erase(told.booking.id, true)).status).toBe(200)
    expect((await topicOf(told)).status).toBe(404)
    expect(await db.$count(topics, eq(topics.id, told.topicId!))).toBe(1)
  })

  it('the deletion of the owner’s account takes the name off', async () => {
    const member = await aMemberWithPassword()
    const told = await aTold({ userId: member.userId })
    expect((await leave(member.token)).status).toBe(204)
    expect((await (await topicOf(told)).json<Topic>()).user.username).toBeNull()
  })

  it('stays without a name after the booking is deleted by its age', async () => {
    const told = await aTold()
    await db.delete(bookings).where(eq(bookings.id, told.booking.id))
    await deleteExpiredRecords(env, Date.now())
    const topic = await (await topicOf(told)).json<Topic>()
    expect(topic.user.username).toBeNull()
    expect(topic.story!.stars).toBe(5)
  })
})

describe('the invitation to tell about a trip', () => {
  const invitationsOf = ({ id }: BookingRow) =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.causeId, String(id)), eq(outbox.template, 'storyInvitation')))
  /** Noon in Calgary, and the day of readers in Seoul and Shanghai. */
  const runDays = async (days: number) => {
    const day = addDays(calgaryDay(Date.now()), days)
    for (const hour of [3, 12, 18]) await runDeadlines(calgaryInstant(day, hour * 60))
  }
  const endsToday = async (booking: BookingRow) => {
    await changeBooking(booking.id, { endsAt: Date.now() })
    return bookingRow(booking.pid)
  }

  it.each(LANGS)('is one mail, two days after the trip, in %s', async (lang) => {
    const booking = await endsToday(await aTravelled({ lang }))
    await runDays(1)
    expect(await invitationsOf(booking)).toEqual([])
    for (const days of [3, 4, 10]) await runDays(days)
    const [mail, ...more] = await invitationsOf(booking)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ lang, recipient: booking.email })
    expect(mail!.textBody).toContain(`/trip/${booking.pid}#k=`)
  })

  it('is not sent to a guest who has told, was not there, or whose trip was long ago', async () => {
    const { booking: told } = await aTold()
    const missed = await aTravelled()
    await correctToNoShow(missed)
    const old = await aTravelled()
    for (const booking of [told, missed]) await endsToday(booking)
    await changeBooking(old.id, { endsAt: Date.now() - 40 * DAY_MS })
    for (const days of [3, 4]) await runDays(days)
    for (const booking of [told, missed, old]) expect(await invitationsOf(booking)).toEqual([])
  })
})
