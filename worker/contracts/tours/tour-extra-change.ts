import { z } from 'zod'
import { inclusionLines, itineraryRows } from './tours-input'
import { id, lang } from '../schemas'
import { byLang } from './tour-changes'
import { seenVersion } from './tour-publishing'

const extraInput = z.object({
  included: inclusionLines.optional(),
  excluded: inclusionLines.optional(),
  routeDetail: itineraryRows.optional(),
})

function toLists({ included, excluded, routeDetail }: z.output<typeof extraInput>) {
  return { included, excluded, itinerary: routeDetail }
}

/** Itinerary and inclusions of `lang`, or in `texts` of all languages. Fields left out do not change. */
export const tourExtraChange = extraInput
  .extend({
    forumId: id,
    lang: lang.optional(),
    texts: byLang(extraInput.transform(toLists)).optional(),
    updatedAt: seenVersion,
  })
  .transform(({ forumId, updatedAt, lang, texts, ...lists }) => ({
    ...toLists(lists),
    lang,
    texts,
    tourId: forumId,
    seenUpdatedAt: updatedAt,
  }))
  .meta({ id: 'ItineraryChange' })
export type TourExtraChange = z.output<typeof tourExtraChange>
export type TourExtraInput = Partial<ReturnType<typeof toLists>>
