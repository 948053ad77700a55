import { PRICE_TIERS, type PriceTier } from '../../../contracts/tours/prices'
import { TOUR_TEXTS } from '../../../contracts/tours/tour-fields'
import { tourChange } from '../../../contracts/tours/tour-changes'
import { tourExtraChange } from '../../../contracts/tours/tour-extra-change'
import {
  VERSIONED_LISTS,
  VERSIONED_NUMBERS,
  type VersionedField,
} from '../../../contracts/tours/versioned-fields'
import { AppError } from '../../../http/errors'
import { LANGS } from '../../../contracts/languages'
import type { listEarlierValues } from './differences.queries'

const REGULAR: Record<PriceTier, VersionedField> = {
  p1: 'regularP1',
  p2: 'regularP2',
  p3: 'regularP3',
  p4: 'regularP4',
}
const OF_PARTIES: readonly VersionedField[] = [...PRICE_TIERS, ...Object.values(REGULAR)]
const SINGLE = VERSIONED_NUMBERS.filter(
  (field) => field !== 'status' && !OF_PARTIES.includes(field),
)

/**
 * The requests that store the earlier values; they are checked like those of an editor.
 * @throws AppError Invalid for a value that today's rules refuse
 */
export function restoredBodies(forumId: number, values: Values) {
  return {
    tour: parsed(tourChange, {
      forumId,
      ...earlier(values, SINGLE),
      pricePerPerson: earlierTiers(values, (tier) => tier),
      regularPricePerPerson: earlierTiers(values, (tier) => REGULAR[tier]),
      texts: earlierByLang(values, TOUR_TEXTS, (name) => name),
      ...earlier(values, ['departures'], () => 'joins'),
    }),
    extra: parsed(tourExtraChange, {
      forumId,
      texts: earlierByLang(values, VERSIONED_LISTS, (name) =>
        name === 'entries' ? 'routeDetail' : name,
      ),
    }),
  }
}

function parsed<Output>(
  schema: { safeParse: (body: unknown) => { data?: Output } },
  body: unknown,
): Output {
  const { data } = schema.safeParse(body)
  if (data === undefined) throw new AppError('Invalid')
  return data
}

type Values = Awaited<ReturnType<typeof listEarlierValues>>

/** The earlier values of the fields that differ now, under the names of a request. */
function earlier(
  values: Values,
  fields: readonly VersionedField[],
  nameOf = (field: VersionedField): string => field,
) {
  return Object.fromEntries(
    fields
      .filter((field) => differs(values, field))
      .map((field) => [nameOf(field), values.get(field)?.earlier]),
  )
}

/** All tiers, as a request sends them together; undefined when none differs. */
function earlierTiers(values: Values, fieldOf: (tier: PriceTier) => VersionedField) {
  if (!PRICE_TIERS.some((tier) => differs(values, fieldOf(tier)))) return undefined
  return PRICE_TIERS.map((type) => ({ type, amount: values.get(fieldOf(type))?.earlier ?? null }))
}

/** The earlier texts or lists of each language, under the names of a request. */
function earlierByLang(values: Values, names: readonly string[], nameOf: (name: string) => string) {
  const ofLang = (lang: string) =>
    earlier(
      values,
      names.map((name) => `${lang}.${name}` as VersionedField),
      (field) => nameOf(field.slice(lang.length + 1)),
    )
  return Object.fromEntries(LANGS.map((lang) => [lang, ofLang(lang)]))
}

function differs(values: Values, field: VersionedField): boolean {
  const value = values.get(field)
  return value !== undefined && JSON.stringify(value.stored) !== JSON.stringify(value.earlier)
}
