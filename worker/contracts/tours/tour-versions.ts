import { z } from 'zod'
import { id, named } from '../schemas'
import { type VersionedField, VERSIONED_FIELDS } from './versioned-fields'

/** Versions of a tour: who changed what, and restoring an earlier state. */

/** The number of versions kept per tour; the oldest are deleted first. */
export const MAX_VERSIONS = 50
export const PAGE_OF_VERSIONS = 20

const field = z.enum(VERSIONED_FIELDS as [VersionedField, ...VersionedField[]])

const tourVersion = named('TourVersion', {
  id: z.int(),
  /** UTC ms */
  at: z.int(),
  /** The member's name; null when the account is deleted or the site itself made the change. */
  actor: z.string().nullable(),
  isBySite: z.boolean(),
  isRestore: z.boolean(),
  fields: z.array(field),
})

export const tourVersions = named('TourVersions', {
  versions: z.array(tourVersion).max(PAGE_OF_VERSIONS),
  /** Cursor of the next page; null on the last one. */
  next: z.int().nullable(),
})

export const versionsQuery = z.object({
  /** The `next` of the previous page. */
  before: z.coerce.number().int().min(1).optional(),
})

export const versionParams = z.object({ id, versionId: id })

const jsonValue = z.json().register(z.globalRegistry, { id: 'JsonValue' })

/** One version with the changed values: texts, amounts in CAD, lists. */
export const tourDifferences = named('TourDifferences', {
  ...tourVersion.shape,
  changes: z.array(z.object({ field, before: jsonValue, after: jsonValue })),
})

/** Restores the tour to its state before a version; `updatedAt` is the stored version that the sender saw. */
export const versionRestore = z
  .object({ forumId: id, versionId: id, updatedAt: z.int().min(0) })
  .meta({ id: 'TourVersionRestore' })

export type TourVersion = z.infer<typeof tourVersion>
export type TourVersions = z.infer<typeof tourVersions>
export type TourDifferences = z.infer<typeof tourDifferences>
export type VersionRestore = z.output<typeof versionRestore>
