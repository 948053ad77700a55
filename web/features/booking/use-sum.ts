import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { challengeQuery, isSum } from '../../platform/api/challenge'
import { plainDigits } from '../../platform/forms/plain-digits'
import type { RequestFaults } from './request.faults'

/** The sum question. Members answer it only where the server wants it. */
export function useSum(isMember: boolean) {
  const { data: known = null, isFetching, refetch } = useQuery(challengeQuery)
  // A question that is about to be replaced is not answered.
  const data = isFetching ? null : known
  const [answer, setAnswer] = useState('')
  const [isWanted, setWanted] = useState(false)
  const isAsked = !isMember || isWanted
  return {
    question: data,
    answer,
    setAnswer,
    isAsked,
    fault: (): RequestFaults => {
      if (!isAsked) return {}
      if (answer.trim() === '') return { sum: 'sum' }
      return data && isSum(answer, data) ? {} : { sum: 'IncorrectAnswer' }
    },
    proof: () =>
      isAsked && data ? { challenge: data.token, answer: plainDigits(answer) } : undefined,
    askAgain: (isRefused: boolean) => {
      setWanted((before) => before || isRefused)
      setAnswer('')
      void refetch()
    },
  }
}
