import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'
import { useLang } from '../../../platform/i18n/use-lang'
import { QuoteBill } from '../../../ui/quote/quote-bill'
import { Moment } from '../moment'
import { Panel } from '../panel'
import { QuoteAnswers } from './quote-answers'
import { QuoteNote } from './quote-note'
import { QuoteTerms } from './quote-terms'
import { validityOf } from './quote.view'
import { lead } from '../../../platform/i18n/lead'

const SHOWS_VALIDITY: ReadonlySet<Quote['status']> = new Set(['open', 'lapsed'])

interface QuotePanelProps {
  booking: GuestBooking
  quote: Quote
  /** Whether the refund terms still matter. */
  hasTerms: boolean
  onAccept: () => void
  /** Moves to the message. */
  onAsk: () => void
}

/** The money of a quote, how long it is valid, and the guest's answer. */
export function QuotePanel({ booking, quote, hasTerms, ...answers }: QuotePanelProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const title = t('bill.title', { count: quote.party })
  return (
    <Panel id="trip-price" title={title} className="gap-5">
      <QuoteBill quote={quote} lang={lang} hasWon={booking.currencies?.includes('KRW') ?? false} />
      <QuoteNote note={quote.note} className="text-sm" />
      {hasTerms && <QuoteTerms booking={booking} quote={quote} />}
      {SHOWS_VALIDITY.has(quote.status) && <Validity booking={booking} quote={quote} />}
      <QuoteAnswers booking={booking} quote={quote} {...answers} />
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
