import { queryOptions } from '@tanstack/react-query'
import type { Desk as WireDesk } from '../../../worker/contracts/admin/desk-counts'
import { apiOf, readJson, withId } from '../../platform/api/api'

export const deskQuery = () =>
  queryOptions({
    queryKey: ['admin', 'desk'],
    staleTime: 0,
    queryFn: async ({ client }) => toDesk(await readJson(apiOf(client).admin.desk.$get())),
  })

export type Desk = ReturnType<typeof toDesk>

function toDesk({ newMembers, ...desk }: WireDesk) {
  const latest = newMembers?.latest.map(withId)
  return { ...desk, newMembers: newMembers && { ...newMembers, latest: latest ?? [] } }
}
