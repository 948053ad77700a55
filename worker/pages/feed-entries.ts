import { plainText } from '../services/search/plain-text'
import type { TourCard } from '../contracts/tours/tour-card'
import type { Lang } from '../contracts/languages'
import { writeAddress } from '../contracts/page-address'
import { pickText } from '../contracts/translated'
import { tourPathIn } from './site-map'

export interface FeedEntry {
  title: string
  summary: string
  /** Absolute. */
  url: string
  /** UTC ms */
  updatedAt: number
  author?: string
}

const SUMMARY_LENGTH = 300

/** Tours as entries of a feed. */
export function tourEntries(tours: TourCard[], origin: string, lang: Lang): FeedEntry[] {
  return tours.map((tour) => ({
    title: pickText(tour.name, lang).text,
    summary: pickText(tour.description, lang).text,
    url: origin + encodeURI(writeAddress(tourPathIn(tour, lang), lang)),
    updatedAt: tour.updatedAt,
  }))
}

/** Topics as entries of a feed; a summary is the beginning of the text. */
export function topicEntries(
  topics: {
    id: number
    tourId: number
    title: string
    content: string
    author: string | null
    createdAt: number
  }[],
  origin: string,
  lang: Lang,
): FeedEntry[] {
  return topics.map(({ id, tourId, title, content, author, createdAt }) => ({
    title,
    summary: summaryOf(content),
    url: origin + writeAddress(`/tour/${tourId}/${id}`, lang),
    updatedAt: createdAt,
    ...(author !== null && { author }),
  }))
}

function summaryOf(markdown: string): string {
  return Array.from(plainText(markdown)).slice(0, SUMMARY_LENGTH).join('')
}
