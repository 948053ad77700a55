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
    queryFn: ({ client }) =>
      readMails(client, { status, kind, language, q, to, sort, after, before }),
  })

async function readMails(client: QueryClient, state: ListState) {
  const query = listQuery({ ...state, count: '50' })
  const { body, headers } = await readResponse(apiOf(client).admin.outbox.$get(query))
  const [next, previous] = [headers.get('x-next'), headers.get('x-previous')]
  return { rows: body.map(withId), next, previous }
}

export function resendMail(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.outbox[':id'].resend.$post(byId(id)))
}
