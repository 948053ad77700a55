import type { BookingActor } from '../../../worker/contracts/bookings/booking-states'
import {
  DESK_EVENTS,
  mayCause,
  type BookingEvent,
} from '../../../worker/contracts/bookings/booking-events'
import type { BookingFacts } from '../../../worker/contracts/bookings/event-guards'
import type { CancellationPreview } from '../../../worker/contracts/bookings/cancellation'
import type { BookingRow } from '../../../worker/db/schema/bookings'
import { factsOf, readState } from '../../../worker/bookings/data/booking-state'
import { readPast } from '../../../worker/bookings/data/booking-past'
import { anOpenDay, asGuest, guestOf } from '../../support/booking-builders'
import { db } from '../../support/builders'
import { acceptQuote, atDesk } from '../../support/changed-bookings'
import { cause } from './booking-states'

interface Call {
  actor: BookingActor
  /** Several if the effect of the call depends on the status. */
  events: BookingEvent[]
  /** An answer to an offered change has no event of its own: it is possible as long as the offer is open. */
  answersChange?: true
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

/** Every call that causes events of a booking that exists. */
export const BOOKING_CALLS: Record<string, Call> = {
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
    events: ['quote.decline'],
    answersChange: true,
    send: (booking) => answerQuote(booking, { act: 'decline' }),
  },
  'guest: ask about a quote': {
    actor: 'guest',
    events: ['quote.ask'],
    answersChange: true,
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
      const drafted = await atDesk(`bookings/${id}/quotes`, { startDay: anOpenDay() })
      const { number } = await drafted.json<{ number: number }>()
      return atDesk(`bookings/${id}/quotes/${number}/send`, { version })
    },
  },
  'staff: note money': {
    actor: 'staff',
    events: ['money.note'],
    send: ({ id }) =>
      atDesk(`bookings/${id}/payments`, { amount: 700, method: 'etransfer', day: '2026-01-05' }),
  },
  ...Object.fromEntries(
    [...DESK_EVENTS].map((event): [string, Call] => [
      `staff: ${event}`,
      { actor: 'staff', events: [event], send: (booking) => cause(booking, event) },
    ]),
  ),
}

/** Whether the rule that draws the buttons allows a call now. */
export function mayCall(name: string, facts: BookingFacts): boolean {
  const { actor, events, answersChange = false } = BOOKING_CALLS[name]!
  const now = Date.now()
  const isOffered = facts.quoteUntil !== null && now < facts.quoteUntil
  return (
    events.some((event) => mayCause(event, actor, facts, now)) ||
    (answersChange && isOffered && mayCause('change.ask', actor, facts, now))
  )
}

export async function readFacts(booking: BookingRow): Promise<BookingFacts> {
  return factsOf(booking, await readState(db, booking), await readPast(db, booking))
}

interface Outcome {
  isDone: boolean
  /** The difference between rule and response, or a refusal that the state does not explain. */
  difference: string | null
}

/** Whether a call behaves according to the rule that draws the buttons. */
export async function tryCall(name: string, booking: BookingRow): Promise<Outcome> {
  const may = mayCall(name, await readFacts(booking))
  const answer = await BOOKING_CALLS[name]!.send(booking)
  const isSound = answer.ok === may && (answer.ok || answer.status === 409)
  const difference = isSound
    ? null
    : `${name} of ${booking.status}: may ${may}, API ${answer.status} ${(await answer.text()).slice(0, 200)}`
  return { isDone: answer.ok, difference }
}
