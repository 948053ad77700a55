import { useLang } from '../../../platform/i18n/use-lang'
import { QuoteDays } from '../../../ui/quote/quote-days'
import { ChangeOffer } from '../change/change-offer'
import { OpenWish } from '../change/open-wish'
import { EndingPanel } from '../ending/ending-panel'
import { EmailCorrection } from '../facts/email-correction'
import { TripStatus } from '../status/trip-status'
import type { Letter } from './use-letter'

/** The status of the booking, and what the guest has to answer or correct. */
export function LetterHead({ letter }: { letter: Letter }) {
  const lang = useLang()
  const { booking, offer, situation, ask } = letter
  const { quote, pid, guest, scope } = booking
  return (
    <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">
      <TripStatus booking={booking} offer={offer} situation={situation} onAsk={ask} />
      <EndingPanel booking={booking} />
      {offer ? <ChangeOffer booking={booking} offer={offer} /> : <OpenWish booking={booking} />}
      {scope === 'requester' && guest?.email && (
        <EmailCorrection pid={pid} email={guest.email} mayCorrect={guest.mayCorrectEmail} />
      )}
      {quote && situation === 'quoted' && <QuoteDays quote={quote} lang={lang} />}
    </div>
  )
}
