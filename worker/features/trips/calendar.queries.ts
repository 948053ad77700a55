import { addDays } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { TourCalendar } from '../../contracts/trips/tour-calendar'
import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import { parseSetting } from '../../services/settings/settings'
import { settingStatement } from '../../services/settings/setting-statement'
import { byDay, closuresStatement, takenDaysStatement } from '../../services/trips/day-queries'
import { dayState, type DayPlan } from '../../services/trips/day-rule'
import { termsOf, termsStatement } from '../../services/written-pages/written-pages'
import { tourStatement, departuresStatement } from './calendar.statements'
import { requireOffered, toDeparture, daysOf } from './calendar.rules'

/** How many days after its first the longest tour ends. */
const LONGEST = 98

interface Wanted {
  tourId: number
  /** YYYY-MM */
  month: string
  /** UTC ms */
  now: number
}

/**
 * A month of a tour's calendar, in one round trip.
 * @throws AppError Invalid for a month that is past or too far ahead, NotFound for a tour that visitors cannot see
 */
export async function readCalendar(db: Db, { tourId, month, now }: Wanted): Promise<TourCalendar> {
  const today = calgaryDay(now)
  requireOffered(month, today)
  const days = daysOf(month)
  const [first, last] = [`${month}-01`, `${month}-${days.length}`]
  const lastOfTrips = addDays(last, LONGEST)
  const [[tour], [setting], terms, taken, closures, departures] = await db.batch([
    tourStatement(db, tourId),
    settingStatement(db, 'bookings'),
    termsStatement(db, today),
    takenDaysStatement(db, first, lastOfTrips),
    closuresStatement(db, tourId, first, lastOfTrips),
    departuresStatement(db, tourId, first > today ? first : today, last),
  ])
  if (!tour) throw new AppError('NotFound')
  const rules = parseSetting('bookings', setting?.value)
  const plan: DayPlan = { rules, today, tripDays: tour.tripDays, taken: byDay(taken), closures }
  return {
    month,
    termsVersion: termsOf(terms),
    days: days.map((day) => ({ day, state: dayState(day, plan) })),
    departures: departures.map((trip) => toDeparture(trip, tour, today)),
  }
}
