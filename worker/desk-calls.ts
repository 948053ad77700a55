import { Hono } from 'hono'
import { requirePasswordOfMember } from './features/accounts/own-password'
import { adminRoutes } from './features/admin/admin.routes'
import { csvRoutes } from './features/admin/csv.routes'
import { membersRoutes } from './features/admin/members.routes'
import { outboxRoutes } from './features/admin/outbox.routes'
import { backupRoutes } from './features/backup/backup.routes'
import { backupsRoutes } from './features/backup/backups.routes'
import { binRoutes } from './features/bin/bin.routes'
import { restoreTopic } from './features/board/board.restore'
import { replyFromDesk } from './features/board/desk-reply'
import { moderationRoutes } from './features/board/moderation.routes'
import { deskEventRoutes } from './bookings/desk/desk.events'
import { deskBookingsRoutes } from './bookings/desk/desk.routes'
import { guestsRoutes } from './bookings/desk/guests/guests.routes'
import { quotesRoutes } from './bookings/desk/quotes.routes'
import { inboxRoutes } from './features/inbox/inbox.routes'
import { savedRepliesRoutes } from './features/inbox/saved-replies.routes'
import { siteRoutes } from './features/operations/site.routes'
import { bankEntriesRoutes } from './bookings/bank/bank-entries.routes'
import { bankMailsRoutes } from './bookings/bank/mails/bank-mails.routes'
import { bankRoutes } from './bookings/bank/bank.routes'
import { bookingsCsvRoutes } from './bookings/desk/csv.routes'
import { moneyFiguresRoutes } from './bookings/desk/money-figures.routes'
import { paymentsRoutes } from './bookings/desk/payments.routes'
import { refundsRoutes } from './bookings/desk/refunds.routes'
import { privacyAdminRoutes } from './features/privacy/privacy.admin-routes'
import { settingsAdminRoutes } from './features/settings/settings.admin-routes'
import { galleryRoutes } from './features/tours/gallery/gallery.routes'
import { restoreImage } from './features/tours/gallery/image-restore.actions'
import { restoreItinerary } from './features/tours/itinerary/itinerary-restore.actions'
import { publishingRoutes } from './features/tours/publishing/publishing.routes'
import { toursAdminRoutes } from './features/tours/tours.admin-routes'
import { restoreTour } from './features/tours/tours.bin'
import { toursBinRoutes } from './features/tours/tours.bin-routes'
import { toursVersionRoutes } from './features/tours/versions/versions.routes'
import { plannerRoutes } from './bookings/crew/planner.routes'
import { resourcesRoutes } from './bookings/crew/resources.routes'
import { writtenPagesAdminRoutes } from './features/written-pages/written-pages.admin-routes'
import type { AppEnv } from './http/context'

/** Calls that only admins may make. */
export const deskCalls = new Hono<AppEnv>()
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
  .route('/', settingsAdminRoutes(requirePasswordOfMember))
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
  .route('/', moderationRoutes)
  .route('/', paymentsRoutes)
  .route('/', bookingsCsvRoutes)
  .route('/', moneyFiguresRoutes)
  .route('/', refundsRoutes)
  .route('/', deskEventRoutes)
  .route('/', bankRoutes)
  .route('/', bankEntriesRoutes)
  .route('/', bankMailsRoutes)
  .route('/', outboxRoutes)
  .route('/', inboxRoutes({ replyOnBoard: replyFromDesk }))
  .route('/', savedRepliesRoutes)
  .route('/', deskBookingsRoutes)
  .route('/', quotesRoutes)
  .route('/', guestsRoutes)
  .route('/', privacyAdminRoutes)
