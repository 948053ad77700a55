import { LANGS } from '../../../contracts/languages'
import { PRICE_TIERS, type PriceTier } from '../../../contracts/tours/prices'
import type { VersionedField } from '../../../contracts/tours/versioned-fields'
import type { listEarlierValues } from './earlier-values.queries'

export type Values = Awaited<ReturnType<typeof listEarlierValues>>

/** The earlier values of the fields that differ now, under the names of a request. */
export function earlier(
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
export function earlierTiers(values: Values, fieldOf: (tier: PriceTier) => VersionedField) {
  if (!PRICE_TIERS.some((tier) => differs(values, fieldOf(tier)))) return undefined
  return PRICE_TIERS.map((type) => ({ type, amount: values.get(fieldOf(type))?.earlier ?? null }))
}

/** The earlier texts or lists of each language, under the names of a request. */
export function earlierByLang(
  values: Values,
  names: readonly string[],
  nameOf: (name: string) => string,
) {
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
