import { afterEach, beforeEach, expect, it } from 'vitest'
import { bookingFill } from '../scripts/bench/fill-bookings.ts'
import { migratedDatabase } from '../scripts/current-schema.ts'
import { BOOKING_FAULTS } from './faults/support/booking-invariants.ts'
import { FORBIDDEN } from './faults/support/invariants.ts'
import { MONEY_FAULTS } from './faults/support/money-invariants.ts'

/** The queries that run after every fault: each finds its faulty row, and none finds one in sound data. */

const database = migratedDatabase()
const LATER = Date.UTC(2090, 0, 1)

beforeEach(() =>
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = OFF; BEGIN'),
)
afterEach(() => database.exec('ROLLBACK'))

function run(sql: string): void {
  database.exec(sql)
}

const event = (id: number, seq: number, name: string, from: string, to: string, data = '{}') =>
  run(`INSERT INTO booking_events (booking_id, seq, event, from_status, to_status, actor, at, data)
       VALUES (${id}, ${seq}, '${name}', '${from}', '${to}', 'staff', ${seq}, '${data}')`)

const mail = (id: number, template: string) =>
  run(`INSERT INTO outbox (recipient, recipient_key, subject, text_body, html_body, template, lang, next_attempt_at,
         created_at, cause_type, cause_id)
       VALUES ('a@example.com', 'a@example.com', 's', 't', 'h', '${template}', 'ca', 1, 1, 'booking', '${id}')`)

const LINES = JSON.stringify([
  { kind: 'tour', label: '', units: 2, unitCents: 50_001, cents: 100_002 },
  { kind: 'gst', label: '', units: 1, unitCents: 5000, cents: 5000 },
])

const quote = (id: number, number: number, status: string) =>
  run(`INSERT INTO quotes (booking_id, number, kind, lang, status, start_day, end_day, start_minute, party, lines, days,
         total_cents, gst_cents, total_won, won_per_cad, deposit_cents, deposit_won, policy, valid_until, created_at)
       VALUES (${id}, ${number}, 'quote', 'ca', '${status}', '2089-01-0${id}', '2089-01-0${id}', 480, 2, '${LINES}', '[]',
         105002, 5000, 1066000, 1015, 2000, 20000, '{}', ${LATER}, 1)`)

function aRequest(id: number): void {
  run(`INSERT INTO bookings (id, pid, source, lang, email, email_key, party, pickup_kind, terms_version, awaits_since, created_at,
         updated_at)
       VALUES (${id}, 'P${id}', 'site', 'ca', 'a@example.com', 'a@example.com', 2, 'calgary', '1', 1, 1, 1)`)
  event(id, 1, 'request.create', '', 'requested')
  mail(id, 'bookingRequestReceived')
  mail(id, 'bookingRequestForDesk')
}

function aQuote(id: number): void {
  aRequest(id)
  quote(id, 1, 'open')
  run(`UPDATE bookings SET next_due_at = ${LATER} WHERE id = ${id}`)
  event(id, 2, 'quote.send', 'requested', 'quoted')
  mail(id, 'quoteSent')
}

function aHold(id: number): void {
  aQuote(id)
  run(`INSERT INTO trips (id, key, kind, start_day, end_day, starts_at, ends_at, cut_off_at, created_at, updated_at)
       VALUES (${id}, 'K${id}', 'private', '2089-01-0${id}', '2089-01-0${id}', 1, 2, 0, 0, 0)`)
  run(`INSERT INTO seats (booking_id, trip_id, seats) VALUES (${id}, ${id}, 2)`)
  run(`UPDATE quotes SET status = 'accepted' WHERE booking_id = ${id}`)
  run(`UPDATE bookings SET trip_id = ${id}, reference = '${id === 3 ? '100009' : '482711'}', pay_by = 5, lapse_at = 6,
         total = 105002, deposit = 2000, policy = '{}', next_due_at = 6, ends_at = 9 WHERE id = ${id}`)
  event(id, 3, 'quote.accept', 'quoted', 'on_hold')
  mail(id, 'holdMade')
}

/** With a deposit, a guide, a refund that was sent and a bank entry that was spent. */
function aTrip(id: number): void {
  aHold(id)
  run(`INSERT INTO bank_entries (id, account, source, day, amount, currency, fingerprint, status, seen_at)
       VALUES (1, 'a', 'csv', '2088-01-01', 5000, 'CAD', 'f1', 'matched', 1)`)
  run(`INSERT INTO payments (id, booking_id, kind, amount, bank_entry_id, entry_amount, value_day, method, at)
       VALUES (1, ${id}, 'receipt', 5000, 1, 5000, '2088-01-01', 'etransfer', 1)`)
  event(id, 4, 'deposit.cover', 'on_hold', 'confirmed')
  mail(id, 'bookingConfirmed')
  run(`INSERT INTO refunds (id, booking_id, amount, fee, status, working, send_after, method, at)
       VALUES (1, ${id}, 1500, 500, 'proposed', '[]', 1, 'etransfer', 1)`)
  run(`UPDATE refunds SET status = 'approved'`)
  run(`UPDATE refunds SET status = 'sent'`)
  run(`INSERT INTO payments (id, booking_id, kind, amount, value_day, method, at)
       VALUES (2, ${id}, 'refund', -1500, '2088-01-02', 'etransfer', 1)`)
  run(`UPDATE refunds SET payment_id = 2`)
  run(`INSERT INTO resources (id, kind, name) VALUES (1, 'guide', 'Ann'), (2, 'vehicle', 'Van')`)
  run(
    `INSERT INTO assignments (resource_id, trip_id, starts_at, ends_at) VALUES (1, ${id}, 10, 20), (1, NULL, 20, 30)`,
  )
}

/** Its guest says that money is on its way. */
function aClaim(id: number): void {
  run(`INSERT INTO payment_claims (booking_id, amount, method, sent_day, payer, created_at)
       VALUES (${id}, 2000, 'etransfer', '2088-01-01', 'Ann', 1)`)
  run(`INSERT INTO booking_events (booking_id, seq, event, from_status, to_status, actor, at)
       VALUES (${id}, 4, 'hold.extend', 'on_hold', 'on_hold', 'guest', 1)`)
  mail(id, 'claimForDesk')
}

/** Bookings 1 to 4: requested, quoted, on hold, confirmed. */
function soundData(): void {
  aRequest(1)
  aQuote(2)
  aHold(3)
  aClaim(3)
  aTrip(4)
  run(
    `INSERT INTO booking_messages (booking_id, author, body, created_at) VALUES (1, 'guest', 'Hi', ${LATER})`,
  )
  run(`INSERT INTO travellers (booking_id, name) VALUES (1, 'Ann')`)
  mail(1, 'bookingMessageForDesk')
}

/** The damage done to sound data, past all triggers and checks, by the query that must find it. */
const BROKEN: Record<string, readonly string[]> = {
  'a trip with a wrong number of taken seats': [`UPDATE trips SET seats_taken = 3 WHERE id = 3`],
  'a trip with more travellers than seats': [`UPDATE trips SET base_male = 3 WHERE id = 3`],
  'a day with a wrong number of trips, or with too many': [
    `UPDATE trip_days SET taken = 2 WHERE day = '2089-01-03'`,
    `UPDATE trip_days SET cap = 0 WHERE day = '2089-01-03'`,
    `DELETE FROM trip_days WHERE day = '2089-01-03'`,
    `UPDATE trips SET status = 'cancelled' WHERE id = 3`,
  ],
  'seats of a booking that holds none, or none of one that does': [
    `DELETE FROM seats WHERE booking_id = 3`,
    `DELETE FROM seats WHERE booking_id = 4`,
    `INSERT INTO seats VALUES (1, 3, 1)`,
    `INSERT INTO seats VALUES (2, 3, 1)`,
  ],
  'a booking that is not what its events made it': [
    `UPDATE bookings SET status = '' WHERE id = 1`,
    `UPDATE bookings SET status = 'confirmed' WHERE id = 3`,
    `UPDATE bookings SET version = 9 WHERE id = 3`,
    `DELETE FROM booking_events WHERE booking_id = 3 AND seq = 2`,
    `DELETE FROM booking_events WHERE booking_id = 3 AND seq = 3`,
    `DELETE FROM booking_events WHERE booking_id = 1`,
    `UPDATE booking_events SET from_status = 'expired' WHERE booking_id = 3 AND seq = 3`,
  ],
  'an event that no rule allows': [
    `UPDATE booking_events SET event = 'revive' WHERE booking_id = 3 AND seq = 3`,
  ],
  'a held booking without its trip, or a private trip of no booking or of two': [
    `UPDATE bookings SET trip_id = NULL WHERE id = 3`,
    `UPDATE trips SET status = 'cancelled' WHERE id = 4`,
    `DELETE FROM seats WHERE booking_id = 4`,
    `INSERT INTO seats VALUES (1, 3, 1)`,
  ],
  'a hold without reference, deadlines or an accepted quote': [
    `UPDATE bookings SET reference = NULL WHERE id = 3`,
    `UPDATE bookings SET pay_by = NULL WHERE id = 3`,
    `UPDATE bookings SET lapse_at = NULL WHERE id = 3`,
    `UPDATE bookings SET lapse_at = 4 WHERE id = 3`,
    `UPDATE bookings SET policy = NULL WHERE id = 3`,
    `UPDATE quotes SET status = 'declined' WHERE booking_id = 3`,
  ],
  'a booking with two open quotes, or an open quote of one that is not quoted': [
    `DROP INDEX quotes_open; UPDATE quotes SET status = 'open', booking_id = 2, number = number + 1 WHERE booking_id = 3`,
    `UPDATE quotes SET status = 'open' WHERE booking_id = 3`,
  ],
  'an offered place without the quote that the guest accepts': [
    `UPDATE bookings SET status = 'offered' WHERE id = 1`,
  ],
  'a guest who waits for no day, or keeps a place in the line after the departure was cancelled': [
    `UPDATE bookings SET status = 'waitlisted' WHERE id = 1`,
    `UPDATE trips SET status = 'cancelled' WHERE id = 3;
     UPDATE bookings SET status = 'waitlisted', trip_id = 3, wish_day = '2089-01-03', tour_id = 1, next_due_at = 9 WHERE id = 1`,
  ],
  'an accepted quote with other totals than its booking': [
    `UPDATE bookings SET total = 1 WHERE id = 3`,
    `UPDATE bookings SET currency = 'KRW' WHERE id = 4`,
    `UPDATE bookings SET party = 3 WHERE id = 4`,
  ],
  'a quote whose lines add up to another total, or whose tax is not that of its lines': [
    `UPDATE quotes SET total_cents = 1 WHERE booking_id = 2`,
    `UPDATE quotes SET gst_cents = 1 WHERE booking_id = 2`,
    `UPDATE quotes SET gst_cents = 4999, total_cents = total_cents - 1,
       lines = replace(lines, '"cents":5000}', '"cents":4999}') WHERE booking_id = 2`,
  ],
  'an overlap of a guide or vehicle, or one on a cancelled trip': [
    `UPDATE assignments SET starts_at = 19 WHERE starts_at = 20`,
    `UPDATE trips SET status = 'cancelled' WHERE id = 4`,
  ],
  'an event without its mail': [
    'bookingRequestReceived',
    'quoteSent',
    'holdMade',
    'bookingConfirmed',
  ].map((template) => `DELETE FROM outbox WHERE template = '${template}' AND cause_id = '4'`),
  'a reminder without its mail, or a mail too many': [
    `INSERT INTO booking_reminders VALUES (3, 'deposit.half', '5', 1)`,
    `UPDATE outbox SET template = 'depositReminder' WHERE template = 'bookingMessageForDesk'`,
    `UPDATE outbox SET template = 'balanceReminder' WHERE template = 'bookingMessageForDesk'`,
  ],
  'a request without its mail to the company': [
    `DELETE FROM outbox WHERE template = 'bookingRequestForDesk' AND cause_id = '1'`,
  ],
  'a guest’s message without its mail': [
    `DELETE FROM outbox WHERE template = 'bookingMessageForDesk'`,
  ],
  'a reference that fails its check digit, or is used twice': [
    `UPDATE bookings SET reference = '482712' WHERE id = 3`,
    `UPDATE bookings SET reference = '48271' WHERE id = 3`,
    `UPDATE bookings SET reference = '012345' WHERE id = 3`,
  ],
  'a deadline that the job would never see, or see too late': [
    `UPDATE bookings SET next_due_at = NULL WHERE id = 2`,
    `UPDATE bookings SET next_due_at = NULL WHERE id = 3`,
    `UPDATE bookings SET next_due_at = 7 WHERE id = 3`,
    `UPDATE bookings SET next_due_at = NULL WHERE id = 4`,
  ],
  'personal data past its day': [
    `UPDATE bookings SET ends_at = 1 WHERE id = 1`,
    `UPDATE bookings SET ends_at = (unixepoch() - 32 * 86400) * 1000 WHERE id = 1; UPDATE travellers SET diet = 'no nuts'`,
    `UPDATE booking_messages SET created_at = 1`,
    `UPDATE bookings SET erased_at = 1 WHERE id = 1`,
  ],
  'a booking that waits in one list and not in the other': [
    `UPDATE bookings SET awaits_since = NULL WHERE id = 1`,
  ],
  'a booking whose paid amount is not its ledger’s': [
    `UPDATE bookings SET paid = 1 WHERE id = 4`,
    `DELETE FROM payments WHERE id = 2`,
  ],
  'a bank entry that is spent wrongly, beyond its amount, or twice': [
    `UPDATE bank_entries SET spent = 0`,
    `UPDATE bank_entries SET amount = 4999`,
    `UPDATE bank_entries SET same_as_id = 1`,
  ],
  'a booking with wrongly reserved refunds, or with two proposals': [
    `UPDATE bookings SET refund_open = 1 WHERE id = 4`,
    `UPDATE bookings SET fees_kept = 1 WHERE id = 4`,
    `DROP INDEX refunds_proposed; INSERT INTO refunds (booking_id, amount, status, working, send_after, method, at)
       VALUES (4, 1, 'proposed', '[]', 1, 'wire', 1), (4, 1, 'proposed', '[]', 1, 'wire', 1)`,
  ],
  'a booking with money that it may not keep, and no refund of it': [
    `UPDATE bookings SET paid = 105503 WHERE id = 4`,
    `UPDATE bookings SET total = 2999, deposit = 1 WHERE id = 4`,
  ],
  'a proposal that follows from nothing': [
    `INSERT INTO refunds (booking_id, amount, status, working, send_after, method, at)
       VALUES (4, 1, 'proposed', '[]', 1, 'wire', 1)`,
  ],
  'a trip that is confirmed without its deposit, or by money that was on its way back': [
    `DELETE FROM payments; UPDATE bookings SET paid = 0`,
    `UPDATE bookings SET refund_open = 1001 WHERE id = 4`,
  ],
  'a balance that is due without a timer': [
    `UPDATE bookings SET balance_by = ${LATER}, ends_at = ${LATER + 30 * 86_400_000}, next_due_at = NULL WHERE id = 4`,
    `UPDATE bookings SET balance_by = ${LATER}, ends_at = ${LATER + 30 * 86_400_000},
       next_due_at = ${LATER + 30 * 86_400_000} WHERE id = 4`,
  ],
  'an approved refund that ended without an admin': [
    `INSERT INTO booking_events (booking_id, seq, event, from_status, to_status, actor, at, data)
       VALUES (4, 5, 'money.note', 'confirmed', 'confirmed', 'staff', 5, '{"refund":1,"act":"approved"}');
     UPDATE refunds SET status = 'void'`,
  ],
  'a sent refund without its row of the ledger': [
    `UPDATE refunds SET payment_id = NULL`,
    `UPDATE refunds SET payment_id = 1`,
    `UPDATE refunds SET amount = 1400`,
    `UPDATE refunds SET booking_id = 3`,
  ],
  'a claim without its mail to the company': [
    `DELETE FROM outbox WHERE template = 'claimForDesk'`,
    `UPDATE payment_claims SET booking_id = 1`,
  ],
  'a hold that its guest extended without a claim, or twice': [
    `DELETE FROM payment_claims`,
    `INSERT INTO payment_claims (booking_id, amount, method, sent_day, payer, created_at)
       VALUES (3, 1, 'wire', '2088-01-01', 'Ann', 1);
     INSERT INTO booking_events (booking_id, seq, event, from_status, to_status, actor, at)
       VALUES (3, 5, 'hold.extend', 'on_hold', 'on_hold', 'guest', 1)`,
  ],
}

const queries = { ...BOOKING_FAULTS, ...MONEY_FAULTS }

it('sound bookings break no rule', () => {
  soundData()
  for (const [name, sql] of Object.entries(FORBIDDEN))
    expect([name, database.prepare(sql).all()]).toEqual([name, []])
})

it('every query about bookings and money is seen to fail', () => {
  expect(Object.keys(BROKEN).toSorted()).toEqual(Object.keys(queries).toSorted())
})

it.each(
  Object.entries(BROKEN).flatMap(([name, broken]) => broken.map((sql) => [name, sql] as const)),
)('finds %s: %s', (name, sql) => {
  soundData()
  withoutRules()
  expect(database.prepare(queries[name] ?? '').all()).toEqual([])
  run(sql)
  expect(database.prepare(queries[name] ?? '').all()).not.toEqual([])
})

it('the bookings that the benchmark measures are sound, but for their mails', () => {
  for (const statement of bookingFill(1000)) run(statement)
  expect(database.prepare('SELECT count(DISTINCT status) AS n FROM bookings').get()).toEqual({
    n: 8,
  })
  for (const [name, sql] of Object.entries(queries))
    if (!name.includes('mail')) expect([name, database.prepare(sql).all()]).toEqual([name, []])
})

/** Faults must get past the database's own rules, as one in a later migration would. */
function withoutRules(): void {
  const triggers = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`).all()
  for (const { name } of triggers) run(`DROP TRIGGER ${String(name)}`)
  run('PRAGMA ignore_check_constraints = ON')
}
