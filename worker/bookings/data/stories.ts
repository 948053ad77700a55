import { sql } from 'drizzle-orm'
import { firstName } from '../../contracts/bookings/first-name'
import type { GuestStory, ToldStory } from '../../contracts/board/stories'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { BookingRow } from '../../db/schema/bookings'

/** The story of a booking, as JSON; null while there is none. */
export const STORY_OF_BOOKING = sql<string | null>`(SELECT json_object('tourId', stories.tour_id,
  'topicId', topics.id, 'stars', stars, 'title', coalesce(topics.title, ''), 'name', name,
  'isRemoved', topics.id IS NULL OR topics.deleted_at IS NOT NULL,
  'isHeld', topics.hidden_at IS NOT NULL OR topics.pending_review = 1)
  FROM stories LEFT JOIN topics ON topics.id = stories.topic_id WHERE stories.booking_id = bookings.id)`

type Stored = Omit<ToldStory, 'state'> & {
  isRemoved: number
  isHeld: number
}

/** The tour of a booking, as far as its board decides. */
interface BoardTour {
  kind: 'tour' | 'contact'
  status: number
  deletedAt: number | null
}

/**
 * The story as its guest's page has it: a guest who travelled may write one, on the board of a tour that visitors see.
 * Null for all others.
 */
export function toGuestStory(
  booking: Pick<BookingRow, 'status' | 'name' | 'erasedAt'>,
  tour: BoardTour | null,
  column: string | null,
): GuestStory | null {
  const told = toToldStory(column)
  if (told) return told
  return mayTell(booking, tour) ? { state: 'open', name: firstName(booking.name ?? '') } : null
}

/** A story that was written, as the guest's page and the desk have it. */
export function toToldStory(column: string | null): ToldStory | null {
  if (column === null) return null
  const { isRemoved, isHeld, ...story } = JSON.parse(column) as Stored
  return { state: isRemoved ? 'removed' : isHeld ? 'held' : 'shown', ...story }
}

/** Whether the guest travelled and the tour's board is open. */
export function mayTell(
  { status, erasedAt }: Pick<BookingRow, 'status' | 'erasedAt'>,
  tour: BoardTour | null,
): boolean {
  if (status !== 'completed' || erasedAt !== null || tour === null) return false
  return tour.kind === 'tour' && tour.deletedAt === null && tour.status > TOUR_STATUS.hidden
}
