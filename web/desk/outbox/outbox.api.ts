import { queryOptions } from '@tanstack/react-query'
import type { MailStatus } from '../../../worker/contracts/mail'
import { readResponse, readJson } from '../../platform/api/api'
import { adminApi, byId, pageOf } from '../admin-client'

/** '' means every state. */
export type MailState = MailStatus | ''

export const outboxQuery = ({ status, page }: { status: MailState; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'outbox', status, page],
    staleTime: 0,
    queryFn: async () => {
      const { body, headers } = await readResponse(
        adminApi().admin.outbox.$get({ query: { status, ...pageOf(page) } }),
      )
      return { mails: body, isMore: headers.get('x-more') === '1' }
    },
  })

export function resendMail(id: number) {
  return readJson(adminApi().admin.outbox[':id'].resend.$post(byId(id)))
}
