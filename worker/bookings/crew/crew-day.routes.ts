import { Hono } from 'hono'
import { crewDay, crewMark, crewOpening, crewParams } from '../../contracts/bookings/crew-day'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { requireKey } from '../../http/idempotency'
import { jsonBody, validate } from '../../http/validate'
import { openCrewLink, requireCrew } from '../access/crew-access'
import { readCrewDay } from './crew-day'
import { keepMark } from './crew-marks'

const describe = describeAs('trips')

/** The page of a guide on the road, by a link without an account. */
export const crewDayRoutes = new Hono<AppEnv>()
  .post(
    '/crew/:id/open',
    describe(
      'openCrewPage',
      'Open a guide’s page with the key of its link; sets the cookie `crew`',
      {
        response: null,
        errors: ['NotFound', 'LinkEnded', 'TooManyRequests'],
      },
    ),
    validate('param', crewParams),
    jsonBody(crewOpening),
    async (c) => {
      await openCrewLink(c, c.req.valid('param').id, c.req.valid('json').key)
      return c.body(null, 204)
    },
  )
  .get(
    '/crew/:id/day',
    describe('getCrewDay', 'The trips of a guide in the next fourteen days', { response: crewDay }),
    requireCrew(),
    async (c) => c.json(await readCrewDay(c), 200),
  )
  .post(
    '/crew/:id/marks',
    describe('markParty', 'Report a party as picked up, back or not there, or write to the desk', {
      response: null,
      errors: ['NotPossibleNow', 'WriteContent', 'TooManyRequests'],
      headers: ['idempotency-key'],
    }),
    requireCrew(),
    jsonBody(crewMark),
    async (c) => {
      // Names the press, also when it is sent again days later.
      await keepMark(c, requireKey(c.req.header('idempotency-key')), c.req.valid('json'))
      return c.body(null, 204)
    },
  )
