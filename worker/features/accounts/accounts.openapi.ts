import { challenge } from '../../platform/challenge.contract'
import type { Operation } from '../../platform/openapi'

/** The calls of the accounts. */
export const accountsOperations: Operation[] = [
  {
    method: 'get',
    path: '/challenge',
    summary: 'A sum question; its answer counts once, for 30 minutes',
    tag: 'accounts',
    answers: { 200: challenge },
  },
]
