import type { Lang } from '../../../contracts/languages'
import type { Block } from '../layout'
import { daysOf, greeting, numberOf, textsFor, type BookedTrip } from './booking-parts'
import {
  fill,
  type Addressed,
  type LetterContent,
  type LetterContext,
  type Letters,
} from './letter-parts'

/** Keeps the number at the end of a subject from being cut off. */
const MAX_TOUR_NAME = 80

/** A letter about a booking. */
export function bookingLetter(
  mail: BookedTrip & Addressed,
  { subject }: { subject: string },
  blocks: Block[],
): LetterContent {
  const opening = greeting(mail)
  return {
    subject: subjectOf(subject, mail),
    blocks: [...opening, ...blocks],
    image: mail.tourImage,
  }
}

/** Letters about bookings, from functions that write their blocks; `texts` are the template's own. */
export function bookingLetters<
  Mails extends Record<keyof Mails, BookedTrip>,
  Texts extends Record<keyof Mails, { subject: string }>,
>(
  textsOf: Record<Lang, Texts>,
  writers: {
    [Name in keyof Mails]: (
      mail: Mails[Name] & Addressed,
      texts: Texts[Name],
      context: LetterContext,
    ) => Block[]
  },
): Letters<Mails> {
  const letters: Partial<Letters<Mails>> = {}
  for (const name of Object.keys(writers) as (keyof Mails)[])
    letters[name] = function writeBookingLetter(mail, _texts, context) {
      const texts = textsOf[mail.lang][name]
      return bookingLetter(mail, texts, writers[name](mail, texts, context))
    }
  return letters as Letters<Mails>
}

/** A subject with tour, date and the number by which guest and company know the booking. */
function subjectOf(template: string, trip: BookedTrip & Addressed): string {
  const { anyTour, anyDay, trip: tourAndDay } = textsFor(trip)
  const name = Array.from(trip.tourName ?? anyTour)
  const tour =
    name.length > MAX_TOUR_NAME ? `${name.slice(0, MAX_TOUR_NAME).join('')}…` : name.join('')
  const day = trip.startDay === null ? anyDay : daysOf(trip, trip.startDay, 'long')
  return fill(template, { trip: fill(tourAndDay, { tour, day }), id: numberOf(trip) })
}
