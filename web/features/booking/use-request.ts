import type { PartySize } from '../../../worker/contracts/prices'
import type { ApiError } from '../../platform/api/api'
import { useLang } from '../../platform/i18n/use-lang'
import { useSession } from '../../platform/session/session'
import { useHumanCheck } from '../../ui/human-check'
import { dayFault, guestFaults, isNone, tripFaults, type RequestFaults } from './request.faults'
import { isAboutSum, refusalOf } from './request.refusals'
import { partyLimit, requestOf } from './request.rules'
import type { RequestDraft, RequestedTour } from './request.view'
import { useCalendar } from './calendar/use-calendar'
import { useFaults } from './use-faults'
import { useRequestDraft } from './use-request-draft'
import { useSending } from './use-sending'
import { useSteps } from './use-steps'
import { useSum } from './use-sum'

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
  const { faults, setFaults, form } = useFaults()
  const sum = useSum(isMember)
  const human = useHumanCheck()
  const sending = useSending({ onSent: deleteSent, onRefused: settle })
  const departure = (draft.joins && days.joinable(draft.day)[0]) || null
  const limit = partyLimit(departure)
  const steps = useSteps(days.isLoading, () =>
    isRight({ ...tripFaults(draft, limit), ...dayFault(draft, days, departure) }),
  )
  const known = { tour, draft, days, departure, limit, isMember, faults, form, sum, human }
  return {
    ...known,
    ...steps,
    isPending: sending.isPending,
    sent: sending.sent,
    /** Of the last sending, where no field is to blame. */
    failure: sending.error && isNone(faults) ? sending.error : null,
    change: (changes: Partial<RequestDraft>) => {
      change(changes)
      if (!isNone(faults)) setFaults({}, false)
    },
    send,
  }

  /** Shows what is wrong. */
  function isRight(found: RequestFaults): boolean {
    setFaults(found)
    return isNone(found)
  }

  function send(): void {
    const { termsVersion } = days
    const found = { ...guestFaults(draft, isMember), ...sum.fault() }
    if (!isRight(found) || termsVersion === undefined) return
    const asked = requestOf(draft, { tourId: tour.id, lang, departure, termsVersion })
    sending.send({ ...asked, ...sum.proof(), ...human.proof })
  }

  function settle(failure: ApiError): void {
    // Without a response the server has not used up the sum.
    if (failure.status === 0) return
    sum.askAgain(isAboutSum(failure.code))
    human.askAgain()
    const { faults: found, changes, isStale, isOfTrip } = refusalOf(failure, sum.isAsked)
    if (isStale) void days.reload()
    if (changes) change(changes)
    if (isOfTrip) steps.back()
    setFaults(found)
  }
}
