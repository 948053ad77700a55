import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pickupText } from '../../../../worker/contracts/bookings/booking-limits'
import { formatReference } from '../../../../worker/contracts/bookings/booking-reference'
import type { PartyWaiver } from '../../../../worker/contracts/bookings/travellers'
import { writeAddress } from '../../../../worker/contracts/page-address'
import { useClock } from '../../../desk/ui/use-clock'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useMay } from '../../../platform/session/use-may'
import type { Booking } from '../bookings.api'
import { useTripsText, usePartyText, useWaiverText } from '../guest-texts'
import { PhoneLink } from '../phone-link'

const FACT_LINK =
  'inline-flex min-h-11 items-center text-primary underline underline-offset-4 wrap-anywhere lg:min-h-6'

/** The guest and the request. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const facts = useFacts(booking).filter(({ value }) => Boolean(value))
  return (
    <section aria-label={t('facts')} className="flex flex-col gap-4">
      <BookingContact booking={booking} />
      <ReturningGuest guest={booking.guest} />
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Only facts that have a value. */
function useFacts(booking: Booking): { label: string; value: ReactNode }[] {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const partyText = usePartyText()
  const time = useClock()
  const { tour, day, pickup, reference, firstOpenedAt, waiver } = booking
  const place = pickupText(pickup, (kind) => t(`pickups.${kind}`))
  return [
    { label: t('tour'), value: tour ? <TourLink {...tour} /> : t('anyTour') },
    { label: t('day'), value: day ? <WantedDay {...booking} day={day} /> : t('anyDay') },
    { label: t('party'), value: partyText(booking) },
    { label: t('pickup'), value: place },
    { label: t('site:language.label'), value: t(`site:language.${booking.lang}`) },
    { label: t('joins'), value: booking.agreesToJoin && t('yes') },
    { label: t('reference'), value: reference !== null && formatReference(reference) },
    { label: t('sourceTitle'), value: t(`source.${booking.source}`) },
    { label: t('created'), value: time(booking.createdAt) },
    { label: t('waiver.label'), value: waiver && <Waiver waiver={waiver} /> },
    { label: t('opened'), value: firstOpenedAt === null ? t('notOpened') : time(firstOpenedAt) },
  ]
}

function TourLink({ id, name }: NonNullable<Booking['tour']>) {
  return (
    <Link to="/tour/$address" params={{ address: String(id) }} className={FACT_LINK}>
      {name || `#${id}`}
    </Link>
  )
}

/** Leads to the text that was accepted, in its language. */
function Waiver({ waiver }: { waiver: PartyWaiver }) {
  const text = useWaiverText()(waiver)
  const { accepted } = waiver
  if (!accepted) return text
  const href = writeAddress(`/waiver/${accepted.version}`, accepted.lang)
  return (
    <a href={href} target="_blank" rel="noreferrer" className={FACT_LINK}>
      {text}
    </a>
  )
}

/** Once a date was held, the flexible days around it no longer count. */
function WantedDay({ day, flexDays, reference }: Booking & { day: string }) {
  const { t } = useTranslation('desk-bookings')
  const text = formatDay(day, useLang(), useNow())
  const isFlexible = flexDays !== 0 && reference === null
  return <>{isFlexible ? t('flexible', { day: text, count: flexDays }) : text}</>
}

/** Ways to write to or call the guest, and the guest's account and thread. */
function BookingContact({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const { email, phone, userId, username, thread } = booking
  const mayOpenMembers = useMay('members:manage')
  const mayOpenInbox = useMay('inbox:use')
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      {email && <ContactLink href={`mailto:${email}`} text={email} />}
      {phone && <PhoneLink text={phone} className={FACT_LINK} />}
      {userId !== null && mayOpenMembers && (
        <MemberLink id={userId} text={t('member', { name: username ?? '' })} />
      )}
      {thread !== null && mayOpenInbox && (
        <Link
          to="/admin/inbox"
          search={{ view: 'all', thread: String(thread) }}
          className={FACT_LINK}
        >
          {t('inInbox')}
        </Link>
      )}
    </p>
  )
}

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={FACT_LINK}>
      {text}
    </a>
  )
}

function MemberLink({ id, text }: { id: number; text: string }) {
  return (
    <Link to="/admin/members/$memberId" params={{ memberId: String(id) }} className={FACT_LINK}>
      {text}
    </Link>
  )
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 lg:min-h-6'

/** Whether the guest of a booking has been here before, with a link to their record. */
function ReturningGuest({ guest }: Pick<Booking, 'guest'>) {
  const { t } = useTranslation('desk-guests')
  const tripsText = useTripsText()
  const mayOpen = useMay('bookings:manage')
  if (!guest || !mayOpen) return null
  const { id, trips, isProven, alike } = guest
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <Link to="/admin/guests/$guestId" params={{ guestId: String(id) }} className={LINK}>
        {trips === 0 ? t('record') : tripsText(trips)}
      </Link>
      {trips > 0 && !isProven && <span className="text-muted">{t('unproven')}</span>}
      {alike && trips === 0 && (
        <Link to="/admin/guests/$guestId" params={{ guestId: String(alike.id) }} className={LINK}>
          {t('sameNumber', { name: alike.name, here: tripsText(alike.trips) })}
        </Link>
      )}
    </p>
  )
}
