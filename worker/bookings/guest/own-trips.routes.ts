import { Hono } from 'hono'
import { ownTrips } from '../../contracts/bookings/guest-booking'
import { requirePermission } from '../../http/auth'
import type { MemberEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { listOwnTrips } from './own-trips.queries'

const describe = describeAs('bookings')

export const ownTripsRoutes = new Hono<MemberEnv>().get(
  '/user/me/trips',
  describe('listOwnTrips', 'The trips of the member’s account and verified address', {
    response: ownTrips,
  }),
  requirePermission('trips:own'),
  async (c) => {
    const { db, now, lang, member } = c.var
    return c.json(await listOwnTrips(db, { userId: member.userId, lang, now }), 200)
  },
)
