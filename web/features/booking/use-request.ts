import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PartySize } from '../../../worker/contracts/prices'
import type { BookingReceipt } from '../../../worker/contracts/booking-request'
import { ApiError, toApiError } from '../../platform/api/api'
import { challengeQuery, isSum } from '../../platform/api/challenge'
import { useRequestKey } from '../../platform/api/use-request-key'
import { plainDigits } from '../../platform/forms/plain-digits'
import { useLang } from '../../platform/i18n/use-lang'
import { useSession } from '../../platform/session/session'
import { useHumanCheck } from '../../ui/human-check'
import { sendRequest, type NewRequest } from './booking.api'
import {
  guestFaults,
  partyLimit,
  sentFaults,
  TRIP_FIELDS,
  tripFaults,
  type RequestFaults,
} from './request.rules'
import type { RequestDraft, RequestedTour } from './request.view'
import { useCalendar } from './use-calendar'
import { useRequestDraft } from './use-request-draft'

/** Refusals that are about the day: another one has to be chosen. */
const DAY_CODES = ['DayClosed', 'DayFull', 'SeatsGone', 'CutOffPassed']
const SUM_CODES = ['SpamPreventionIncorrect', 'IncorrectAnswer']

export type SheetRequest = ReturnType<typeof useRequest>

interface Asked {
  tour: RequestedTour
  persons: PartySize
  /** Of the departure to join, or ''. */
  startDay: string
}

/** The request: what is typed, the days that are free, the two steps and the sending. */
export function useRequest({ tour, persons, startDay }: Asked, monthsShown: number) {
  const lang = useLang()
  const isMember = useSession() !== null
  const { draft, change, deleteSent } = useRequestDraft(tour, persons, startDay)
  const days = useCalendar(tour.id, draft.day, monthsShown)
  const [step, setStep] = useState<'trip' | 'guest'>('trip')
  const [isHurried, setHurried] = useState(false)
  const { faults, setFaults, form } = useFaults()
  const sum = useSum(isMember)
  const human = useHumanCheck()
  const { keyOf, done } = useRequestKey()
  const [sent, setSent] = useState<BookingReceipt>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (request: NewRequest, { client }) => {
      const { challenge: _, answer: __, turnstile: ___, ...asked } = request
      return sendRequest(client, request, keyOf(asked))
    },
  })
  const departure = (draft.joins && days.joinable(draft.day)[0]) || null
  const limit = partyLimit(departure)
  const goOnLoaded = useEffectEvent(() => isHurried && goOn())
  useEffect(() => {
    if (!days.isLoading) goOnLoaded()
  }, [days.isLoading])

  return {
    tour,
    draft,
    days,
    step,
    faults,
    form,
    sum,
    human,
    isMember,
    departure,
    limit,
    isPending,
    /** Of the last sending, where no field is to blame. */
    failure: error && Object.keys(faults).length === 0 ? error : null,
    sent,
    change: (changes: Partial<RequestDraft>) => {
      change(changes)
      if (Object.keys(faults).length > 0) setFaults({}, false)
    },
    back: () => setStep('trip'),
    /** Waits for the days, where a kept draft is quicker than they are. */
    goOn: () => (days.isLoading ? setHurried(true) : goOn()),
    isHurried,
    send: () => {
      const found = { ...guestFaults(draft, isMember), ...sum.fault() }
      setFaults(found)
      if (!isNone(found) || days.termsVersion === undefined) return
      reset()
      mutate(requestOf(days.termsVersion), {
        onSuccess: (receipt) => {
          done()
          deleteSent()
          setSent(receipt)
        },
        onError: (failure) => settle(toApiError(failure)),
      })
    },
  }

  function goOn(): void {
    const found = { ...tripFaults(draft, limit), ...dayFault() }
    setHurried(false)
    setFaults(found)
    if (isNone(found)) setStep('guest')
  }

  /** A day that has gone since it was chosen. */
  function dayFault(): RequestFaults {
    if (days.termsVersion === undefined) return { day: 'calendar' }
    if (draft.day === '') return {}
    if (draft.joins) return departure ? {} : { day: 'departure' }
    return days.canChoose(draft.day) ? {} : { day: 'gone' }
  }

  function requestOf(termsVersion: string): NewRequest {
    const { day, flexDays, adults, children, pickup, pickupText, phone, agreesToJoin } = draft
    return {
      tourId: tour.id,
      ...(departure && { tripId: departure.tripId, agreesToJoin }),
      ...(day !== '' && { day }),
      flexDays: departure ? 0 : flexDays,
      party: { adults, children },
      lang,
      pickup: { kind: pickup, ...(pickupText.trim() !== '' && { text: pickupText }) },
      notes: draft.notes,
      name: draft.name,
      email: draft.email,
      ...(phone.trim() !== '' && { phone }),
      termsVersion,
      ...sum.proof(),
      ...human.proof,
    }
  }

  function settle({ code, status, body }: ApiError): void {
    // Without a response the server has not used up the sum.
    if (status === 0) return
    sum.askAgain(SUM_CODES.includes(code))
    human.askAgain()
    // Members with an unproven address were not asked before.
    if (SUM_CODES.includes(code)) setFaults({ sum: sum.isAsked ? 'IncorrectAnswer' : 'sum' })
    else if (DAY_CODES.includes(code)) {
      void days.reload()
      change({ day: '', joins: false })
      setStep('trip')
      setFaults({ day: code })
    } else {
      const found = sentFaults(body.fields)
      if (found.terms) {
        void days.reload()
        change({ agreesToTerms: false })
      }
      if (TRIP_FIELDS.some((field) => field in found)) setStep('trip')
      setFaults(found)
    }
  }
}

/** What is wrong, and the focus on the first of it. */
function useFaults() {
  const form = useRef<HTMLFormElement>(null)
  const [{ faults, turn }, set] = useState<{ faults: RequestFaults; turn: number }>({
    faults: {},
    turn: 0,
  })
  useEffect(() => {
    if (turn === 0) return
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] td > [tabindex="0"]')
      ?.focus()
  }, [turn])
  const setFaults = (found: RequestFaults, focuses = !isNone(found)) =>
    set((before) => ({ faults: found, turn: before.turn + (focuses ? 1 : 0) }))
  return { faults, setFaults, form }
}

/** The sum question. Members answer it only where the server wants it. */
function useSum(isMember: boolean) {
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

function isNone(faults: RequestFaults): boolean {
  return Object.keys(faults).length === 0
}
