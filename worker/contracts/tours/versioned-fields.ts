import { LANGS, type Lang } from '../languages'
import { PRICE_TIERS } from './prices'
import { TOUR_TEXTS, type TourText } from './tour-fields'

export const VERSIONED_LISTS = ['included', 'excluded', 'entries'] as const
export const VERSIONED_NUMBERS = [
  'status',
  'categoryId',
  'price',
  ...PRICE_TIERS,
  'regularPrice',
  'regularP1',
  'regularP2',
  'regularP3',
  'regularP4',
  'surchargePerDay',
  'discount',
  'minPerson',
  'tripDays',
  'assumesFour',
  'joinsAtOwnPrice',
  'startMinute',
  'months',
  'offerUntil',
] as const

export type VersionedNumber = (typeof VERSIONED_NUMBERS)[number]
export type VersionedList = (typeof VERSIONED_LISTS)[number]
/** A field of a version, named as in the editors' forms. */
export type VersionedField =
  | VersionedNumber
  | `${Lang}.${TourText}`
  | `${Lang}.${VersionedList}`
  | 'departures'

/** In the editors' order. */
export const VERSIONED_FIELDS: readonly VersionedField[] = [
  ...VERSIONED_NUMBERS,
  ...LANGS.flatMap((lang) => TOUR_TEXTS.map((name) => `${lang}.${name}` as const)),
  'departures',
  ...LANGS.flatMap((lang) => VERSIONED_LISTS.map((name) => `${lang}.${name}` as const)),
]
