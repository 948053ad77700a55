import type accounts from './locales/ca/accounts.json'
import type admin from './locales/ca/admin.json'
import type board from './locales/ca/board.json'
import type booking from './locales/ca/booking.json'
import type deskBank from './locales/ca/desk-bank.json'
import type deskBookings from './locales/ca/desk-bookings.json'
import type deskNext from './locales/ca/desk-next.json'
import type deskPeople from './locales/ca/desk-people.json'
import type deskPayments from './locales/ca/desk-payments.json'
import type deskRefunds from './locales/ca/desk-refunds.json'
import type deskQuotes from './locales/ca/desk-quotes.json'
import type common from './locales/ca/common.json'
import type company from './locales/ca/company.json'
import type contact from './locales/ca/contact.json'
import type editor from './locales/ca/editor.json'
import type errors from './locales/ca/errors.json'
import type frame from './locales/ca/frame.json'
import type images from './locales/ca/images.json'
import type inbox from './locales/ca/inbox.json'
import type lists from './locales/ca/lists.json'
import type search from './locales/ca/search.json'
import type pages from './locales/ca/pages.json'
import type settings from './locales/ca/settings.json'
import type tourDesk from './locales/ca/tour-desk.json'
import type tripsDesk from './locales/ca/trips-desk.json'
import type tours from './locales/ca/tours.json'
import type trip from './locales/ca/trip.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      accounts: typeof accounts
      admin: typeof admin
      board: typeof board
      booking: typeof booking
      common: typeof common
      'desk-bank': typeof deskBank
      'desk-bookings': typeof deskBookings
      'desk-next': typeof deskNext
      'desk-people': typeof deskPeople
      'desk-payments': typeof deskPayments
      'desk-quotes': typeof deskQuotes
      'desk-refunds': typeof deskRefunds
      company: typeof company
      contact: typeof contact
      editor: typeof editor
      errors: typeof errors
      frame: typeof frame
      images: typeof images
      inbox: typeof inbox
      lists: typeof lists
      search: typeof search
      pages: typeof pages
      settings: typeof settings
      'tour-desk': typeof tourDesk
      tours: typeof tours
      trip: typeof trip
      'trips-desk': typeof tripsDesk
    }
  }
}
