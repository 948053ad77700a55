import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import type { TourCard } from '../../../worker/contracts/tours/tour-card'
import { anAdmin } from '../../support/builders'
import { request } from '../../support/request'

/** An admin of this test file with the calls that its tests repeat. */
export async function anAdminOfTours() {
  const admin = await anAdmin()
  return {
    admin,
    send: (path: string, body: unknown, token: string | null = admin.token) =>
      request(`/api${path}`, { body, token }),
    read: async (id: number) =>
      (await request(`/api/admin/tours/${id}`, { token: admin.token })).json<AdminTour>(),
    listed: async () =>
      (await (await request('/api/forum')).json<TourCard[]>()).map(({ _id }) => _id),
  }
}
