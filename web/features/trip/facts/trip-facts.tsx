import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { PageLink } from '../../../ui/page-link'
import { daysText } from '../trip-days'

/** What was asked, as facts. */
export function TripFacts({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { tour, trip, party, pickup, guest, pid, now } = booking
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg">{t('facts.title')}</h2>
      <dl className="flex flex-col divide-y divide-line">
        <Fact label={t('facts.tour')}>
          {tour ? (
            <PageLink
              to={`/tour/x-${tour.id}`}
              className="font-semibold text-primary underline underline-offset-4"
            >
              {tour.name}
            </PageLink>
          ) : (
            t('facts.ownIdea')
          )}
        </Fact>
        <Fact label={t(trip.isDeparture ? 'facts.departure' : 'facts.day')}>
          {daysText(trip, lang, now) || t('facts.anyDay')}
          {trip.flexDays > 0 && ` · ${t('facts.flex', { count: trip.flexDays })}`}
        </Fact>
        <Fact label={t('facts.party')}>
          {t('facts.adults', { count: party.adults })}
          {party.children > 0 && `, ${t('facts.children', { count: party.children })}`}
        </Fact>
        <Fact label={t('facts.pickup')}>
          {t(`pickup.${pickup.kind}`)}
          {pickup.text && <span className="block wrap-anywhere">{pickup.text}</span>}
        </Fact>
        {guest && <GuestFacts guest={guest} />}
        <Fact label={t('facts.number')}>
          <span className="tabular">{pid}</span>
        </Fact>
      </dl>
    </section>
  )
}

function GuestFacts({
  guest: { name, email, phone, notes },
}: {
  guest: NonNullable<GuestBooking['guest']>
}) {
  const { t } = useTranslation('trip')
  const contact = [name, email, phone].filter(Boolean)
  return (
    <>
      {contact.length > 0 && (
        <Fact label={t('facts.contact')}>
          {contact.map((each) => (
            <span key={each} className="block wrap-anywhere">
              {each}
            </span>
          ))}
        </Fact>
      )}
      {notes && (
        <Fact label={t('facts.notes')}>
          <span lang={textLang(notes)} className="block wrap-anywhere whitespace-pre-wrap">
            {notes}
          </span>
        </Fact>
      )}
    </>
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
