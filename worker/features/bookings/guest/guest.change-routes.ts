import { Hono } from 'hono'
import { changeWish, withdrawal } from '../../../contracts/bookings/guest-requests'
import { guestBooking } from '../../../contracts/guest/guest-booking'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody } from '../../../http/validate'
import { requireGuest } from '../../../services/bookings/guest-access'
import { askForChange } from '../changes/changes.ask'
import { readAgain } from './guest.actions'
import { withdrawRequest } from './guest.withdrawal'

const describe = describeAs('bookings')

/** The guest asks to change a trip or withdraws the request. */
export const guestChangeRoutes = new Hono<AppEnv>()
  .post(
    '/guest/:pid/change',
    describe('askForChange', 'Ask for another day or party of a trip that is held or booked', {
      response: guestBooking,
      errors: ['TooLate', 'NotPossibleNow', 'WriteContent', 'TextTooLong', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    requireGuest('lead'),
    jsonBody(changeWish),
    async (c) => {
      await askForChange(c, c.req.valid('json'))
      return c.json(await readAgain(c), 200)
    },
  )
  .post(
    '/guest/:pid/withdraw',
    describe('withdrawRequest', 'Withdraw a request', {
      response: guestBooking,
      errors: ['NotPossibleNow', 'BookingChanged', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    requireGuest('requester'),
    jsonBody(withdrawal),
    async (c) => {
      await withdrawRequest(c, c.req.valid('json').version)
      return c.json(await readAgain(c), 200)
    },
  )
