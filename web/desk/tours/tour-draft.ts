import {
  findOfferFault,
  PRICE_TIERS,
  type PricedTour,
  type PriceTier,
} from '../../../worker/contracts/prices'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { TOUR_COUNTS } from '../../../worker/contracts/tours-admin'
import type { EditedTour } from '../editor/editor.api'
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
const NUMBER_FIELDS = [
  'price',
  ...PRICE_TIERS,
  'regularPrice',
  ...Object.values(REGULAR_TIERS),
  'surchargePerDay',
  'discount',
  'minPerson',
  'tripDays',
] as const
const COUNT_FIELDS = ['discount', 'minPerson', 'tripDays'] as const satisfies readonly NumberField[]
export type NumberField = (typeof NUMBER_FIELDS)[number]

/** A departure as typed. Counts are text until saved: an empty box is not zero. */
export interface DepartureDraft {
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
    surchargePerDay: toNumber(draft.surchargePerDay),
    assumesFour: draft.assumesFour === 'true',
    discount: draft.status === String(TOUR_STATUS.offer) ? toNumber(draft.discount) : 0,
    minPerson: Math.max(1, toNumber(draft.minPerson)),
    tripDays: Math.max(1, toNumber(draft.tripDays)),
    departures: draft.departures.filter(isStored).map(({ male, female, remarks, ...dates }) => ({
      ...dates,
      male: toNumber(male),
      female: toNumber(female),
      remarks: remarks.trim(),
    })),
  }
}

/** The server's rule for departures that are stored. */
function isStored({ male, female }: DepartureDraft): boolean {
  return hasTravellers({ male: toNumber(male), female: toNumber(female) })
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

/** The draft as stored: trimmed texts, no departures without people. */
export function tidyTour(draft: TourDraft): TourDraft {
  const texts = LANGS.flatMap((lang) =>
    TOUR_TEXTS.map((field) => [`${lang}.${field}`, draft[`${lang}.${field}`].trim()] as const),
  )
  return { ...draft, ...Object.fromEntries(texts), departures: draft.departures.filter(isStored) }
}

export type TourFaults = Partial<
  Record<keyof TourDraft, 'TourNameInvalid' | 'Invalid' | NonNullable<OfferFault>>
>
type OfferFault = ReturnType<typeof findOfferFault>

/** Validation errors as codes of errors.json by field. */
export function findFaults(draft: TourDraft): TourFaults {
  const faults: TourFaults = {}
  for (const lang of LANGS)
    if (draft[`${lang}.name`].includes('/')) faults[`${lang}.name`] = 'TourNameInvalid'
  if (LANGS.every((lang) => visibleLength(draft[`${lang}.name`]) === 0))
    faults['ca.name'] = 'TourNameInvalid'
  for (const lang of LANGS) {
    const hasText = TOUR_TEXTS.some((field) => draft[`${lang}.${field}`].trim() !== '')
    if (hasText && visibleLength(draft[`${lang}.name`]) === 0)
      faults[`${lang}.name`] = 'TourNameInvalid'
  }
  for (const field of NUMBER_FIELDS) if (!isNumeric(draft[field])) faults[field] = 'Invalid'
  // Checked by the server's schema: whole numbers in range.
  const values = toTourValues(draft)
  const offerFault = NUMBER_FIELDS.some((field) => faults[field]) ? null : findOfferFault(values)
  if (offerFault)
    faults[offerFault === 'OfferEndMissing' ? 'offerUntil' : 'regularPrice'] = offerFault
  for (const field of COUNT_FIELDS)
    if (!TOUR_COUNTS[field].safeParse(values[field]).success) faults[field] = 'Invalid'
  if (draft.departures.some((row) => isStored(row) && !hasDates(row))) faults.departures = 'Invalid'
  return faults
}

/** A count or amount as typed: digits with at most two decimals, or ''. */
function isNumeric(text: string): boolean {
  return /^\s*(\d{1,6}(\.\d{0,2})?)?\s*$/.test(text)
}

function hasDates({ startDate, endDate }: DepartureDraft): boolean {
  return startDate !== '' && endDate !== '' && startDate <= endDate
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
  return text.trim() === '' ? null : toNumber(text)
}

function toTiers(textOf: (type: PriceTier) => string): TourValues['pricePerPerson'] {
  return PRICE_TIERS.flatMap((type) => {
    const amount = toAmount(textOf(type))
    return amount === null ? [] : [{ type, amount }]
  })
}

function toNumber(text: string): number {
  const value = Number(text)
  return Number.isFinite(value) ? value : 0
}
