import type { Fill } from './fill-parts.ts'

/** First id of generated guides. */
const FIRST_GUIDE = 900_000

/** Columns of bank entries, and their values for a booking's number; recent, so that the daily job keeps them. */
export const ENTRIES =
  'bank_entries (id, account, source, day, amount, currency, payer, memo, fingerprint, seen_at)'
export const entryOf = (id: string, cents: number) =>
  `${id}, 'Chequing', 'csv', date('now', '-' || (value % 900) || ' days'), ${cents}, 'CAD', 'SENDER ' || value,
   'e-Transfer ' || value, 'bench' || (${id}), unixepoch('now') * 1000`

/** Two guides with one trip each per day; most future trips have one of them. */
export function guides(): string[] {
  return (['min', 'max'] as const).flatMap((which, at) => [
    `insert into resources (id, kind, name, langs, rank) values (${FIRST_GUIDE + at}, 'guide', 'Guide ${at}', 'kr ca cn', ${at})`,
    `insert into assignments (resource_id, trip_id, starts_at, ends_at)
      select ${FIRST_GUIDE + at}, id, starts_at - 3600000, ends_at + 3600000 from trips
      where id in (select ${which}(trips.id) from trips join bookings on bookings.trip_id = trips.id
          where bookings.status = 'confirmed' and trips.key like 'bench%' group by trips.start_day)
        and id not in (select trip_id from assignments where trip_id is not null)`,
  ])
}

/** Refunds of cancelled trips: most are sent, some wait for approval or for the transfer. */
export function refunds({ id, madeAt, is, rows, ids }: Fill): string[] {
  const approved = `${is('cancelled')} and value % 20 > 0`
  const sent = `${is('cancelled')} and value % 20 > 1`
  const WORKING = `[{"line":"paid","amount":2000},{"line":"refund","amount":2000}]`
  return [
    ...rows(
      'refunds (booking_id, amount, fee, status, working, send_after, method, at)',
      `${id}, 2000, 0, 'proposed', '${WORKING}', ${madeAt}, 'etransfer', ${madeAt} + 18000000`,
      is('cancelled'),
    ),
    `update refunds set status = 'approved', version = 2 where booking_id in (${ids(approved)})`,
    `update refunds set status = 'sent', version = 3 where booking_id in (${ids(sent)})`,
    ...rows(
      'payments (booking_id, kind, amount, value_day, method, at)',
      `${id}, 'refund', -2000, date('now'), 'etransfer', ${madeAt} + 18000001`,
      sent,
    ),
    `update refunds set payment_id = (select id from payments where booking_id = refunds.booking_id and kind = 'refund')
      where status = 'sent'`,
  ]
}

/** Payments for bookings without a date, deposits reversed by the bank, and bank entries without a booking. */
export function leftovers({ id, madeAt, is, rows }: Fill): string[] {
  const payments = 'payments (booking_id, kind, amount, value_day, method, reason, at)'
  const money = (kind: string, cents: number) =>
    `${id}, '${kind}', ${cents}, date('now'), 'etransfer', 'Made up', ${madeAt} + 20000000`
  return [
    ...rows(payments, money('receipt', 2000), `${is('expired')} and value % 30 = 0`),
    ...rows(payments, money('reversal', -2000), `${is('confirmed')} and value % 40 = 0`),
    ...rows(ENTRIES, entryOf(`100000 + ${id}`, 12_345), is('requested', 'expired')),
    `update bank_entries set status = 'ignored' where amount = 12345 and id % 4 > 0`,
  ]
}
