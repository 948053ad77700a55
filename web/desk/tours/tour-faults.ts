import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { findOfferFault } from '../../../worker/contracts/tours/prices'
import { visibleLength } from '../../../worker/contracts/text/text-length'
import { TOUR_TEXTS } from '../../../worker/contracts/tours/tour-fields'
import { TOUR_COUNTS } from '../../../worker/contracts/tours/tour-changes'
import { readAmount, readCount, type AmountFault } from '../editor/typed-numbers'
import { departureFault } from './departures/departure-draft'
import { AMOUNT_FIELDS, COUNT_FIELDS, type TourDraft } from './tour-draft'
import { toTourValues } from './tour-values'

export type TourFaults = Partial<
  Record<
    keyof TourDraft,
    | `errors:${'TourNameInvalid' | NonNullable<OfferFault>}`
    | `desk-tours:fault.${AmountFault | 'count' | 'percent' | 'departures'}`
  >
>
type OfferFault = ReturnType<typeof findOfferFault>

/** The draft as a part of the form edits it. */
export interface FormPart {
  draft: TourDraft
  faults: TourFaults
  onChange: (part: Partial<TourDraft>) => void
}

/** The faults of a draft by field, as keys of their sentences. */
export function findFaults(draft: TourDraft): TourFaults {
  const faults = { ...nameFaults(draft), ...amountFaults(draft), ...countFaults(draft) }
  if (draft.departures.some((row) => departureFault(row)))
    faults.departures = 'desk-tours:fault.departures'
  return faults
}

/** A tour needs a name, and so does each language that has a text. */
function nameFaults(draft: TourDraft): TourFaults {
  const unnamed = LANGS.filter((lang) => visibleLength(draft[`${lang}.name`]) === 0)
  const faulty = LANGS.filter((lang) =>
    unnamed.includes(lang) ? hasText(draft, lang) : draft[`${lang}.name`].includes('/'),
  )
  if (unnamed.length === LANGS.length) faulty.push('ca')
  return Object.fromEntries(faulty.map((lang) => [`${lang}.name`, 'errors:TourNameInvalid']))
}

function hasText(draft: TourDraft, lang: Lang): boolean {
  return TOUR_TEXTS.some((field) => draft[`${lang}.${field}`].trim() !== '')
}

/** Checks amounts, and the rules of an offer for those that can be read. */
function amountFaults(draft: TourDraft): TourFaults {
  const faults: TourFaults = {}
  for (const field of AMOUNT_FIELDS) {
    const { fault } = readAmount(draft[field])
    if (fault) faults[field] = `desk-tours:fault.${fault}`
  }
  if (Object.keys(faults).length > 0) return faults
  const fault = findOfferFault(toTourValues(draft))
  if (fault) faults[fault === 'OfferEndMissing' ? 'offerUntil' : 'regularPrice'] = `errors:${fault}`
  return faults
}

function countFaults(draft: TourDraft): TourFaults {
  const faults: TourFaults = {}
  const values = toTourValues(draft)
  for (const field of COUNT_FIELDS)
    if (!isCount(draft[field]) || !TOUR_COUNTS[field].safeParse(values[field]).success)
      faults[field] = field === 'discount' ? 'desk-tours:fault.percent' : 'desk-tours:fault.count'
  return faults
}

function isCount(text: string): boolean {
  return text.trim() === '' || readCount(text) !== null
}
