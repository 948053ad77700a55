import { queryOptions } from '@tanstack/react-query'
import { apiOf, readJson } from './api'
import { plainDigits } from '../forms/plain-digits'

/** The sum question of a form; fetched again for a new one, as an answer counts once. */
export const challengeQuery = queryOptions({
  queryKey: ['challenge'],
  // Nothing but an answer and time use it up: it is good for half an hour.
  staleTime: 'static',
  refetchInterval: 25 * 60 * 1000,
  // Whoever comes back to the tab answers at once.
  refetchIntervalInBackground: true,
  gcTime: 0,
  queryFn: ({ client }) => readJson(apiOf(client).challenge.$get()),
})

/** Whether the answer is the sum. Only digits count; an empty answer is no answer. */
export function isSum(answer: string, { a, b }: { a: number; b: number }): boolean {
  const digits = plainDigits(answer)
  return /^\d{1,3}$/.test(digits) && Number(digits) === a + b
}
