import { and, eq } from 'drizzle-orm'
import { LANGS } from '../../contracts/languages'
import { PRICE_TIERS, type PriceTier } from '../../contracts/prices'
import { TOUR_TEXTS } from '../../contracts/tour-fields'
import { tourChange } from '../../contracts/tour-changes'
import { tourExtraChange } from '../../contracts/tour-extra-change'
import {
  VERSIONED_LISTS,
  VERSIONED_NUMBERS,
  type VersionedField,
  type VersionRestore,
} from '../../contracts/tour-versions'
import { tourVersions } from '../../db/schema/tour-versions'
import { AppError } from '../../http/errors'
import type { MemberScope } from '../../http/context'
import { extraStatements } from './itinerary.actions'
import { tourStatements } from './tours.actions'
import { writeTour } from './tours.changes'
import { listEarlierValues } from './tours.version-queries'

type Values = Awaited<ReturnType<typeof listEarlierValues>>

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
 * Makes a tour what it was before a version, in its texts, numbers, departures and itinerary; whether visitors see it and
 * its images stay. The restore is a version itself.
 * @throws AppError NotFound, also for a version of another tour, EditConflict, and those of an update
 */
export async function restoreVersion(
  c: MemberScope,
  { forumId, versionId, updatedAt }: VersionRestore,
): Promise<void> {
  const isOfTour = and(eq(tourVersions.id, versionId), eq(tourVersions.tourId, forumId))
  if ((await c.var.db.$count(tourVersions, isOfTour)) === 0) throw new AppError('NotFound')
  const values = await listEarlierValues(c.var.db, forumId, versionId)
  const { tour, extra } = bodiesOf(forumId, values)
  await writeTour(c, {
    tourId: forumId,
    seenUpdatedAt: updatedAt,
    version: { restores: versionId },
    statements: [
      ...(await tourStatements(c, tour)),
      ...extraStatements(c.var.db, extra, c.var.lang),
    ],
    audit: {
      action: 'tour.restoreVersion',
      subjectType: 'tour',
      subjectId: forumId,
      detail: String(versionId),
    },
  })
}

/** The requests that store the earlier values; they are checked like those of an editor. */
function bodiesOf(forumId: number, values: Values) {
  const isOther = (field: VersionedField) => {
    const value = values.get(field)
    return value !== undefined && JSON.stringify(value.stored) !== JSON.stringify(value.earlier)
  }
  const part = (
    wanted: readonly VersionedField[],
    nameOf = (field: VersionedField): string => field,
  ) =>
    Object.fromEntries(
      wanted.filter(isOther).map((field) => [nameOf(field), values.get(field)?.earlier]),
    )
  const tiers = (fieldOf: (tier: PriceTier) => VersionedField) => {
    if (!PRICE_TIERS.some((tier) => isOther(fieldOf(tier)))) return undefined
    return PRICE_TIERS.map((type) => ({ type, amount: values.get(fieldOf(type))?.earlier ?? null }))
  }
  const byLang = (names: readonly string[], nameOf: (name: string) => string) =>
    Object.fromEntries(
      LANGS.map((lang) => [
        lang,
        part(
          names.map((name) => `${lang}.${name}` as VersionedField),
          (field) => nameOf(field.slice(lang.length + 1)),
        ),
      ]),
    )
  const departures = isOther('departures') ? { joins: values.get('departures')?.earlier } : {}
  return {
    tour: parsed(tourChange, {
      forumId,
      ...part(SINGLE),
      pricePerPerson: tiers((tier) => tier),
      regularPricePerPerson: tiers((tier) => REGULAR[tier]),
      texts: byLang(TOUR_TEXTS, (name) => name),
      ...departures,
    }),
    extra: parsed(tourExtraChange, {
      forumId,
      texts: byLang(VERSIONED_LISTS, (name) => (name === 'entries' ? 'routeDetail' : name)),
    }),
  }
}

/** @throws AppError Invalid for a value that today's rules refuse */
function parsed<Output>(
  schema: { safeParse: (body: unknown) => { data?: Output } },
  body: unknown,
): Output {
  const { data } = schema.safeParse(body)
  if (data === undefined) throw new AppError('Invalid')
  return data
}
