import { imageAlts, images } from '../../worker/db/schema/images'
import { itineraryEntries, tourInclusions, tours, tourTexts } from '../../worker/db/schema/tours'
import { calgaryDay, minutesOf } from '../../worker/contracts/dates/calgary-clock'
import type { Db, Statement } from '../../worker/db/db'
import { foldText } from '../../worker/db/fold-text'
import { imageUrl } from '../../worker/contracts/media/image-address'
import { LANGS, type Lang } from '../../worker/contracts/languages'
import { RENDERER_VERSION, renderMarkdown } from '../../worker/services/markdown/markdown'
import { toCents } from '../../worker/contracts/tours/prices'
import { additionStatements } from '../../worker/features/tours/tours.departures'
import { departureDays, monthsOf } from '../../demo/departures'
import { pictures } from '../../demo/pictures'
import { places } from '../../demo/places'
import type { DemoTour } from '../../demo/tours/demo-tour'
import { demoPictureKey, picturesOf } from './pictures'

const DAY_MS = 24 * 60 * 60 * 1000

interface Placing {
  position: number
  /** UTC ms */
  now: number
}

/** The inserts of one demo tour, for one batch. */
export function tourStatements(db: Db, tour: DemoTour, { position, now }: Placing): Statement[] {
  const { p1, p2, p3, p4 } = tour.pricePerPerson
  const startMinute = tour.startsAt === undefined ? null : minutesOf(tour.startsAt)
  const cents = (cad: number | undefined) => (cad === undefined ? null : toCents(cad))
  return [
    db.insert(tours).values({
      id: tour.id,
      status: tour.status,
      categoryId: tour.categoryId,
      priceCents: tour.price === null ? null : toCents(tour.price),
      p1Cents: cents(p1),
      p2Cents: cents(p2),
      p3Cents: cents(p3),
      p4Cents: cents(p4),
      discountPercent: tour.discount,
      minPersons: tour.minPerson,
      tripDays: tour.tripDays,
      startMinute,
      months: monthsOf(tour).join(','),
      mainImageKey: demoPictureKey(tour.id, tour.pictures[0] ?? ''),
      position,
      createdAt: now - (30 - position) * DAY_MS,
      updatedAt: now,
    }),
    ...LANGS.flatMap((lang) => textStatements(db, tour, { lang, now })),
    ...imageStatements(db, tour, now),
    ...additionStatements(
      { var: { db, now, requestId: 'demo', member: { userId: 0 } } },
      { tourId: tour.id, startMinute },
      tour.departures.map((departure, position) => {
        const { startsOn, endsOn } = departureDays(tour, departure.inDays, calgaryDay(now))
        const row = {
          startDate: startsOn,
          endDate: endsOn,
          male: departure.male,
          female: departure.female,
          isOpen: false,
          // A remark is a single text, in its author's language.
          remarks: departure.remarks[LANGS[position % LANGS.length] ?? 'ca'],
        }
        return { row, position }
      }),
    ),
  ]
}

function textStatements(
  db: Db,
  tour: DemoTour,
  { lang, now }: { lang: Lang; now: number },
): Statement[] {
  const rendered = (markdown: string) => ({
    html: renderMarkdown(markdown),
    rendererVersion: RENDERER_VERSION,
  })
  const bulletin = rendered(tour.bulletin[lang])
  return [
    db.insert(tourTexts).values({
      tourId: tour.id,
      lang,
      name: tour.name[lang],
      nameKey: foldText(tour.name[lang]),
      description: tour.description[lang],
      bulletin: tour.bulletin[lang],
      bulletinHtml: bulletin.html,
      rendererVersion: bulletin.rendererVersion,
      route: tour.route[lang],
      meetingPoint: tour.meetingPoint?.[lang] ?? '',
      pickups: tour.pickups?.[lang].join('\n') ?? '',
      updatedAt: now,
    }),
    ...(['included', 'excluded'] as const).flatMap((kind) =>
      tour[kind][lang].map((txt, position) =>
        db.insert(tourInclusions).values({ tourId: tour.id, lang, kind, position, txt }),
      ),
    ),
    ...tour.itinerary.map((entry, index) => {
      const body = rendered(entry.body[lang])
      const place = entry.place && places[entry.place]
      return db.insert(itineraryEntries).values({
        tourId: tour.id,
        lang,
        position: index + 1,
        isPicture: entry.videoId === undefined && entry.picture !== undefined,
        url:
          (lang === 'cn' ? entry.bilibiliId : entry.videoId) ??
          (entry.picture ? imageUrl(demoPictureKey(tour.id, entry.picture)) : ''),
        title: entry.title[lang],
        body: entry.body[lang],
        bodyHtml: body.html,
        rendererVersion: body.rendererVersion,
        minutes: entry.minutes,
        place: place?.name[lang] ?? '',
        latitude: place?.at[0] ?? null,
        longitude: place?.at[1] ?? null,
      })
    }),
  ]
}

function imageStatements(db: Db, tour: DemoTour, now: number): Statement[] {
  return picturesOf(tour).flatMap((name, position) => {
    const key = demoPictureKey(tour.id, name)
    const drawn = pictures[name]
    const purpose = tour.pictures.includes(name) ? 'gallery' : 'itinerary'
    return [
      db.insert(images).values({
        key,
        tourId: tour.id,
        purpose,
        position,
        width: 1920,
        height: 1280,
        bytes: 0,
        type: 'image/webp',
        createdAt: now,
      }),
      ...LANGS.map((lang) =>
        db
          .insert(imageAlts)
          .values({ imageKey: key, lang, alt: drawn?.alt[lang] ?? tour.name[lang] }),
      ),
    ]
  })
}
