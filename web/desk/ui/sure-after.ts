import { ApiError } from '../../platform/api/api'

/** Part of a request that is sent again after the API asked about its amount: the admin is sure. */
export function sureAfter(failure: Error | null): { isSure?: true } {
  const isAsked = failure instanceof ApiError && failure.code === 'AmountUnlikely'
  return isAsked ? { isSure: true } : {}
}
