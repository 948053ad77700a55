import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { PageLink } from '../../../ui/page-link'
import { daysText } from '../trip.view'

const LINK = 'font-semibold text-primary underline underline-offset-4'

/** The facts of the request. */
export function TripFacts({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { tour, trip, party, pickup, guest, pid, now } = booking
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg">{t('facts.title')}</h2>
      <dl className="flex flex-col divide-y divide-line">
        <Fact label={t('facts.tour')}>{tour ? <TourLink {...tour} /> : t('facts.ownIdea')}</Fact>
        <DayFact trip={trip} now={now} />
        <StartFact trip={trip} />
        {tour?.meetingPoint && <Fact label={t('facts.meetingPoint')}>{tour.meetingPoint}</Fact>}
        <PartyFact party={party} />
        <PickupFact pickup={pickup} />
        {guest && <GuestFacts guest={guest} />}
        <Fact label={t('facts.number')}>
          <span className="tabular">{pid}</span>
        </Fact>
      </dl>
    </section>
  )
}

function TourLink({ id, name }: NonNullable<GuestBooking['tour']>) {
  return (
    <PageLink to={`/tour/x-${id}`} className={LINK}>
      {name}
    </PageLink>
  )
}

function DayFact({ trip, now }: Pick<GuestBooking, 'trip' | 'now'>) {
  const { t } = useTranslation('trip')
  const days = daysText(trip, useLang(), now) || t('facts.anyDay')
  const flex = trip.flexDays > 0 ? ` · ${t('facts.flex', { count: trip.flexDays })}` : ''
  const label = t(trip.isDeparture ? 'facts.departure' : 'facts.day')
  return <Fact label={label}>{days + flex}</Fact>
}

function StartFact({ trip: { startMinute } }: Pick<GuestBooking, 'trip'>) {
  const { t } = useTranslation(['trip', 'site'])
  if (startMinute === null) return null
  const time = minuteText(startMinute)
  return <Fact label={t('facts.startTime')}>{t('site:calgaryTime', { time })}</Fact>
}

function PartyFact({ party: { adults, children } }: Pick<GuestBooking, 'party'>) {
  const { t } = useTranslation('trip')
  const more = children > 0 ? ` · ${t('facts.children', { count: children })}` : ''
  return <Fact label={t('facts.party')}>{t('facts.adults', { count: adults }) + more}</Fact>
}

function PickupFact({ pickup: { kind, text } }: Pick<GuestBooking, 'pickup'>) {
  const { t } = useTranslation('trip')
  // A place that is not a usual one is named by its text.
  const isNamed = kind === 'other' && text
  return (
    <Fact label={t('facts.pickup')}>
      {!isNamed && t(`pickup.${kind}`)}
      {text && <span className="block wrap-anywhere">{text}</span>}
    </Fact>
  )
}

function GuestFacts({ guest }: { guest: NonNullable<GuestBooking['guest']> }) {
  const { t } = useTranslation('trip')
  const { name, email, phone, notes } = guest
  const contact = [name, email, phone].filter(Boolean)
  return (
    <>
      {contact.length > 0 && (
        <Fact label={t('facts.contact')}>
          {contact.map((line) => (
            <span key={line} className="block wrap-anywhere">
              {line}
            </span>
          ))}
        </Fact>
      )}
      {notes && <NotesFact notes={notes} />}
    </>
  )
}

function NotesFact({ notes }: { notes: string }) {
  const { t } = useTranslation('trip')
  return (
    <Fact label={t('facts.notes')}>
      <span lang={textLang(notes)} className="block wrap-anywhere whitespace-pre-wrap">
        {notes}
      </span>
    </Fact>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
