import { z } from 'zod'
import { day, isSpan } from '../dates/day-span'
import { CHANGE_KINDS, findOverlap, SEASON_SCOPES, type PriceChange } from '../tours/price-seasons'
import { text } from './settings-fields'

/** The bounds of a season; the desk's messages state them. */
export const SEASON_BOUNDS = {
  seasons: 24,
  name: 40,
  days: 365,
  percent: [-90, 300],
  amountCad: [-2000, 5000],
} as const

const CHOSEN_MAX = 200
const id = z.int().positive()

const change = {
  kind: z.enum(CHANGE_KINDS),
  /** Whole percent, or whole dollars per person. */
  value: z.int(),
}

export function isInBounds({ kind, value }: PriceChange): boolean {
  const [min, max] = kind === 'percent' ? SEASON_BOUNDS.percent : SEASON_BOUNDS.amountCad
  return value >= min && value <= max
}

const BEYOND = { path: ['value'], message: 'Invalid' }

const days = {
  fromDay: day,
  toDay: day,
  isYearly: z.boolean(),
  scope: z.enum(SEASON_SCOPES),
  /** Regions or tours, by the scope. */
  ids: z.array(id).max(CHOSEN_MAX),
  ...change,
  own: z
    .array(z.strictObject({ tourId: id, ...change }).refine(isInBounds, BEYOND))
    .max(CHOSEN_MAX),
}

/** The part of a season that pages know. */
export const publicSeason = z.object(days).meta({ id: 'PriceSeason' })

const priceSeason = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,40}$/),
    /** For the desk only. */
    name: text(SEASON_BOUNDS.name),
    ...days,
  })
  .refine(isInBounds, BEYOND)
  .refine(({ fromDay, toDay }) => isSpan(fromDay, toDay, SEASON_BOUNDS.days), {
    path: ['toDay'],
    message: 'Invalid',
  })
  .refine(({ scope, ids }) => scope === 'all' || ids.length > 0, {
    path: ['ids'],
    message: 'Invalid',
  })

/** Two seasons never price the same day of a tour. */
export const seasonSettings = z
  .array(priceSeason)
  .max(SEASON_BOUNDS.seasons)
  .superRefine((seasons, context) => {
    const overlap = findOverlap(seasons)
    if (overlap)
      context.addIssue({ code: 'custom', path: [overlap[1], 'fromDay'], message: 'Overlap' })
  })

export type SeasonSettings = z.infer<typeof seasonSettings>
