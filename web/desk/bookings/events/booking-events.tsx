import { CANCEL_REASONS } from '../../../../worker/contracts/guest-money'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { useClock } from '../../ui/use-clock'
import type { Booking } from '../bookings.api'
import { useEventSentence, type Event } from './event-sentence'

/** The booking's history, the latest first. */
export function BookingEvents({ booking: { id, events } }: { booking: Booking }) {
  const { t } = useTranslation(['desk-bookings', 'desk-next'])
  return (
    <section aria-labelledby="history" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="history" className="text-lg">
          {t('history')}
        </h2>
        <Link
          to="/admin/audit"
          search={{ thing: `booking:${id}` }}
          className={buttonClass('faint')}
        >
          {t('desk-next:log')}
        </Link>
      </div>
      <EventList events={events.toReversed()} />
    </section>
  )
}

interface EventsSinceProps {
  booking: Booking
  version: number
}

/** What changed after a version was looked at; nothing where nothing did. */
export function EventsSince({ booking: { events }, version }: EventsSinceProps) {
  const { t } = useTranslation('desk-bookings')
  const news = events.filter(({ seq }) => seq > version)
  if (news.length === 0) return null
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="font-semibold">{t('changed')}</p>
      <EventList events={news} />
    </div>
  )
}

export function EventList({ events }: { events: Event[] }) {
  const { t } = useTranslation('desk-bookings')
  const sentenceOf = useEventSentence()
  const time = useClock()
  return (
    <ol className="flex flex-col border-s-2 border-line">
      {events.map((event) => (
        <li key={event.seq} className="flex flex-col gap-0.5 px-4 py-2 text-sm">
          <span className="font-semibold">{sentenceOf(event)}</span>
          <span className="tabular text-muted">
            {time(event.at)} · {event.by ?? t(`actor.${event.actor}`)}
          </span>
          <Reason event={event} />
        </li>
      ))}
    </ol>
  )
}

/** In an admin's words, or one of the list with more words. */
function Reason({ event: { event, data } }: { event: Event }) {
  const { t } = useTranslation('desk-refunds')
  const { reason, text } = data
  const known =
    event === 'cancel.company' ? CANCEL_REASONS.find((each) => each === reason) : undefined
  const words = known ? text : reason
  return (
    <>
      {known && <span className="text-muted">{t(`reason.${known}`)}</span>}
      {typeof words === 'string' && words !== '' && (
        <q className="wrap-anywhere text-muted">{words}</q>
      )}
    </>
  )
}
