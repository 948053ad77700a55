import { Hono, type Context } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { accountsRoutes } from './features/accounts/accounts.routes'
import { avatarRoutes } from './features/accounts/avatar.routes'
import { challengeRoutes } from './features/accounts/challenge.routes'
import { requirePasswordOfMember } from './features/accounts/own-password'
import { profileRoutes } from './features/accounts/profile.routes'
import { findSessionActor, isSameActor } from './features/accounts/sessions.queries'
import { sessionsRoutes } from './features/accounts/sessions.routes'
import { settingsRoutes } from './features/accounts/settings.routes'
import { restoreTopic } from './features/board/board.restore'
import { boardRoutes } from './features/board/board.routes'
import { replyFromDesk } from './features/board/desk-reply'
import { postsRoutes } from './features/board/posts.routes'
import { moderationRoutes } from './features/board/moderation.routes'
import { writeMessage } from './features/bookings/desk/desk.messages'
import { deskEventRoutes } from './features/bookings/desk/desk.event-routes'
import { deskBookingsRoutes } from './features/bookings/desk/desk.routes'
import { guestRoutes } from './features/bookings/guest/guest.routes'
import { requestRoutes } from './features/bookings/request/request.routes'
import { quotesRoutes } from './features/bookings/quotes/quotes.routes'
import { contactRoutes } from './features/contact/contact.routes'
import { inboxRoutes } from './features/inbox/inbox.routes'
import { savedRepliesRoutes } from './features/inbox/saved-replies.routes'
import { readAgain } from './features/bookings/guest/guest.actions'
import { claimsRoutes } from './features/payments/claims/claims.routes'
import { bankEntriesRoutes } from './features/payments/bank/bank-entries.routes'
import { bankRoutes } from './features/payments/bank/bank.routes'
import { cancellationRoutes } from './features/payments/cancellation/cancellation.routes'
import { depositWaiver } from './features/payments/deposit-waiver'
import { deskCancellations } from './features/payments/cancellation/desk-cancellations'
import { paymentsCsvRoutes } from './features/payments/csv/csv.routes'
import { paymentsRoutes } from './features/payments/payments.routes'
import { refundsRoutes } from './features/payments/refunds/refunds.routes'
import { outboxRoutes } from './features/admin/outbox.routes'
import { mailRoutes } from './features/accounts/unsubscribe.routes'
import { descriptionRoutes } from './features/operations/description.routes'
import { operationsRoutes } from './features/operations/operations.routes'
import { privacyAdminRoutes } from './features/privacy/privacy.admin-routes'
import { siteSettingsRoutes } from './features/settings/settings.routes'
import { writtenPagesRoutes } from './features/written-pages/written-pages.routes'
import { writtenPagesAdminRoutes } from './features/written-pages/written-pages.admin-routes'
import { siteRoutes } from './features/operations/site.routes'
import { searchRoutes } from './features/search/search.routes'
import { backupRoutes } from './features/backup/backup.routes'
import { backupsRoutes } from './features/backup/backups.routes'
import { binRoutes } from './features/bin/bin.routes'
import { adminRoutes } from './features/admin/admin.routes'
import { csvRoutes } from './features/admin/csv.routes'
import { membersRoutes } from './features/admin/members.routes'
import { restoreImage } from './features/tours/gallery/image-restore.actions'
import { galleryRoutes } from './features/tours/gallery/gallery.routes'
import { restoreItinerary } from './features/tours/itinerary/itinerary-restore.actions'
import { restoreTour } from './features/tours/tours.bin'
import { toursAdminRoutes } from './features/tours/tours.admin-routes'
import { publishingRoutes } from './features/tours/publishing/publishing.routes'
import { toursBinRoutes } from './features/tours/tours.bin-routes'
import { toursVersionRoutes } from './features/tours/versions/versions.routes'
import { toursRoutes } from './features/tours/tours.routes'
import { calendarRoutes } from './features/trips/calendar.routes'
import { plannerRoutes } from './features/trips/planner.routes'
import { resourcesRoutes } from './features/trips/resources.routes'
import { JOB_DEADLINES } from './job-deadlines'
import { respondWithError } from './http/error-response'
import type { AppEnv } from './http/context'
import { AppError } from './http/errors'
import { provideActor } from './http/auth'
import { noStoreByDefault, requestContext } from './http/request'
import { sameOriginWrites } from './http/csrf'

const api = new Hono<AppEnv>()
  .use(noStoreByDefault)
  .use(requestContext)
  .use(sameOriginWrites)
  .use(provideActor({ find: findSessionActor, isUnchanged: isSameActor }))
  .route('/', operationsRoutes(JOB_DEADLINES))
  .route('/', toursRoutes)
  .route('/', calendarRoutes)
  .route('/', plannerRoutes)
  .route('/', resourcesRoutes)
  .route('/', toursAdminRoutes)
  .route('/', publishingRoutes)
  .route('/', toursBinRoutes)
  .route('/', toursVersionRoutes)
  .route('/', galleryRoutes)
  .route('/', adminRoutes)
  .route('/', membersRoutes)
  .route('/', csvRoutes)
  .route('/', backupRoutes)
  .route('/', backupsRoutes)
  .route('/', siteRoutes)
  .route('/', siteSettingsRoutes(requirePasswordOfMember))
  .route('/', writtenPagesRoutes)
  .route('/', writtenPagesAdminRoutes)
  .route(
    '/',
    binRoutes({
      tour: restoreTour,
      itinerary: restoreItinerary,
      topic: restoreTopic,
      image: restoreImage,
    }),
  )
  .route('/', challengeRoutes)
  .route('/', sessionsRoutes)
  .route('/', accountsRoutes)
  .route('/', settingsRoutes)
  .route('/', avatarRoutes)
  .route('/', profileRoutes)
  .route('/', boardRoutes)
  .route('/', postsRoutes)
  .route('/', moderationRoutes)
  .route('/', searchRoutes)
  .route('/', contactRoutes)
  .route('/', requestRoutes)
  .route('/', guestRoutes)
  .route('/', mailRoutes)
  .route('/', cancellationRoutes(readAgain))
  .route('/', paymentsRoutes)
  .route('/', paymentsCsvRoutes)
  .route('/', refundsRoutes)
  .route('/', claimsRoutes)
  .route('/', deskEventRoutes({ ...deskCancellations, ...depositWaiver }))
  .route('/', bankRoutes)
  .route('/', bankEntriesRoutes)
  .route('/', outboxRoutes)
  .route('/', inboxRoutes({ replyOnBoard: replyFromDesk, writeToGuest: writeMessage }))
  .route('/', savedRepliesRoutes)
  .route('/', deskBookingsRoutes)
  .route('/', quotesRoutes)
  .route('/', privacyAdminRoutes)

/** The whole API. Middleware comes in order, then one line per feature. */
export const app: Hono<AppEnv> = new Hono<AppEnv>()
app
  .onError(respondWithError)
  .notFound((c) => respondWithError(new AppError('NotFound'), c))
  .use('/api/*', methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
  .route('/api', api)
  .route('/api', descriptionRoutes(app))

function refuseMethod(c: Context<AppEnv>, methods: string[]): Response {
  return respondWithError(
    new AppError('MethodNotAllowed', { headers: { allow: methods.join(', ') } }),
    c,
  )
}

export type Api = typeof api
