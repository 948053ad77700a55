import { and, eq } from 'drizzle-orm'
import type { VersionRestore } from '../../../contracts/tours/tour-versions'
import { tourVersions } from '../../../db/schema/tour-versions'
import { AppError } from '../../../http/errors'
import type { MemberScope } from '../../../http/context'
import { extraStatements } from '../itinerary/itinerary.actions'
import { storedChange } from '../tour-change'
import { tourStatements } from '../tours.update'
import { tourAudit, writeTour } from '../tours.changes'
import { listEarlierValues } from './versions.queries'
import { PRICE_TIERS, type PriceTier } from '../../../contracts/tours/prices'
import { TOUR_TEXTS } from '../../../contracts/tours/tour-fields'
import { tourChange } from '../../../contracts/tours/tour-changes'
import { tourExtraChange } from '../../../contracts/tours/tour-extra-change'
import {
  VERSIONED_LISTS,
  VERSIONED_NUMBERS,
  type VersionedField,
} from '../../../contracts/tours/versioned-fields'
import { LANGS } from '../../../contracts/languages'

/**
 * Restores texts, numbers, departures and itinerary, not status and images, as before a version; itself a version.
 * @throws AppError NotFound, also for a version of another tour, EditConflict, and those of an update
 */
export async function restoreVersion(
  c: MemberScope,
  { forumId, versionId, updatedAt }: VersionRestore,
): Promise<number> {
  const { db, lang } = c.var
  const isOfTour = and(eq(tourVersions.id, versionId), eq(tourVersions.tourId, forumId))
  if ((await db.$count(tourVersions, isOfTour)) === 0) throw new AppError('NotFound')
  const values = await listEarlierValues(db, forumId, versionId)
  const { tour, extra } = restoredBodies(forumId, values)
  const ofTour = await tourStatements(c, storedChange(tour, lang))
  return writeTour(c, {
    tourId: forumId,
    seenUpdatedAt: updatedAt,
    version: { restores: versionId },
    statements: [...ofTour, ...extraStatements(db, extra, lang)],
    audit: tourAudit('tour.restoreVersion', forumId, String(versionId)),
  })
}

const regularOf = (tier: PriceTier) =>
  `regular${tier.toUpperCase() as Uppercase<PriceTier>}` as const
const OF_PARTIES: readonly VersionedField[] = [...PRICE_TIERS, ...PRICE_TIERS.map(regularOf)]
const SINGLE = VERSIONED_NUMBERS.filter(
  (field) => field !== 'status' && !OF_PARTIES.includes(field),
)

/** The requests that store the earlier values. @throws AppError Invalid for a value that today's rules refuse */
function restoredBodies(forumId: number, values: Values) {
  return {
    tour: parsed(tourChange, {
      forumId,
      ...earlier(values, SINGLE),
      pricePerPerson: earlierTiers(values, (tier) => tier),
      regularPricePerPerson: earlierTiers(values, regularOf),
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
