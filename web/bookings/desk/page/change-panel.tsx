import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Acts } from '../acts/act-dialog'
import { OfferedChange } from '../acts/offered-change'
import { lastChangeOf } from '../booking.rules'
import type { Booking } from '../bookings.api'

/** The change that the guest requested, or the one that awaits the guest's agreement. */
export function ChangePanel({ booking }: { booking: Booking }) {
  const last = lastChangeOf(booking.events)
  const isHeld = booking.status === 'on_hold' || booking.status === 'confirmed'
  const wish = last?.event === 'change.ask' ? (last.data as Wish) : null
  if (!isHeld || (wish === null && !mayAgreeTo(booking))) return null
  return <OpenChange booking={booking} wish={wish} />
}

function mayAgreeTo({ actions }: Booking): boolean {
  return actions.includes('change.accept')
}

type Wish = { day?: string; party?: number }

function OpenChange({ booking, wish }: { booking: Booking; wish: Wish | null }) {
  const { t } = useTranslation('desk-bookings')
  const mayAgree = mayAgreeTo(booking)
  return (
    <section
      aria-labelledby="change"
      className="flex flex-col items-start gap-3 rounded-card border-2 border-primary bg-surface p-4"
    >
      <h2 id="change" className="text-lg">
        {t(mayAgree ? 'quotes.change.offered' : 'quotes.change.asked')}
      </h2>
      {wish && <WishedChange wish={wish} />}
      {mayAgree && <OfferedChange booking={booking} />}
      <p className="text-sm text-muted">
        {t(mayAgree ? 'acts.change.accept.hint' : 'quotes.change.askHint')}
      </p>
      <Acts booking={booking} events={['change.accept']} />
    </section>
  )
}

function WishedChange({ wish: { day, party } }: { wish: Wish }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const parts = [day && formatDay(day, lang), party && t('quotes.change.party', { count: party })]
  const text = parts.filter(Boolean).join(' · ')
  return <p>{text ? <strong>{text}</strong> : t('quotes.change.seeMessage')}</p>
}
