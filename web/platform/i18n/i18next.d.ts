import 'i18next'

interface Texts {
  accounts: typeof import('./locales/ca/accounts.json')
  admin: typeof import('./locales/ca/admin.json')
  board: typeof import('./locales/ca/board.json')
  booking: typeof import('./locales/ca/booking.json')
  common: typeof import('./locales/ca/common.json')
  company: typeof import('./locales/ca/company.json')
  contact: typeof import('./locales/ca/contact.json')
  'desk-bank': typeof import('./locales/ca/desk-bank.json')
  'desk-bookings': typeof import('./locales/ca/desk-bookings.json')
  'desk-next': typeof import('./locales/ca/desk-next.json')
  'desk-payments': typeof import('./locales/ca/desk-payments.json')
  'desk-people': typeof import('./locales/ca/desk-people.json')
  'desk-quotes': typeof import('./locales/ca/desk-quotes.json')
  'desk-refunds': typeof import('./locales/ca/desk-refunds.json')
  editor: typeof import('./locales/ca/editor.json')
  errors: typeof import('./locales/ca/errors.json')
  frame: typeof import('./locales/ca/frame.json')
  images: typeof import('./locales/ca/images.json')
  inbox: typeof import('./locales/ca/inbox.json')
  lists: typeof import('./locales/ca/lists.json')
  pages: typeof import('./locales/ca/pages.json')
  pictures: typeof import('./locales/ca/pictures.json')
  search: typeof import('./locales/ca/search.json')
  settings: typeof import('./locales/ca/settings.json')
  'tour-desk': typeof import('./locales/ca/tour-desk.json')
  tours: typeof import('./locales/ca/tours.json')
  trip: typeof import('./locales/ca/trip.json')
  'trips-desk': typeof import('./locales/ca/trips-desk.json')
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
