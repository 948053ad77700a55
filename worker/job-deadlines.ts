import { HOUR_MS, MINUTE_MS } from './contracts/dates/durations'

/** A job is late this long after its last success, in ms: six runs of the frequent ones, a day and six hours. */
export const JOB_DEADLINES = {
  'mail.sweep': 30 * MINUTE_MS,
  'bookings.deadlines': 30 * MINUTE_MS,
  'bank.mails': 30 * MINUTE_MS,
  'pages.notices': 30 * MINUTE_MS,
  'tours.publish': 30 * MINUTE_MS,
  'grants.withdraw': 30 * MINUTE_MS,
  'topics.index': 30 * MINUTE_MS,
  'search.renew': 30 * MINUTE_MS,
  'backup.run': 30 * MINUTE_MS,
  'members.inactive': 30 * HOUR_MS,
  'records.expire': 30 * HOUR_MS,
  'bin.expire': 30 * HOUR_MS,
  'images.orphans': 30 * HOUR_MS,
  'receipts.sweep': 30 * HOUR_MS,
  'bank.sweep': 30 * HOUR_MS,
  'bookings.invariants': 30 * HOUR_MS,
  'backup.schedule': 30 * HOUR_MS,
} as const
