import { beforeAll, describe, expect, it } from 'vitest'
import type { BookingRow } from '../../../worker/db/schema/bookings'
import type { Bindings } from '../../../worker/env'
import {
  changesBetween,
  freshSite,
  readState,
  type SiteState,
} from '../../faults/support/site-state'
import { aBooking, asGuest, changeBooking, guestOf } from '../../support/booking-builders'
import { aSender } from '../../support/contact'
import { databaseBeforeWrite } from '../../support/interrupted-db'
import { codeOf } from '../../support/request'

/** Calls of guests, each with a booking of its own. */
const CALLS = {
  email: (booking: BookingRow, bindings: Partial<Bindings>) =>
    asGuest(`${booking.pid}/email`, { email: aSender() }, guestOf(booking, 'requester'), {
      bindings,
    }),
  messages: (booking: BookingRow, bindings: Partial<Bindings>) =>
    asGuest(`${booking.pid}/messages`, { text: 'Hello' }, guestOf(booking), { bindings }),
  change: (booking: BookingRow, bindings: Partial<Bindings>) =>
    asGuest(`${booking.pid}/change`, { party: 3, text: 'Later?' }, guestOf(booking), { bindings }),
  withdraw: (booking: BookingRow, bindings: Partial<Bindings>) =>
    asGuest(`${booking.pid}/withdraw`, { version: 1 }, guestOf(booking), { bindings }),
}

const ENDINGS = {
  'link is renewed': [{ linkGeneration: 2 }, [401, 'LinkWrong']],
  'data is erased': [{ erasedAt: 1 }, [410, 'LinkEnded']],
} as const

beforeAll(freshSite)

describe.each(Object.entries(CALLS))('POST /guest/{pid}/%s', (name, call) => {
  it.each(Object.entries(ENDINGS))(
    'is refused and changes nothing when the %s before any of its writes',
    async (_ending, [columns, refusal]) => {
      for (let nth = 1; nth < 10; nth += 1) {
        const booking = await aBooking({ status: name === 'change' ? 'on_hold' : 'requested' })
        let before: SiteState | undefined
        const DB = databaseBeforeWrite(nth, async () => {
          await changeBooking(booking.id, columns)
          before = await readState({ withCounters: true })
        })
        const response = await call(booking, { DB })
        if (!before) return expect([nth > 1, response.ok]).toEqual([true, true])
        expect([nth, ...(await codeOf(response))]).toEqual([nth, ...refusal])
        expect(changesBetween(before, await readState({ withCounters: true }))).toEqual([])
      }
    },
  )
})

it('the requester’s call is refused when the link is opened before it writes', async () => {
  const booking = await aBooking()
  const DB = databaseBeforeWrite(1, () => changeBooking(booking.id, { firstOpenedAt: 1 }))
  expect(await codeOf(await CALLS.email(booking, { DB }))).toEqual([401, 'LinkWrong'])
})
