import { useTranslation } from 'react-i18next'
import { ChangeWish } from '../change/change-wish'
import { CancelTrip } from '../ending/cancel-trip'
import { Withdraw } from '../ending/withdraw'
import { GuestData } from '../facts/guest-data'
import { KeepLink } from '../facts/keep-link'
import { TripFacts } from '../facts/trip-facts'
import { BESIDE } from './letter-money'
import type { Letter } from './use-letter'

/** The facts of the request, and what the guest can change or end. */
export function LetterAside({ letter: { booking, ask } }: { letter: Letter }) {
  const { t } = useTranslation('trip')
  const { quote, pid, scope } = booking
  const place = quote ? 'min-w-0 max-w-reading lg:col-start-1' : BESIDE
  return (
    <aside aria-label={t('facts.title')} className={`flex flex-col gap-6 ${place}`}>
      <TripFacts booking={booking} />
      <ChangeWish booking={booking} />
      <Withdraw booking={booking} />
      <CancelTrip booking={booking} />
      {scope !== 'pack' && <KeepLink pid={pid} />}
      {scope === 'lead' && (
        <GuestData pid={pid} onAsk={booking.actions.includes('message') ? ask : undefined} />
      )}
    </aside>
  )
}
