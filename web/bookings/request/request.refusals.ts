import type { ApiError } from '../../platform/api/api'
import { GUEST_FIELDS, TRIP_FIELDS, type RequestFaults, type RequestField } from './request.faults'
import type { RequestDraft } from './request.view'

/** Refusals about the day: the guest has to choose another one. */
const DAY_CODES = ['DayClosed', 'DayFull', 'OutOfSeason', 'SeatsGone', 'StillSeats', 'CutOffPassed']
const SUM_CODES = ['SpamPreventionIncorrect', 'IncorrectAnswer']

/** The sheet's reaction to a refused request. */
interface Refusal {
  faults: RequestFaults
  /** Fields to reset, so that they are chosen again. */
  changes?: Partial<RequestDraft>
  /** The shown days or terms are out of date. */
  isStale: boolean
  /** The sheet has to go back to the first step. */
  isOfTrip: boolean
}

/** `isSumAsked` is false for a member; the server asks those with an unverified address for the sum. */
export function refusalOf({ code, body }: ApiError, isSumAsked: boolean): Refusal {
  if (isAboutSum(code)) {
    const sum = isSumAsked ? 'IncorrectAnswer' : 'sum'
    return { faults: { sum }, isStale: false, isOfTrip: false }
  }
  if (DAY_CODES.includes(code)) {
    const changes = { day: '', joins: false }
    return { faults: { day: code }, changes, isStale: true, isOfTrip: true }
  }
  const faults = sentFaults(body.fields)
  return {
    faults,
    ...(faults.terms && { changes: { agreesToTerms: false } }),
    isStale: faults.terms !== undefined,
    isOfTrip: TRIP_FIELDS.some((field) => field in faults),
  }
}

export function isAboutSum(code: string): boolean {
  return SUM_CODES.includes(code)
}

/** The server's errors, by the fields of the sheet. */
export function sentFaults(fields: Record<string, string> = {}): RequestFaults {
  const known: RequestFaults = {}
  for (const [path, code] of Object.entries(fields)) {
    const field = fieldOf(path)
    if (field) known[field] = OWN_FAULTS[path] ?? code
  }
  return known
}

/** Own texts where the server's code is too vague. */
const OWN_FAULTS: Record<string, string> = { tripId: 'departure', termsVersion: 'newTerms' }

function fieldOf(path: string): RequestField | undefined {
  const [first = ''] = path.split('.')
  if (first === 'pickup') return 'pickupText'
  if (first === 'day' || first === 'tripId' || first === 'flexDays') return 'day'
  if (first === 'termsVersion') return 'terms'
  if (first === 'answer' || first === 'challenge') return 'sum'
  return [...TRIP_FIELDS, ...GUEST_FIELDS].find((field) => field === first)
}
