import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Challenge } from '../../../worker/contracts/challenge'
import { challengeQuery, isSum } from '../../platform/api/challenge'
import { plainDigits } from '../../platform/forms/plain-digits'
import type { RequestFaults } from './request.faults'

/** The sum question. Members answer it only when the server asks them to. */
export function useSum(isMember: boolean) {
  const { data = null, isFetching, refetch } = useQuery(challengeQuery)
  // Null while fetching: an answer to a question about to be replaced would be useless.
  const question = isFetching ? null : data
  const [answer, setAnswer] = useState('')
  const [isWanted, setWanted] = useState(false)
  const isAsked = !isMember || isWanted
  const askAgain = (isRefused: boolean) => {
    setWanted((before) => before || isRefused)
    setAnswer('')
    void refetch()
  }
  const fault = () => (isAsked ? faultOf(answer, question) : {})
  const proof = () => (isAsked && question ? proofOf(answer, question) : undefined)
  return { question, answer, setAnswer, isAsked, fault, proof, askAgain }
}

function faultOf(answer: string, question: Challenge | null): RequestFaults {
  if (answer.trim() === '') return { sum: 'sum' }
  return question && isSum(answer, question) ? {} : { sum: 'IncorrectAnswer' }
}

function proofOf(answer: string, { token }: Challenge) {
  return { challenge: token, answer: plainDigits(answer) }
}
