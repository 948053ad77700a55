import { hasPerPersonPrices, tierPrices } from './prices'
import { TOUR_TEXTS, type TourText } from './tour-fields'
import { minuteText } from '../dates/calgary-text'
import { fallbackOrder, type Lang, LANGS } from '../languages'
import { otherHour } from './named-hours'
import { type CheckedTour, isMissing } from './tour-faults'

/** Gaps that a reader would notice; the tour can be published anyway. */
export type TourWarning =
  | { kind: 'price' }
  | { kind: 'largerPartyPaysMore'; persons: number }
  | { kind: 'text'; field: TourText; lang: Lang }
  | { kind: 'itineraryIn'; lang: Lang }
  /** Word for word that of another language: copied to be translated. */
  | { kind: 'itineraryCopied'; lang: Lang; from: Lang }
  /** Images without a description in a language. */
  | { kind: 'alt'; lang: Lang; count: number }
  | { kind: 'pastDepartures'; count: number }
  | HourWarning

/** Where guests meet, or the first entry, names another hour than the tour's start. */
type HourWarning = { lang: Lang; hour: string; start: string } & (
  | { kind: 'otherHour'; field: TourText }
  | { kind: 'itineraryHour' }
)

/** Gaps that a reader of the tour would notice; `today` is a day in Calgary. */
export function findWarnings(tour: CheckedTour, today: string): TourWarning[] {
  return [
    ...priceWarnings(tour),
    ...textWarnings(tour),
    ...itineraryWarnings(tour),
    ...copyWarnings(tour),
    ...altWarnings(tour),
    ...departureWarnings(tour, today),
    ...hourWarnings(tour),
  ]
}

/** A tour without any price is on request. A larger party that pays more per person is probably a typo. */
function priceWarnings(tour: CheckedTour): TourWarning[] {
  const tiers = tierPrices(tour)
  const dearer = tiers.find(({ cents }, index) => cents > (tiers[index - 1]?.cents ?? Infinity))
  const isOnRequest = !hasPerPersonPrices(tour) && (tour.price ?? 0) <= 0
  return [
    ...(isOnRequest ? [{ kind: 'price' } as const] : []),
    ...(dearer ? [{ kind: 'largerPartyPaysMore', persons: dearer.persons } as const] : []),
  ]
}

/** A short description missing in every language is a fault, not three warnings. */
function textWarnings(tour: CheckedTour): TourWarning[] {
  return LANGS.flatMap((lang) =>
    TOUR_TEXTS.filter((field) => isMissing(tour[field], lang))
      .filter((field) => field !== 'description' || tour[field].some(({ txt }) => txt.trim()))
      .map((field): TourWarning => ({ kind: 'text', field, lang })),
  )
}

function itineraryWarnings({ routeDetail }: CheckedTour): TourWarning[] {
  if (routeDetail.length === 0) return []
  return LANGS.filter((lang) => !routeDetail.some((entry) => entry.lang === lang)).map((lang) => ({
    kind: 'itineraryIn',
    lang,
  }))
}

/** A language is compared with those before it. */
const ORIGINALS = fallbackOrder('ca')

function copyWarnings({ routeDetail }: CheckedTour): TourWarning[] {
  const wordsIn = (lang: Lang) =>
    routeDetail
      .filter((entry) => entry.lang === lang)
      .map(({ title, body }) => `${title}\n${body}`.trim())
      .join('\n\n')
  return LANGS.flatMap((lang) => {
    const words = wordsIn(lang)
    const originals = ORIGINALS.slice(0, ORIGINALS.indexOf(lang))
    const from = words === '' ? undefined : originals.find((each) => wordsIn(each) === words)
    return from ? [{ kind: 'itineraryCopied', lang, from } as const] : []
  })
}

function altWarnings({ imageUrls }: CheckedTour): TourWarning[] {
  return LANGS.flatMap((lang) => {
    const count = imageUrls.filter(({ alt }) => isMissing(alt, lang)).length
    return count > 0 ? [{ kind: 'alt', lang, count } as const] : []
  })
}

function departureWarnings({ joins }: CheckedTour, today: string): TourWarning[] {
  const count = joins.filter(({ startDate }) => startDate !== '' && startDate < today).length
  return count > 0 ? [{ kind: 'pastDepartures', count }] : []
}

type TimedTour = Pick<CheckedTour, 'startMinute' | 'meetingPoint' | 'routeDetail'>

/** Hours of later entries are those of later stops. */
export function hourWarnings({ startMinute, meetingPoint, routeDetail }: TimedTour): HourWarning[] {
  if (startMinute === null) return []
  const start = minuteText(startMinute)
  return LANGS.flatMap((lang) => {
    const meeting = meetingPoint.find((text) => text.lang === lang)?.txt ?? ''
    const entry = routeDetail.find((each) => each.lang === lang)
    const [met, begun] = [meeting, entry ? `${entry.title}\n${entry.body}` : ''].map((text) =>
      otherHour(text, startMinute),
    )
    return [
      ...(met
        ? [{ kind: 'otherHour', field: 'meetingPoint', lang, hour: met, start } as const]
        : []),
      ...(begun ? [{ kind: 'itineraryHour', lang, hour: begun, start } as const] : []),
    ]
  })
}
