import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { textLang } from '../../../platform/i18n/text-lang'

/** How the guest is reached, and the booking's number. */
export function TripFacts({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const { guest, pid } = booking
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg">{t('facts.yours')}</h2>
      <dl className="flex flex-col divide-y divide-line">
        {guest && <GuestFacts guest={guest} />}
        <Fact label={t('facts.number')}>
          <span className="tabular">{pid}</span>
        </Fact>
      </dl>
    </section>
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
