import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Challenge } from '../../../worker/contracts/challenge'
import { challengeQuery, isSum } from '../../platform/api/challenge'
import { plainDigits } from '../../platform/forms/plain-digits'
import type { RequestFaults } from './request.faults'

/** The sum question. Members answer it only when the server asks them to. */
export function useSum(isMember: boolean) {
  const { question, refetch } = useQuestion()
  const [answer, setAnswer] = useState('')
  const [isWanted, setWanted] = useState(false)
  const isAsked = !isMember || isWanted
  return {
    question,
    answer,
    setAnswer,
    isAsked,
    fault: () => (isAsked ? faultOf(answer, question) : {}),
    proof: () => (isAsked && question ? proofOf(answer, question) : undefined),
    askAgain: (isRefused: boolean) => {
      setWanted((before) => before || isRefused)
      setAnswer('')
      void refetch()
    },
  }
}

/** Null while fetching: an answer to a question about to be replaced would be useless. */
function useQuestion() {
  const { data = null, isFetching, refetch } = useQuery(challengeQuery)
  return { question: isFetching ? null : data, refetch }
}

function faultOf(answer: string, question: Challenge | null): RequestFaults {
  if (answer.trim() === '') return { sum: 'sum' }
  return question && isSum(answer, question) ? {} : { sum: 'IncorrectAnswer' }
}

function proofOf(answer: string, { token }: Challenge) {
  return { challenge: token, answer: plainDigits(answer) }
}
