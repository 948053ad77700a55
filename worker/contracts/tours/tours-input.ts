import { z } from 'zod'
import { isCalendarDay } from '../dates/calendar'
import { imageKeyOf, imageUrl } from '../media/image-address'
import { line, multiline } from '../text/text-schemas'
import { visibleLength } from '../text/text-length'
import { isOffered } from './departure-travellers'
import { placeInput } from './places'
import { TOUR_FIELDS, type TourField, type TourText } from './tour-fields'
import { videoIdOf } from '../media/videos'

/** How tour fields are parsed from a request: trimmed, dropped or refused. */

export const MAX_PRICE_CAD = 1_000_000
export const MAX_INCLUSION_LINES = 15
const MAX_ITINERARY_ENTRIES = 100
export const MAX_MINUTES = 100_000

/** An integer in a range; requests may send it as a numeric string. */
export function numberBetween(lowest: number, highest: number) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      'Invalid',
    )
    .pipe(z.int('Invalid').min(lowest, 'Invalid').max(highest, 'Invalid'))
}

/** CAD with at most two decimals; null and an empty string mean "on request". */
export const optionalPrice = z
  .union([
    z.null(),
    z.literal('').transform(() => null),
    z.number(),
    z
      .string()
      .regex(/^\d{1,7}(\.\d{1,2})?$/)
      .transform(Number),
  ])
  .refine(
    (cad) => cad === null || (cad >= 0 && cad <= MAX_PRICE_CAD && hasWholeCents(cad)),
    'Invalid',
  )

/** A tour's name in one language, or an empty text. It becomes part of an address, so it has no slash. */
export const tourName = line(TOUR_FIELDS.name.max).refine(
  (name) => !name.includes('/') && (name === '' || visibleLength(name) > 0),
  'TourNameInvalid',
)

/** A text of TOUR_FIELDS in one language. */
export function tourText(name: TourText): z.ZodType<string, string> {
  const { max, format }: TourField = TOUR_FIELDS[name]
  if (name === 'name') return tourName
  return format === 'line' ? line(max) : multiline(max)
}

/** A day (YYYY-MM-DD) or an empty text. */
export const calendarDay = z.union([z.literal(''), z.string().refine(isCalendarDay, 'Invalid')])
const day = calendarDay.default('')
const people = z.union([z.literal('').transform(() => 0), numberBetween(0, 99)]).default(0)

/** A departure that others can join; dates are days in Calgary (YYYY-MM-DD). A stored one needs both dates. */
export const departureRow = z
  .object({
    /** The id of a stored departure; without it, the one with the same days is meant. */
    _id: z.int().positive().optional(),
    startDate: day,
    endDate: day,
    male: people,
    female: people,
    remarks: line(300).default(''),
    /** Its own start, minutes after midnight; null for the tour's. Left out, it stays as it is. */
    startMinute: z.union([numberBetween(0, 1439), z.null()]).optional(),
    /** Open to its first traveller; else one without travellers is dropped. */
    isOpen: z.boolean().default(false),
  })
  .superRefine((row, context) => {
    const refuse = (field: 'startDate' | 'endDate') =>
      context.addIssue({ code: 'custom', path: [field], message: 'Invalid' })
    if (isOffered(row) && !row.startDate) refuse('startDate')
    if (row.endDate ? row.endDate < row.startDate : isOffered(row)) refuse('endDate')
  })

/** Lines of inclusions; blank ones are dropped. */
export const inclusionLines = z
  .array(line(300))
  .max(MAX_INCLUSION_LINES)
  .transform((lines) => lines.filter(Boolean))

/** Itinerary entries in order; those without a title are dropped. */
export const itineraryRows = z
  .array(
    z
      .object({
        title: line(200).default(''),
        body: multiline(20_000).default(''),
        isPic: z.boolean().default(false),
        url: z.string().trim().max(500).default(''),
        min: z
          .union([
            z.null().transform(() => 0),
            z.literal('').transform(() => 0),
            numberBetween(0, MAX_MINUTES),
          ])
          .default(0),
        place: placeInput.nullable().default(null),
      })
      .transform((entry, context) => {
        const url = entry.title === '' ? '' : readMediaUrl(entry.url, entry.isPic)
        if (url !== null) return { ...entry, url }
        context.addIssue({
          code: 'custom',
          path: ['url'],
          message: entry.isPic ? 'ImageUrlForeign' : 'VideoInvalid',
        })
        return z.NEVER
      }),
  )
  .max(MAX_ITINERARY_ENTRIES)
  .transform((entries) => entries.filter(({ title }) => title !== ''))

/** The stored form of an entry's video or image; '' for an empty field, null for anything else. */
export function readMediaUrl(url: string, isPicture: boolean): string | null {
  if (url === '') return ''
  if (!isPicture) return videoIdOf(url)
  // A copied address includes the site's origin. Keys are random, so no other site has an image with the same key.
  const key = imageKeyOf(url.replace(/^https?:\/\/[^/]+(?=\/img\/)/, ''))
  return key && imageUrl(key)
}

function hasWholeCents(cad: number): boolean {
  return Math.abs(cad * 100 - Math.round(cad * 100)) < 1e-6
}

export type DepartureInput = z.output<typeof departureRow>
export type ItineraryInput = z.output<typeof itineraryRows>[number]
