import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryText } from '../../../../worker/contracts/dates/calgary-text'
import { writeAddress } from '../../../../worker/contracts/page-address'
import { useLang } from '../../../platform/i18n/use-lang'
import { saveFile } from '../../../platform/save-file'
import { buttonClass } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { readCalendarFile } from '../trip.api'
import { clocksOf } from '../trip.view'
import { usePickup } from '../use-pickup'

type Hours = NonNullable<GuestBooking['hours']>

/** A confirmed trip for the guest's own calendar: as a file, or in Google's or Outlook's, which need no download. */
export function AddToCalendar({ booking, hours }: { booking: GuestBooking; hours: Hours }) {
  const { t } = useTranslation('trip')
  const entry = useEntry(booking, hours)
  const file = useCalendarFile(booking.pid)
  const link = { className: buttonClass('quiet'), target: '_blank', rel: 'noopener noreferrer' }
  return (
    <section aria-labelledby="trip-calendar" className="no-print flex flex-col gap-2">
      <h2 id="trip-calendar" className="text-base font-semibold">
        {t('calendar.title')}
      </h2>
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          type="button"
          label={t('calendar.file')}
          waiting={t('calendar.saving')}
          isWaiting={file.isPending}
          onClick={() => file.mutate()}
        />
        <a href={googleCalendarUrl(entry)} {...link}>
          {t('calendar.google')}
        </a>
        <a href={outlookCalendarUrl(entry)} {...link}>
          {t('calendar.outlook')}
        </a>
      </div>
      <FailureAlert failure={file.error} />
      <p className="text-sm text-muted">{t('calendar.mailed')}</p>
    </section>
  )
}

function useCalendarFile(pid: string) {
  return useMutation({
    mutationFn: (_: void, { client }) => readCalendarFile(client, pid),
    onSuccess: (file) => saveFile(file, `${pid}.ics`),
  })
}

function useEntry({ tour, trip, pickup, pid }: GuestBooking, hours: Hours): CalendarEntry {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const place = usePickup(pickup)
  const { startDay, endDay, startMinute } = trip
  const isAgreed = startMinute !== null
  const { startsAt } = hours
  const start = clocksOf({ at: startsAt, text: calgaryText(startsAt) }, lang).calgary
  const page = new URL(writeAddress(`/trip/${pid}`, lang), location.origin).href
  return {
    ...hours,
    days: isAgreed || startDay === null || endDay === null ? null : { startDay, endDay },
    title: tour?.name ?? t('facts.ownIdea'),
    place,
    details: [...(isAgreed ? [start] : []), t('facts.pickupAt', { place }), page].join('\n'),
  }
}

/** A trip as calendars on the web take it; times in UTC ms. */
interface CalendarEntry {
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
function googleCalendarUrl({ title, place, details, ...entry }: CalendarEntry) {
  const compact = (at: string) => at.replace(/[-:]|\.\d{3}/g, '')
  const dates = spanOf(entry).map(compact).join('/')
  const fields = { action: 'TEMPLATE', text: title, dates, location: place, details }
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(fields)}`
}

/** The same for Outlook on the web. Its form shows a `+` for a space, hence `%20`. */
function outlookCalendarUrl({ title, place, details, ...entry }: CalendarEntry) {
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
