import {
  findOfferFault,
  PRICE_TIERS,
  type PricedTour,
  type PriceTier,
} from '../../../worker/contracts/prices'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { TOUR_COUNTS } from '../../../worker/contracts/tour-changes'
import type { EditedTour } from '../editor/editor.api'
import { isSame } from '../editor/field-merge'
import { readAmount, readCount, type AmountFault } from '../editor/typed-numbers'
import { TOUR_TEXTS, type TourText } from '../../../worker/contracts/tour-fields'
import { hasTravellers } from '../../../worker/contracts/tours-input'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { visibleLength } from '../../../worker/contracts/text-length'
import { textIn } from '../../platform/i18n/translated'

type TextKey = `${Lang}.${TourText}`

/** The box of each tier's regular price. */
export const REGULAR_TIERS = {
  p1: 'regularP1',
  p2: 'regularP2',
  p3: 'regularP3',
  p4: 'regularP4',
} as const satisfies Record<PriceTier, string>
const AMOUNT_FIELDS = [
  'price',
  ...PRICE_TIERS,
  'regularPrice',
  ...Object.values(REGULAR_TIERS),
  'surchargePerDay',
] as const
const COUNT_FIELDS = ['discount', 'minPerson', 'tripDays'] as const
export type NumberField = (typeof AMOUNT_FIELDS | typeof COUNT_FIELDS)[number]

/** A departure as typed. Counts are text until saved: an empty box is not zero. */
export interface DepartureDraft {
  /** Of a stored one. */
  _id?: number
  startDate: string
  endDate: string
  male: string
  female: string
  remarks: string
}

/** The tour form's values, one key per field. */
export type TourDraft = Record<TextKey, string> &
  Record<NumberField, string> & {
    status: string
    categoryId: string
    /** 'true' or '' */
    assumesFour: string
    /** YYYY-MM-DD or '' */
    offerUntil: string
    departures: DepartureDraft[]
  }

interface TourValues extends PricedTour {
  categoryId: number
  pricePerPerson: { type: PriceTier; amount: number }[]
  regularPricePerPerson: { type: PriceTier; amount: number }[]
  departures: {
    _id?: number
    startDate: string
    endDate: string
    male: number
    female: number
    remarks: string
  }[]
}

/** What the form needs of a tour. */
export type DraftedTour = Pick<
  EditedTour,
  TourText | keyof PricedTour | 'categoryId' | 'departures'
>

export const EMPTY_DEPARTURE: DepartureDraft = {
  startDate: '',
  endDate: '',
  male: '',
  female: '',
  remarks: '',
}

export function toTourDraft(tour: DraftedTour): TourDraft {
  const textOf = (tiers: DraftedTour['pricePerPerson'], type: PriceTier) =>
    amountText(tiers.find((each) => each.type === type)?.amount)
  const tier = (type: PriceTier) => textOf(tour.pricePerPerson, type)
  const regularTier = (type: PriceTier) => textOf(tour.regularPricePerPerson, type)
  return {
    ...textsOf(tour),
    status: String(tour.status),
    categoryId: String(tour.categoryId),
    price: amountText(tour.price),
    p1: tier('p1'),
    p2: tier('p2'),
    p3: tier('p3'),
    p4: tier('p4'),
    regularPrice: amountText(tour.regularPrice),
    regularP1: regularTier('p1'),
    regularP2: regularTier('p2'),
    regularP3: regularTier('p3'),
    regularP4: regularTier('p4'),
    offerUntil: tour.offerUntil ?? '',
    surchargePerDay: String(tour.surchargePerDay),
    assumesFour: tour.assumesFour ? 'true' : '',
    discount: String(tour.discount),
    minPerson: String(tour.minPerson),
    tripDays: String(tour.tripDays),
    departures: tour.departures.map(({ male, female, ...rest }) => ({
      ...rest,
      male: String(male),
      female: String(female),
    })),
  }
}

/** The language-independent part of a draft. Only special offers store a discount. */
export function toTourValues(draft: TourDraft): TourValues {
  return {
    status: Number(draft.status),
    categoryId: Number(draft.categoryId),
    price: toAmount(draft.price),
    pricePerPerson: toTiers((type) => draft[type]),
    regularPrice: toAmount(draft.regularPrice),
    regularPricePerPerson: toTiers((type) => draft[REGULAR_TIERS[type]]),
    offerUntil: draft.offerUntil || null,
    surchargePerDay: toAmount(draft.surchargePerDay) ?? 0,
    assumesFour: draft.assumesFour === 'true',
    discount: draft.status === String(TOUR_STATUS.offer) ? toCount(draft.discount) : 0,
    minPerson: Math.max(1, toCount(draft.minPerson)),
    tripDays: Math.max(1, toCount(draft.tripDays)),
    departures: draft.departures.filter(isStored).map(({ male, female, remarks, ...dates }) => ({
      ...dates,
      male: toCount(male),
      female: toCount(female),
      remarks: remarks.trim(),
    })),
  }
}

/** Whether a price per person is typed for any party; the single price is then not shown. */
export function hasTierPrices(draft: TourDraft): boolean {
  return PRICE_TIERS.some((tier) => (toAmount(draft[tier]) ?? 0) > 0)
}

/** Only the values that differ from `base`: the audit log names what a save sends. */
export function changedValues(base: TourDraft, draft: TourDraft): Partial<TourValues> {
  const before = toTourValues(base)
  const changed = Object.entries(toTourValues(draft)).filter(
    ([name, value]) => !isSame(value, before[name as keyof TourValues]),
  )
  return Object.fromEntries(changed)
}

/** The server's rule for departures that are stored. */
function isStored({ _id, male, female }: DepartureDraft): boolean {
  return _id !== undefined || hasTravellers({ male: toCount(male), female: toCount(female) })
}

/** A departure with input that the server would drop; the form warns about it. */
export function isDroppedDeparture(row: DepartureDraft): boolean {
  return (
    !isStored(row) && [row.startDate, row.endDate, row.remarks].some((text) => text.trim() !== '')
  )
}

/** Changed texts by language, only the changed fields. */
export function changedTexts(
  base: TourDraft,
  draft: TourDraft,
): Partial<Record<Lang, Partial<Record<TourText, string>>>> {
  const texts: Partial<Record<Lang, Partial<Record<TourText, string>>>> = {}
  for (const lang of LANGS)
    for (const field of TOUR_TEXTS)
      if (draft[`${lang}.${field}`] !== base[`${lang}.${field}`])
        texts[lang] = { ...texts[lang], [field]: draft[`${lang}.${field}`].trim() }
  return texts
}

/** The draft as stored: trimmed texts, plain numbers, no departures without people. */
export function tidyTour(draft: TourDraft): TourDraft {
  const texts = LANGS.flatMap((lang) =>
    TOUR_TEXTS.map((field) => [`${lang}.${field}`, draft[`${lang}.${field}`].trim()] as const),
  )
  const numbers = [
    ...AMOUNT_FIELDS.map((field) => [field, readAmount(draft[field]).value] as const),
    ...COUNT_FIELDS.map((field) => [field, readCount(draft[field])] as const),
  ].flatMap(([field, value]) => (value === null ? [] : [[field, String(value)] as const]))
  return {
    ...draft,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(numbers),
    departures: draft.departures.filter(isStored),
  }
}

export type TourFaults = Partial<
  Record<
    keyof TourDraft,
    | `errors:${'TourNameInvalid' | NonNullable<OfferFault>}`
    | `admin:fault.${AmountFault | 'count' | 'percent' | 'departures'}`
  >
>
type OfferFault = ReturnType<typeof findOfferFault>

/** Keys of the sentences about what is wrong, by field. */
export function findFaults(draft: TourDraft): TourFaults {
  const faults: TourFaults = {}
  for (const lang of LANGS)
    if (draft[`${lang}.name`].includes('/')) faults[`${lang}.name`] = 'errors:TourNameInvalid'
  if (LANGS.every((lang) => visibleLength(draft[`${lang}.name`]) === 0))
    faults['ca.name'] = 'errors:TourNameInvalid'
  for (const lang of LANGS) {
    const hasText = TOUR_TEXTS.some((field) => draft[`${lang}.${field}`].trim() !== '')
    if (hasText && visibleLength(draft[`${lang}.name`]) === 0)
      faults[`${lang}.name`] = 'errors:TourNameInvalid'
  }
  for (const field of AMOUNT_FIELDS) {
    const { fault } = readAmount(draft[field])
    if (fault) faults[field] = `admin:fault.${fault}`
  }
  const values = toTourValues(draft)
  const offerFault = AMOUNT_FIELDS.some((field) => faults[field]) ? null : findOfferFault(values)
  if (offerFault)
    faults[offerFault === 'OfferEndMissing' ? 'offerUntil' : 'regularPrice'] =
      `errors:${offerFault}`
  for (const field of COUNT_FIELDS)
    if (!isCount(draft[field]) || !TOUR_COUNTS[field].safeParse(values[field]).success)
      faults[field] = field === 'discount' ? 'admin:fault.percent' : 'admin:fault.count'
  if (draft.departures.some((row) => departureFault(row)))
    faults.departures = 'admin:fault.departures'
  return faults
}

function isCount(text: string): boolean {
  return text.trim() === '' || readCount(text) !== null
}

/** What keeps a departure from being stored; null when it is complete or has no travellers yet. */
export function departureFault(row: DepartureDraft): 'dates' | 'order' | null {
  const { startDate, endDate } = row
  if (!isStored(row)) return null
  if (startDate === '' || endDate === '') return 'dates'
  return startDate <= endDate ? null : 'order'
}

function textsOf(tour: DraftedTour): Record<TextKey, string> {
  const texts = LANGS.flatMap((lang) =>
    TOUR_TEXTS.map((field) => [`${lang}.${field}`, textIn(tour[field], lang)] as const),
  )
  return Object.fromEntries(texts) as Record<TextKey, string>
}

function amountText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : String(amount)
}

function toAmount(text: string): number | null {
  return readAmount(text).value
}

function toTiers(textOf: (type: PriceTier) => string): TourValues['pricePerPerson'] {
  return PRICE_TIERS.flatMap((type) => {
    const amount = toAmount(textOf(type))
    return amount === null ? [] : [{ type, amount }]
  })
}

/** 0 for an empty box and for text that is no number. */
function toCount(text: string): number {
  return readCount(text) ?? 0
}
