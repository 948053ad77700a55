import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { describeAs } from '../../http/describe'
import { deskBookingParams } from '../../contracts/bookings/desk-booking'
import { guestErasure, guestParams } from '../../contracts/bookings/guests'
import { bookingErasure, privacyReport } from '../../contracts/privacy'
import { done } from '../../contracts/schemas'
import { jsonBody, validate } from '../../http/validate'
import { eraseBooking } from './erase-booking'
import { eraseGuest } from './erase-guest'
import { reportPrivacy } from './privacy.actions'

const describe = describeAs('operations')

export const privacyAdminRoutes = new Hono<AppEnv>()
  .get(
    '/admin/privacy-report',
    describe('getPrivacyReport', 'What the next daily privacy run would do', {
      response: privacyReport,
    }),
    requirePermission('desk:manage'),
    async (c) => c.json(await reportPrivacy(c.var.db, c.var.now), 200),
  )
  .post(
    '/admin/bookings/:id/erase',
    describe('eraseBooking', 'Erase the personal data of a finished booking', {
      response: done,
      errors: ['NotFound', 'NotPossibleNow', 'MoneyKept'],
    }),
    requirePermission('bookings:erase'),
    validate('param', deskBookingParams),
    jsonBody(bookingErasure),
    async (c) => {
      await eraseBooking(c, c.req.valid('param').id, c.req.valid('json'))
      return c.json({ ok: true } as const, 200)
    },
  )
  .post(
    '/admin/guests/:id/erase',
    describe('eraseGuest', 'Erase a guest with the personal data of all bookings', {
      response: done,
      errors: ['NotFound', 'NotPossibleNow', 'MoneyKept'],
    }),
    requirePermission('bookings:erase'),
    validate('param', guestParams),
    jsonBody(guestErasure),
    async (c) => {
      await eraseGuest(c, c.req.valid('param').id, c.req.valid('json'))
      return c.json({ ok: true } as const, 200)
    },
  )
