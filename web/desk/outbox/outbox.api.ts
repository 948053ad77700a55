import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { MailStatus } from '../../../worker/contracts/mail'
import { apiOf, byId, pageOf, readJson, readResponse } from '../../platform/api/api'

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
      return { mails: body, isMore: headers.get('x-more') === '1' }
    },
  })

export function resendMail(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.outbox[':id'].resend.$post(byId(id)))
}
