import type { TourExtra } from '../../../worker/contracts/tours/tours'
import type { Inclusions } from '../../../worker/contracts/tours/itinerary'
import type { TourCard, TourImage } from '../../../worker/contracts/tours/tour-card'
import { readDayMark } from '../../../worker/contracts/tours/day-mark'
import { recordOf } from '../../../worker/contracts/record-of'
import { SHOWN_TEXTS } from '../../../worker/contracts/tours/tour-fields'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { firstWith, pickText } from '../../../worker/contracts/translated'
import type { CardView, ItineraryView, TourView, ViewImage } from './tours.view'

/** Tours of the API as screens show them, in one language. */

export function toCardView(tour: TourCard, lang: Lang): CardView {
  const main = tour.imageUrls.find(({ url }) => url === tour.mainImageUrl)
  return {
    id: tour._id,
    status: tour.status,
    categoryId: tour.categoryId,
    name: pickText(tour.name, lang),
    route: pickText(tour.route, lang),
    price: tour.price,
    pricePerPerson: tour.pricePerPerson,
    discount: tour.discount,
    minPerson: tour.minPerson,
    tripDays: tour.tripDays,
    surchargePerDay: tour.surchargePerDay,
    assumesFour: tour.assumesFour,
    joinsAtOwnPrice: tour.joinsAtOwnPrice,
    regularPrice: tour.regularPrice,
    regularPricePerPerson: tour.regularPricePerPerson,
    offerUntil: tour.offerUntil,
    image: main ? toViewImage(main, lang) : null,
    months: tour.months,
  }
}

export function toTourView(tour: TourExtra, lang: Lang): TourView {
  const inclusions = inclusionsIn(tour.inexclude, lang)
  return {
    ...toCardView(tour, lang),
    categorySlug: tour.category,
    startMinute: tour.startMinute,
    ...recordOf(SHOWN_TEXTS, (name) => pickText(tour[name], lang)),
    images: mainFirst(tour).map((image) => toViewImage(image, lang)),
    departures: tour.joins.map((join, index) => ({
      ...join,
      seats: tour.seats[index] ?? 0,
      startMinute: tour.starts[index] ?? null,
    })),
    ...itineraryIn(tour.routeDetail, lang),
    included: inclusions.included,
    excluded: inclusions.excluded,
    inclusionsLang: inclusions.lang,
    names: recordOf(LANGS, (each) => pickText(tour.name, each).text),
  }
}

function toViewImage({ url, alt, focus }: TourImage, lang: Lang): ViewImage {
  return { url, alt: pickText(alt, lang).text, focus }
}

function mainFirst({ imageUrls, mainImageUrl }: TourCard): TourCard['imageUrls'] {
  return imageUrls.toSorted(
    (a, b) => Number(b.url === mainImageUrl) - Number(a.url === mainImageUrl),
  )
}

function itineraryIn(entries: TourExtra['routeDetail'], lang: Lang) {
  const itineraryLang = firstWith(lang, (each) => entries.some((entry) => entry.lang === each))
  const own = entries.filter((entry) => entry.lang === itineraryLang)
  return { itineraryLang, itinerary: own.map(toItineraryView) }
}

function toItineraryView(entry: TourExtra['routeDetail'][number]): ItineraryView {
  const { id, isPic, url, title, bodyHtml, min, place } = entry
  const name = place?.name || (readDayMark(title)?.rest ?? '') || title
  const named = place && { ...place, name }
  return { id, isImage: isPic, url, title, bodyHtml, minutes: min, place: named }
}

function inclusionsIn(all: Inclusions[], lang: Lang): Inclusions {
  const chosen = firstWith(lang, (candidate) => all.some((entry) => entry.lang === candidate))
  return all.find((entry) => entry.lang === chosen) ?? { lang, included: [], excluded: [] }
}
