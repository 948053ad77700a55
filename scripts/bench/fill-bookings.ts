import { referenceFrom } from '../../worker/contracts/bookings/booking-reference.ts'
import { ENTRIES, entryOf, guides, leftovers, refunds } from './fill-money.ts'
import { SHARES, type Fill, type Kind } from './fill-parts.ts'

/**
 * Realistic bookings of almost three years: each goes through its events and all triggers, and has its messages,
 * quotes, trip, seats and payments. Two thirds are over; the live ones are spread over all ids.
 */

/** First id of generated bookings, trips and quotes; the demo's are below. */
export const FIRST_BOOKING = 1000
/** Rows per statement; D1 stops a statement after 30 seconds. */
const PART = 1000

const LINES = `[{"kind":"tour","label":"","units":2,"unitCents":40000,"cents":80000},{"kind":"gst","label":"","units":1,"unitCents":4000,"cents":4000}]`
const POLICY = `{"version":"std-2026-11","steps":[{"from":7,"share":100},{"from":3,"share":50},{"from":1,"share":"supplier","upTo":50},{"from":0,"share":0}],"feeMax":{"CAD":500,"KRW":5000},"suppliers":"larger","company":{"share":100,"fee":0}}`
const FAMILIES = `'Kim', 'Park', 'Lee', 'Chen', 'Wang', 'Smith', 'Tremblay', 'Singh'`
/** One time for all statements: a booking and its events compare theirs. */
const NOW = String(Math.floor(Date.now() / 1000) * 1000)
/** One of the first three tours. */
const TOUR = `(select id from (select id, row_number() over (order by id) - 1 as place from tours
  where kind = 'tour' and status > 0) where place = value % 3)`
const DAY_MS = 86_400_000

const QUOTED = [
  'completed',
  'cancelled',
  'expired',
  'confirmed',
  'road',
  'on_hold',
  'quoted',
] as const
const HELD = ['completed', 'cancelled', 'confirmed', 'road', 'on_hold'] as const
const PAID = ['completed', 'cancelled', 'confirmed', 'road'] as const

/** The statements that fill an empty calendar with `total` bookings, in their order. */
export function bookingFill(total: number): string[] {
  const fill = fillOf(total)
  return [
    // Every day has room for the generated trips.
    `with recursive n (value) as (select 0 union all select value + 1 from n where value < ${total / 2 + 700})
      insert into trip_days (day, taken, cap)
      select date('now', (value - ${total / 2 + 100}) || ' days'), 0, 1000000 from n where true
      on conflict (day) do update set cap = 1000000`,
    ...requests(fill),
    ...quotes(fill),
    ...holds(fill),
    ...trips(fill),
    ...guides(),
    ...refunds(fill),
    ...leftovers(fill),
  ]
}

function fillOf(total: number): Fill {
  const starts = startsOf(total)
  // Bookings of similar age have different statuses.
  const rank = `(value * 7919 % ${total})`
  const id = `${FIRST_BOOKING} + value`
  const is: Fill['is'] = (...kinds) =>
    `(${kinds.map((kind) => `${rank} >= ${starts[kind].from} and ${rank} < ${starts[kind].to}`).join(' or ')})`
  const age = Math.floor((2.8 * 365 * DAY_MS) / total)
  const madeAt = `(case when ${is('requested', 'quoted', 'on_hold')}
    then ${NOW} - (${rank} % 20) * ${DAY_MS} - 7200000 else ${NOW} - (${total} - value) * ${age} - 30 * ${DAY_MS} end)`
  const startDay = `(case when ${is('completed', 'cancelled')} then date('now', '-' || (10 + ${rank} / 2) || ' days')
    when ${is('road')} then date('now') when ${is('confirmed')} then date('now', '+' || (10 + ${rank} % 100) || ' days')
    else date('now', '+' || (60 + ${rank} % 200) || ' days') end)`
  const rows: Fill['rows'] = (into, values, where = 'true') =>
    Array.from(
      { length: Math.ceil(total / PART) },
      (_, part) => `with recursive n (value) as (select ${part * PART} union all
          select value + 1 from n where value < ${Math.min((part + 1) * PART, total) - 1})
        insert into ${into} select ${values} from n where ${where}`,
    )
  const events: Fill['events'] = (name, { from, to, seq, by = 'staff' }, where) =>
    rows(
      'booking_events (booking_id, seq, event, from_status, to_status, actor, at)',
      `${id}, ${seq}, '${name}', '${from}', '${to}', '${by}', ${madeAt} + ${seq - 1} * 3600000`,
      where,
    )
  const ids: Fill['ids'] = (where) =>
    `with recursive n (value) as (select 0 union all select value + 1 from n where value < ${total - 1})
      select ${id} from n where ${where}`
  return { total, id, madeAt, startDay, is, rows, events, ids }
}

/** Requests with a question of the guest; most were answered, some refused. */
function requests({ id, madeAt, startDay, is, rows, events }: Fill): string[] {
  const email = `'guest' || value || '@example.com'`
  const family = `json_extract(json_array(${FAMILIES}), '$[' || (value % 8) || ']')`
  return [
    ...rows(
      `bookings (id, pid, source, tour_id, lang, name, email, email_key, wish_day, party, pickup_kind, notes,
         terms_version, awaits_since, created_at, updated_at)`,
      `${id}, printf('B%09d', value), 'site', ${TOUR}, substr('krcaca', 1 + value % 3 * 2, 2),
       'Guest' || value || ' ' || ${family}, ${email}, ${email}, ${startDay}, 2, 'calgary', 'A made-up wish', '1',
       ${madeAt}, ${madeAt}, ${madeAt}`,
    ),
    ...events('request.create', { from: '', to: 'requested', seq: 1, by: 'guest' }, 'true'),
    ...rows(
      'booking_messages (booking_id, author, body, created_at)',
      `${id}, 'guest', 'Is June warm at the lakes?', ${madeAt} + 1`,
    ),
    ...rows(
      'booking_messages (booking_id, author, body, created_at)',
      `${id}, 'staff', 'Warm at noon, cold in the evening.', ${madeAt} + 2`,
      `not ${is('requested')}`,
    ),
    ...events('request.decline', { from: 'requested', to: 'closed', seq: 2 }, is('closed')),
  ]
}

/** Quotes of C$840.00; some are open, some were not answered. */
function quotes({ id, madeAt, startDay, is, rows, events, ids }: Fill): string[] {
  return [
    ...rows(
      `quotes (id, booking_id, number, kind, lang, status, start_day, end_day, start_minute, party, lines, days,
         total_cents, gst_cents, total_won, won_per_cad, deposit_cents, deposit_won, policy, valid_until, created_at, sent_at)`,
      `${id}, ${id}, 1, 'quote', 'ca', 'open', ${startDay}, ${startDay}, 480, 2, '${LINES}',
       json_array(json_object('day', ${startDay}, 'title', 'A day at the lakes', 'body', 'Two lakes and a valley')),
       84000, 4000, 853000, 1015, 2000, 20000, '${POLICY}', ${NOW} + (2 + value % 5) * ${DAY_MS}, ${madeAt}, ${madeAt}`,
      is(...QUOTED),
    ),
    `update bookings set next_due_at = (select valid_until from quotes where booking_id = bookings.id)
      where id in (select booking_id from quotes where id >= ${FIRST_BOOKING})`,
    ...events('quote.send', { from: 'requested', to: 'quoted', seq: 2 }, is(...QUOTED)),
    `update quotes set status = 'lapsed' where id in (${ids(is('expired'))})`,
    `update bookings set next_due_at = null where id in (${ids(is('expired'))})`,
    ...events(
      'quote.lapse',
      { from: 'quoted', to: 'expired', seq: 3, by: 'system' },
      is('expired'),
    ),
  ]
}

/** Private trips with their seats, a reference and deadlines. */
function holds({ total, id, madeAt, startDay, is, rows, events, ids }: Fill): string[] {
  const eight = `(unixepoch(${startDay}) + 50400) * 1000`
  return [
    ...rows(
      `trips (id, key, kind, tour_id, start_day, end_day, starts_at, ends_at, cut_off_at, created_at, updated_at)`,
      `${id}, 'bench' || value, 'private', ${TOUR}, ${startDay}, ${startDay}, iif(${is('road')}, ${NOW} - 3600000, ${eight}),
       ${eight} + 36000000, ${eight} - 172800000, ${madeAt}, ${madeAt}`,
      is(...HELD),
    ),
    ...rows('seats (booking_id, trip_id, seats)', `${id}, ${id}, 2`, is(...HELD)),
    `update quotes set status = 'accepted' where id in (${ids(is(...HELD))})`,
    ...references(total).map((list, part) => {
      const first = FIRST_BOOKING + part * PART
      return `update bookings set trip_id = id, pay_method = 'etransfer', total = 84000, deposit = 2000,
          policy = '${POLICY}', pay_by = ${NOW} + 86400000, lapse_at = ${NOW} + 172800000,
          balance_by = ${NOW} + 2592000000, next_due_at = ${NOW} + 172800000,
          ends_at = (select ends_at + 93600000 from trips where id = bookings.id),
          reference = (select value from json_each('${list}') where key = bookings.id - ${first})
        where id between ${first} and ${first + PART - 1} and id in (select id from trips where key like 'bench%')`
    }),
    ...events('quote.accept', { from: 'quoted', to: 'on_hold', seq: 3, by: 'guest' }, is(...HELD)),
  ]
}

/** Deposits and balances; most trips are over, some were cancelled. */
function trips({ id, madeAt, is, rows, events, ids }: Fill): string[] {
  const payments =
    'payments (booking_id, kind, amount, value_day, method, at, bank_entry_id, entry_amount)'
  const receipt = (cents: number, entry = 'null, null') =>
    `${id}, 'receipt', ${cents}, date('now'), 'etransfer', ${madeAt}, ${entry}`
  return [
    ...rows(ENTRIES, entryOf(id, 2000), is(...PAID)),
    ...rows(payments, receipt(2000, `${id}, 2000`), is(...PAID)),
    `update bank_entries set status = 'matched' where spent = amount`,
    `update bookings set next_due_at = min(ends_at, balance_by - 432000000) where id in (${ids(is(...PAID))})`,
    ...events('deposit.cover', { from: 'on_hold', to: 'confirmed', seq: 4 }, is(...PAID)),
    ...rows(payments, receipt(82_000), is('completed', 'road')),
    `update bookings set next_due_at = null where id in (${ids(is('completed', 'cancelled'))})`,
    ...events(
      'trip.complete',
      { from: 'confirmed', to: 'completed', seq: 5, by: 'system' },
      is('completed'),
    ),
    `delete from seats where booking_id in (${ids(is('cancelled'))})`,
    `update trips set status = 'cancelled' where id in (${ids(is('cancelled'))})`,
    `update bookings set cancel_kind = 'guest', cancelled_on = date('now') where id in (${ids(is('cancelled'))})`,
    ...events(
      'cancel.guest',
      { from: 'confirmed', to: 'cancelled', seq: 5, by: 'guest' },
      is('cancelled'),
    ),
  ]
}

function startsOf(total: number): Record<Kind, { from: number; to: number }> {
  let from = 0
  const entries = Object.entries(SHARES).map(([kind, share]) => {
    const place = { from, to: from + (share * total) / 1000 }
    from = place.to
    return [kind, place] as const
  })
  return Object.fromEntries(entries) as Record<Kind, { from: number; to: number }>
}

/** References with valid check digits, as one JSON list for each part. */
function references(total: number): string[] {
  return Array.from({ length: Math.ceil(total / PART) }, (_, part) =>
    JSON.stringify(
      Array.from({ length: PART }, (_each, at) =>
        referenceFrom((lowest) => lowest + part * PART + at),
      ),
    ),
  )
}
