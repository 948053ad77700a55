import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../worker/contracts/bookings/quotes'
import { useLang } from '../../platform/i18n/use-lang'
import { QuoteDays } from '../../ui/quote/quote-days'
import { LanguageOffer } from './facts/language-offer'
import { LetterMoney, BESIDE } from './letter/letter-money'
import { useLetter, type Letter } from './letter/use-letter'
import { Thread } from './messages/thread'
import { QuoteAcceptance } from './quote/quote-acceptance'
import { canAccept } from './quote/quote.view'
import { isOver } from './trip.view'
import { ChangeOffer } from './change/change-offer'
import { OpenWish, ChangeWish } from './change/change-wish'
import { EndingPanel } from './ending/ending-panel'
import { EmailCorrection } from './facts/email-correction'
import { TripStatus } from './status/trip-status'
import { CancelTrip } from './ending/cancel-trip'
import { Withdraw } from './ending/withdraw'
import { GuestData } from './facts/guest-data'
import { KeepLink } from './facts/send-link'
import { TripFacts } from './facts/trip-facts'
import { Fold } from './panel'

/** An opened booking: its status and next step, the plan and the money, the messages and the request. */
export function TripLetter({ booking: opened }: { booking: GuestBooking }) {
  const lang = useLang()
  const letter = useLetter(opened)
  const { booking } = letter
  const { quote, pid } = booking
  return (
    <div className="flex flex-col gap-6">
      {booking.lang !== lang && <LanguageOffer pid={pid} lang={booking.lang} />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
        <LetterHead letter={letter} />
        {quote && <LetterMoney letter={letter} quote={quote} />}
        <LetterBody letter={letter} />
        <LetterAside letter={letter} />
      </div>
      {quote && canAccept(booking) && <QuoteAcceptance letter={letter} quote={quote} />}
    </div>
  )
}

/** The plan of the agreed trip, and the messages. */
function LetterBody({ letter: { booking, situation, draft } }: { letter: Letter }) {
  const { quote, scope } = booking
  return (
    <div className="flex min-w-0 flex-col gap-8 empty:hidden lg:col-start-1">
      {quote && situation !== 'quoted' && <Plan quote={quote} isFolded={isOver(situation)} />}
      {scope !== 'pack' && <Thread booking={booking} draft={draft} />}
    </div>
  )
}

/** The status of the booking, and the panels for the guest's answers and corrections. */
function LetterHead({ letter }: { letter: Letter }) {
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

/** The facts of the request, and the actions that change or end it. */
function LetterAside({ letter: { booking, ask } }: { letter: Letter }) {
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

/** The days of a trip; collapsed once it is over or will not take place, as the messages come first then. */
function Plan({ quote, isFolded }: { quote: Quote; isFolded: boolean }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  if (!isFolded) return <QuoteDays quote={quote} lang={lang} />
  return (
    <Fold label={t('plan.show')} className="no-print max-w-reading border-y border-line">
      <div className="py-4">
        <QuoteDays quote={quote} lang={lang} />
      </div>
    </Fold>
  )
}
