import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { writeAddress } from '../../../../worker/contracts/page-address'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { calgaryText } from '../../../../worker/contracts/dates/calgary-text'
import { useLang } from '../../../platform/i18n/use-lang'
import { saveFile } from '../../../platform/save-file'
import { buttonClass } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { readCalendarFile } from '../trip.api'
import { clocksOf } from '../trip.view'
import { usePickup } from '../use-pickup'
import { googleCalendarUrl, outlookCalendarUrl, type CalendarEntry } from './calendar-links'

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
