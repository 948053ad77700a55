import type { Operation } from '../../http/openapi'
import { privacyReport } from '../../contracts/privacy'

/** The call of privacy.admin-routes.ts. */
export const privacyOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/privacy-report',
    summary: 'What the next daily privacy run would do, without doing it',
    tag: 'operations',
    needs: 'super',
    answers: { 200: privacyReport },
  },
]
