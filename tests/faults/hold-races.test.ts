import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CancellationPreview } from '../../worker/contracts/bookings/cancellation'
import type { BookingRow } from '../../worker/db/schema/bookings'
import type { Bindings } from '../../worker/env'
import { anOpenDay, asGuest, bookingRow, guestOf } from '../support/booking-builders'
import { aDraft, atDesk, sendQuote } from '../support/changed-bookings'
import {
  acceptance,
  aHeldBooking,
  aPaidBooking,
  aQuotedBooking,
  runDeadlines,
} from '../support/held-bookings'
import { aFullDeparture, join, leaveTaken, offered } from '../support/waiting-guests'
import { atMoment } from '../support/moved-clock'
import { codeOf } from '../support/request'
import { chaosAround } from './support/chaos'
import { brokenInvariants } from './support/invariants'
import { randomFrom, sample, scale, scaled, seed } from './support/seed'
import { freshSite } from './support/site-state'

/** Acts by two people, or by one and the clock, on one booking at the same moment. Pairs about money are elsewhere. */

const random = randomFrom(seed)

beforeEach(freshSite)
afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

/** Stores that pause up to 3 ms at each step, so that acts interleave differently each time. */
const uneven = () =>
  chaosAround(env, () => ({ mode: 'delay', ms: Math.floor(random() * 4) })).bindings

/** Prepares an act on a booking; then does it. The deadline job has no response. */
type Act = (
  booking: BookingRow,
) => Promise<(bindings: Partial<Bindings>) => Promise<Response | void>>

/** Begins the second act `apart` ms after the first one, or the first one after it if negative. */
const startApart = (acts: (() => Promise<Response | void>)[], apart: number) =>
  Promise.all(
    acts.map(async (act, index) => {
      await scheduler.wait(Math.max(0, index === 0 ? -apart : apart))
      return act()
    }),
  )

/** The winner of a race begins this much later in the next one, so that the two come to end together. */
const HANDICAP_MS = 15

const byGuest =
  (path: string, bodyOf: (booking: BookingRow) => object): Act =>
  async (booking) =>
  (bindings) =>
    asGuest(`${booking.pid}/${path}`, bodyOf(booking), guestOf(booking), { bindings })

const byStaff =
  (event: string, data: object = {}): Act =>
  async ({ id, version }) =>
  (bindings) =>
    atDesk(`bookings/${id}/events`, { event, version, data }, { bindings })

const accepts = (number = 1) => byGuest('quote', (booking) => acceptance(booking, number))
const declines = byGuest('quote', ({ version }) => ({ act: 'decline', number: 1, version }))
const withdraws = byGuest('withdraw', ({ version }) => ({ version }))

const sends: Act = async ({ id, version }) => {
  const { number } = await aDraft(id, { startDay: anOpenDay() })
  return (bindings) => atDesk(`bookings/${id}/quotes/${number}/send`, { version }, { bindings })
}

const cancels: Act = async (booking) => {
  const shown = await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
  const preview = await shown.json<CancellationPreview>()
  return byGuest('cancel', ({ version }) => ({ version, preview }))(booking)
}

const lapses: Act = async (booking) => () => runDeadlines(booking.nextDueAt ?? 0)
const lapsesHold: Act = async (booking) => () => runDeadlines(booking.lapseAt ?? 0)

async function withChange(booking: BookingRow): Promise<BookingRow> {
  await sendQuote(booking.id, { startDay: anOpenDay() })
  return bookingRow(booking.pid)
}

async function released(): Promise<BookingRow> {
  const { id, pid, version } = await aHeldBooking()
  await atDesk(`bookings/${id}/events`, { event: 'hold.release', version, data: {} })
  return bookingRow(pid)
}

interface Pair {
  build: () => Promise<BookingRow>
  acts: [Act, Act]
  /** The status left by each act if it wins. */
  ends: [string, string]
  /** The last moment at which both acts are possible, if one of them is the clock's. */
  at?: (booking: BookingRow) => number
}

const beforeLapse = ({ lapseAt }: BookingRow) => (lapseAt ?? 0) - 1
const beforeEnd = ({ nextDueAt }: BookingRow) => (nextDueAt ?? 0) - 1
const RELEASE = { reason: 'Full' }

const PAIRS: Record<string, Pair> = {
  'a quote is accepted and lapses': {
    build: () => aQuotedBooking(),
    acts: [accepts(), lapses],
    ends: ['on_hold', 'expired'],
    at: beforeEnd,
  },
  'an offered place is accepted and lapses': {
    build: async () => offered(await aFullDeparture()),
    acts: [accepts(), lapses],
    ends: ['on_hold', 'expired'],
    at: beforeEnd,
  },
  'an offered place is accepted and declined': {
    build: async () => offered(await aFullDeparture()),
    acts: [accepts(), declines],
    ends: ['on_hold', 'closed'],
  },
  'a place is offered by hand and the guest leaves the list': {
    build: async () => {
      const line = await aFullDeparture()
      const guest = await join(line)
      await leaveTaken(line.tripId, 3)
      return guest
    },
    acts: [byStaff('waitlist.offer'), withdraws],
    ends: ['offered', 'closed'],
  },
  'a quote is accepted and declined': {
    build: () => aQuotedBooking(),
    acts: [accepts(), declines],
    ends: ['on_hold', 'closed'],
  },
  'a quote is accepted in two windows': {
    build: () => aQuotedBooking(),
    acts: [accepts(), accepts()],
    ends: ['on_hold', 'on_hold'],
  },
  'a quote is accepted and the company declines': {
    build: () => aQuotedBooking(),
    acts: [accepts(), byStaff('request.decline', RELEASE)],
    ends: ['on_hold', 'closed'],
  },
  'a quote is accepted and replaced by another': {
    build: () => aQuotedBooking(),
    acts: [accepts(), sends],
    ends: ['on_hold', 'quoted'],
  },
  'a hold is given back and lapses': {
    build: () => aHeldBooking(),
    acts: [withdraws, lapsesHold],
    ends: ['closed', 'expired'],
    at: beforeLapse,
  },
  'a hold gets more time and lapses': {
    build: () => aHeldBooking(),
    acts: [byStaff('hold.extend', { hours: 5 }), lapsesHold],
    ends: ['on_hold', 'expired'],
    at: beforeLapse,
  },
  'a change of a hold is agreed to and the hold is given back': {
    build: async () => withChange(await aHeldBooking()),
    acts: [accepts(2), withdraws],
    ends: ['on_hold', 'closed'],
  },
  'a change is agreed to and the trip is cancelled by its guest': {
    build: async () => withChange(await aPaidBooking()),
    acts: [accepts(2), cancels],
    ends: ['confirmed', 'cancelled'],
  },
  'a change is agreed to and the trip is cancelled by the company': {
    build: async () => withChange(await aPaidBooking()),
    acts: [accepts(2), byStaff('cancel.company', { reason: 'weather' })],
    ends: ['confirmed', 'cancelled'],
  },
  'a change is agreed to and replaced by another': {
    build: async () => withChange(await aPaidBooking()),
    acts: [accepts(2), sends],
    ends: ['confirmed', 'confirmed'],
  },
  'a change is agreed to on the page and by phone': {
    build: async () => withChange(await aPaidBooking()),
    acts: [accepts(2), byStaff('change.accept', { via: 'phone' })],
    ends: ['confirmed', 'confirmed'],
  },
  'one admin gives a hold more time and one releases it': {
    build: () => aHeldBooking(),
    acts: [byStaff('hold.extend', { hours: 5 }), byStaff('hold.release', RELEASE)],
    ends: ['on_hold', 'closed'],
  },
  'one admin confirms a hold and one releases it': {
    build: () => aHeldBooking(),
    acts: [
      byStaff('deposit.cover', { reason: 'A friend', withoutDeposit: true }),
      byStaff('hold.release', RELEASE),
    ],
    ends: ['confirmed', 'closed'],
  },
  'two admins revive a hold': {
    build: released,
    acts: [byStaff('revive'), byStaff('revive')],
    ends: ['on_hold', 'on_hold'],
  },
  'one admin sends a quote and one declines the request': {
    build: () => aQuotedBooking(),
    acts: [sends, byStaff('request.decline', RELEASE)],
    ends: ['quoted', 'closed'],
  },
}

const TIMES = scaled(40, 2)
const names = Object.keys(PAIRS)
describe(`F5: ${TIMES} times at once (seed ${seed})`, () => {
  it.each(scale < 1 ? sample(names, 3, random) : names)('%s: one wins', async (name) => {
    const { build, acts, ends, at } = PAIRS[name]!
    const winners = new Set<number>()
    let apart = 0
    for (let time = 0; time < TIMES; time += 1) {
      const before = await build()
      const ready = await Promise.all(acts.map((prepare) => prepare(before)))
      const started = apart
      const both = () =>
        startApart(
          ready.map((act) => () => act(uneven())),
          started,
        )
      const answers = await (at ? atMoment(at(before), both) : both())
      const after = await bookingRow(before.pid)
      // The clock wins if the only response is a refusal.
      const won = answers.findIndex((answer) => answer?.ok)
      const winner = won === -1 ? answers.indexOf(undefined) : won
      winners.add(winner)
      apart += winner === 0 ? -HANDICAP_MS : HANDICAP_MS
      expect([time, after.version, after.status]).toEqual([time, before.version + 1, ends[winner]])
      for (const [index, answer] of answers.entries())
        if (answer && index !== winner)
          expect([time, ...(await codeOf(answer))]).toEqual([
            time,
            409,
            expect.toSatisfy((code: string) =>
              ['BookingChanged', 'NotPossibleNow', 'QuoteNotOpen', 'PreviewChanged'].includes(code),
            ),
          ])
    }
    console.info(`${name}: ${winners.size} of two ways`)
    if (scale === 1) expect(winners).toEqual(new Set([0, 1]))
  })
})
