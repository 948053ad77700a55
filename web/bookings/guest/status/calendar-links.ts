import { addDays } from '../../../../worker/contracts/dates/calendar'

/** A trip as calendars on the web take it; times in UTC ms. */
export interface CalendarEntry {
  title: string
  startsAt: number
  endsAt: number
  /** YYYY-MM-DD, for a trip whose hour is not agreed: then the entry is of whole days. */
  days: { startDay: string; endDay: string } | null
  place: string
  details: string
}

/**
 * Opens Google Calendar with a new entry: its address takes instants as `20270703T120000Z`, and whole days as `20270703`
 * with the day after the last.
 */
export function googleCalendarUrl({ title, place, details, ...entry }: CalendarEntry) {
  const compact = (at: string) => at.replace(/[-:]|\.\d{3}/g, '')
  const dates = spanOf(entry).map(compact).join('/')
  const fields = { action: 'TEMPLATE', text: title, dates, location: place, details }
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(fields)}`
}

/** The same for Outlook on the web. Its form shows a `+` for a space, hence `%20`. */
export function outlookCalendarUrl({ title, place, details, ...entry }: CalendarEntry) {
  const [startdt = '', enddt = ''] = spanOf(entry)
  const fields = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt,
    enddt,
    ...(entry.days && { allday: 'true' }),
    location: place,
    body: details,
  }
  const query = new URLSearchParams(fields).toString().replaceAll('+', '%20')
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}

type Span = Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'days'>

/** Start and end as ISO 8601, of whole days without the time. */
function spanOf({ startsAt, endsAt, days }: Span): string[] {
  if (days) return [days.startDay, addDays(days.endDay, 1)]
  return [startsAt, endsAt].map((at) => new Date(at).toISOString())
}
