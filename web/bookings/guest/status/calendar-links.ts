/** A trip as calendars on the web take it; times in UTC ms. */
export interface CalendarEntry {
  title: string
  startsAt: number
  endsAt: number
  place: string
  details: string
}

/** Opens Google Calendar with a new entry: its address takes instants as `20270703T120000Z`. */
export function googleCalendarUrl({ title, startsAt, endsAt, place, details }: CalendarEntry) {
  const compact = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
  const dates = `${compact(startsAt)}/${compact(endsAt)}`
  const fields = { action: 'TEMPLATE', text: title, dates, location: place, details }
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(fields)}`
}

/** The same for Outlook on the web. Its form shows a `+` for a space, hence `%20`. */
export function outlookCalendarUrl({ title, startsAt, endsAt, place, details }: CalendarEntry) {
  const instant = (at: number) => new Date(at).toISOString()
  const fields = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: instant(startsAt),
    enddt: instant(endsAt),
    location: place,
    body: details,
  }
  const query = new URLSearchParams(fields).toString().replaceAll('+', '%20')
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}
