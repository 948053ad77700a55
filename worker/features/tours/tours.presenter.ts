import { imageUrl } from '../../contracts/media/image-address'
import { LANGS, type Lang } from '../../contracts/languages'
import type { Translated } from '../../contracts/schemas'
import { recordOf } from '../../contracts/record-of'
import { seatsLeft } from '../../bookings/days/seats'
import {
  CARD_TEXTS,
  PAGE_TEXTS,
  TEXTS_AS_HTML,
  type TextHtml,
  type TourText,
} from '../../contracts/tours/tour-fields'
import { monthsOf } from '../../contracts/tours/season'
import type { StoredDeparture } from '../../contracts/tours/tours-admin'
import type { RegionSettings } from '../../contracts/settings/settings-regions'
import type { Category, TourExtra } from '../../contracts/tours/tours'
import type { Departure, TourCard, TourImage } from '../../contracts/tours/tour-card'
import type { TripRow } from '../../db/schema/trips'
import type { itineraryEntries, tourInclusions, TourRow, TourTextRow } from '../../db/schema/tours'
import { pricedTour } from '../../db/priced-tour'
import { entryPlace } from '../../db/entry-place'
import { pick } from '../../db/pick'
import type { Inclusions } from '../../contracts/tours/itinerary'

export interface ImageRow {
  key: string
  tourId: number
  width: number
  height: number
  focusX: number
  focusY: number
  alts: { lang: Lang; alt: string }[]
}

/** The rows of one tour, each list in its order. */
export interface TourRows {
  tour: TourRow & { categorySlug: string }
  texts: TourTextRow[]
  images: ImageRow[]
  departures: TripRow[]
}

export interface TourExtraRows {
  rows: TourRows
  itinerary: (typeof itineraryEntries.$inferSelect)[]
  inclusions: (typeof tourInclusions.$inferSelect)[]
}

export function toTourCard({ tour, texts, images, departures }: TourRows): TourCard {
  const keys = images.map(({ key }) => key)
  return {
    ...toFacts(tour),
    category: tour.categorySlug,
    categoryId: tour.categoryId,
    ...recordOf(CARD_TEXTS, (name) => translated(texts, name)),
    mainImageUrl: mainImageUrl(tour, keys),
    imageUrls: images.map(toTourImage),
    joins: departures.map(toDeparture),
    createdAt: tour.createdAt,
  }
}

export type TourFacts = ReturnType<typeof toFacts>

/** The fields that every list has, without texts. */
export function toFacts(tour: TourRow) {
  const { id, months, updatedAt } = tour
  return { _id: id, ...pricedTour(tour), months: monthsOf(months), updatedAt }
}

export function toTourExtra({ rows, itinerary, inclusions }: TourExtraRows): TourExtra {
  return {
    ...toTourCard(rows),
    ...recordOf([...PAGE_TEXTS, ...TEXTS_AS_HTML], (name) => translated(rows.texts, name)),
    startMinute: rows.tour.startMinute,
    seats: rows.departures.map(seatsLeft),
    starts: rows.departures.map(({ startMinute }) => startMinute),
    routeDetail: itinerary.map((row) => ({
      id: row.position,
      lang: row.lang,
      isPic: row.isPicture,
      ...pick(row, 'url', 'title', 'body', 'bodyHtml'),
      min: row.minutes,
      place: entryPlace(row),
    })),
    inexclude: toInclusions(inclusions),
  }
}

export function translated<Field extends TourText | TextHtml>(
  texts: Pick<TourTextRow, 'lang' | Field>[],
  field: Field,
): Translated {
  return texts.flatMap(({ lang, [field]: txt }) => (txt ? [{ lang, txt }] : []))
}

/** The image on a tour's card: the chosen one, else the first of its gallery, whose keys are given. */
export function mainKeyOf({ mainImageKey }: Pick<TourRow, 'mainImageKey'>, keys: string[]) {
  return keys.find((key) => key === mainImageKey) ?? keys[0]
}

/** '' for a tour without images. */
export function mainImageUrl(tour: Pick<TourRow, 'mainImageKey'>, keys: string[]): string {
  const key = mainKeyOf(tour, keys)
  return key ? imageUrl(key) : ''
}

export function toTourImage(image: Omit<ImageRow, 'tourId'>): TourImage {
  const { key, width, height, focusX, focusY, alts } = image
  return {
    url: imageUrl(key),
    width,
    height,
    focus: { x: focusX, y: focusY },
    alt: alts.map(({ lang, alt }) => ({ lang, txt: alt })),
  }
}

function toDeparture({ startDay, endDay, baseMale, baseFemale, remarks }: TripRow): Departure {
  return { startDate: startDay, endDate: endDay, male: baseMale, female: baseFemale, remarks }
}

/** With its id, for the form that sends it back. */
export function toStoredDeparture(trip: TripRow): StoredDeparture {
  return {
    _id: trip.id,
    ...toDeparture(trip),
    startMinute: trip.ownStart ? trip.startMinute : null,
  }
}

/** The regions that visitors see, in their order. */
export function toRegions(regions: RegionSettings): Category[] {
  return regions
    .filter(({ isShown }) => isShown)
    .map(({ id, slug, name }) => ({
      _id: id,
      slug,
      name: LANGS.map((lang) => ({ lang, txt: name[lang] })),
    }))
}

/** One entry per language, the lines of each kind in order. */
function toInclusions(rows: (typeof tourInclusions.$inferSelect)[]): Inclusions[] {
  const byLang = new Map<Lang, Inclusions>()
  for (const { lang, kind, txt } of rows) {
    const entry = byLang.get(lang) ?? { lang, included: [], excluded: [] }
    entry[kind].push(txt)
    byLang.set(lang, entry)
  }
  return [...byLang.values()]
}
