import 'i18next'

interface Texts {
  accounts: typeof import('./locales/app/ca/accounts.json')
  board: typeof import('./locales/app/ca/board.json')
  contact: typeof import('./locales/app/ca/contact.json')
  desk: typeof import('./locales/desk/ca/desk.json')
  'desk-bookings': typeof import('./locales/desk/ca/desk-bookings.json')
  'desk-guests': typeof import('./locales/desk/ca/desk-guests.json')
  'desk-money': typeof import('./locales/desk/ca/desk-money.json')
  'desk-people': typeof import('./locales/desk/ca/desk-people.json')
  'desk-tours': typeof import('./locales/desk/ca/desk-tours.json')
  editing: typeof import('./locales/part/ca/editing.json')
  errors: typeof import('./locales/page/ca/errors.json')
  'own-trips': typeof import('./locales/part/ca/own-trips.json')
  pack: typeof import('./locales/part/ca/pack.json')
  request: typeof import('./locales/app/ca/request.json')
  'second-factor': typeof import('./locales/part/ca/second-factor.json')
  site: typeof import('./locales/page/ca/site.json')
  story: typeof import('./locales/part/ca/story.json')
  tours: typeof import('./locales/app/ca/tours.json')
  travellers: typeof import('./locales/part/ca/travellers.json')
  trip: typeof import('./locales/part/ca/trip.json')
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: Texts
  }
}
