import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { HeldMails } from '../../../worker/contracts/admin/held-mails'
import type { OutboxMail as WireMail } from '../../../worker/contracts/admin/mail'
import { apiOf, byId, readJson, readResponse, requireOk, withId } from '../../platform/api/api'
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

/** Sends held mails, or drops them and closes their threads; all of them without `ids`. */
export function decideHeldMails(client: QueryClient, json: HeldMails): Promise<unknown> {
  return requireOk(apiOf(client).admin.outbox.held.$post({ json }))
}

export function resendMail(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.outbox[':id'].resend.$post(byId(id)))
}
