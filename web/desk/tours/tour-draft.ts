import {
  PRICE_TIERS,
  type PricedTour,
  type PriceTier,
} from '../../../worker/contracts/tours/prices'
import { minuteText } from '../../../worker/contracts/dates/calgary-text'
import { recordOf } from '../../../worker/contracts/record-of'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { TOUR_TEXTS, type TourText } from '../../../worker/contracts/tours/tour-fields'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'
import { textIn } from '../../../worker/contracts/translated'
import type { EditedTour } from '../editor/editor.api'
import { readAmount, readCount, toAmount } from '../editor/typed-numbers'
import { isStored, type DepartureDraft } from './departures/departure-draft'

type TextKey = `${Lang}.${TourText}`

/** The fields of the tiers' regular prices. */
export const REGULAR_TIERS = {
  p1: 'regularP1',
  p2: 'regularP2',
  p3: 'regularP3',
  p4: 'regularP4',
} as const satisfies Record<PriceTier, string>
export const AMOUNT_FIELDS = [
  'price',
  ...PRICE_TIERS,
  'regularPrice',
  ...Object.values(REGULAR_TIERS),
  'surchargePerDay',
] as const
export const COUNT_FIELDS = ['discount', 'minPerson', 'tripDays'] as const
export type NumberField = (typeof AMOUNT_FIELDS | typeof COUNT_FIELDS)[number]

/** The tour form's values, one key per field. */
export type TourDraft = Record<TextKey, string> &
  Record<NumberField, string> & {
    status: string
    categoryId: string
    /** 'true' or '' */
    assumesFour: string
    /** 'true' or '' */
    joinsAtOwnPrice: string
    /** HH:MM or '' */
    startMinute: string
    /** `6,7,8`, or '' for all */
    months: string
    /** YYYY-MM-DD or '' */
    offerUntil: string
    departures: DepartureDraft[]
  }

/** The status of a tour that visitors cannot see. */
export const HIDDEN = String(TOUR_STATUS.hidden)

/** The part of a tour that its form needs. */
export type DraftedTour = Pick<
  EditedTour,
  TourText | keyof PricedTour | 'categoryId' | 'startMinute' | 'months' | 'departures'
>

/** The form's values, in the order in which a conflict lists them. */
export function toTourDraft(tour: DraftedTour): TourDraft {
  return {
    ...textsOf(tour),
    status: String(tour.status),
    categoryId: String(tour.categoryId),
    ...pricesOf(tour),
    offerUntil: tour.offerUntil ?? '',
    surchargePerDay: String(tour.surchargePerDay),
    assumesFour: tour.assumesFour ? 'true' : '',
    joinsAtOwnPrice: tour.joinsAtOwnPrice ? 'true' : '',
    months: tour.months.join(','),
    startMinute: tour.startMinute === null ? '' : minuteText(tour.startMinute),
    ...recordOf(COUNT_FIELDS, (field) => String(tour[field])),
    departures: tour.departures.map(({ male, female, startMinute, ...rest }) => ({
      ...rest,
      start: startMinute === null ? '' : minuteText(startMinute),
      male: String(male),
      female: String(female),
      isOpen: male + female === 0,
    })),
  }
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

/** Whether any party has a price per person; then the single price is not shown. */
export function hasTierPrices(draft: TourDraft): boolean {
  return PRICE_TIERS.some((tier) => (toAmount(draft[tier]) ?? 0) > 0)
}

function textsOf(tour: DraftedTour): Record<TextKey, string> {
  const texts = LANGS.flatMap((lang) =>
    TOUR_TEXTS.map((field) => [`${lang}.${field}`, textIn(tour[field], lang)] as const),
  )
  return Object.fromEntries(texts) as Record<TextKey, string>
}

function pricesOf(tour: DraftedTour) {
  const tier = tierTexts(tour.pricePerPerson)
  const regularTier = tierTexts(tour.regularPricePerPerson)
  return {
    price: amountText(tour.price),
    ...recordOf(PRICE_TIERS, tier),
    regularPrice: amountText(tour.regularPrice),
    regularP1: regularTier('p1'),
    regularP2: regularTier('p2'),
    regularP3: regularTier('p3'),
    regularP4: regularTier('p4'),
  }
}

function tierTexts(tiers: DraftedTour['pricePerPerson']) {
  return (type: PriceTier): string => amountText(tiers.find((each) => each.type === type)?.amount)
}

function amountText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : String(amount)
}
