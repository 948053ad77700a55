import {
  PRICE_TIERS,
  type PricedTour,
  type PriceTier,
} from '../../../worker/contracts/tours/prices'
import { minutesOf } from '../../../worker/contracts/dates/calgary-clock'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { TOUR_TEXTS, type TourText } from '../../../worker/contracts/tours/tour-fields'
import { monthsOf } from '../../../worker/contracts/tours/season'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'
import { isSame } from '../editor/field-merge'
import { isStored, type DepartureDraft } from './departures/departure-draft'
import { REGULAR_TIERS, type TourDraft } from './tour-draft'
import { toAmount, toCount } from '../editor/typed-numbers'

interface DepartureValues extends Omit<DepartureDraft, 'male' | 'female' | 'start'> {
  startMinute: number | null
  male: number
  female: number
}

interface TourValues extends PricedTour {
  categoryId: number
  startMinute: number | null
  months: number[]
  pricePerPerson: { type: PriceTier; amount: number }[]
  regularPricePerPerson: { type: PriceTier; amount: number }[]
  departures: DepartureValues[]
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
    joinsAtOwnPrice: draft.joinsAtOwnPrice === 'true',
    months: monthsOf(draft.months),
    startMinute: draft.startMinute === '' ? null : minutesOf(draft.startMinute),
    discount: draft.status === String(TOUR_STATUS.offer) ? toCount(draft.discount) : 0,
    minPerson: Math.max(1, toCount(draft.minPerson)),
    tripDays: Math.max(1, toCount(draft.tripDays)),
    departures: draft.departures.filter(isStored).map(toDepartureValues),
  }
}

/** Only the values that differ from `base`: the audit log names what a save sends. */
export function changedValues(base: TourDraft, draft: TourDraft): Partial<TourValues> {
  const before = toTourValues(base)
  const changed = Object.entries(toTourValues(draft)).filter(
    ([name, value]) => !isSame(value, before[name as keyof TourValues]),
  )
  return Object.fromEntries(changed)
}

/** Changed texts by language, only the changed fields. */
export function changedTexts(
  base: TourDraft,
  draft: TourDraft,
): Partial<Record<Lang, Partial<Record<TourText, string>>>> {
  const texts: ReturnType<typeof changedTexts> = {}
  for (const lang of LANGS)
    for (const field of TOUR_TEXTS)
      if (draft[`${lang}.${field}`] !== base[`${lang}.${field}`])
        texts[lang] = { ...texts[lang], [field]: draft[`${lang}.${field}`].trim() }
  return texts
}

function toDepartureValues(row: DepartureDraft): DepartureValues {
  const { start, male, female, remarks, ...rest } = row
  return {
    ...rest,
    startMinute: start === '' ? null : minutesOf(start),
    male: toCount(male),
    female: toCount(female),
    remarks: remarks.trim(),
  }
}

function toTiers(textOf: (type: PriceTier) => string): TourValues['pricePerPerson'] {
  return PRICE_TIERS.flatMap((type) => {
    const amount = toAmount(textOf(type))
    return amount === null ? [] : [{ type, amount }]
  })
}
