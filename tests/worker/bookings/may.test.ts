import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  mayCause,
  type BookingActor,
  type BookingEvent,
} from '../../../worker/contracts/booking-states'
import type { CancellationPreview } from '../../../worker/contracts/cancellation'
import { DAY_MS, HOUR_MS } from '../../../worker/contracts/durations'
import { DESK_EVENTS } from '../../../worker/contracts/desk-bookings'
import type { BookingRow } from '../../../worker/db/schema/bookings'
import { trips } from '../../../worker/db/schema/trips'
import { factsOf, readState } from '../../../worker/services/bookings/booking-facts'
import {
  aBooking,
  anOpenDay,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
} from '../../support/booking-builders'
import { aSuperUser, aTour, db } from '../../support/builders'
import { acceptQuote, atDesk, sendQuote } from '../../support/changed-bookings'
import {
  aHeldBooking,
  aPaidBooking,
  aQuotedBooking,
  PRICES,
  runDeadlines,
} from '../../support/held-bookings'

/** Everything that an event of the desk may need. */
const DATA = { reason: 'Snow on the pass', hours: 5, via: 'phone', withoutDeposit: true }

const { token } = await aSuperUser()
const cause = ({ id, version }: BookingRow, event: BookingEvent) =>
  atDesk(`bookings/${id}/events`, { event, version, data: DATA }, { token })

async function after(booking: BookingRow, event: BookingEvent): Promise<BookingRow> {
  const answer = await cause(booking, event)
  if (answer.status !== 200) throw new Error(await answer.text())
  return bookingRow(booking.pid)
}

async function offered(booking: BookingRow): Promise<BookingRow> {
  await sendQuote(booking.id, { startDay: anOpenDay() })
  return bookingRow(booking.pid)
}

/** Its trip took place until an hour ago. */
async function travelled(booking: BookingRow): Promise<BookingRow> {
  const now = Date.now()
  await db
    .update(trips)
    .set({ startsAt: now - DAY_MS, endsAt: now - HOUR_MS })
    .where(eq(trips.id, booking.tripId ?? 0))
  await changeBooking(booking.id, { endsAt: now - HOUR_MS })
  return bookingRow(booking.pid)
}

/** Each status, reached over the API, and what matters beside it. */
const STATES: Record<string, () => Promise<BookingRow>> = {
  requested: async () => aBooking({ tourId: await aTour(PRICES) }),
  quoted: () => aQuotedBooking(),
  'expired, of a quote': async () => {
    const quoted = await aQuotedBooking()
    await runDeadlines(quoted.nextDueAt ?? 0)
    return bookingRow(quoted.pid)
  },
  'on hold': () => aHeldBooking(),
  'on hold with an offered change': async () => offered(await aHeldBooking()),
  'expired, of a hold': async () => {
    const held = await aHeldBooking()
    await runDeadlines(held.lapseAt ?? 0)
    return bookingRow(held.pid)
  },
  'closed, of a request': async () =>
    after(await aBooking({ tourId: await aTour(PRICES) }), 'request.decline'),
  'closed, of a hold': async () => after(await aHeldBooking(), 'hold.release'),
  confirmed: () => aPaidBooking(),
  'confirmed with an offered change': async () => offered(await aPaidBooking()),
  'confirmed, after the trip': async () => travelled(await aPaidBooking()),
  'cancelled by the guest': async () => after(await aPaidBooking(), 'cancel.guest'),
  'cancelled by the company': async () => after(await aPaidBooking(), 'cancel.company'),
  completed: async () => after(await travelled(await aPaidBooking()), 'trip.complete'),
  'missed by its guest': async () => after(await travelled(await aPaidBooking()), 'trip.no_show'),
}

interface Call {
  actor: BookingActor
  /** A call that does what the status makes of it has several. */
  events: BookingEvent[]
  send: (booking: BookingRow) => Promise<Response>
}

async function openNumber(booking: BookingRow): Promise<number> {
  return (await readState(db, booking)).openQuote?.number ?? 1
}

const answerQuote = async (booking: BookingRow, act: object) =>
  asGuest(
    `${booking.pid}/quote`,
    { number: await openNumber(booking), version: booking.version, ...act },
    guestOf(booking),
  )

const CALLS: Record<string, Call> = {
  'guest: withdraw': {
    actor: 'guest',
    events: ['request.withdraw', 'hold.release'],
    send: (booking) =>
      asGuest(`${booking.pid}/withdraw`, { version: booking.version }, guestOf(booking)),
  },
  'guest: accept': {
    actor: 'guest',
    events: ['quote.accept', 'change.accept'],
    send: async (booking) => acceptQuote(booking, await openNumber(booking)),
  },
  'guest: decline': {
    actor: 'guest',
    events: ['quote.decline', 'change.accept'],
    send: (booking) => answerQuote(booking, { act: 'decline' }),
  },
  'guest: ask about a quote': {
    actor: 'guest',
    events: ['quote.ask', 'change.accept'],
    send: (booking) => answerQuote(booking, { act: 'ask', text: 'Later?' }),
  },
  'guest: ask for a change': {
    actor: 'guest',
    events: ['change.ask'],
    send: (booking) => asGuest(`${booking.pid}/change`, { party: 3 }, guestOf(booking)),
  },
  'guest: cancel': {
    actor: 'guest',
    events: ['cancel.guest', 'hold.release'],
    send: async (booking) => {
      const shown = await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
      if (shown.status !== 200) return shown
      const { asOf, refundMin, refundMax } = await shown.json<CancellationPreview>()
      const preview = { asOf, refundMin, refundMax }
      return asGuest(
        `${booking.pid}/cancel`,
        { version: booking.version, preview },
        guestOf(booking),
      )
    },
  },
  'staff: send a quote': {
    actor: 'staff',
    events: ['quote.send', 'change.offer'],
    send: async ({ id, version }) => {
      const drafted = await atDesk(`bookings/${id}/quotes`, { startDay: anOpenDay() }, { token })
      const { number } = await drafted.json<{ number: number }>()
      return atDesk(`bookings/${id}/quotes/${number}/send`, { version }, { token })
    },
  },
  ...Object.fromEntries(
    [...DESK_EVENTS].map((event): [string, Call] => [
      `staff: ${event}`,
      { actor: 'staff', events: [event], send: (booking) => cause(booking, event) },
    ]),
  ),
}

describe('what may be done with a booking is what the API does', () => {
  it.each(Object.entries(STATES))('when it is %s', async (_name, build) => {
    let booking = await build()
    const differences: string[] = []
    for (const [name, { actor, events, send }] of Object.entries(CALLS)) {
      const facts = factsOf(booking, await readState(db, booking))
      const may = events.some((event) => mayCause(event, actor, facts, Date.now()))
      const answer = await send(booking)
      if (answer.ok !== may)
        differences.push(`${name}: may ${may}, API ${answer.status} ${await answer.text()}`)
      if (!answer.ok && answer.status !== 409) differences.push(`${name}: ${answer.status}`)
      if (answer.ok) booking = await build()
    }
    expect(differences).toEqual([])
  })
})
