import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CANCEL_REASONS } from '../../../../worker/contracts/bookings/event-inputs'
import type { RefundAct } from '../../../../worker/contracts/bookings/refunds'
import { Allowed } from '../../../desk/ui/allowed'
import { useClock } from '../../../desk/ui/use-clock'
import { buttonClass } from '../../../ui/button'
import { BookingSection } from '../booking-section'
import type { Booking } from '../bookings.api'

type Event = Booking['events'][number]

/** The booking's history, the latest first. */
export function BookingEvents({ booking: { id, events } }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const log = (
    <Allowed needs="desk:manage">
      <Link to="/admin/audit" search={{ thing: `booking:${id}` }} className={buttonClass('faint')}>
        {t('next.log')}
      </Link>
    </Allowed>
  )
  return (
    <BookingSection id="history" title={t('history')} act={log}>
      <EventList events={events.toReversed()} />
    </BookingSection>
  )
}

/** Events since a version was read; nothing if there are none. */
export function EventsSince({ booking, version }: { booking: Booking; version: number }) {
  const { t } = useTranslation('desk-bookings')
  const news = booking.events.filter(({ seq }) => seq > version)
  if (news.length === 0) return null
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="font-semibold">{t('changed')}</p>
      <EventList events={news} />
    </div>
  )
}

function EventList({ events }: { events: Event[] }) {
  const { t } = useTranslation('desk-bookings')
  const time = useClock()
  return (
    <ol className="flex flex-col border-s-2 border-line">
      {events.map((event) => (
        <li key={event.seq} className="flex flex-col gap-0.5 px-4 py-2 text-sm">
          <span className="font-semibold">
            <Sentence event={event} />
          </span>
          <span className="tabular text-muted">
            {time(event.at)} · {event.by ?? t(`actor.${event.actor}`)}
          </span>
          <Reason event={event} />
        </li>
      ))}
    </ol>
  )
}

/** An event in words. One without a text does not compile. */
function Sentence({ event: { event, to, actor, data } }: { event: Event }) {
  const { t } = useTranslation('desk-bookings')
  if (event === 'money.note') return <>{t(moneyText(data))}</>
  // Extended because the guest said that money is on its way.
  if (event === 'hold.extend' && actor === 'guest') return <>{t('acts.hold.extend.claimed')}</>
  return <>{t(`acts.${event}.history`, { status: t(`status.${to}`) })}</>
}

/** The sentence of each act on a refund. */
const REFUND_ACTS = [
  ['approved', 'refunds.step.approve.done'],
  ['sent', 'refunds.step.send.done'],
  ['void', 'refunds.step.drop.done'],
] as const satisfies [RefundAct['status'], string][]

const PAY_LINKS = {
  given: 'payments.link.givenHistory',
  taken: 'payments.link.takenHistory',
} as const

/** Money that came or went, or how the balance is to be paid. */
function moneyText({ amount, balance, payLink, refund, act }: Event['data']) {
  if (payLink) return PAY_LINKS[payLink === 'given' ? 'given' : 'taken']
  if (balance === 'cash') return 'payments.balance.cashDone'
  if (balance) return 'payments.balance.byDayDone'
  if (refund)
    return REFUND_ACTS.find(([status]) => status === act)?.[1] ?? 'acts.money.note.history'
  return Number(amount) < 0 ? 'quotes.money.kind.reversal' : 'acts.money.note.history'
}

/** A reason in an admin's words, or one from the list with more words. */
function Reason({ event: { event, data } }: { event: Event }) {
  const { t } = useTranslation('desk-bookings')
  const { reason, text } = data
  const known =
    event === 'cancel.company' ? CANCEL_REASONS.find((each) => each === reason) : undefined
  const words = known ? text : reason
  return (
    <>
      {known && <span className="text-muted">{t(`refunds.reason.${known}`)}</span>}
      {typeof words === 'string' && words !== '' && (
        <q className="wrap-anywhere text-muted">{words}</q>
      )}
    </>
  )
}
