import { LANGS } from '../../../worker/contracts/languages'
import { PARTY_SIZES } from '../../../worker/contracts/tours/prices'
import { recordOf } from '../../../worker/contracts/record-of'
import { TOUR_TEXTS, type TourText } from '../../../worker/contracts/tours/tour-fields'
import type { TourExtra } from '../../../worker/contracts/tours/tours'
import type { EditedTour } from '../editor/editor.api'
import { toItinerarySave, type ItineraryDraft } from './itinerary/itinerary-draft'
import type { TourDraft } from './tour-draft'
import { toTourValues } from './tour-values'

/** The stored tour with the form's values, in the shape that the visitors' page takes. */
export function toPreview(tour: EditedTour, draft: TourDraft): TourExtra {
  const { departures: joins, ...values } = toTourValues(draft)
  const texts = recordOf(TOUR_TEXTS, (name) => textsOf(draft, name))
  const seats = joins.map(({ male, female }) => Math.max(0, PARTY_SIZES.length - male - female))
  const starts = joins.map((join) => join.startMinute ?? values.startMinute)
  return { ...toTourExtra(tour), ...values, ...texts, joins, seats, starts }
}

function textsOf(draft: TourDraft, name: TourText) {
  const texts = LANGS.map((lang) => ({ lang, txt: draft[`${lang}.${name}`] }))
  return texts.filter(({ txt }) => txt.trim() !== '')
}

/** The stored tour with the typed itinerary and inclusions. */
export function toItineraryPreview(tour: EditedTour, draft: ItineraryDraft): TourExtra {
  const typed = LANGS.map((lang) => ({ lang, ...toItinerarySave(draft, lang) }))
  return {
    ...toTourExtra(tour),
    inexclude: typed
      .filter(({ included, excluded }) => included.length + excluded.length > 0)
      .map(({ lang, included, excluded }) => ({ lang, included, excluded })),
    routeDetail: typed.flatMap(({ lang, itinerary }) =>
      itinerary.map((entry, place) => ({ ...entry, lang, id: place + 1, bodyHtml: '' })),
    ),
  }
}

function toTourExtra({ id, departures, itinerary, inclusions, ...tour }: EditedTour): TourExtra {
  return { ...tour, _id: id, joins: departures, routeDetail: itinerary, inexclude: inclusions }
}
