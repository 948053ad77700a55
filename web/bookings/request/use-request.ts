import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useRef } from 'react'
import type { Challenge } from '../../../worker/contracts/challenge'
import { changeFor, pricedForDay, seasonOn } from '../../../worker/contracts/tours/price-seasons'
import type { PartySize } from '../../../worker/contracts/tours/prices'
import { type ApiError, toApiError } from '../../platform/api/api'
import { challengeQuery, isSum } from '../../platform/api/challenge'
import { useRequestKey } from '../../platform/api/use-request-key'
import { plainDigits } from '../../platform/forms/plain-digits'
import { useLang } from '../../platform/i18n/use-lang'
import { useSite } from '../../platform/site/site'
import { useSession } from '../../platform/session/session'
import { useHumanCheck } from '../../ui/human-check'
import { sendRequest, type NewRequest } from './booking.api'
import { useCalendar } from './calendar/use-calendar'
import { dayFault, guestFaults, isNone, tripFaults, type RequestFaults } from './request.faults'
import { isAboutSum, refusalOf } from './request.refusals'
import { partyLimit, requestOf } from './request.rules'
import type { RequestDraft, RequestedTour } from './request.view'
import { useRequestDraft } from './use-request-draft'

/** `turn` counts how often the focus has been moved. */
const NONE: { faults: RequestFaults; turn: number } = { faults: {}, turn: 0 }

export type SheetRequest = ReturnType<typeof useRequest>

export interface Asked {
  tour: RequestedTour
  persons: PartySize
  /** First day of the departure to join, or ''. */
  startDay: string
}

/** The state of the request: the draft, the free days, the two steps and the sending. */
export function useRequest(asked: Asked, monthsShown: number) {
  const request = useRequestForm(asked, monthsShown)
  const { draft, days, departure, limit, isRight } = request
  const steps = useSteps(days.isLoading, () =>
    isRight({ ...tripFaults(draft, limit), ...dayFault(draft, days, departure) }),
  )
  const sending = useRequestSending(request, steps.back)
  return { ...request, ...steps, ...sending }
}

type RequestForm = ReturnType<typeof useRequestForm>

/** The draft, the data for it, and its faults. */
function useRequestForm({ tour: listed, persons, startDay }: Asked, monthsShown: number) {
  const isMember = useSession() !== null
  const { draft, change: changeDraft, deleteSent } = useRequestDraft(listed, persons, startDay)
  const priced = useSeason(listed, draft.day)
  const days = useCalendar(listed, draft.day, monthsShown)
  const { faults, setFaults, isRight, form } = useFaults()
  const sum = useSum(isMember)
  const human = useHumanCheck()
  const { day, joins } = draft
  const departure = (joins && [...days.joinable(day), ...days.full(day)][0]) || null
  /** Nothing is free for the choice, so that the guest joins the waiting list. */
  const waits = departure ? departure.seatsLeft === 0 : !joins && days.stateOf(day) === 'full'
  const change = (changes: Partial<RequestDraft>) => {
    changeDraft(changes)
    if (!isNone(faults)) setFaults({}, false)
  }
  const typed = { ...priced, draft, change, deleteSent, form, faults, setFaults, isRight }
  return { ...typed, days, departure, waits, limit: partyLimit(departure), isMember, sum, human }
}

/** The tour at the prices of a day, and whether a season changes them. */
function useSeason(tour: RequestedTour, day: string) {
  const { seasons } = useSite()
  const season = seasonOn(tour, day, seasons)
  const isSeasonal = season !== undefined && changeFor(tour, season).value !== 0
  return { tour: pricedForDay(tour, day, seasons), isSeasonal }
}

/** Sends a valid request. `back` returns to the first step. */
function useRequestSending(request: RequestForm, back: () => void) {
  const lang = useLang()
  const { tour, draft, days, departure, waits, isMember, sum, human } = request
  const { termsVersion } = days
  const onRefused = (failure: ApiError) => settle(request, failure, back)
  const sending = useSending(request.deleteSent, onRefused)
  const { error, isPending, sent } = sending
  const send = () => {
    const isRight = request.isRight({ ...guestFaults(draft, isMember), ...sum.fault() })
    if (!isRight || termsVersion === undefined) return
    const asked = requestOf(draft, { tourId: tour.id, lang, departure, waits, termsVersion })
    sending.send({ ...asked, ...sum.proof(), ...human.proof })
  }
  /** Error of the last attempt, unless it is about a field. */
  const failure = error && isNone(request.faults) ? error : null
  return { send, isPending, sent, failure }
}

/** Shows the faults of a refusal, and prepares the next attempt. */
function settle(request: RequestForm, failure: ApiError, back: () => void) {
  const { days, change, setFaults, sum, human } = request
  // Without a response the server has not used up the sum.
  if (failure.status === 0) return
  sum.askAgain(isAboutSum(failure.code))
  human.askAgain()
  const { faults, changes, isStale, isOfTrip } = refusalOf(failure, sum.isAsked)
  if (isStale) void days.reload()
  if (changes) change(changes)
  if (isOfTrip) back()
  setFaults(faults)
}

/** The two steps. Going on waits until the days are loaded, as a stored draft may be complete before that. */
function useSteps(isLoading: boolean, check: () => boolean) {
  const [step, setStep] = useState<'trip' | 'guest'>('trip')
  const [isHurried, setHurried] = useState(false)
  const goOnLoaded = useEffectEvent(() => isHurried && goOn())
  useEffect(() => {
    if (!isLoading) goOnLoaded()
  }, [isLoading])
  return {
    step,
    isHurried,
    goOn: () => (isLoading ? setHurried(true) : goOn()),
    back: () => setStep('trip'),
  }

  function goOn(): void {
    setHurried(false)
    if (check()) setStep('guest')
  }
}

/** The sum question. Members answer it only when the server asks them to. */
function useSum(isMember: boolean) {
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

/** Sends a request; retries of the same one create one booking. Its receipt is `sent`. */
function useSending(onSent: () => void, onRefused: (failure: ApiError) => void) {
  const { keyOf, done } = useRequestKey()
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: (request: NewRequest, { client }) =>
      sendRequest(client, request, keyOf(withoutProof(request))),
  })
  const onSuccess = () => {
    done()
    onSent()
  }
  const send = (request: NewRequest) => {
    reset()
    mutate(request, { onSuccess, onError: (failure) => onRefused(toApiError(failure)) })
  }
  return { send, sent: data, isPending, error }
}

/** The part that stays the same between attempts. */
function withoutProof(request: NewRequest) {
  const { challenge: _, answer: __, turnstile: ___, ...asked } = request
  return asked
}

/** The faults, with the focus on the first of them. */
function useFaults() {
  const form = useRef<HTMLFormElement>(null)
  const [{ faults, turn }, set] = useState(NONE)
  useEffect(() => {
    if (turn === 0) return
    focusFirst(form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]'))
  }, [turn])
  const setFaults = (found: RequestFaults, focuses = !isNone(found)) =>
    set((before) => ({ faults: found, turn: before.turn + (focuses ? 1 : 0) }))
  const isRight = (found: RequestFaults): boolean => {
    setFaults(found)
    return isNone(found)
  }
  return { faults, setFaults, isRight, form }
}

/** In a month without a free day the calendar has no day to focus, but the button of the next month. */
function focusFirst(wrong: HTMLElement | null | undefined) {
  const day = wrong?.querySelector<HTMLElement>('td > [tabindex="0"]')
  const focused = day ?? wrong?.querySelector<HTMLElement>('.rdp-button_next') ?? wrong
  focused?.focus()
}
