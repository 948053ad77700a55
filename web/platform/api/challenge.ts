import { queryOptions } from '@tanstack/react-query'
import { apiOf, readJson } from './api'
import { plainDigits } from '../forms/plain-digits'

/** The sum question of a form. Single-use: refetch after each attempt. */
export const challengeQuery = queryOptions({
  queryKey: ['challenge'],
  // Valid for half an hour, and only used up by an answer.
  staleTime: 'static',
  refetchInterval: 25 * 60 * 1000,
  // So that the form is ready when the reader returns to the tab.
  refetchIntervalInBackground: true,
  gcTime: 0,
  queryFn: ({ client }) => readJson(apiOf(client).challenge.$get()),
})

/** Whether the answer is right. Only digits count. */
export function isSum(answer: string, { a, b }: { a: number; b: number }): boolean {
  const digits = plainDigits(answer)
  return /^\d{1,3}$/.test(digits) && Number(digits) === a + b
}
