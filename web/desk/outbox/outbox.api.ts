import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { OutboxMail as WireMail } from '../../../worker/contracts/admin/mail'
import { apiOf, byId, readJson, readResponse, withId } from '../../platform/api/api'
import { listQuery } from '../ui/list/list-address'
import type { ListState } from '../ui/list/use-list-address'

export type OutboxMail = ReturnType<typeof withId<WireMail>>

export const outboxQuery = ({ status, kind, language, q, to, sort, after, before }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'outbox', status, kind, language, q, to, sort, after, before],
    staleTime: 0,
    queryFn: async ({ client }) => {
      const query = listQuery({ status, kind, language, q, to, sort, after, before, count: '50' })
      const { body, headers } = await readResponse(apiOf(client).admin.outbox.$get(query))
      return {
        rows: body.map(withId),
        next: headers.get('x-next'),
        previous: headers.get('x-previous'),
      }
    },
  })

export function resendMail(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.outbox[':id'].resend.$post(byId(id)))
}
