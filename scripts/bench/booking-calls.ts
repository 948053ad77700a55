const DAY_MS = 86_400_000

export interface Asked {
  what: string
  path: string
  by?: 'guest' | 'admin'
  /** p95, ms. */
  maxMs: number
  maxStatements: number
  /** Growth with ten times as many bookings; 1.5 unless all of them are added up. */
  maxGrowth?: number
}

const DESK = { by: 'admin', maxMs: 30, maxStatements: 10 } as const
const monthOf = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 7)
/** The day, YYYY-MM-DD, so many days from now. */
export const dayOf = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** The calls that are measured with ten thousand bookings. */
export const CALLS: Asked[] = [
  { what: 'desk: all bookings', path: '/api/admin/bookings', ...DESK },
  { what: 'desk: new', path: '/api/admin/bookings?column=new', ...DESK },
  { what: 'desk: quoted', path: '/api/admin/bookings?column=quoted', ...DESK },
  { what: 'desk: on hold', path: '/api/admin/bookings?column=hold', ...DESK },
  { what: 'desk: confirmed', path: '/api/admin/bookings?column=confirmed', ...DESK },
  { what: 'desk: on the road', path: '/api/admin/bookings?column=road', ...DESK },
  { what: 'desk: over', path: '/api/admin/bookings?column=done', ...DESK },
  { what: 'desk: waits too long', path: '/api/admin/bookings?column=late', ...DESK },
  { what: 'desk: no guide yet', path: '/api/admin/bookings?column=noGuide', ...DESK },
  {
    what: 'desk: deposits that the bank took back',
    path: '/api/admin/bookings?column=reversed',
    ...DESK,
  },
  {
    what: 'desk: GST, sales and quotes of a year',
    path: `/api/admin/money?from=${dayOf(-365)}&to=${dayOf(0)}`,
    ...DESK,
    maxMs: 150,
    maxGrowth: 10,
  },
  {
    what: 'desk: a page of the ledger, 500 rows',
    path: `/api/admin/money/ledger?from=${dayOf(-365)}&to=${dayOf(0)}&cursor=1s${dayOf(-400)}`,
    ...DESK,
    maxMs: 60,
    maxGrowth: 3,
  },
  { what: 'desk: by the day of the trip', path: '/api/admin/bookings?sort=-day', ...DESK },
  {
    what: 'desk: confirmed, by the day of the trip',
    path: '/api/admin/bookings?column=confirmed&sort=day',
    ...DESK,
  },
  {
    what: 'desk: a tour in two months',
    path: `/api/admin/bookings?tour=1&from=${dayOf(0)}&to=${dayOf(60)}&sort=day`,
    ...DESK,
  },
  {
    what: 'desk: what is owed, most first',
    path: '/api/admin/bookings?due=owed&sort=-due',
    ...DESK,
  },
  { what: 'desk: guests', path: '/api/admin/guests', ...DESK },
  { what: 'desk: guests by name', path: '/api/admin/guests?sort=name', ...DESK },
  { what: 'desk: a guest by e-mail', path: '/api/admin/guests?q=guest777@', ...DESK },
  { what: 'desk: one guest', path: '/api/admin/guests/777', ...DESK, maxStatements: 15 },
  { what: 'desk: late money', path: '/api/admin/late-money', ...DESK },
  { what: 'desk: refunds to approve', path: '/api/admin/refunds?state=proposed', ...DESK },
  { what: 'desk: refunds to send', path: '/api/admin/refunds?state=approved', ...DESK },
  { what: 'desk: refunds that were sent', path: '/api/admin/refunds?state=sent', ...DESK },
  { what: 'desk: bank, to match', path: '/api/admin/bank/entries?status=waiting', ...DESK },
  { what: 'desk: bank, matched', path: '/api/admin/bank/entries?status=matched', ...DESK },
  { what: 'desk: bank, ignored', path: '/api/admin/bank/entries?status=ignored', ...DESK },
  { what: 'desk: by a common family name', path: '/api/admin/bookings?q=tremb', ...DESK },
  { what: 'desk: by e-mail', path: '/api/admin/bookings?q=guest777@', ...DESK },
  { what: 'desk: one booking', path: '/api/admin/bookings/1003', ...DESK, maxStatements: 15 },
  { what: 'desk: inbox', path: '/api/admin/inbox', ...DESK },
  {
    what: 'desk: two months of the planner',
    path: `/api/admin/planner?from=${dayOf(0)}&to=${dayOf(60)}`,
    ...DESK,
  },
  {
    what: 'guest: own booking',
    path: '/api/guest/{pid}',
    by: 'guest',
    maxMs: 50,
    maxStatements: 15,
  },
  {
    what: 'visitor: calendar of a month',
    path: `/api/forum/1/calendar?month=${monthOf(40)}`,
    maxMs: 30,
    maxStatements: 10,
  },
]
