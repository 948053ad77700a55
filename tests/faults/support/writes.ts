import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import type { CancellationPreview } from '../../../worker/contracts/bookings/cancellation'
import type { DeskMoney } from '../../../worker/contracts/bookings/payments'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import type { PriceSettings } from '../../../worker/contracts/settings/settings-prices'
import type { StoredSetting } from '../../../worker/contracts/settings/settings-desk'
import { guestCode } from '../../../worker/bookings/access/guest-code'
import { settingsOf } from '../../../worker/env'
import { guests } from '../../../worker/db/schema/guests'
import { inboxEntries } from '../../../worker/db/schema/inbox'
import { outbox } from '../../../worker/db/schema/mail'
import { memberNotes } from '../../../worker/db/schema/member-notes'
import { postReports } from '../../../worker/db/schema/moderation'
import { assignments, closures } from '../../../worker/db/schema/trips'
import { tourVersions } from '../../../worker/db/schema/tour-versions'
import { itineraryBin } from '../../../worker/db/schema/tours'
import { pageVersions } from '../../../worker/db/schema/written-pages'
import { bankMails } from '../../../worker/db/schema/payments'
import {
  aMemberWithPassword,
  aRegistration,
  cookieOf,
  lastMail,
  logIn,
  mailedCode,
  mailedToken,
  PASSWORD,
  register,
  send,
  type Sent,
} from '../../support/accounts'
import { aReply, aTopic } from '../../support/board-builders'
import {
  aBooking,
  aStory,
  aRequest,
  asGuest,
  bookingRow,
  claimForm,
  guestOf,
  keyOf,
} from '../../support/booking-builders'
import { codeOf, withSecondFactor } from '../../support/second-factor'
import { aMember, aReadyTour, anAdmin, aTour, db, unique } from '../../support/builders'
import { aSolvedChallenge, aSender } from '../../support/contact'
import { aHeldBooking, aPaidBooking, aTravelledBooking, PRICES } from '../../support/held-bookings'
import { aGuide, aGuideOnTheRoad, crewKeyOf } from '../../support/crew-builders'
import { aDeparture } from '../../support/departure-builders'
import { threadOf } from '../../support/inbox'
import { anAnswer, aWaiver } from '../../support/waivers'
import { fixture } from '../../worker/media/fixtures'

/** Sends the write, with other bindings if given; called again, it repeats the request as a client would. */
export type Write = (how: Pick<Sent, 'bindings' | 'onSending' | 'whileHeld'>) => Promise<Response>

/** Every call that writes, by its method and path in the API's description. Each prepares its own data. */
export const WRITES: Record<string, () => Promise<Write>> = {
  'post /forum': async () =>
    asAdmin('/forum', { name: `New tour ${unique()}`, category: 'rockies', lang: 'ca' }),
  'post /forum/update': async () => {
    // Its own days: a third trip on a day raises its cap, which is an additional write.
    const startDate = addDays('2900-01-01', 2 * unique())
    const endDate = addDays(startDate, 1)
    return asAdmin('/forum/update', {
      forumId: await aTour(),
      status: 3,
      discount: 10,
      pricePerPerson: [{ type: 'p1', amount: 120.5 }],
      joins: [{ startDate, endDate, male: 1, female: 0, remarks: '' }],
      texts: {
        ca: { name: `Renamed ${unique()}`, bulletin: '**Bold**' },
        kr: { description: '설명' },
      },
    })
  },
  'post /admin/tours/status': async () =>
    asAdmin('/admin/tours/status', {
      tours: [
        { forumId: await aTour(), status: 0 },
        { forumId: await aTour(), status: 2 },
      ],
    }),
  'post /admin/tours/{id}/duplicate': async () => {
    const tour = await aTourWithItinerary()
    await anImage(tour)
    return asAdmin(`/admin/tours/${tour}/duplicate`, {})
  },
  'post /admin/tours/schedule': async () =>
    asAdmin('/admin/tours/schedule', {
      forumId: await aReadyTour(),
      publishAt: Date.now() + 24 * 60 * 60 * 1000,
      status: 2,
    }),
  'post /admin/tours/restoreVersion': async () => {
    const tour = await aTour()
    const change = await asAdmin('/forum/update', {
      forumId: tour,
      tripDays: 3,
      texts: { ca: { description: 'New' } },
    })
    const { updatedAt } = await (await change({})).json<AdminTour>()
    const [version] = await db.select().from(tourVersions).where(eq(tourVersions.tourId, tour))
    return asAdmin('/admin/tours/restoreVersion', {
      forumId: tour,
      versionId: version?.id,
      updatedAt,
    })
  },
  'post /admin/presence': async () => asAdmin('/admin/presence', { kind: 'tour', id: '1' }),
  'post /forum/updateextra': async () =>
    asAdmin('/forum/updateextra', {
      forumId: await aTour(),
      lang: 'ca',
      included: ['Lunch', 'Guide'],
      excluded: ['Tips'],
      routeDetail: [anEntry('Start'), anEntry('End')],
    }),
  'post /forum/mainImg': async () => {
    const tour = await aTour()
    return asAdmin('/forum/mainImg', { forumId: tour, mainImageUrl: (await anImage(tour)).url })
  },
  'post /forum/sort': async () =>
    asAdmin('/forum/sort', { forumIds: [await aTour(), await aTour()] }),
  'post /forum/restore': async () => asAdmin('/forum/restore', { forumId: await aBinnedTour() }),
  'delete /forum/{id}': async () => asAdmin(`/forum/${await aTour()}`, undefined, 'DELETE'),
  'post /file/deleteByForumId': async () =>
    asAdmin('/file/deleteByForumId', { forumId: await aTourWithItinerary() }),
  'post /file/upload': async () => {
    const tour = await aTour()
    return asAdmin('/file/upload', () => imageForm({ forumId: String(tour) }))
  },
  'post /file/delete': async () => {
    const tour = await aTour()
    return asAdmin('/file/delete', { forumId: tour, filename: (await anImage(tour)).fileName })
  },
  'post /file/arrange': async () => {
    const tour = await aTour()
    const [first, second] = [await anImage(tour), await anImage(tour)]
    const filenames = [second.fileName, first.fileName]
    return asAdmin('/file/arrange', { forumId: tour, filenames })
  },
  'post /file/describe': async () => {
    const tour = await aTour()
    const { fileName } = await anImage(tour)
    const images = [
      { filename: fileName, alt: [{ lang: 'ca', txt: 'A lake' }], focus: { x: 1, y: 2 } },
    ]
    return asAdmin('/file/describe', { forumId: tour, images })
  },
  'post /file/bin': async () => {
    const tour = await aTour()
    const filenames = [(await anImage(tour)).fileName, (await anImage(tour)).fileName]
    return asAdmin('/file/bin', { forumId: tour, filenames })
  },
  'post /file/restore': async () => {
    const tour = await aTour()
    const filenames = [(await anImage(tour)).fileName, (await anImage(tour)).fileName]
    await (
      await asAdmin('/file/bin', { forumId: tour, filenames })
    )({})
    return asAdmin('/file/restore', { forumId: tour, filenames })
  },
  'post /file/replace': async () => {
    const tour = await aTour()
    const [filename, by] = [(await anImage(tour)).fileName, (await anImage(tour)).fileName]
    return asAdmin('/file/replace', { forumId: tour, filename, by })
  },
  'post /admin/bin/restore': async () => {
    const tour = await aTourWithItinerary()
    await (
      await asAdmin('/file/deleteByForumId', { forumId: tour })
    )({})
    const [row] = await db.select().from(itineraryBin).where(eq(itineraryBin.tourId, tour))
    return asAdmin('/admin/bin/restore', { kind: 'itinerary', id: row?.id })
  },
  'post /admin/closures': async () =>
    asAdmin('/admin/closures', { ...aClosure(), tourId: await aTour(), note: 'Snow' }),
  'delete /admin/closures/{id}': async () => {
    const [closure] = await db
      .insert(closures)
      .values({ ...aClosure(), createdAt: 1 })
      .returning({ id: closures.id })
    return asAdmin(`/admin/closures/${closure?.id}`, undefined, 'DELETE')
  },
  'post /admin/resources': async () => asAdmin('/admin/resources', A_GUIDE),
  'patch /admin/resources/{id}': async () => {
    const { name, langs } = A_GUIDE
    const id = await aGuideId()
    return asAdmin(`/admin/resources/${id}`, { name, langs, rank: 2, version: 1 }, 'PATCH')
  },
  'delete /admin/resources/{id}': async () =>
    asAdmin(`/admin/resources/${await aGuideId()}?version=1`, undefined, 'DELETE'),
  'post /admin/resources/{id}/feed': async () =>
    asAdmin(`/admin/resources/${await aGuideId()}/feed`, {}),
  'post /admin/trips/feed': async () => asAdmin('/admin/trips/feed', {}),
  'post /crew/{id}/open': async () => {
    const guide = await aGuide()
    return (how) => send(`/api/crew/${guide.id}/open`, { key: crewKeyOf(guide) }, how)
  },
  'post /crew/{id}/marks': async () => {
    const { guide, booking, cookie } = await aGuideOnTheRoad()
    const mark = { bookingId: booking.id, kind: 'pickedUp', at: Date.now() }
    const headers = aKey()
    return (how) => send(`/api/crew/${guide.id}/marks`, mark, { cookie, headers, ...how })
  },
  'post /admin/assignments': async () =>
    asAdmin('/admin/assignments', { resourceId: await aGuideId(), ...aSpan(), note: 'Course' }),
  'delete /admin/assignments/{id}': async () => {
    const [row] = await db
      .insert(assignments)
      .values({ resourceId: await aGuideId(), startsAt: 1, endsAt: 2 })
      .returning()
    return asAdmin(`/admin/assignments/${row?.id}`, undefined, 'DELETE')
  },
  'patch /admin/days/{day}': async () =>
    asAdmin(`/admin/days/${aClosure().fromDay}`, { cap: 3 }, 'PATCH'),
  'post /admin/settings': async () => {
    const admin = await anAdmin()
    const stored = await send('/api/admin/settings/prices', undefined, admin)
    const { value, updatedAt } = await stored.json<StoredSetting>()
    const wonPerCad = 1000 + (unique() % 5000)
    return asAdmin('/admin/settings', {
      group: 'prices',
      updatedAt,
      value: { ...(value as PriceSettings), wonPerCad },
    })
  },
  'post /admin/pages/{page}/draft': async () =>
    asAdmin('/admin/pages/career/draft', await aDraft('career')),
  'post /admin/pages/{page}/publish': async () => {
    await (
      await asAdmin('/admin/pages/ceo/draft', await aDraft('ceo'))
    )({})
    const updatedAt = await draftsOf('ceo')
    return asAdmin('/admin/pages/ceo/publish', {
      langs: ['ca'],
      startsOn: calgaryDay(Date.now()),
      updatedAt,
    })
  },
  'delete /admin/pages/{page}/versions/{version}': async () => {
    const values = { page: 'attention', name: `2999-01-01-${unique() % 1000}` }
    await db
      .insert(pageVersions)
      .values({ ...values, startsOn: '2999-01-01', ca: 'Planned', publishedAt: 1, publishedBy: 1 })
    return asAdmin(`/admin/pages/attention/versions/${values.name}`, undefined, 'DELETE')
  },
  'post /admin/backups': async () => {
    const start = await asAdmin('/admin/backups', undefined, 'POST')
    return (how) => start({ ...how, bindings: { ...how.bindings, BACKUP_KEY: 'k'.repeat(32) } })
  },
  'post /admin/bookings/{id}/payments': async () =>
    asAdminOnce(`/admin/bookings/${(await aHeldBooking()).id}/payments`, A_RECEIPT),
  'post /admin/bookings/{id}/erase': async () => {
    const { id } = await aBooking({ status: 'closed' })
    return asAdmin(`/admin/bookings/${id}/erase`, {})
  },
  'patch /admin/bookings/{id}/balance': async () => {
    const { id, version } = await aHeldBooking()
    return asAdmin(`/admin/bookings/${id}/balance`, { version, isCash: true }, 'PATCH')
  },
  'patch /admin/bookings/{id}/pay-link': async () => {
    const { id, version } = await aHeldBooking()
    const change = { version, link: 'https://pay.example/{reference}' }
    return asAdmin(`/admin/bookings/${id}/pay-link`, change, 'PATCH')
  },
  'post /admin/bank/imports': async () => asAdminOnce('/admin/bank/imports', aStatement()),
  'post /admin/bank/mails/{id}/close': async () => {
    const key = `${unique()}`
    const [mail] = await db
      .insert(bankMails)
      .values({ rawKey: key, messageKey: key, status: 'waiting', receivedAt: 1 })
      .returning()
    return asAdmin(`/admin/bank/mails/${mail?.id}/close`, {})
  },
  'post /admin/bank/mappings': async () =>
    asAdmin('/admin/bank/mappings', {
      account: `Account ${unique()}`,
      headerHash: 'a'.repeat(64),
      currency: 'CAD',
      dayOrder: 'ymd',
      columns: { day: 0, in: 2, text: [1] },
    }),
  'post /admin/bank/entries': async () => asAdminOnce('/admin/bank/entries', anEntryByHand()),
  'post /admin/bank/entries/{id}/match': async () => {
    const [entry, one, two] = [await aBankEntry(), await aHeldBooking(), await aHeldBooking()]
    const matches = [one, two].map(({ id, version }) => ({ bookingId: id, version, amount: 2000 }))
    return asAdminOnce(`/admin/bank/entries/${entry}/match`, matches)
  },
  'post /admin/bank/entries/{id}/ignore': async () =>
    asAdmin(`/admin/bank/entries/${await aBankEntry()}/ignore`, {}),
  'post /admin/bank/entries/{id}/same': async () => {
    const [entry, entryId] = [await aBankEntry(), await aBankEntry()]
    return asAdmin(`/admin/bank/entries/${entry}/same`, { entryId })
  },
  'post /admin/bank/entries/{id}/refuse': async () => {
    const [entry, bookingId] = [await aBankEntry(), (await aHeldBooking()).id]
    return asAdmin(`/admin/bank/entries/${entry}/refuse`, { bookingId })
  },
  'post /admin/bookings/{id}/refunds': async () => {
    const { id } = await aHeldBooking()
    await (
      await asAdmin(`/admin/bookings/${id}/payments`, A_RECEIPT)
    )({})
    return asAdminOnce(`/admin/bookings/${id}/refunds`, A_REFUND)
  },
  'patch /admin/bookings/{id}/refunds/{rid}': async () => {
    const { id } = await aHeldBooking()
    await (
      await asAdmin(`/admin/bookings/${id}/payments`, A_RECEIPT)
    )({})
    const proposed = await (await asAdmin(`/admin/bookings/${id}/refunds`, A_REFUND))({})
    const { refunds } = await proposed.json<DeskMoney>()
    const path = `/admin/bookings/${id}/refunds/${refunds[0]?.id}`
    await (
      await asAdmin(path, { status: 'approved', version: 1 }, 'PATCH')
    )({})
    return asAdmin(path, { status: 'sent', version: 2, day: '2026-01-05' }, 'PATCH')
  },
  'post /admin/trips/{id}/cancel': async () => {
    const trip = await aDeparture({ tourId: await aTour(PRICES) })
    const { tourId } = trip
    await aPaidBooking({ tourId }, undefined, { tripId: trip.id })
    await aHeldBooking({ tourId }, { tripId: trip.id })
    return asAdminOnce(`/admin/trips/${trip.id}/cancel`, { reason: 'weather' })
  },
  'post /admin/members/{id}': async () =>
    asAdmin(`/admin/members/${(await aMember()).userId}`, { role: 'writer' }),
  'post /admin/outbox/held': async () => {
    const { email } = await register()
    const mail = await lastMail(email)
    await db
      .update(outbox)
      .set({ status: 'held' })
      .where(eq(outbox.id, mail?.id ?? 0))
    return asAdmin('/admin/outbox/held', { act: 'release', ids: [mail?.id] })
  },
  'post /admin/outbox/{id}/resend': async () => {
    const { email } = await register()
    const mail = await lastMail(email)
    await db
      .update(outbox)
      .set({ status: 'sent' })
      .where(eq(outbox.id, mail?.id ?? 0))
    return asAdmin(`/admin/outbox/${mail?.id}/resend`, {})
  },
  'post /admin/bookings': async () =>
    asAdminOnce('/admin/bookings', {
      ...A_CALL,
      tourId: await aTour(),
      email: aSender(),
      sendsMail: true,
    }),
  'post /admin/bookings/{id}/messages': async () =>
    asAdminOnce(`/admin/bookings/${await aBookingId()}/messages`, {
      text: 'June is fine',
      kind: 'reply',
    }),
  'post /admin/bookings/{id}/events': async () =>
    asAdminOnce(`/admin/bookings/${await aBookingId()}/events`, {
      event: 'request.decline',
      version: 1,
      data: { reason: 'The pass is closed in June' },
    }),
  'post /admin/bookings/{id}/quotes': async () =>
    asAdminOnce(`/admin/bookings/${await aBookingId()}/quotes`, { note: 'With the lakes' }),
  'patch /admin/bookings/{id}/quotes/{number}': async () => {
    const id = await aBookingId()
    await (
      await asAdminOnce(`/admin/bookings/${id}/quotes`, {})
    )({})
    return asAdmin(`/admin/bookings/${id}/quotes/1`, { revision: 1, party: 3 }, 'PATCH')
  },
  'post /admin/bookings/{id}/quotes/{number}/send': async () => {
    const id = await aBookingId()
    await (
      await asAdminOnce(`/admin/bookings/${id}/quotes`, QUOTED)
    )({})
    return asAdminOnce(`/admin/bookings/${id}/quotes/1/send`, { version: 1 })
  },
  'post /admin/inbox/{id}': async () =>
    asAdmin(`/admin/inbox/${await aThreadId()}`, { state: 'done', owner: null }),
  'post /admin/inbox/{id}/answers': async () => {
    const id = await aThreadId()
    const { token } = await anAdmin()
    const [answer, headers] = [
      { via: 'board', text: `Yes, we can do that. ${unique()}`, lang: 'ca', version: 1 },
      aKey(),
    ]
    return (how) => send(`/api/admin/inbox/${id}/answers`, answer, { token, headers, ...how })
  },
  'post /admin/inbox/{id}/notes': async () => {
    const [id, { token }] = [await aThreadId(), await anAdmin()]
    const headers = aKey()
    return (how) =>
      send(`/api/admin/inbox/${id}/notes`, { text: 'Called back' }, { token, headers, ...how })
  },
  'delete /admin/inbox/{id}/notes/{note}': async () => {
    const threadId = await aThreadId()
    const [note] = await db
      .insert(inboxEntries)
      .values({ threadId, kind: 'note', authorId: 1, body: 'Called back', createdAt: 1 })
      .returning()
    return asAdmin(`/admin/inbox/${threadId}/notes/${note?.id}`, undefined, 'DELETE')
  },
  'post /admin/saved-replies': async () => asAdmin('/admin/saved-replies', aSavedReply()),
  'post /admin/saved-replies/{id}': async () =>
    asAdmin(`/admin/saved-replies/${await aSavedReplyId()}`, { ...aSavedReply(), version: 1 }),
  'delete /admin/saved-replies/{id}': async () =>
    asAdmin(`/admin/saved-replies/${await aSavedReplyId()}`, undefined, 'DELETE'),
  'post /user/me/avatar': async () => {
    const { token } = await aMember()
    return (how) => send('/api/user/me/avatar', imageForm({}), { token, ...how })
  },
  'patch /user/me': async () => {
    const { token } = await aMemberWithPassword()
    const change = {
      oldPassword: PASSWORD,
      password: 'another!horse8',
      email: aSender(),
      wantEmail: true,
    }
    return (how) => send('/api/user/me', change, { method: 'PATCH', token, ...how })
  },
  'delete /user/me': async () => {
    const { token } = await aMember()
    return (how) =>
      send('/api/user/me', { password: PASSWORD }, { method: 'DELETE', token, ...how })
  },
  'post /user/me/second-factor': async () => {
    const { token } = await aMember()
    return (how) => send('/api/user/me/second-factor', { password: PASSWORD }, { token, ...how })
  },
  'post /user/me/second-factor/code': async () => {
    const { token } = await aMember()
    const begun = await send('/api/user/me/second-factor', { password: PASSWORD }, { token })
    const { secret } = await begun.json<{ secret: string }>()
    return (how) =>
      send('/api/user/me/second-factor/code', { code: codeOf(secret) }, { token, ...how })
  },
  'delete /user/me/second-factor': async () => {
    const { token } = await aMember()
    const { recoveryCodes } = await withSecondFactor(token)
    const proof = { password: PASSWORD, code: recoveryCodes[0] }
    return (how) => send('/api/user/me/second-factor', proof, { method: 'DELETE', token, ...how })
  },
  'delete /user/me/sessions': async () => {
    const { token } = await aMember()
    return (how) => send('/api/user/me/sessions', undefined, { method: 'DELETE', token, ...how })
  },
  'post /user': async () => {
    const wanted = { ...aRegistration(), ...aSolvedChallenge() }
    const headers = aKey()
    return (how) => send('/api/user', wanted, { headers, ...how })
  },
  'post /user/verify': async () => {
    const { email } = await register()
    const code = await mailedCode(email)
    return (how) => send('/api/user/verify', { email, code }, how)
  },
  'post /user/resend': async () => {
    const { email } = await register()
    return (how) => send('/api/user/resend', { email }, how)
  },
  'post /user/forgot': async () => {
    const { email } = await aMemberWithPassword()
    return (how) => send('/api/user/forgot', { email }, how)
  },
  'post /user/reset': async () => {
    const { email } = await aMemberWithPassword()
    await send('/api/user/forgot', { email })
    const token = await mailedToken(email)
    return (how) => send('/api/user/reset', { token, password: 'another!horse8' }, how)
  },
  'post /session/local': async () => {
    const { username } = await aMemberWithPassword()
    return (how) => logIn(username, PASSWORD, how)
  },
  'post /session/refresh': async () => {
    const cookie = await aLogin()
    return (how) => send('/api/session/refresh', undefined, { method: 'POST', cookie, ...how })
  },
  'delete /session': async () => {
    const cookie = await aLogin()
    return (how) => send('/api/session', undefined, { method: 'DELETE', cookie, ...how })
  },
  'post /forum/{id}/topic': async () => {
    const [tour, { token }] = [await aTour(), await aMember()]
    const topic = {
      topicName: `Topic ${unique()}`,
      category: 3,
      content: `What should we pack? ${unique()}`,
    }
    const headers = aKey()
    return (how) => send(`/api/forum/${tour}/topic`, topic, { token, headers, ...how })
  },
  'post /forum/{id}/topic/{tid}/reply': async () => {
    const [{ path }, { token }] = [await aTopic(), await aMember()]
    const [content, headers] = [`Good shoes and a jacket. ${unique()}`, aKey()]
    return (how) => send(`${path}/reply`, { content }, { token, headers, ...how })
  },
  'post /reply/{id}': async () => {
    const { reply, author } = await aReply((await aTopic()).path)
    const content = `Said better in other words ${unique()}`
    return (how) => send(`/api/reply/${reply._id}`, { content }, { token: author.token, ...how })
  },
  'delete /reply/{id}': async () => {
    const { reply, author } = await aReply((await aTopic()).path)
    return (how) =>
      send(`/api/reply/${reply._id}`, undefined, { method: 'DELETE', token: author.token, ...how })
  },
  'post /reply/{id}/report': async () => {
    const [{ reply }, { token }] = [await aReply((await aTopic()).path), await aMember()]
    return (how) => send(`/api/reply/${reply._id}/report`, { reason: 'spam' }, { token, ...how })
  },
  'post /admin/reports/{id}/resolve': async () => {
    const { reply } = await aReply((await aTopic()).path)
    await send(
      `/api/reply/${reply._id}/report`,
      { reason: 'spam' },
      { token: (await aMember()).token },
    )
    const [report] = await db.select().from(postReports).where(eq(postReports.replyId, reply._id))
    return asAdmin(`/admin/reports/${report?.id}/resolve`, {})
  },
  'post /admin/reports/{id}/reopen': async () => {
    const { reply } = await aReply((await aTopic()).path)
    const [report] = await db
      .insert(postReports)
      .values({ replyId: reply._id, reporterId: 1, reason: 'spam', createdAt: 1, resolvedAt: 2 })
      .returning()
    return asAdmin(`/admin/reports/${report?.id}/reopen`, {})
  },
  'post /admin/posts/{id}/hide': async () => asAdmin(`/admin/posts/${await aPostId()}/hide`, {}),
  'post /admin/posts/{id}/restore': async () => {
    const id = await aPostId()
    await (
      await asAdmin(`/admin/posts/${id}/hide`, {})
    )({})
    return asAdmin(`/admin/posts/${id}/restore`, {})
  },
  'post /admin/posts/{id}/approve': async () => {
    const [{ path }, { token }] = [await aTopic(), await aMember()]
    const bindings = { ...env, FIRST_POST_REVIEW: 'on' }
    const written = await send(
      `${path}/reply`,
      { content: `A first post ${unique()}` },
      { token, bindings },
    )
    const { _id } = await written.json<{ _id: number }>()
    return asAdmin(`/admin/posts/${_id}/approve`, {})
  },
  'post /admin/topics/{id}/lock': async () =>
    asAdmin(`/admin/topics/${(await aTopic()).topic._id}/lock`, {}),
  'post /admin/topics/{id}/unlock': async () => {
    const { topic } = await aTopic()
    await (
      await asAdmin(`/admin/topics/${topic._id}/lock`, {})
    )({})
    return asAdmin(`/admin/topics/${topic._id}/unlock`, {})
  },
  'post /admin/guests/import': async () =>
    asAdmin('/admin/guests/import', {
      isPreview: false,
      rows: [{ name: 'Former Guest', email: aSender(), lang: 'kr', trips: 2 }],
    }),
  'patch /admin/guests/{id}': async () =>
    asAdmin(
      `/admin/guests/${await aGuestRecord()}`,
      { version: 1, name: 'Renamed', lang: 'cn', note: 'Window seat' },
      'PATCH',
    ),
  'post /admin/guests/{id}/merge': async () =>
    asAdmin(`/admin/guests/${await aGuestRecord()}/merge`, { other: await aGuestRecord() }),
  'post /admin/guests/{id}/separate': async () => {
    const [id, part] = [await aGuestRecord(), await aGuestRecord()]
    await db.update(guests).set({ mergedInto: id }).where(eq(guests.id, part))
    return asAdmin(`/admin/guests/${id}/separate`, { part })
  },
  'post /admin/guests/{id}/erase': async () =>
    asAdmin(`/admin/guests/${await aGuestRecord()}/erase`, {}),
  'delete /admin/members/{id}/second-factor': async () => {
    const { userId, token } = await aMember()
    await withSecondFactor(token)
    return asAdmin(`/admin/members/${userId}/second-factor`, undefined, 'DELETE')
  },
  'post /admin/members/{id}/notes': async () =>
    asAdmin(`/admin/members/${(await aMember()).userId}/notes`, { text: 'Called twice.' }),
  'post /admin/members/{id}/verification-mail': async () => {
    const { userId } = await aMember({ verifiedAt: null })
    return asAdmin(`/admin/members/${userId}/verification-mail`, undefined, 'POST')
  },
  'delete /admin/member-notes/{id}': async () => {
    const { userId } = await aMember()
    const values = { userId, authorId: userId, body: 'n', createdAt: 1 }
    const [note] = await db.insert(memberNotes).values(values).returning()
    return asAdmin(`/admin/member-notes/${note?.id}`, undefined, 'DELETE')
  },
  'post /admin/members/{username}/ban': async () =>
    asAdmin(`/admin/members/${(await aMember()).username}/ban`, {}),
  'post /admin/members/{username}/unban': async () => {
    const { username } = await aMember()
    await (
      await asAdmin(`/admin/members/${username}/ban`, {})
    )({})
    return asAdmin(`/admin/members/${username}/unban`, {})
  },
  'post /email': async () => {
    const sender = aSender()
    const body = {
      subject: 'A tour',
      html: 'Two of us in June.',
      emailto: sender,
      replyEmail: '',
      topicId: '',
    }
    const [message, headers] = [{ ...body, replyId: '', ...aSolvedChallenge() }, aKey()]
    return (how) => send('/api/email', message, { headers, ...how })
  },
  'post /bookings': async () => {
    const [body, headers] = [await aRequest(), aKey()]
    return (how) => send('/api/bookings', body, { headers, ...how })
  },
  'post /guest/{pid}/open': async () => {
    const booking = await aBooking()
    return (how) => asGuest(`${booking.pid}/open`, { key: keyOf(booking) }, '', how)
  },
  'post /guest/{pid}/code': async () => {
    const booking = await aBooking()
    const code = guestCode(settingsOf(env).pepper, booking, Date.now())
    return (how) => asGuest(`${booking.pid}/code`, { code }, '', how)
  },
  'post /guest/{pid}/link': async () => {
    const { pid } = await aBooking()
    return (how) => asGuest(`${pid}/link`, {}, '', how)
  },
  'post /guest/{pid}/email': async () => {
    const [booking, email] = [await aBooking(), aSender()]
    return (how) => asGuest(`${booking.pid}/email`, { email }, guestOf(booking, 'requester'), how)
  },
  'post /guest/{pid}/messages': async () => {
    const [booking, headers] = [await aBooking(), aKey()]
    const text = `Is June warm? ${unique()}`
    return (how) =>
      asGuest(`${booking.pid}/messages`, { text }, guestOf(booking), { headers, ...how })
  },
  'post /guest/{pid}/quote': async () => {
    const booking = await aBooking()
    const path = `/admin/bookings/${booking.id}/quotes`
    await (
      await asAdminOnce(path, QUOTED)
    )({})
    await (
      await asAdmin(`${path}/1/send`, { version: booking.version })
    )({})
    const body = {
      act: 'accept',
      number: 1,
      version: booking.version + 1,
      currency: 'CAD',
      method: 'etransfer',
      agreed: { terms: true, policy: true },
    }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return (how) => asGuest(`${booking.pid}/quote`, body, guestOf(booking), { headers, ...how })
  },
  'post /guest/{pid}/change': async () => {
    const [booking, headers] = [await aHeldBooking(), aKey()]
    const wish = { party: 3, text: `Could my sister come? ${unique()}` }
    return (how) => asGuest(`${booking.pid}/change`, wish, guestOf(booking), { headers, ...how })
  },
  'patch /guest/{pid}/travellers': async () => {
    const [booking, waiver] = [await aPaidBooking(), anAnswer(await aWaiver())]
    const travellers = [{ name: 'Ann', age: null, seat: 'belt', diet: '' }]
    const list = { travellers, emergency: '', waiver }
    return (how) =>
      asGuest(`${booking.pid}/travellers`, list, guestOf(booking), { method: 'PATCH', ...how })
  },
  'post /guest/{pid}/waiver': async () => {
    const [booking, waiver] = [await aPaidBooking(), anAnswer(await aWaiver())]
    return (how) => asGuest(`${booking.pid}/waiver`, waiver, guestOf(booking), how)
  },
  'post /guest/{pid}/companion-link': async () => {
    const [booking, headers] = [await aPaidBooking(), aKey()]
    const path = `${booking.pid}/companion-link`
    return (how) => asGuest(path, { renew: true }, guestOf(booking), { headers, ...how })
  },
  'post /guest/{pid}/story': async () => {
    const [booking, headers, body] = [await aTravelledBooking(), aKey(), aStory()]
    const path = `${booking.pid}/story`
    return (how) => asGuest(path, body, guestOf(booking), { headers, ...how })
  },
  'post /guest/{pid}/story/end': async () => {
    const booking = await aTravelledBooking()
    await asGuest(`${booking.pid}/story`, aStory(), guestOf(booking))
    const path = `${booking.pid}/story/end`
    return (how) => asGuest(path, { keepsText: false }, guestOf(booking), how)
  },
  'post /guest/{pid}/withdraw': async () => {
    const [booking, headers] = [await aBooking(), aKey()]
    const body = { version: booking.version }
    return (how) => asGuest(`${booking.pid}/withdraw`, body, guestOf(booking), { headers, ...how })
  },
  'post /guest/{pid}/claims': async () => {
    const [booking, headers] = [await aHeldBooking(), aKey()]
    const form = () => claimForm({ receipt: fixture('jpegWithPlace') })
    return (how) => asGuest(`${booking.pid}/claims`, form(), guestOf(booking), { headers, ...how })
  },
  'post /guest/{pid}/cancel': async () => {
    const { id, pid } = await aHeldBooking()
    await (
      await asAdmin(`/admin/bookings/${id}/payments`, A_RECEIPT)
    )({})
    const [booking, headers] = [await bookingRow(pid), aKey()]
    const shown = await asGuest(`${pid}/cancellation`, undefined, guestOf(booking))
    const { asOf, refundMin, refundMax } = await shown.json<CancellationPreview>()
    const body = { version: booking.version, preview: { asOf, refundMin, refundMax } }
    return (how) => asGuest(`${pid}/cancel`, body, guestOf(booking), { headers, ...how })
  },
  'post /guest/{pid}/other-date': async () => {
    const { id, pid, version } = await aPaidBooking()
    const cause = { event: 'cancel.company', version, data: { reason: 'weather' } }
    await (
      await asAdmin(`/admin/bookings/${id}/events`, cause)
    )({})
    const [booking, headers] = [await bookingRow(pid), aKey()]
    const body = { text: `A week later? ${unique()}` }
    return (how) => asGuest(`${pid}/other-date`, body, guestOf(booking), { headers, ...how })
  },
  'post /mail/unsubscribe': async () => {
    const token = await anUnsubscribeToken()
    return (how) => send('/api/mail/unsubscribe', { token }, how)
  },
  'post /mail/unsubscribe/{token}': async () => {
    const token = await anUnsubscribeToken()
    return (how) => send(`/api/mail/unsubscribe/${token}`, undefined, { method: 'POST', ...how })
  },
}

/** A change of a page's drafts. */
async function aDraft(page: string) {
  return {
    texts: { kr: null, ca: `A text ${unique()}`, cn: null },
    updatedAt: await draftsOf(page),
  }
}

/** The version of a page's drafts. */
async function draftsOf(page: string): Promise<number> {
  const stored = await send(`/api/admin/pages/${page}`, undefined, await anAdmin())
  return (await stored.json<{ updatedAt: number }>()).updatedAt
}

/** An idempotency key and an address, which a client keeps over its retries. */
export function aKey(): Record<string, string> {
  return {
    'idempotency-key': crypto.randomUUID(),
    'cf-connecting-ip': `10.9.${unique() % 250}.${unique() % 250}`,
  }
}

/** A day of its own, after all trips of other tests. */
function aClosure() {
  const day = addDays('2900-01-01', unique())
  return { fromDay: day, toDay: day }
}

export async function asAdmin(
  path: string,
  body: object | undefined | (() => FormData),
  method?: string,
): Promise<Write> {
  const { token } = await anAdmin()
  return (how) =>
    send(`/api${path}`, typeof body === 'function' ? body() : body, {
      ...(method && { method }),
      token,
      ...how,
    })
}

function imageForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  form.set('file', new File([fixture('jpeg')], 'a.jpg', { type: 'image/jpeg' }))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function anImage(tour: number): Promise<UploadedImage> {
  const upload = await asAdmin('/file/upload', () => imageForm({ forumId: String(tour) }))
  return (await upload({})).json<UploadedImage>()
}

async function aBinnedTour(): Promise<number> {
  const tour = await aTour()
  await (
    await asAdmin(`/forum/${tour}`, undefined, 'DELETE')
  )({})
  return tour
}

async function aTourWithItinerary(): Promise<number> {
  const tour = await aTour()
  const routeDetail = [anEntry('Start'), anEntry('End')]
  await (
    await asAdmin('/forum/updateextra', { forumId: tour, lang: 'ca', routeDetail })
  )({})
  return tour
}

function anEntry(title: string) {
  return { title, body: 'At the lake', min: 30, isPic: false, url: '' }
}

async function aLogin(): Promise<string> {
  const { username } = await aMemberWithPassword()
  return cookieOf(await logIn(username, PASSWORD))
}

async function aPostId(): Promise<number> {
  return (await aReply((await aTopic()).path)).reply._id
}

async function aThreadId(): Promise<number> {
  return (await threadOf((await aTopic()).topic._id)).id
}

function aSavedReply() {
  return { name: `Reply ${unique()}`, kr: '안녕하세요', ca: 'Hello {name}', cn: '您好' }
}

async function aSavedReplyId(): Promise<number> {
  const created = await asAdmin('/admin/saved-replies', aSavedReply())
  return (await (await created({})).json<{ _id: number }>())._id
}

async function anUnsubscribeToken(): Promise<string> {
  const { author, path } = await aTopic()
  await aReply(path)
  return (await lastMail(author.email, 'replyNotice'))?.unsubscribeToken ?? ''
}

const A_CALL = {
  source: 'phone',
  party: { adults: 2, children: 0 },
  lang: 'ca',
  pickup: { kind: 'calgary' },
  name: 'Jane Park',
}

const QUOTED = { lines: [{ kind: 'tour', label: '', units: 2, unitCents: 300_00, cents: 600_00 }] }

/** A booking that an admin recorded. */
async function aBookingId(): Promise<number> {
  const { token } = await anAdmin()
  const wanted = { ...A_CALL, tourId: await aTour(), email: aSender() }
  const response = await send('/api/admin/bookings', wanted, { token })
  return (await response.json<{ id: number }>()).id
}

/** Money that two deposits need. */
function anEntryByHand() {
  return {
    account: 'RBC',
    currency: 'CAD',
    day: '2026-01-05',
    amount: 4000,
    payer: `PAYER ${unique()}`,
    memo: 'e-Transfer',
  }
}

async function aBankEntry(): Promise<number> {
  const added = await asAdmin('/admin/bank/entries', anEntryByHand())
  return (await (await added({})).json<{ id: number }>()).id
}

/** A file with two rows that no other one has. */
function aStatement() {
  const { account, currency, payer, ...row } = anEntryByHand()
  const rows = [payer, null].map((each) => ({ ...row, payer: each, memo: `${payer} ${each}` }))
  const fileHash = unique().toString(16).padStart(64, '0')
  return { account, currency, fileName: 'january.csv', fileHash, balanceOk: null, rows }
}

const A_RECEIPT = { amount: 2000, method: 'etransfer', day: '2026-01-05', reason: '' }
const A_REFUND = { amount: 1500, fee: 500, method: 'wire' }

const A_GUIDE = { kind: 'guide', name: 'Robin', langs: ['ca'] } as const

async function aGuideId(): Promise<number> {
  return (await aGuide()).id
}

function aSpan() {
  const { fromDay } = aClosure()
  return { fromDay, toDay: fromDay }
}

/** A write of an admin that is repeated with its request key. */
export async function asAdminOnce(path: string, body: object): Promise<Write> {
  const { token } = await anAdmin()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return (how) => send(`/api${path}`, body, { token, headers, ...how })
}

/** A record of a guest without bookings; returns its id. */
async function aGuestRecord(): Promise<number> {
  const email = aSender()
  const values = { name: 'Former', email, emailKey: email.toLowerCase(), lang: 'kr' } as const
  const [guest] = await db
    .insert(guests)
    .values({ ...values, source: 'import', createdAt: 1, updatedAt: 1 })
    .returning()
  return guest?.id ?? 0
}
