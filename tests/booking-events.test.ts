import {
  assert as check,
  array,
  boolean,
  constantFrom,
  integer,
  property,
  record,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { migratedDatabase } from '../scripts/current-schema.ts'
import {
  BOOKING_STATUSES,
  HOLDING,
  type BookingStatus,
} from '../worker/contracts/bookings/booking-states.ts'
import { BOOKING_TRANSITIONS } from './support/booking-transitions.ts'

/** The database's own rules, whatever the code above it does. */

/** Like that of the fault tests: another seed tries other sequences. */
const SEED = Number(process.env['FAULTS_SEED'] ?? 20261121)
const RUNS = 1000

const database = migratedDatabase()
let last = 0

function run(sql: string, ...values: (string | number | null)[]): void {
  database.prepare(sql).run(...values)
}

function get(sql: string, ...values: (string | number)[]): unknown {
  return database.prepare(sql).get(...values)
}

/** A batch of D1: all statements or none. Returns the error that refused it, or null. */
function batch(...statements: (() => void)[]): string | null {
  database.exec('BEGIN')
  try {
    for (const statement of statements) statement()
    database.exec('COMMIT')
    return null
  } catch (error) {
    database.exec('ROLLBACK')
    return (error as Error).message
  }
}

function aBooking(): number {
  last += 1
  run(
    `INSERT INTO bookings (id, pid, source, lang, party, pickup_kind, terms_version, created_at, updated_at)
     VALUES (?, ?, 'site', 'ca', 1, 'calgary', '1', 0, 0)`,
    last,
    `P${last}`,
  )
  return last
}

function aTrip({ capacity = 4, day = '2030-01-01', kind = 'departure' } = {}): number {
  last += 1
  run(
    `INSERT INTO trips (id, key, kind, start_day, end_day, starts_at, ends_at, cut_off_at, capacity, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, 1, 2, 0, ?, 0, 0)`,
    last,
    `K${last}`,
    kind,
    day,
    day,
    capacity,
  )
  return last
}

interface Event {
  event: string
  from: BookingStatus | ''
  to: BookingStatus
  version: number
}

function happen(id: number, { event, from, to, version }: Event) {
  return () =>
    run(
      `INSERT INTO booking_events (booking_id, seq, event, from_status, to_status, actor, at)
       VALUES (?, ?, ?, ?, ?, 'staff', 0)`,
      id,
      version + 1,
      event,
      from,
      to,
    )
}

const take =
  (id: number, trip: number, seats = 1) =>
  () =>
    run('INSERT INTO seats (booking_id, trip_id, seats) VALUES (?, ?, ?)', id, trip, seats)
const release = (id: number) => () => run('DELETE FROM seats WHERE booking_id = ?', id)

/** A booking on hold with seats of a departure. */
function aHold(trip = aTrip({ day: nextDay() }), seats = 1): number {
  const id = aBooking()
  const failure = batch(
    take(id, trip, seats),
    happen(id, { event: 'manual.create', from: '', to: 'on_hold', version: 0 }),
  )
  expect(failure).toBeNull()
  return id
}

/** Legal ways to a status; those after a hold begin with one. */
const WAYS: Partial<Record<BookingStatus, [event: string, to: BookingStatus][]>> = {
  requested: [['request.create', 'requested']],
  expired: [
    ['request.create', 'requested'],
    ['quote.send', 'quoted'],
    ['quote.lapse', 'expired'],
  ],
  cancelled: [
    ['manual.create', 'on_hold'],
    ['deposit.cover', 'confirmed'],
    ['cancel.guest', 'cancelled'],
  ],
  completed: [
    ['manual.create', 'on_hold'],
    ['deposit.cover', 'confirmed'],
    ['trip.complete', 'completed'],
  ],
}

/** A booking that reached a status by legal events, with its version. */
function inStatus(status: BookingStatus): { id: number; version: number } {
  const id = aBooking()
  let from: BookingStatus | '' = ''
  let version = 0
  for (const [event, to] of WAYS[status] ?? []) {
    const seats = to === 'on_hold' ? [take(id, aTrip({ day: nextDay() }))] : []
    const freed = to === 'cancelled' ? [release(id)] : []
    expect(batch(...seats, ...freed, happen(id, { event, from, to, version }))).toBeNull()
    from = to
    version += 1
  }
  return { id, version }
}

let days = 0
/** A day without trips. */
function nextDay(): string {
  days += 1
  return new Date(Date.UTC(2031, 0, days)).toISOString().slice(0, 10)
}

const step = record({
  move: constantFrom(...BOOKING_TRANSITIONS),
  /** Whether the move starts from the booking's status; mostly true, else few sequences would get far. */
  isFromNow: boolean(),
  to: constantFrom(...BOOKING_STATUSES),
  isToOfMove: integer({ min: 0, max: 9 }),
  staleBy: integer({ min: 0, max: 5 }),
  seats: constantFrom('keep', 'fit', 'take', 'release'),
})

describe('any sequence of events', () => {
  it(`leaves what a pure model says: status, version, seats and days (${RUNS} runs, seed ${SEED})`, () => {
    check(
      property(array(step, { minLength: 1, maxLength: 14 }), (steps) => {
        const [id, trip] = [aBooking(), aTrip({ day: nextDay() })]
        const model = { status: '' as BookingStatus | '', version: 0, hasSeats: false }
        for (const { move, isFromNow, to: other, isToOfMove, staleBy, seats } of steps) {
          const near = BOOKING_TRANSITIONS.filter(({ from }) => from === model.status)
          const chosen = isFromNow ? (near[move.event.length % near.length] ?? move) : move
          const to = isToOfMove < 8 ? chosen.to : other
          const version = model.version - (staleBy === 0 ? 1 : 0)
          const wantsSeats =
            seats === 'fit'
              ? HOLDING.has(to) || (model.hasSeats && !mustRelease(to))
              : seats !== 'release'
          const hasSeats = seats === 'keep' ? model.hasSeats : wantsSeats
          const isLegal =
            chosen.from === model.status &&
            version === model.version &&
            BOOKING_TRANSITIONS.some(
              (known) =>
                known.event === chosen.event && known.from === chosen.from && known.to === to,
            ) &&
            // Seats are checked when the status is written, even to the same one.
            (!HOLDING.has(to) || hasSeats) &&
            !(mustRelease(to) && hasSeats)
          const changes: (() => void)[] = []
          if (hasSeats && !model.hasSeats) changes.push(take(id, trip))
          if (!hasSeats && model.hasSeats) changes.push(release(id))
          const failure = batch(
            ...changes,
            happen(id, { event: chosen.event, from: chosen.from, to, version }),
          )
          expect(failure === null, `${chosen.event} ${chosen.from} ${to}: ${failure}`).toBe(isLegal)
          if (isLegal) Object.assign(model, { status: to, version: version + 1, hasSeats })
          expect(get('SELECT status, version FROM bookings WHERE id = ?', id)).toEqual({
            status: model.status,
            version: model.version,
          })
          expect(get('SELECT seats_taken AS n FROM trips WHERE id = ?', trip)).toEqual({
            n: model.hasSeats ? 1 : 0,
          })
        }
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })
})

function mustRelease(status: BookingStatus): boolean {
  return !HOLDING.has(status) && status !== 'completed' && status !== 'no_show'
}

describe('the database refuses', () => {
  it.each([
    ['a hold without a quote', 'quote.accept', 'requested', 'on_hold'],
    ['a confirmation of an expired booking', 'deposit.cover', 'expired', 'confirmed'],
    ['a hold of a cancelled one', 'revive', 'cancelled', 'on_hold'],
    ['the cancellation of a completed one', 'cancel.guest', 'completed', 'cancelled'],
  ] as const)('%s', (_what, event, from, to) => {
    const { id, version } = inStatus(from)
    expect(batch(happen(id, { event, from, to, version }))).not.toBeNull()
    const seats = HOLDING.has(to) ? [take(id, aTrip({ day: nextDay() }))] : [release(id)]
    expect(batch(...seats, happen(id, { event, from, to, version }))).toContain('FOREIGN KEY')
  })

  it('the second of two events that follow the same version', () => {
    const id = aHold()
    const extend = happen(id, { event: 'hold.extend', from: 'on_hold', to: 'on_hold', version: 1 })
    expect(batch(extend)).toBeNull()
    expect(batch(extend)).toContain('UNIQUE')
  })

  it('an event that skips a version', () => {
    const id = aHold()
    expect(
      batch(happen(id, { event: 'hold.extend', from: 'on_hold', to: 'on_hold', version: 2 })),
    ).toContain('BookingChanged')
  })

  it('a hold without seats, and an end that keeps them', () => {
    const id = aBooking()
    expect(
      batch(happen(id, { event: 'manual.create', from: '', to: 'on_hold', version: 0 })),
    ).toContain('NoSeats')
    const held = aHold()
    expect(
      batch(happen(held, { event: 'hold.lapse', from: 'on_hold', to: 'expired', version: 1 })),
    ).toContain('SeatsKept')
  })

  it('a status without its event', () => {
    const id = aHold()
    expect(batch(() => run(`UPDATE bookings SET status = 'confirmed' WHERE id = ?`, id))).toContain(
      'NoEvent',
    )
  })

  it('more seats than a departure has, and takes those that fit', () => {
    const trip = aTrip({ capacity: 4, day: nextDay() })
    aHold(trip, 3)
    expect(batch(take(aBooking(), trip, 2))).toContain('seats_fit')
    aHold(trip, 1)
  })

  it('more trips than a day has, for every day of a trip', () => {
    const [first, second] = [nextDay(), nextDay()]
    const long = () =>
      run(
        `INSERT INTO trips (key, kind, start_day, end_day, starts_at, ends_at, cut_off_at, created_at, updated_at)
         VALUES (hex(randomblob(8)), 'private', ?, ?, 1, 2, 0, 0, 0)`,
        first,
        second,
      )
    expect([batch(long), batch(long), batch(long)?.includes('day_full')]).toEqual([
      null,
      null,
      true,
    ])
    expect(get('SELECT taken FROM trip_days WHERE day = ?', second)).toEqual({ taken: 2 })
  })

  it('a trip on a closed day, of all tours or of its own', () => {
    const day = nextDay()
    run(`INSERT INTO closures (from_day, to_day, created_at) VALUES (?, ?, 0)`, day, day)
    expect(batch(() => aTrip({ day }))).toContain('DayClosed')
  })

  it('other days for a trip, and a cancelled trip that opens again or takes seats', () => {
    const trip = aTrip({ day: nextDay() })
    expect(
      batch(() => run(`UPDATE trips SET start_day = ? WHERE id = ?`, nextDay(), trip)),
    ).toContain('TripDaysFixed')
    run(`UPDATE trips SET status = 'cancelled' WHERE id = ?`, trip)
    expect(batch(() => run(`UPDATE trips SET status = 'open' WHERE id = ?`, trip))).toContain(
      'TripCancelled',
    )
    expect(batch(take(aBooking(), trip))).toContain('TripCancelled')
  })

  it('the cancellation of a trip with seats', () => {
    const trip = aTrip({ day: nextDay() })
    aHold(trip)
    expect(batch(() => run(`UPDATE trips SET status = 'cancelled' WHERE id = ?`, trip))).toContain(
      'SeatsKept',
    )
  })

  it('a change of an event, or of a quote that was sent', () => {
    const id = aHold()
    expect(batch(() => run('UPDATE booking_events SET at = 1 WHERE booking_id = ?', id))).toContain(
      'EventsStay',
    )
    run(
      `INSERT INTO quotes (booking_id, number, kind, lang, status, start_day, end_day, start_minute, party, lines, days,
         total_cents, gst_cents, total_won, won_per_cad, deposit_cents, deposit_won, policy, valid_until, created_at)
       VALUES (?, 1, 'quote', 'ca', 'open', '2031-01-01', '2031-01-01', 480, 1, '[]', '[]', 1, 0, 0, 1000, 1, 0, '{}', 1, 0)`,
      id,
    )
    expect(
      batch(() => run('UPDATE quotes SET total_cents = 2 WHERE booking_id = ?', id)),
    ).toContain('QuotesStay')
    expect(
      batch(() =>
        run(
          `INSERT INTO quotes SELECT NULL, booking_id, 2, kind, lang, status, trip_id, start_day, end_day, start_minute, party,
             extra_rooms, lines, days, total_cents, gst_cents, total_won, won_per_cad, deposit_cents, deposit_won,
             without_deposit, policy, note,
             valid_until, created_by, created_at, sent_at, version, NULL, NULL FROM quotes WHERE booking_id = ?`,
          id,
        ),
      ),
    ).toContain('UNIQUE')
  })

  it('a guide or vehicle on two trips at once, and a shifted assignment', () => {
    run(`INSERT INTO resources (id, kind, name) VALUES (1, 'guide', 'Jin')`)
    const assign = (from: number, to: number) => () =>
      run('INSERT INTO assignments (resource_id, starts_at, ends_at) VALUES (1, ?, ?)', from, to)
    expect([batch(assign(10, 20)), batch(assign(20, 30))]).toEqual([null, null])
    expect(batch(assign(19, 21))).toContain('ResourceBusy')
    expect(batch(() => run('UPDATE assignments SET starts_at = 5 WHERE starts_at = 10'))).toContain(
      'AssignmentFixed',
    )
  })
})
