import { Hono } from 'hono'
import { accountsRoutes } from './features/accounts/accounts.routes'
import { avatarRoutes } from './features/accounts/avatar.routes'
import { challengeRoutes } from './features/accounts/challenge.routes'
import { profileRoutes } from './features/accounts/profile.routes'
import { sessionsRoutes } from './features/accounts/sessions.routes'
import { secondFactorRoutes } from './features/accounts/second-factor.routes'
import { settingsRoutes } from './features/accounts/settings.routes'
import { mailRoutes } from './features/accounts/unsubscribe.routes'
import { boardRoutes } from './features/board/board.routes'
import { postsRoutes } from './features/board/posts.routes'
import { reportsRoutes } from './features/board/reports.routes'
import { storiesRoutes } from './features/board/stories.routes'
import { crewDayRoutes } from './bookings/crew/crew-day.routes'
import { crewFeedRoutes } from './bookings/crew/crew-feed.routes'
import { guestRoutes } from './bookings/guest/guest.routes'
import { ownTripsRoutes } from './bookings/guest/own-trips.routes'
import { requestRoutes } from './bookings/request/request.routes'
import { contactRoutes } from './features/contact/contact.routes'
import { operationsRoutes } from './features/operations/operations.routes'
import { cancellationRoutes } from './bookings/guest/cancellation.routes'
import { claimsRoutes } from './bookings/guest/claims.routes'
import { searchRoutes } from './features/search/search.routes'
import { siteSettingsRoutes } from './features/settings/settings.routes'
import { toursRoutes } from './features/tours/tours.routes'
import { calendarRoutes } from './bookings/request/calendar.routes'
import { writtenPagesRoutes } from './features/written-pages/written-pages.routes'
import type { AppEnv } from './http/context'
import { JOB_DEADLINES } from './job-deadlines'

/** Calls of visitors, members and guests. */
export const visitorCalls = new Hono<AppEnv>()
  .route('/', operationsRoutes(JOB_DEADLINES))
  .route('/', toursRoutes)
  .route('/', calendarRoutes)
  .route('/', siteSettingsRoutes)
  .route('/', writtenPagesRoutes)
  .route('/', challengeRoutes)
  .route('/', sessionsRoutes)
  .route('/', accountsRoutes)
  .route('/', settingsRoutes)
  .route('/', secondFactorRoutes)
  .route('/', avatarRoutes)
  .route('/', profileRoutes)
  .route('/', boardRoutes)
  .route('/', postsRoutes)
  .route('/', reportsRoutes)
  .route('/', storiesRoutes)
  .route('/', searchRoutes)
  .route('/', contactRoutes)
  .route('/', requestRoutes)
  .route('/', guestRoutes)
  .route('/', ownTripsRoutes)
  .route('/', crewFeedRoutes)
  .route('/', crewDayRoutes)
  .route('/', mailRoutes)
  .route('/', cancellationRoutes)
  .route('/', claimsRoutes)
