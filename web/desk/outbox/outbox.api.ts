import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { MailStatus, OutboxMail as WireMail } from '../../../worker/contracts/mail'
import { apiOf, byId, pageOf, readJson, readResponse, withId } from '../../platform/api/api'

export type OutboxMail = ReturnType<typeof withId<WireMail>>

/** '' means every state. */
export type MailState = MailStatus | ''

export const outboxQuery = ({ status, page }: { status: MailState; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'outbox', status, page],
    staleTime: 0,
    queryFn: async ({ client }) => {
      const { body, headers } = await readResponse(
        apiOf(client).admin.outbox.$get({ query: { status, ...pageOf(page) } }),
      )
      return { rows: body.map(withId), isMore: headers.get('x-more') === '1' }
    },
  })

export function resendMail(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.outbox[':id'].resend.$post(byId(id)))
}
