import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { useLang } from '../../../platform/i18n/use-lang'
import { lead } from '../../../platform/i18n/lead'
import { QuoteBill } from '../../../ui/quote/quote-bill'
import { Moment } from '../moment'
import { Panel } from '../panel'
import type { Letter } from '../letter/use-letter'
import { isOver } from '../trip.view'
import { QuoteNote } from './quote-note'
import { QuoteTerms } from './quote-terms'
import { validityOf, canAnswer } from './quote.view'
import { QuoteAnswers } from './quote-answers'

const SHOWS_VALIDITY: ReadonlySet<Quote['status']> = new Set(['open', 'lapsed'])

/** The money of a quote, its refund terms while they matter, its expiry, and the guest's answer. */
export function QuotePanel({ letter, quote }: { letter: Letter; quote: Quote }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { booking, situation } = letter
  const { currencies, policyDay } = booking
  return (
    <Panel id="trip-price" title={t('bill.title', { count: quote.party })} className="gap-5">
      <QuoteBill quote={quote} lang={lang} hasWon={currencies?.includes('KRW') ?? false} />
      <QuoteNote note={quote.note} className="text-sm" />
      {!isOver(situation) && <QuoteTerms {...{ booking, quote, policyDay }} className="text-sm" />}
      {SHOWS_VALIDITY.has(quote.status) && <Validity booking={booking} quote={quote} />}
      {canAnswer(booking) && <QuoteAnswers letter={letter} quote={quote} />}
    </Panel>
  )
}

function Validity({ booking, quote }: { booking: GuestBooking; quote: Quote }) {
  const { t } = useTranslation('trip')
  const isOpen = quote.status === 'open' && booking.now < quote.validUntil
  return (
    <p className={isOpen ? '' : 'text-muted'}>
      {lead(t(isOpen ? 'valid.until' : 'valid.was'))}
      <Moment {...validityOf(booking, quote)} className={isOpen ? 'font-semibold' : ''} />
    </p>
  )
}
