import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PartySize } from '../../../worker/contracts/prices'
import type { BookingReceipt } from '../../../worker/contracts/booking-request'
import { ApiError, toApiError } from '../../platform/api/api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { useLang } from '../../platform/i18n/use-lang'
import { useSession } from '../../platform/session/session'
import { useHumanCheck } from '../../ui/human-check'
import { sendRequest, type NewRequest } from './booking.api'
import {
  dayFault,
  guestFaults,
  isNone,
  partyLimit,
  requestOf,
  sentFaults,
  TRIP_FIELDS,
  tripFaults,
} from './request.rules'
import type { RequestDraft, RequestedTour } from './request.view'
import { useCalendar } from './use-calendar'
import { useFaults } from './use-faults'
import { useRequestDraft } from './use-request-draft'
import { useSum } from './use-sum'

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
    failure: error && isNone(faults) ? error : null,
    sent,
    change: (changes: Partial<RequestDraft>) => {
      change(changes)
      if (!isNone(faults)) setFaults({}, false)
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
      const { termsVersion } = days
      const request = {
        ...requestOf(draft, { tourId: tour.id, lang, departure, termsVersion }),
        ...sum.proof(),
        ...human.proof,
      }
      mutate(request, {
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
    const found = { ...tripFaults(draft, limit), ...dayFault(draft, days, departure) }
    setHurried(false)
    setFaults(found)
    if (isNone(found)) setStep('guest')
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
