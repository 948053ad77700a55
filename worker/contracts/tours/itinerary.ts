import { z } from 'zod'
import { lang, named } from '../schemas'
import { place } from './places'

export const itineraryEntry = named('ItineraryEntry', {
  id: z.int(),
  lang,
  isPic: z.boolean(),
  url: z.string(),
  title: z.string(),
  body: z.string(),
  bodyHtml: z.string(),
  min: z.int(),
  place: place.nullable(),
})

export const inclusions = named('Inclusions', {
  lang,
  included: z.array(z.string()),
  excluded: z.array(z.string()),
})

export type ItineraryEntry = z.infer<typeof itineraryEntry>
export type Inclusions = z.infer<typeof inclusions>
